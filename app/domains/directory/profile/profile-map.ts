/** The small map of an office's address. */
import { projectAround } from "../maps/map-drawing.ts";
import { type MapLabel, placeLabels } from "../maps/map-labels.ts";
import type { Point } from "../types.ts";

export const OFFICE_MAP = { radiusMiles: 20, frame: { halfWidth: 150, halfHeight: 88 } } as const;
/** What is on the map already: the pin in the middle, and the scale bar at the lower left. */
const PIN_UNITS = { x: 16, y: 18 } as const;
const SCALE_BAR_UNITS = { width: 100, height: 34 } as const;
const LETTER_UNITS = 6;

/** Degrees around the office to look for names in: a little more than the frame shows. */
export const OFFICE_MAP_DEGREES = { lat: 0.15, lon: 0.35 } as const;

/** Names of the places around an office, none over the pin or the scale bar. */
export function officeLabels(office: Point, places: readonly (Point & { name: string })[]): MapLabel[] {
  const project = projectAround(mapGround(office), OFFICE_MAP.radiusMiles);
  const { halfWidth, halfHeight } = OFFICE_MAP.frame;
  const middle = project(office);
  const free = places.filter((place) => {
    const { x, y } = project(place);
    const half = (place.name.length * LETTER_UNITS) / 2;
    const onPin = Math.abs(x - middle.x) < half + PIN_UNITS.x && Math.abs(y - middle.y) < PIN_UNITS.y;
    const onBar = x - half < SCALE_BAR_UNITS.width - halfWidth && y > halfHeight - SCALE_BAR_UNITS.height;
    return !onPin && !onBar;
  });
  return placeLabels(free, project, OFFICE_MAP.frame, [], 4);
}

/** The area map draws its ground around a point rounded to hundredths of a degree. */
function mapGround({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 };
}
