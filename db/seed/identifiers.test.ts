import { expect, test } from "vitest";
import { slugify } from "#app/platform/slugs.ts";
import { fictionalPhone, npnAt, SlugRegister, uuidV7 } from "./identifiers.ts";
import { Random } from "./random.ts";

test("a slug is lower-case ASCII words joined by hyphens", () => {
  expect(slugify("Zoë O'Brien-Łuczak")).toBe("zoe-obrien-luczak");
  expect(slugify("Ka'aihue, Nguyễn & Møller")).toBe("kaaihue-nguyen-moller");
  expect(slugify("Robert J. Pruitt")).toBe("robert-j-pruitt");
  expect(slugify("  Đặng  Thị ")).toBe("dang-thi");
});

test("a slug is given once", () => {
  const register = new SlugRegister();
  expect(["ana-diaz", "ana-diaz", "bo-li", "ana-diaz"].map((slug) => register.claim(slug))).toEqual([
    "ana-diaz",
    "ana-diaz-2",
    "bo-li",
    "ana-diaz-3",
  ]);
});

test("NPNs have the right format and are never given twice, agents and organizations together", () => {
  const npns = [
    ...Array.from({ length: 50_000 }, (_, i) => npnAt(i)),
    ...Array.from({ length: 20_000 }, (_, i) => npnAt(8_000_000 + i)),
  ];
  expect(npns.every((npn) => /^[1-9]\d{0,9}$/.test(npn))).toBe(true);
  expect(new Set(npns).size).toBe(npns.length);
});

test("phone numbers are in the block reserved for fiction", () => {
  const random = new Random("phones");
  for (let i = 0; i < 200; i += 1) expect(fictionalPhone("512", random)).toMatch(/^\+151255501\d\d$/);
});

test("ids are UUIDs of version 7 that carry their time and order by it", () => {
  const random = new Random("ids");
  const earlier = uuidV7(Date.UTC(2025, 2, 1), random);
  const later = uuidV7(Date.UTC(2025, 2, 2), random);
  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(earlier.replaceAll("-", "").slice(0, 12), 16)).toBe(Date.UTC(2025, 2, 1));
  expect(earlier < later).toBe(true);
});
