/** States, cities and ZIPs as rows, from GeoNames' places and postal codes. */

import { placeKey } from "#app/domains/directory/search/places/place-text.ts";
import { slugify } from "#app/platform/slugs.ts";
import type { cities, placeNames, states, zips } from "../../schema/places.ts";
import { estimatePopulations } from "../agents/population.ts";
import { stateFacts } from "./census.ts";
import type { CountyShapes } from "./counties.ts";
import { readPostalPlaces } from "./geonames.ts";
import { joinedName, joinPlaces, type PostCity } from "./join-places.ts";
import { otherKeys } from "./other-keys.ts";
import { type PopulatedPlace, readPopulatedPlaces } from "./populated-places.ts";

export type ZipRow = Required<typeof zips.$inferInsert>;
export type CityRow = Required<typeof cities.$inferInsert>;
export type PlaceNameRow = Required<typeof placeNames.$inferInsert>;
export type StateRow = Required<typeof states.$inferInsert>;

export type Places = {
  /** In ascending order of ZIP. */
  zips: ZipRow[];
  /** `cities[n]` has `cityNo` n + 1. Post-office cities come first. */
  cities: CityRow[];
  /** More names of cities. */
  placeNames: PlaceNameRow[];
  states: StateRow[];
};

/**
 * Every real ZIP, every post-office city, and every populated place, with `agentCount` still 0. A post-office city and
 * GeoNames' place of its name are one city.
 */
export function buildPlaces(shapes: CountyShapes): Places {
  const postal = readPostalPlaces();
  const people = estimatePopulations(postal);
  const posts = new Map<string, PostCity & { zips: typeof postal; cityNo: number }>();
  for (const zip of postal) {
    const key = `${zip.stateCode}|${zip.place}`;
    const post = posts.get(key);
    if (post) post.zips.push(zip);
    else posts.set(key, { name: zip.place, stateCode: zip.stateCode, zips: [zip], cityNo: posts.size + 1 });
  }
  const zipRows = postal.map(
    (place, i): ZipRow => ({
      zip: place.zip,
      cityNo: posts.get(`${place.stateCode}|${place.place}`)?.cityNo ?? 0,
      stateCode: place.stateCode,
      countyFips: shapes.countyAt(place),
      lat: place.lat,
      lon: place.lon,
      weight: people[i] ?? 1,
      agentCount: 0,
    }),
  );
  const membersOf = groupByCity(zipRows);
  const postCities = [...posts.values()];
  const { ofPost, others } = joinPlaces(postCities, readPopulatedPlaces());
  const cityRows = [
    ...postCities.map((post, at) =>
      buildPostCity(post, membersOf.get(post.cityNo) ?? [], ofPost[at] ?? null, shapes),
    ),
    ...others.map((place, at) => buildCity(postCities.length + at + 1, place.name, place, shapes)),
  ];
  giveSlugs(cityRows);
  const names = cityRows.map(({ name }, at) => [
    name,
    postCities[at]?.name ?? name,
    ofPost[at]?.name ?? name,
  ]);
  return {
    zips: zipRows,
    cities: cityRows,
    placeNames: listOtherNames(cityRows, names),
    states: stateFacts.map(buildState),
  };
}

function groupByCity(zipRows: readonly ZipRow[]): Map<number, ZipRow[]> {
  const members = new Map<number, ZipRow[]>();
  for (const zip of zipRows) {
    const group = members.get(zip.cityNo);
    if (group) group.push(zip);
    else members.set(zip.cityNo, [zip]);
  }
  return members;
}

/** A post-office city: at GeoNames' point if it has the place, else in the middle of its ZIPs. */
function buildPostCity(
  { cityNo, name }: { cityNo: number; name: string },
  members: readonly ZipRow[],
  place: PopulatedPlace | null,
  shapes: CountyShapes,
): CityRow {
  if (place !== null) return buildCity(cityNo, joinedName(name, place), place, shapes);
  const { stateCode, lat, lon } = mostCentral(members);
  const countyFips = heaviestCounty(members);
  const nameKey = placeKey(name);
  return { cityNo, stateCode, countyFips, name, slug: "", nameKey, lat, lon, population: 0, agentCount: 0 };
}

function buildCity(cityNo: number, name: string, place: PopulatedPlace, shapes: CountyShapes): CityRow {
  const { stateCode, lat, lon, population } = place;
  const countyFips = shapes.countyAt(place);
  const nameKey = placeKey(name);
  return { cityNo, stateCode, countyFips, name, slug: "", nameKey, lat, lon, population, agentCount: 0 };
}

/** Keys for finding a city besides its own, unless another city of its state has them. */
function listOtherNames(cityRows: readonly CityRow[], names: readonly (readonly string[])[]): PlaceNameRow[] {
  const own = new Set(cityRows.map(({ stateCode, nameKey }) => `${stateCode}|${nameKey}`));
  return cityRows.flatMap(({ cityNo, stateCode }, at) =>
    otherKeys(names[at] ?? [])
      .filter((nameKey) => !own.has(`${stateCode}|${nameKey}`))
      .map((nameKey) => ({ nameKey, cityNo })),
  );
}

function buildState(state: (typeof stateFacts)[number]): StateRow {
  const { code, name, population, lat, lon } = state;
  return { code, name, slug: slugify(name), population, lat, lon, agentCount: 0 };
}

/** The ZIP nearest to the median point: downtown, where most of a city's ZIPs crowd. */
function mostCentral(members: readonly ZipRow[]): ZipRow {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const lat = median(members.map((zip) => zip.lat));
  const lon = median(members.map((zip) => zip.lon));
  const away = (zip: ZipRow) =>
    (zip.lat - lat) ** 2 + ((zip.lon - lon) * Math.cos((lat * Math.PI) / 180)) ** 2;
  return members.reduce((best, zip) => (away(zip) < away(best) ? zip : best));
}

function heaviestCounty(members: readonly ZipRow[]): string | null {
  const weights = new Map<string, number>();
  for (const { countyFips, weight } of members) {
    if (countyFips !== null) weights.set(countyFips, (weights.get(countyFips) ?? 0) + weight);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function giveSlugs(cityRows: CityRow[]): void {
  const taken = new Map<string, number>();
  for (const city of cityRows) {
    const slug = slugify(city.name);
    const key = `${city.stateCode}/${slug}`;
    const earlier = taken.get(key) ?? 0;
    taken.set(key, earlier + 1);
    city.slug = earlier === 0 ? slug : `${slug}-${earlier + 1}`;
  }
}
