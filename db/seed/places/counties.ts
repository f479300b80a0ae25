/** Counties: names and outlines from the Census Bureau's cartographic files as `us-atlas` carries them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { slugify } from "#app/platform/slugs.ts";
import { encodeOutline } from "../../outline.ts";
import type { counties } from "../../schema/places.ts";
import { stateFacts } from "./census.ts";
import { drawableRings, isInside, type Ring, ringArea, ringCenter, simplifyShared } from "./outlines.ts";

export type CountyRow = Required<typeof counties.$inferInsert>;
export type CountyTopology = Topology<{ counties: GeometryCollection<{ name: string }> }>;

export type CountyShapes = {
  rows: CountyRow[];
  /** The county of a postal place: by its own code, or without an outline for that, by its point. */
  countyAt(place: { countyFips: string | null; stateCode: string; lat: number; lon: number }): string | null;
};

type Shape =
  | { type: "Polygon"; coordinates: number[][][] }
  | { type: "MultiPolygon"; coordinates: number[][][][] };

type County = { fips: string; stateCode: string; name: string; rings: Ring[] };

const statesByFips = new Map(stateFacts.map((state) => [state.fips, state.code]));

/** Reads the outlines of the 50 states and DC, once in full for lookups and once simplified for the rows. */
export function buildCounties(): CountyShapes {
  const topology = readTopology();
  const full = readCounties(topology);
  const fullByFips = new Map(full.map((county) => [county.fips, county]));
  const simplified = new Map(readCounties(simplifyShared(topology)).map((county) => [county.fips, county]));
  const sameNames = countNames(full);
  return {
    rows: full.map((county) =>
      buildRow(county, simplified.get(county.fips)?.rings ?? [], (sameNames.get(nameIn(county)) ?? 0) > 1),
    ),
    countyAt({ countyFips, stateCode, lat, lon }) {
      if (countyFips !== null && fullByFips.has(countyFips)) return countyFips;
      const inState = full.filter((county) => county.stateCode === stateCode);
      const around = inState.find((county) => isInside(county.rings, lon, lat));
      return (around ?? nearest(inState, lon, lat))?.fips ?? null;
    },
  };
}

function readTopology(): CountyTopology {
  const file = fileURLToPath(new URL("../../../node_modules/us-atlas/counties-10m.json", import.meta.url));
  return JSON.parse(readFileSync(file, "utf8")) as CountyTopology;
}

function readCounties(topology: CountyTopology): County[] {
  const { features } = feature(topology, topology.objects.counties);
  return features
    .flatMap(({ id, properties, geometry }): County[] => {
      const fips = String(id);
      const stateCode = statesByFips.get(fips.slice(0, 2));
      if (stateCode === undefined) return [];
      if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
      return [{ fips, stateCode, name: properties.name, rings: ringsOf(geometry) }];
    })
    .sort((a, b) => (a.fips < b.fips ? -1 : 1));
}

/** The westernmost Aleutians are beyond 180°: counted on past −180 they stay next to the others. */
function ringsOf(geometry: Shape): Ring[] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => ring.map(([lon = 0, lat = 0]) => [lon > 0 ? lon - 360 : lon, lat] as const));
}

const nameIn = (county: County) => `${county.stateCode}|${county.name}`;

function countNames(all: readonly County[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const county of all) counts.set(nameIn(county), (counts.get(nameIn(county)) ?? 0) + 1);
  return counts;
}

function buildRow(county: County, simplifiedRings: readonly Ring[], sharesName: boolean): CountyRow {
  const largest = county.rings.reduce((best, ring) => (ringArea(ring) > ringArea(best) ? ring : best));
  const [lon, lat] = ringCenter(largest);
  const points = county.rings.flat();
  // Independent cities are numbered from 510; some share their county's name (Richmond, Baltimore, St. Louis).
  const name = sharesName && Number(county.fips.slice(2)) >= 510 ? `${county.name} City` : county.name;
  return {
    fips: county.fips,
    stateCode: county.stateCode,
    name,
    slug: slugify(name),
    lat: round(lat),
    lon: round(lon),
    minLat: round(Math.min(...points.map((point) => point[1]))),
    maxLat: round(Math.max(...points.map((point) => point[1]))),
    minLon: round(Math.min(...points.map((point) => point[0]))),
    maxLon: round(Math.max(...points.map((point) => point[0]))),
    outline: encodeOutline(
      drawableRings(simplifiedRings.some((ring) => ringArea(ring) > 0) ? simplifiedRings : county.rings),
    ),
    agentCount: 0,
  };
}

function nearest(all: readonly County[], lon: number, lat: number): County | undefined {
  const away = (county: County) =>
    Math.min(...county.rings.flat().map(([x, y]) => (x - lon) ** 2 + (y - lat) ** 2));
  return all.reduce<County | undefined>(
    (best, county) => (!best || away(county) < away(best) ? county : best),
    undefined,
  );
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
