/** Places names on a map so that none covers another. */

import type { Point } from "../types.ts";
import type { Projection } from "./map-drawing.ts";

/** `always`: the place searched for. */
export type MapLabel = { name: string; x: number; y: number; always?: boolean };

/** Half the width and height that a label keeps free, in map units; 13-unit type is about 6.5 wide a letter. */
const LETTER_UNITS = 6.5;
const LINE_UNITS = 16;

/** Where a name may stand from its place, in the order tried: on it, above, below, farther above and below. */
const OFFSETS = [0, -18, 20, -30, 32];
/** A place that is named whatever stands around it looks farther, and beside itself. */
const FAR_OFFSETS = [-18, 20, -30, 32, -44, 46] as const;
const BESIDE_UNITS = 10;
/** A pin or ring covers about this much around its point. */
const PIN_UNITS = 15;

/**
 * The largest places first; a name moves off the pins (`obstacles`, in map units), and is left out where it would
 * overlap an earlier one or leave the frame, unless it is `always` there.
 */
export function placeLabels(
  places: readonly (Point & { name: string; always?: boolean })[],
  project: Projection,
  frame: { halfWidth: number; halfHeight: number },
  obstacles: readonly { x: number; y: number }[] = [],
  limit = 9,
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const { name, always = false, ...place } of places) {
    if (labels.length === limit) break;
    const { x, y } = project(place);
    const half = (name.length * LETTER_UNITS) / 2;
    const spots = always
      ? [0, half + BESIDE_UNITS, -half - BESIDE_UNITS].flatMap((aside) =>
          [...(aside === 0 ? [] : [4]), ...FAR_OFFSETS].map((offset) => ({ x: x + aside, y: y + offset })),
        )
      : OFFSETS.map((offset) => ({ x, y: y + offset }));
    const free = spots.find(
      (at) =>
        Math.abs(at.x) + half <= frame.halfWidth &&
        Math.abs(at.y) + LINE_UNITS <= frame.halfHeight &&
        !obstacles.some(
          (pin) =>
            Math.abs(pin.x - at.x) < half + PIN_UNITS &&
            Math.abs(pin.y - at.y + 4) < LINE_UNITS / 2 + PIN_UNITS,
        ) &&
        !labels.some(
          (label) =>
            Math.abs(label.x - at.x) < half + (label.name.length * LETTER_UNITS) / 2 + 8 &&
            Math.abs(label.y - at.y) < LINE_UNITS * 1.5,
        ),
    );
    const at = free ?? (always ? spots[0] : undefined);
    if (at === undefined) continue;
    labels.push({ name, x: Math.round(at.x), y: Math.round(at.y), ...(always ? { always } : {}) });
  }
  return labels;
}
