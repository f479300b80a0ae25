/** Geometry of outlines: simplifying shared borders once, measuring rings, finding what is inside. */

import { presimplify } from "topojson-simplify";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";

/** Degrees; the first point may be repeated at the end. */
export type Ring = readonly (readonly [lon: number, lat: number])[];

/** A point stays on a border if it moves the line by more than this share of the smaller adjacent county. */
const KEPT_AREA_SHARE = 1 / 2200;
/** Squared degrees: coasts of very large counties keep at least this much detail. */
const KEPT_AREA_CAP = 0.0015;
/** Islands smaller than this share of their county's largest piece, and than the area, are left out. */
const ISLAND_SHARE = 0.02;
const ISLAND_AREA = 0.02;

/**
 * Simplifies the arcs of a county topology and rounds them to thousandths of a degree. A border shared by two counties
 * is one arc and is simplified once, so neighbors still fit. Each arc is judged by the smaller adjacent county: a
 * threshold for the West would erase the independent cities of Virginia.
 */
export function simplifyShared<T extends Topology<{ counties: GeometryCollection<{ name: string }> }>>(
  topology: T,
): T {
  const weighted = presimplify(topology);
  const thresholds = thresholdsByArc(weighted.objects.counties.geometries, weighted.arcs);
  const arcs = weighted.arcs.map((arc, i) => {
    const threshold = thresholds.get(i) ?? KEPT_AREA_CAP;
    const kept: number[][] = [];
    for (const [lon = 0, lat = 0, weight = 0] of arc) {
      if (weight < threshold) continue;
      kept.push([Math.round(lon * 1000) / 1000, Math.round(lat * 1000) / 1000]);
    }
    return kept;
  });
  return { ...weighted, arcs };
}

function thresholdsByArc(
  geometries: readonly GeometryObject<{ name: string }>[],
  arcs: readonly (readonly (readonly number[])[])[],
): Map<number, number> {
  const thresholds = new Map<number, number>();
  for (const geometry of geometries) {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") continue;
    const polygons = geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs;
    const rings = polygons.flat();
    const area = Math.max(...rings.map((ring) => ringArea(ring.flatMap((arc) => arcPoints(arcs, arc)))));
    const threshold = Math.min(KEPT_AREA_CAP, area * KEPT_AREA_SHARE);
    for (const arc of rings.flat()) {
      const index = arc < 0 ? ~arc : arc;
      thresholds.set(index, Math.min(threshold, thresholds.get(index) ?? KEPT_AREA_CAP));
    }
  }
  return thresholds;
}

function arcPoints(
  arcs: readonly (readonly (readonly number[])[])[],
  arc: number,
): (readonly [number, number])[] {
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([lon = 0, lat = 0]) => [lon, lat] as const);
  return arc < 0 ? points.reverse() : points;
}

/**
 * The rings worth drawing, as integer thousandths without repeated points: no ring of fewer than three points, no tiny
 * islands, but always the largest. If the source has no area at all (Falls Church, Virginia, is a line in it), the
 * bounding box replaces it.
 */
export function drawableRings(rings: readonly Ring[]): [number, number][][] {
  const largest = Math.max(...rings.map(ringArea));
  const drawable = rings
    .filter((ring) => {
      const area = ringArea(ring);
      return area === largest || area >= Math.min(ISLAND_AREA, largest * ISLAND_SHARE);
    })
    .map((ring) => {
      const points: [number, number][] = [];
      for (const [lon, lat] of ring) {
        const point: [number, number] = [Math.round(lon * 1000), Math.round(lat * 1000)];
        if (!samePoint(point, points.at(-1))) points.push(point);
      }
      if (points.length > 1 && samePoint(points[0], points.at(-1))) points.pop();
      return points;
    })
    .filter((points) => points.length >= 3);
  return drawable.length > 0 ? drawable : [boxAround(rings.flat())];
}

function boxAround(points: Ring): [number, number][] {
  const lons = points.map(([lon]) => Math.round(lon * 1000));
  const lats = points.map(([, lat]) => Math.round(lat * 1000));
  const [west, east, south, north] = [
    Math.min(...lons),
    Math.max(...lons),
    Math.min(...lats),
    Math.max(...lats),
  ];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function samePoint(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Squared degrees, never negative. */
export function ringArea(ring: Ring): number {
  let doubled = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before) doubled += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return Math.abs(doubled) / 2;
}

/** Center of gravity of the enclosed area. */
export function ringCenter(ring: Ring): [lon: number, lat: number] {
  const [originLon, originLat] = ring[0] ?? [0, 0];
  let doubled = 0;
  let lon = 0;
  let lat = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before) {
      const [x0, y0, x1, y1] = [
        before[0] - originLon,
        before[1] - originLat,
        point[0] - originLon,
        point[1] - originLat,
      ];
      const cross = x0 * y1 - x1 * y0;
      doubled += cross;
      lon += (x0 + x1) * cross;
      lat += (y0 + y1) * cross;
    }
    before = point;
  }
  return doubled === 0
    ? [originLon, originLat]
    : [originLon + lon / (3 * doubled), originLat + lat / (3 * doubled)];
}

/** Even-odd rule over all rings together. */
export function isInside(rings: readonly Ring[], lon: number, lat: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const point of ring) {
      if (before && point[1] > lat !== before[1] > lat) {
        const crossing = before[0] + ((lat - before[1]) / (point[1] - before[1])) * (point[0] - before[0]);
        if (lon < crossing) inside = !inside;
      }
      before = point;
    }
  }
  return inside;
}
