/**
 * Water on the maps: the sea, lakes and wide rivers of OpenStreetMap from `@geo-maps`, and the courses of great rivers
 * from Natural Earth in `mapeo-offline-map`. Cut into squares of one degree, so that a map reads only what is near.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeOutline } from "../../outline.ts";
import type { water } from "../../schema/places.ts";
import { type Ring, ringArea } from "./outlines.ts";

export type WaterRow = Required<typeof water.$inferInsert>;
type Box = { minLat: number; maxLat: number; minLon: number; maxLon: number };
type Waters = { geometries: { coordinates: Ring[][] }[] };
type Courses = { features: { geometry: { type: string; coordinates: Ring | Ring[] } }[] };

const WATERS = new URL(
  "../../../node_modules/@geo-maps/earth-waterbodies-250m/map.geo.json",
  import.meta.url,
);
const COURSES = new URL("../../../node_modules/mapeo-offline-map/dist/rivers.json", import.meta.url);

const MILES_PER_DEGREE = 69;
/** Square miles. The source has smaller lakes and pieces of rivers as single points of its grid. */
const LEAST_LAKE = 1;
const LEAST_ISLAND = 0.06;
/** Degrees around a county within which water is kept: as far as the widest map shows around it. */
const REACH = { lat: 2, lon: 5 } as const;
/** Degrees: a longer straight edge was cut by the source. */
const CUT_EDGE = 0.05;
const OVERLAP = 0.004;
/** Whole degrees that bound everything kept. */
const SOUTH = 16;
const NORTH = 74;

/** Rows of the `water` table around `land`, the bounding boxes of the counties. */
export function buildWater(land: readonly Box[]): WaterRow[] {
  const near = squaresAround(land);
  const areas = new Map<string, Ring[]>();
  for (const ring of readWaters(near)) cutIntoSquares(ring, near, areas);
  const courses = coursesBySquare(near);
  return [...near].sort().flatMap((square): WaterRow[] => {
    const [area, course] = [areas.get(square), courses.get(square)];
    if (area === undefined && course === undefined) return [];
    const [lat = 0, lon = 0] = square.split(",").map(Number);
    return [{ lat, lon, areas: encode(area ?? []), courses: encode(course ?? []) }];
  });
}

/** Outer edges run one way and islands the other: filled by the nonzero rule, overlapping pieces are one water. */
function readWaters(near: ReadonlySet<string>): Ring[] {
  const { geometries } = read<Waters>(WATERS);
  return geometries.flatMap(({ coordinates }) => {
    // One polygon is the sea, with every continent and island as a hole; lakes and rivers are cut into thousands.
    const sea = coordinates.some((polygon) => polygon.length > coordinates.length);
    return coordinates
      .filter(([outer]) => outer !== undefined && (sea || squareMiles(outer) >= LEAST_LAKE))
      .flat()
      .filter((ring) => squareMiles(ring) >= LEAST_ISLAND)
      .flatMap((ring) => turns(ring))
      .filter((ring) => anyNear(near, ring))
      .map((ring) => (sea ? ring : smooth(ring)));
  });
}

/** The westernmost Aleutians are counted on past −180°, and so is the sea around them. */
function turns(ring: Ring): Ring[] {
  return ring.some(([lon]) => lon > 160)
    ? [ring, ring.map(([lon, lat]) => [lon - 360, lat] as const)]
    : [ring];
}

const read = <T>(file: URL): T => JSON.parse(readFileSync(fileURLToPath(file), "utf8"));

function squareMiles(ring: Ring): number {
  const lat = ring[0]?.[1] ?? 0;
  return ringArea(ring) * MILES_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180);
}

/**
 * Cuts every corner once (Chaikin): the source's lakes have the steps of its grid. Where it has cut a lake in two along a
 * line of that grid, both parts keep the edge.
 */
function smooth(ring: Ring): Ring {
  const open = ring.slice(0, -1);
  return open.flatMap((point, i) => {
    const next = open[(i + 1) % open.length] ?? point;
    const [[lon, lat], [nextLon, nextLat]] = [point, next];
    const [width, height] = [Math.abs(nextLon - lon), Math.abs(nextLat - lat)];
    if (Math.min(width, height) < 1e-6 && Math.max(width, height) > CUT_EDGE) return [point, next];
    return [
      [lon * 0.75 + nextLon * 0.25, lat * 0.75 + nextLat * 0.25],
      [lon * 0.25 + nextLon * 0.75, lat * 0.25 + nextLat * 0.75],
    ] as const;
  });
}

