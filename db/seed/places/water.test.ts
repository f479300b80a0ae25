import { expect, test } from "vitest";
import { decodeOutline, type OutlinePoint } from "../../outline.ts";
import { buildCounties } from "./counties.ts";
import { buildWater, clip } from "./water.ts";

const rows = buildWater(buildCounties().rows);
const squares = new Map(rows.map((row) => [`${row.lat},${row.lon}`, row]));

/** The winding number of a square's rings around a point: water if it is not zero, as it is filled. */
function windings(lat: number, lon: number): number {
  const { areas } = squares.get(`${Math.floor(lat)},${Math.floor(lon)}`) ?? { areas: "" };
  return decodeOutline(areas).reduce((sum, ring) => sum + windingOf(ring, lat * 1000, lon * 1000), 0);
}

function windingOf(ring: readonly OutlinePoint[], lat: number, lon: number): number {
  let count = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && before[1] > lat !== point[1] > lat) {
      const crossing = before[0] + ((lat - before[1]) / (point[1] - before[1])) * (point[0] - before[0]);
      if (lon < crossing) count += point[1] > before[1] ? 1 : -1;
    }
    before = point;
  }
  return count;
}

test.each([
  ["Puget Sound", 47.6, -122.42],
  ["Lake Washington", 47.63, -122.255],
  ["Biscayne Bay", 25.6, -80.25],
  ["the Atlantic", 25.8, -79.9],
  ["the harbor of New York", 40.66, -74.05],
  ["the Hudson", 41.1, -73.89],
  ["Lake Pontchartrain", 30.2, -90.1],
  ["Lake Michigan", 41.9, -87.4],
  ["San Francisco Bay", 37.7, -122.3],
  ["the sea beyond the Aleutians", 51.4, -187.6],
])("%s is water", (_, lat, lon) => {
  expect(windings(lat, lon)).not.toBe(0);
});

test.each([
  ["downtown Seattle", 47.606, -122.33],
  ["Austin", 30.27, -97.74],
  ["Miami", 25.78, -80.25],
  ["Manhattan", 40.758, -73.985],
  ["Vashon Island", 47.42, -122.47],
  ["Vancouver", 49.25, -123.1],
])("%s is land", (_, lat, lon) => {
  expect(windings(lat, lon)).toBe(0);
});

test("great rivers have a course if the source has no width for them", () => {
  const { courses } = squares.get("35,-91") ?? { courses: "" };
  expect(decodeOutline(courses).flat().length).toBeGreaterThan(5);
});

test("all of it takes less than 3 MB, and no square more than 30 kB", () => {
  const sizes = rows.map(({ areas, courses }) => areas.length + courses.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
});

test("a ring is cut at a line", () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  expect(clip(square, 0, 1, -1)).toEqual([
    [0, 0],
    [1, 0],
    [1, 4],
    [0, 4],
  ]);
  expect(clip(square, 1, 9, 1)).toEqual([]);
});
