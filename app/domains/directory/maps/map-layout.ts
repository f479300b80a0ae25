/** Where pins, rings and names are on the map of results; the server and the live map share this layout. */
import type { Point } from "../types.ts";
import { type Cluster, cluster, separate, spread } from "./cluster.ts";
import type { Projection } from "./map-drawing.ts";

type Spot = { x: number; y: number };

/** Agents nearer to each other than this, in units of the screen, share a ring. */
const RING_UNITS = 46;
/** Between a pin and anything else that can be clicked. */
export const GAP_UNITS = 33;
const SPREAD_UNITS = 20;

/**
 * `pins` moved off each other; `others` clustered into rings and moved off the pins. A ring of one is that agent. `scale` is how
 * far the map is zoomed in; with `apart`, as on the closest map, every ring is spread.
 */
export function layOut<Pin extends Spot, Other extends Spot>(
  pins: readonly Pin[],
  others: readonly Other[],
  { scale = 1, apart = false } = {},
): { pins: Pin[]; rings: Cluster<Other>[] } {
  const placed = separate(pins, GAP_UNITS / scale);
  const rings = cluster(others, RING_UNITS / scale).flatMap((ring) =>
    apart && ring.members.length > 1 ? cluster(spread(ring, SPREAD_UNITS / scale), 0) : [ring],
  );
  return { pins: placed, rings: separate(rings, GAP_UNITS / scale, placed) };
}

/** What names avoid, in units of the screen: marks, the scale, where the ground is from, and the buttons that zoom. */
export function obstaclesOf(
  marks: readonly Spot[],
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
): Spot[] {
  return [
    ...marks,
    ...[40, 80, 120].map((fromLeft) => ({ x: fromLeft - halfWidth, y: halfHeight - 18 })),
    ...[15, 60, 105].map((fromRight) => ({ x: halfWidth - fromRight, y: halfHeight - 10 })),
    ...[20, 50, 80].map((fromTop) => ({ x: halfWidth - 30, y: fromTop - halfHeight })),
  ];
}

/** The place searched for, before the larger places around it, which may include it too. */
export function namesOnMap<Place extends Point & { name: string }>(
  here: (Point & { name: string }) | null,
  places: readonly Place[],
  project: Projection,
): (Point & { name: string; always?: boolean })[] {
  if (here === null) return [...places];
  const middle = project(here);
  const same = (place: Place) => {
    const { x, y } = project(place);
    return place.name === here.name && Math.hypot(x - middle.x, y - middle.y) < SAME_PLACE_UNITS;
  };
  return [{ ...here, always: true }, ...places.filter((place) => !same(place))];
}

const SAME_PLACE_UNITS = 60;