const squareOf = (lat: number, lon: number) => `${Math.floor(lat)},${Math.floor(lon)}`;

function squaresAround(land: readonly Box[]): Set<string> {
  const squares = new Set<string>();
  for (const { minLat, maxLat, minLon, maxLon } of land)
    for (let lat = Math.floor(minLat) - REACH.lat; lat <= maxLat + REACH.lat; lat += 1)
      for (let lon = Math.floor(minLon) - REACH.lon; lon <= maxLon + REACH.lon; lon += 1)
        squares.add(squareOf(lat, lon));
  return squares;
}

function anyNear(near: ReadonlySet<string>, ring: Ring): boolean {
  const [[west, east], [south, north]] = [reach(ring, 0), reach(ring, 1)];
  for (let lat = Math.floor(south); lat < north; lat += 1)
    for (let lon = Math.floor(west); lon < east; lon += 1) if (near.has(squareOf(lat, lon))) return true;
  return false;
}

function cutIntoSquares(ring: Ring, near: ReadonlySet<string>, into: Map<string, Ring[]>): void {
  for (const [lat, row] of bands(ring, 1, (at) => at >= SOUTH && at < NORTH))
    for (const [lon, piece] of bands(row, 0, (at) => near.has(`${lat},${at}`)))
      push(into, `${lat},${lon}`, piece);
}

/** The parts of a ring in each `wanted` degree, cut a little beyond its edges: neighbors overlap, so no seam shows. */
function* bands(ring: Ring, axis: 0 | 1, wanted: (at: number) => boolean): Generator<[number, Ring]> {
  const [least, most] = reach(ring, axis);
  let rest = ring;
  for (let at = Math.floor(least); at < most; at += 1) {
    if (!wanted(at)) continue;
    rest = clip(rest, axis, at - OVERLAP, 1);
    const band = clip(rest, axis, at + 1 + OVERLAP, -1);
    if (band.length >= 3) yield [at, band];
  }
}

/** Minimum and maximum of one coordinate. */
function reach(ring: Ring, axis: 0 | 1): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of ring) {
    if (point[axis] < least) least = point[axis];
    if (point[axis] > most) most = point[axis];
  }
  return [least, most];
}

/** The part of a ring on one side of a line (Sutherland and Hodgman): above it with `side` 1, below with −1. */
export function clip(ring: Ring, axis: 0 | 1, line: number, side: 1 | -1): Ring {
  const kept: Ring[number][] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const inside = (point[axis] - line) * side >= 0;
    if (before !== undefined && inside !== (before[axis] - line) * side >= 0) {
      const share = (line - before[axis]) / (point[axis] - before[axis]);
      kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
    }
    if (inside) kept.push(point);
    before = point;
  }
  return kept;
}

/** Each piece of a course belongs to the square in which it begins, and ends with the first point of the next. */
function coursesBySquare(near: ReadonlySet<string>): Map<string, Ring[]> {
  const squares = new Map<string, Ring[]>();
  const { features } = read<Courses>(COURSES);
  const courses = features.flatMap(({ geometry: { type, coordinates } }) =>
    type === "LineString" ? [coordinates as Ring] : (coordinates as Ring[]),
  );
  for (const course of courses) {
    let piece: Ring[number][] = [];
    let square: string | undefined;
    for (const point of course) {
      const here = squareOf(point[1], point[0]);
      piece.push(point);
      if (here === square) continue;
      if (square !== undefined) {
        if (near.has(square)) push(squares, square, piece);
        piece = [point];
      }
      square = here;
    }
    if (square !== undefined && near.has(square) && piece.length > 1) push(squares, square, piece);
  }
  return squares;
}

function push(map: Map<string, Ring[]>, square: string, ring: Ring): void {
  const rings = map.get(square);
  if (rings) rings.push(ring);
  else map.set(square, [ring]);
}

/** In thousandths, without points that rounding merged with the one before. */
function encode(rings: readonly Ring[]): string {
  return encodeOutline(
    rings.map((ring) => {
      const points = ring.map(([lon, lat]) => [Math.round(lon * 1000), Math.round(lat * 1000)] as const);
      return points.filter(([lon, lat], i) => lon !== points[i - 1]?.[0] || lat !== points[i - 1]?.[1]);
    }),
  );
}
