/** Outlines as SVG paths, on a flat map around a point or over a state. */
import { decodeOutline, type OutlinePoint } from "#db/outline.ts";
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

/** The inverse of `projectAround`. */
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

/** A point rounded to hundredths of a degree, so that neighbors share one ground file. */
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

/** Points closer than this to the one before are left out, in units; far outside a base map the difference does not show. */
const LEAST_STEP = 0.5;
const STEP_OUTSIDE = 24;
export const OUTSIDE = BASE_MAP_UNITS + 60;
/** Islands and ponds smaller than this in both directions are left out of water. */
const LEAST_WATER = 2.5;

/** The `d` of an outline, in tenths of a unit; for a base map, simplified where it is `outside`. */
export const outlinePath = (outline: string, project: Projection, outside?: number): string =>
  decodeOutline(outline)
    .map((ring) => `${linePath(projected(ring, project), { outside })}Z`)
    .join("");

/** The same for water on a base map: only areas that are on it and large enough to see. */
export const waterPath = (areas: string, project: Projection): string =>
  decodeOutline(areas)
    .map((ring) => projected(ring, project))
    .filter((ring) => {
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const seen =
        left < BASE_MAP_UNITS && right > -BASE_MAP_UNITS && top < BASE_MAP_UNITS && bottom > -BASE_MAP_UNITS;
      return seen && Math.max(right - left, bottom - top) >= LEAST_WATER;
    })
    .map((ring) => `${linePath(ring, { leastStep: 2 * LEAST_STEP, outside: OUTSIDE })}Z`)
    .join("");

/** The same for lines, which are not closed. */
export const coursePath = (courses: string, project: Projection): string =>
  decodeOutline(courses)
    .map((line) => linePath(projected(line, project), { outside: OUTSIDE }))
    .join("");

const projected = (points: readonly OutlinePoint[], project: Projection) =>
  points.map(([lon, lat]) => {
    const { x, y } = project({ lat: lat / 1000, lon: lon / 1000 });
    return [x, y] as const;
  });

/** The first point as it is, each next one as the step from the one before. */
function linePath(
  points: readonly (readonly [x: number, y: number])[],
  {
    leastStep = LEAST_STEP,
    outside = Number.POSITIVE_INFINITY,
  }: { leastStep?: number; outside?: number | undefined },
): string {
  let path = "";
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [exactX, exactY] of points) {
    const step = Math.max(Math.abs(exactX), Math.abs(exactY)) > outside ? STEP_OUTSIDE : leastStep;
    if (Math.abs(exactX - lastX) < step && Math.abs(exactY - lastY) < step) continue;
    const [x, y] = [Math.round(exactX * 10) / 10, Math.round(exactY * 10) / 10];
    path += path === "" ? `M${x} ${y}l` : `${tenths(x - lastX)} ${tenths(y - lastY)} `;
    [lastX, lastY] = [x, y];
  }
  return path.trimEnd();
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A round number of miles for the scale bar, about a fifth of the circle's width, and its length in units. */
export function scaleBar(radiusMiles: number): { miles: number; units: number } {
  const steps = [1, 2, 5, 10, 20, 25, 50];
  const miles = steps.findLast((step) => step <= radiusMiles / 2.5) ?? 1;
  return { miles, units: (miles * RADIUS_UNITS) / radiusMiles };
}
