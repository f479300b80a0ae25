/** County outlines as SVG paths, on a flat map around a point or over a state. */
import { decodeOutline } from "#db/outline.ts";
import type { Point } from "../types.ts";

/** Map units from the center to the edge of the searched circle. */
export const RADIUS_UNITS = 184;
/** Units that a base map reaches in each direction; crops stay inside. */
export const BASE_MAP_UNITS = 480;
/** Width of a state map in its own units; the height follows the state. */
export const STATE_MAP_WIDTH = 640;
/** Miles in a degree of latitude. */
const MILES_PER_DEGREE = 69;

export type Projection = (point: Point) => { x: number; y: number };

/** Equirectangular around `center`: right within a fraction of a mile over a hundred. One unit is radius / 184. */
export function projectAround(center: Point, radiusMiles: number): Projection {
  const unitsPerMile = RADIUS_UNITS / radiusMiles;
  const lonMiles = MILES_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  return ({ lat, lon }) => ({
    x: (lon - center.lon) * lonMiles * unitsPerMile,
    y: (center.lat - lat) * MILES_PER_DEGREE * unitsPerMile,
  });
}

/** The way back from `projectAround`. */
export function unprojectAround(
  center: Point,
  radiusMiles: number,
): (spot: { x: number; y: number }) => Point {
  const unitsPerMile = RADIUS_UNITS / radiusMiles;
  const lonMiles = MILES_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  return ({ x, y }) => ({
    lat: center.lat - y / (MILES_PER_DEGREE * unitsPerMile),
    lon: center.lon + x / (lonMiles * unitsPerMile),
  });
}

/** The hundredths of a degree that a ground is drawn around, so that neighbors share one file. */
export function groundOf({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 };
}

/** Degrees of latitude from the middle of a base map to its edge, for each mile of its radius. */
export const MAP_DEGREES_A_MILE = BASE_MAP_UNITS / RADIUS_UNITS / MILES_PER_DEGREE;

/** The degrees that a base map shows. */
export function boxAround(center: Point, radiusMiles: number) {
  const lat = radiusMiles * MAP_DEGREES_A_MILE;
  const lon = lat / Math.cos((center.lat * Math.PI) / 180);
  return {
    minLat: center.lat - lat,
    maxLat: center.lat + lat,
    minLon: center.lon - lon,
    maxLon: center.lon + lon,
  };
}

/** Fits a box of degrees into `width` × `height` units, north up, scaled alike in both directions. */
export function projectBox(
  box: { minLat: number; maxLat: number; minLon: number; maxLon: number },
  width: number,
): { project: Projection; height: number } {
  const shrink = Math.cos((((box.minLat + box.maxLat) / 2) * Math.PI) / 180);
  const scale = width / ((box.maxLon - box.minLon) * shrink);
  return {
    height: Math.ceil((box.maxLat - box.minLat) * scale),
    project: ({ lat, lon }) => ({ x: (lon - box.minLon) * shrink * scale, y: (box.maxLat - lat) * scale }),
  };
}

/** The `d` of an outline, in tenths of a unit; points closer than half a unit to the one before are left out. */
export function outlinePath(outline: string, project: Projection): string {
  let path = "";
  for (const ring of decodeOutline(outline)) {
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    let command = "M";
    for (const [lon, lat] of ring) {
      const { x, y } = project({ lat: lat / 1000, lon: lon / 1000 });
      if (Math.abs(x - lastX) < 0.5 && Math.abs(y - lastY) < 0.5) continue;
      path += `${command}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
      lastX = x;
      lastY = y;
      command = "L";
    }
    path += "Z";
  }
  return path;
}

/** A round number of miles for the scale bar, about a fifth of the circle's width, and its length in units. */
export function scaleBar(radiusMiles: number): { miles: number; units: number } {
  const steps = [1, 2, 5, 10, 20, 25, 50];
  const miles = steps.findLast((step) => step <= radiusMiles / 2.5) ?? 1;
  return { miles, units: (miles * RADIUS_UNITS) / radiusMiles };
}
