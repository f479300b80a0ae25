/** Places names on a map so that none covers another. */
import type { Projection } from "./map-drawing.ts";
import type { Point } from "./types.ts";

export type MapLabel = { name: string; x: number; y: number };

/** Half the width and height that a label keeps free, in map units; 12-unit type is about 6 wide a letter. */
const LETTER_UNITS = 6;
const LINE_UNITS = 16;

/** The largest places first; a name that would overlap an earlier one or leave the frame is left out. */
export function placeLabels(
  places: readonly (Point & { name: string })[],
  project: Projection,
  frame: { halfWidth: number; halfHeight: number },
  limit = 7,
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const place of places) {
    if (labels.length === limit) break;
    const { x, y } = project(place);
    const half = (place.name.length * LETTER_UNITS) / 2;
    if (Math.abs(x) + half > frame.halfWidth || Math.abs(y) + LINE_UNITS > frame.halfHeight) continue;
    const covers = labels.some(
      (label) =>
        Math.abs(label.x - x) < half + (label.name.length * LETTER_UNITS) / 2 + 8 &&
        Math.abs(label.y - y) < LINE_UNITS * 1.5,
    );
    if (!covers) labels.push({ name: place.name, x: Math.round(x), y: Math.round(y) });
  }
  return labels;
}
