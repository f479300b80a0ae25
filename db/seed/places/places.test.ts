import { expect, test } from "vitest";
import { distanceMiles } from "#app/domains/directory/places/distance.ts";
import { placeKey } from "#app/domains/directory/search/places/place-text.ts";
import { cityPopulations, stateFacts } from "./census.ts";
import { buildCounties } from "./counties.ts";
import { readPostalPlaces, tidyPlaceName } from "./geonames.ts";
import { buildPlaces } from "./places.ts";
import { readPopulatedPlaces } from "./populated-places.ts";

const shapes = buildCounties();
const places = buildPlaces(shapes);
const cities = new Map(places.cities.map((city) => [`${city.stateCode}|${city.name}`, city]));
const cityNamed = (name: string, stateCode: string) => cities.get(`${stateCode}|${name}`);

test("every real ZIP appears once, in a city of its own state and in an existing county", () => {
  const fips = new Set(shapes.rows.map((row) => row.fips));
  expect(places.zips.length).toBeGreaterThan(40_000);
  expect(new Set(places.zips.map((zip) => zip.zip)).size).toBe(places.zips.length);
  const misplaced = places.zips.filter(
    (zip) => places.cities[zip.cityNo - 1]?.stateCode !== zip.stateCode || !fips.has(zip.countyFips ?? ""),
  );
  expect(misplaced).toEqual([]);
});

test("a city's slug is unique in its state and its number is its place in the list", () => {
  const slugs = places.cities.map((city) => `${city.stateCode}/${city.slug}`);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(places.cities.every((city, i) => city.cityNo === i + 1)).toBe(true);
  expect(places.cities.every((city) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(city.slug))).toBe(true);
});

test("the ZIPs of a known city add up to its population, within one in two hundred", () => {
  const weights = new Map<string, number>();
  readPostalPlaces().forEach(({ place, stateCode }, at) => {
    const key = `${stateCode}|${place}`;
    weights.set(key, (weights.get(key) ?? 0) + (places.zips[at]?.weight ?? 0));
  });
  const missing = [...cityPopulations].filter(([key, known]) => {
    const weight = weights.get(key) ?? 0;
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

test("places are found by the names that people type", () => {
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

/** Places with this key in a state, by their own name or another. */
const citiesOfKey = new Map<string, typeof places.cities>();
const enter = (stateCode: string, key: string, city: (typeof places.cities)[number]) => {
  const of = `${stateCode}|${key}`;
  citiesOfKey.set(of, [...(citiesOfKey.get(of) ?? []), city]);
};
for (const city of places.cities) enter(city.stateCode, city.nameKey, city);
for (const { nameKey, cityNo } of places.placeNames) {
  const city = places.cities[cityNo - 1];
  if (city !== undefined) enter(city.stateCode, nameKey, city);
}
const citiesFor = (name: string, stateCode: string) =>
  citiesOfKey.get(`${stateCode}|${placeKey(name)}`) ?? [];

test("every larger GeoNames place is found by its name, within three miles of its point", () => {
  const large = readPopulatedPlaces().filter((place) => place.population >= 50_000);
  expect(large.length).toBeGreaterThan(900);
  const lost = large.filter(
    (place) => !citiesFor(place.name, place.stateCode).some((city) => distanceMiles(city, place) <= 3),
  );
  expect(lost.map(({ name, stateCode }) => `${name}, ${stateCode}`)).toEqual([]);
});

test("a place without a post office is a city of its own, and one with it is at its own point", () => {
  for (const [name, stateCode] of [
    ["Centennial", "CO"],
    ["Lakewood", "CO"],
    ["Sandy Springs", "GA"],
    ["Doral", "FL"],
    ["Spokane Valley", "WA"],
    ["The Woodlands", "TX"],
    ["Plymouth", "MN"],
  ] as const) {
    expect(cityNamed(name, stateCode)?.population, name).toBeGreaterThan(50_000);
  }
  const roundRock = cityNamed("Round Rock", "TX");
  expect(distanceMiles(roundRock ?? { lat: 0, lon: 0 }, { lat: 30.5083, lon: -97.6789 })).toBeLessThan(1);
});

test("a post-office name stays, and what is not a populated place has no population", () => {
  const posts = new Set(readPostalPlaces().map(({ place, stateCode }) => `${place}|${stateCode}`));
  const lost = [...posts].filter((post) => {
    const [name = "", stateCode = ""] = post.split("|");
    return citiesFor(name, stateCode).length === 0;
  });
  expect(lost).toEqual([]);
  expect(cityNamed("Littleton", "CO")?.population).toBeGreaterThan(40_000);
  expect(cityNamed("Kingwood", "TX")?.population).toBe(0);
});

test("a shared name means the largest city", () => {
  const largest = (name: string) =>
    places.cities
      .filter(({ nameKey }) => nameKey === placeKey(name))
      .sort((a, b) => b.population - a.population)[0]?.stateCode;
  expect(["Austin", "Columbus", "Portland", "Springfield", "Hollywood", "Miami"].map(largest)).toEqual([
    "TX",
    "OH",
    "OR",
    "MO",
    "FL",
    "FL",
  ]);
});

test.each([
  ["D'Iberville", "MS"],
  ["O'Fallon", "MO"],
  ["O'Fallon", "IL"],
  ["Coeur d'Alene", "ID"],
  ["Truth or Consequences", "NM"],
  ["McAllen", "TX"],
  ["McKinney", "TX"],
  ["DeKalb", "IL"],
  ["DeSoto", "TX"],
  ["LaGrange", "GA"],
  ["La Grange", "IL"],
  ["La Crosse", "WI"],
  ["Fond du Lac", "WI"],
  ["Lee's Summit", "MO"],
  ["Wilkes-Barre", "PA"],
  ["Winston-Salem", "NC"],
  ["Cañon City", "CO"],
  ["Havre de Grace", "MD"],
  ["Carmel-by-the-Sea", "CA"],
  ["Marina del Rey", "CA"],
  ["St. Louis", "MO"],
  ["Port St. Lucie", "FL"],
  ["New York", "NY"],
  ["Bronx", "NY"],
])("%s, %s is spelled correctly", (name, stateCode) => {
  expect(citiesFor(name, stateCode).map((city) => city.name)).toContain(name);
});

test.each([
  ["o fallon", "MO", "O'Fallon"],
  ["d iberville", "MS", "D'Iberville"],
  ["coeur d alene", "ID", "Coeur d'Alene"],
  ["the bronx", "NY", "Bronx"],
  ["new york city", "NY", "New York"],
  ["woodlands", "TX", "The Woodlands"],
  ["la grange", "GA", "LaGrange"],
  ["lagrange", "IL", "La Grange"],
  ["hallandale", "FL", "Hallandale Beach"],
])("%s, %s finds %s", (key, stateCode, name) => {
  expect(citiesFor(key, stateCode).map((city) => city.name)).toContain(name);
});

test("a part of a city never replaces a city of its name", () => {
  expect(cityNamed("Hollywood", "CA")?.population).toBe(0);
  expect(cityNamed("North Stamford", "CT")?.population).toBe(0);
  expect(cityNamed("Stamford", "CT")?.population).toBeGreaterThan(100_000);
});
