/** States, cities and ZIPs as rows, from GeoNames' points and the estimated populations. */

import { placeKey } from "#app/domains/directory/search/place-text.ts";
import { slugify } from "#app/platform/slugs.ts";
import type { cities, states, zips } from "../../schema/places.ts";
import { estimatePopulations } from "../agents/population.ts";
import { stateFacts } from "./census.ts";
import type { CountyShapes } from "./counties.ts";
import { type PostalPlace, readPostalPlaces } from "./geonames.ts";

export type ZipRow = Required<typeof zips.$inferInsert>;
export type CityRow = Required<typeof cities.$inferInsert>;
export type StateRow = Required<typeof states.$inferInsert>;

export type Places = {
  /** In ascending order of ZIP. */
  zips: ZipRow[];
  /** `cities[n]` has `cityNo` n + 1. */
  cities: CityRow[];
  states: StateRow[];
};

/**
 * Names that people search though the post does not use them. They are points to search around: no ZIP and so no
 * agent has its address there.
 */
const boroughs = [
  { name: "Manhattan", stateCode: "NY", countyFips: "36061", lat: 40.7834, lon: -73.9663, weight: 1_694_000 },
  { name: "Queens", stateCode: "NY", countyFips: "36081", lat: 40.7282, lon: -73.7949, weight: 2_405_000 },
] as const;

/** Every real ZIP and city, with `agentCount` still 0. */
export function buildPlaces(shapes: CountyShapes): Places {
  const postal = readPostalPlaces();
  const people = estimatePopulations(postal);
  const groups = new Map<string, { index: number; members: number[] }>();
  postal.forEach((place, i) => {
    const key = `${place.stateCode}|${place.place}`;
    const group = groups.get(key);
    if (group) group.members.push(i);
    else groups.set(key, { index: groups.size, members: [i] });
  });
  const counties = postal.map((place) => shapes.countyAt(place));
  const zipRows = postal.map(
    (place, i): ZipRow => ({
      zip: place.zip,
      cityNo: (groups.get(`${place.stateCode}|${place.place}`)?.index ?? 0) + 1,
      stateCode: place.stateCode,
      countyFips: counties[i] ?? null,
      lat: place.lat,
      lon: place.lon,
      weight: people[i] ?? 1,
      agentCount: 0,
    }),
  );
  const cityRows = [...groups.values()].map(({ index, members }) =>
    buildCity(
      index + 1,
      members.flatMap((i) => zipRows[i] ?? []),
      postal[members[0] ?? 0],
    ),
  );
  for (const borough of boroughs) cityRows.push(namedPoint(cityRows.length + 1, borough));
  giveSlugs(cityRows);
  return { zips: zipRows, cities: cityRows, states: stateFacts.map(buildState) };
}

function buildCity(cityNo: number, members: readonly ZipRow[], place: PostalPlace | undefined): CityRow {
  const center = mostCentral(members);
  return {
    cityNo,
    stateCode: center.stateCode,
    countyFips: heaviestCounty(members),
    name: place?.place ?? "",
    slug: "",
    nameKey: placeKey(place?.place ?? ""),
    lat: center.lat,
    lon: center.lon,
    weight: members.reduce((sum, zip) => sum + zip.weight, 0),
    agentCount: 0,
  };
}

function namedPoint(cityNo: number, point: (typeof boroughs)[number]): CityRow {
  return { ...point, cityNo, slug: "", nameKey: placeKey(point.name), agentCount: 0 };
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
