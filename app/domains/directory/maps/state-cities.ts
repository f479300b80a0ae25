/** The map of a state's largest cities by their agents, over its counties. */
import type { Point } from "../types.ts";
import { separate } from "./cluster.ts";
import { projectBox, STATE_MAP_WIDTH } from "./map-drawing.ts";
import { type MapLabel, placeLabels } from "./map-labels.ts";
import { GAP_UNITS } from "./map-layout.ts";

type Box = { minLat: number; maxLat: number; minLon: number; maxLon: number };
type City = Point & { name: string; slug: string; agentCount: number };
export type StateCities = {
  /** In units of the drawing, whose middle is 0,0. */
  halfWidth: number;
  halfHeight: number;
  /** Around it, for the rings and names at its edge. */
  room: number;
  rings: { x: number; y: number; name: string; slug: string; count: number }[];
  labels: MapLabel[];
};

/** Units of the longer side. */
const SIDE = 400;
const LEAST_ROOM = 24;
/** From the middle of a ring to its edge, on a phone. */
const RING_ROOM = 32;
/** A state is drawn smaller than its marks: they need more room. */
const CROWDED = 1.3;

/** `cities` in the order of their agents: a ring for each, and names where there is room. */
export function drawStateCities(box: Box, cities: readonly City[]): StateCities {
  const drawn = projectBox(box, STATE_MAP_WIDTH);
  const scale = SIDE / Math.max(STATE_MAP_WIDTH, drawn.height);
  const frame = { halfWidth: (STATE_MAP_WIDTH * scale) / 2, halfHeight: (drawn.height * scale) / 2 };
  const project = (point: Point) => {
    const { x, y } = drawn.project(point);
    return { x: x * scale - frame.halfWidth, y: y * scale - frame.halfHeight };
  };
  const rings = separate(
    cities.map((city) => ({ ...project(city), city })),
    GAP_UNITS * CROWDED,
  );
  const beyond = rings.map(({ x, y }) =>
    Math.max(Math.abs(x) - frame.halfWidth, Math.abs(y) - frame.halfHeight),
  );
  const room = Math.ceil(Math.max(LEAST_ROOM, ...beyond.map((units) => units + RING_ROOM)));
  return {
    ...frame,
    room,
    rings: rings.map(({ x, y, city }) => ({
      x: Math.round(x),
      y: Math.round(y),
      name: city.name,
      slug: city.slug,
      count: city.agentCount,
    })),
    labels: placeLabels(
      // Right at its ring, before anything farther.
      rings.map(({ x, y, city }) => ({ lat: -y, lon: x, name: city.name, toSide: "first" as const })),
      ({ lat, lon }) => ({ x: lon, y: -lat }),
      { halfWidth: frame.halfWidth + room, halfHeight: frame.halfHeight + room },
      rings,
      cities.length,
    ),
  };
}
