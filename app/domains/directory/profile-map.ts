/** The small map beside an office's address. */
import { projectAround } from "./map-drawing.ts";
import { type MapLabel, placeLabels } from "./map-labels.ts";
import type { Point } from "./types.ts";

export const OFFICE_MAP = { radiusMiles: 20, frame: { halfWidth: 150, halfHeight: 88 } } as const;
/** The pin and the ring around it. */
const PIN_UNITS = 22;

/** Degrees around the office within which names are looked for: a little more than the frame shows. */
export const OFFICE_MAP_DEGREES = { lat: 0.15, lon: 0.35 } as const;

/** Names of the places around an office, none over the pin. */
export function officeLabels(office: Point, places: readonly (Point & { name: string })[]): MapLabel[] {
  const project = projectAround(office, OFFICE_MAP.radiusMiles);
  const clear = places.filter((place) => {
    const { x, y } = project(place);
    return Math.hypot(x, y) > PIN_UNITS;
  });
  return placeLabels(clear, project, OFFICE_MAP.frame, 4);
}
