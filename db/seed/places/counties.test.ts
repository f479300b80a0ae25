import { expect, test } from "vitest";
import { decodeOutline } from "../../outline.ts";
import { buildCounties } from "./counties.ts";

const shapes = buildCounties();
const byFips = new Map(shapes.rows.map((row) => [row.fips, row]));
const pointsOf = (fips: string) => decodeOutline(byFips.get(fips)?.outline ?? "").flat();

test("every county of the fifty states and DC has an outline with an area", () => {
  expect(shapes.rows.length).toBeGreaterThan(3100);
  for (const row of shapes.rows) {
    const rings = decodeOutline(row.outline);
    expect(rings.length, row.name).toBeGreaterThan(0);
    expect(Math.min(...rings.map((ring) => ring.length)), row.name).toBeGreaterThanOrEqual(3);
  }
});

test("outlines are small: under 250 bytes on average, none over 3.5 kB", () => {
  const sizes = shapes.rows.map((row) => row.outline.length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(250);
  expect(Math.max(...sizes)).toBeLessThan(3500);
});

test("neighbors share the points of their border", () => {
  const travis = new Set(pointsOf("48453").map(String));
  const shared = pointsOf("48491").filter((point) => travis.has(String(point)));
  expect(shared.length).toBeGreaterThanOrEqual(5);
});

test("the Aleutians are drawn on one side of the map", () => {
  const lons = pointsOf("02016").map(([lon]) => lon);
  expect(Math.max(...lons)).toBeLessThan(0);
  expect(Math.max(...lons) - Math.min(...lons)).toBeLessThan(30_000);
});

test("a county and an independent city of one name differ, within a state by name and by slug", () => {
  expect(byFips.get("51760")?.slug).toBe("richmond-city");
  expect(byFips.get("51159")?.slug).toBe("richmond");
  const slugs = shapes.rows.map((row) => `${row.stateCode}/${row.slug}`);
  expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([]);
});

test("names keep their accents", () => {
  expect(byFips.get("35013")?.name).toBe("Doña Ana");
});

test("a place whose county has no outline is assigned by its point", () => {
  const hartford = { countyFips: "09110", stateCode: "CT", lat: 41.7637, lon: -72.6851 };
  expect(shapes.countyAt(hartford)).toBe("09003");
  expect(shapes.countyAt({ ...hartford, countyFips: null })).toBe("09003");
});
