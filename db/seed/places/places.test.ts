import { expect, test } from "vitest";
import { cityPopulations, stateFacts } from "./census.ts";
import { buildCounties } from "./counties.ts";
import { tidyPlaceName } from "./geonames.ts";
import { buildPlaces } from "./places.ts";

const shapes = buildCounties();
const places = buildPlaces(shapes);
const cities = new Map(places.cities.map((city) => [`${city.stateCode}|${city.name}`, city]));
const cityNamed = (name: string, stateCode: string) => cities.get(`${stateCode}|${name}`);

test("every real ZIP stands once, in a city of its own state and in a county that exists", () => {
  const fips = new Set(shapes.rows.map((row) => row.fips));
  expect(places.zips.length).toBeGreaterThan(40_000);
  expect(new Set(places.zips.map((zip) => zip.zip)).size).toBe(places.zips.length);
  const misplaced = places.zips.filter(
    (zip) => places.cities[zip.cityNo - 1]?.stateCode !== zip.stateCode || !fips.has(zip.countyFips ?? ""),
  );
  expect(misplaced).toEqual([]);
});

test("a city's slug is its own within its state and its number is its place in the list", () => {
  const slugs = places.cities.map((city) => `${city.stateCode}/${city.slug}`);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(places.cities.every((city, i) => city.cityNo === i + 1)).toBe(true);
  expect(places.cities.every((city) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(city.slug))).toBe(true);
});

test("the ZIPs of a known city add up to its population, within one in two hundred", () => {
  const missing = [...cityPopulations].filter(([key, known]) => {
    const [stateCode = "", name = ""] = key.split("|");
    const weight = cityNamed(name, stateCode)?.weight ?? 0;
    return Math.abs(weight - known) > known / 200 + 50;
  });
  expect(missing).toEqual([]);
});

test("the ZIPs of a state add up to its census population, within one in a hundred", () => {
  const byState = new Map<string, number>();
  for (const zip of places.zips) byState.set(zip.stateCode, (byState.get(zip.stateCode) ?? 0) + zip.weight);
  const off = stateFacts.filter(
    ({ code, population }) => Math.abs((byState.get(code) ?? 0) / population - 1) > 0.01,
  );
  expect(off.map((state) => state.code)).toEqual([]);
});

test("places are found under the names that people type", () => {
  expect(cityNamed("St. Louis", "MO")?.nameKey).toBe("st louis");
  expect(cityNamed("Winston-Salem", "NC")?.nameKey).toBe("winston salem");
  expect(cityNamed("Manhattan", "NY")?.countyFips).toBe("36061");
  expect(cityNamed("New York", "NY")?.slug).toBe("new-york");
});

test("the post's spelling becomes the map's", () => {
  expect(
    ["Saint Paul", "Mc Kinney", "Mcallen", "Hastings On Hudson", "Lincoln'S New Salem", "Hill Afb"].map(
      tidyPlaceName,
    ),
  ).toEqual(["St. Paul", "McKinney", "McAllen", "Hastings on Hudson", "Lincoln's New Salem", "Hill AFB"]);
});
