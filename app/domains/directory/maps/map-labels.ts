/** Places names on a map so that none covers another. */

import type { Point } from "../types.ts";
import type { Projection } from "./map-drawing.ts";

export type MapLabel = { name: string; x: number; y: number };

/** Half the width and height that a label keeps free, in map units; 12-unit type is about 6 wide a letter. */
const LETTER_UNITS = 6;
const LINE_UNITS = 16;

/** Where a name may stand from its place, in the order tried: on it, above, below, farther above and below. */
const OFFSETS = [0, -18, 20, -30, 32];
/** A pin or ring covers about this much around its point. */
const PIN_UNITS = 12;

/**
 * The largest places first; a name moves off the pins (`obstacles`, in map units), and is left out where it would
 * overlap an earlier one or leave the frame.
 */
export function placeLabels(
  places: readonly (Point & { name: string })[],
  project: Projection,
  frame: { halfWidth: number; halfHeight: number },
  obstacles: readonly { x: number; y: number }[] = [],
  limit = 7,
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const place of places) {
    if (labels.length === limit) break;
    const { x, y } = project(place);
    const half = (place.name.length * LETTER_UNITS) / 2;
    const free = OFFSETS.map((offset) => y + offset).find(
      (at) =>
        Math.abs(x) + half <= frame.halfWidth &&
        Math.abs(at) + LINE_UNITS <= frame.halfHeight &&
        !obstacles.some(
          (pin) =>
            Math.abs(pin.x - x) < half + PIN_UNITS && Math.abs(pin.y - at + 4) < LINE_UNITS / 2 + PIN_UNITS,
        ) &&
        !labels.some(
          (label) =>
            Math.abs(label.x - x) < half + (label.name.length * LETTER_UNITS) / 2 + 8 &&
            Math.abs(label.y - at) < LINE_UNITS * 1.5,
        ),
    );
    if (free !== undefined) labels.push({ name: place.name, x: Math.round(x), y: Math.round(free) });
  }
  return labels;
}
