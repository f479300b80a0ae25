import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeOutline, encodeOutline, type OutlinePoint } from "./outline.ts";

test("an outline is decoded as it was encoded", () => {
  const point = fc.tuple(
    fc.integer({ min: -190_000, max: 180_000 }),
    fc.integer({ min: -90_000, max: 90_000 }),
  );
  const rings = fc.array(fc.array(point, { minLength: 1, maxLength: 30 }), { maxLength: 5 });
  fc.assert(
    fc.property(rings, (written: OutlinePoint[][]) => {
      expect(decodeOutline(encodeOutline(written))).toEqual(written);
    }),
  );
});

test("only the first point of a ring is absolute", () => {
  const square: OutlinePoint[] = [
    [-97_742, 30_271],
    [-97_740, 30_271],
    [-97_740, 30_270],
  ];
  expect(encodeOutline([square, square])).toBe("-97742,30271 2,0 0,-1;-97742,30271 2,0 0,-1");
});
