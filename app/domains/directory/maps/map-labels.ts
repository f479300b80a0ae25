/** Places names on a map so that none covers another. */

import type { Point } from "../types.ts";
import type { Projection } from "./map-drawing.ts";

/** `always`: the place searched for. */
export type MapLabel = { name: string; x: number; y: number; always?: boolean };

/** Half the width and height of a label, with space around it, in map units; 13-unit type is about 6.5 wide a letter. */
const LETTER_UNITS = 6.5;
const LINE_UNITS = 16;

/** Where a name may go, from its place, in the order tried: on it, above, below, farther above and below. */
const OFFSETS = [0, -18, 20, -30, 32];
/** For a name that may go farther, and to the side. */
const FAR_OFFSETS = [-18, 20, -30, 32, -44, 46] as const;
const BESIDE_UNITS = 22;
/** A pin or ring covers about this much around its point. */
const PIN_UNITS = 15;

type Named = Point & {
  name: string;
  /** It is named in any case, over as few marks as possible. */
  always?: boolean;
  /** The name may go to the side of its place, also before it goes above or below. */
  toSide?: boolean | "first";
};

/**
 * The largest places first; a name moves off the pins (`obstacles`, in map units), and is left out where it would
 * overlap an earlier one or leave the frame, unless it is `always` there.
 */
export function placeLabels(
  places: readonly Named[],
  project: Projection,
  frame: { halfWidth: number; halfHeight: number },
  obstacles: readonly { x: number; y: number }[] = [],
  limit = 9,
): MapLabel[] {
  const labels: MapLabel[] = [];
  for (const { name, always = false, toSide = always, ...place } of places) {
    if (labels.length === limit) break;
    const half = (name.length * LETTER_UNITS) / 2;
    const inFrame = (at: { x: number; y: number }) =>
      Math.abs(at.x) + half <= frame.halfWidth && Math.abs(at.y) + LINE_UNITS <= frame.halfHeight;
    const covered = (at: { x: number; y: number }) =>
      obstacles.filter(
        (pin) =>
          Math.abs(pin.x - at.x) < half + PIN_UNITS &&
          Math.abs(pin.y - at.y + 4) < LINE_UNITS / 2 + PIN_UNITS,
      ).length;
    const clear = (at: { x: number; y: number }) =>
      labels.every(
        (label) =>
          Math.abs(label.x - at.x) >= half + (label.name.length * LETTER_UNITS) / 2 + 8 ||
          Math.abs(label.y - at.y) >= LINE_UNITS * 1.5,
      );
    const spots = spotsAround(project(place), half, toSide).filter((at) => inFrame(at) && clear(at));
    const free = spots.find((at) => covered(at) === 0);
    const at = free ?? (always ? spots.sort((a, b) => covered(a) - covered(b))[0] : undefined);
    if (at === undefined) continue;
    labels.push({ name, x: Math.round(at.x), y: Math.round(at.y), ...(always ? { always } : {}) });
  }
  return labels;
}

/** Where a name may go, in the order tried. */
function spotsAround({ x, y }: { x: number; y: number }, half: number, toSide: boolean | "first") {
  if (!toSide) return OFFSETS.map((offset) => ({ x, y: y + offset }));
  const aside = [half + BESIDE_UNITS, -half - BESIDE_UNITS];
  const beside = aside.map((by) => ({ x: x + by, y: y + 4 }));
  const around = [0, ...aside].flatMap((by) =>
    [...(by === 0 ? [] : [4]), ...FAR_OFFSETS].map((offset) => ({ x: x + by, y: y + offset })),
  );
  return toSide === "first" ? [...beside, ...around] : around;
}
