/** The map of a city's agents: how many are where in it, and in the places around it. */
import { distanceMiles } from "../places/distance.ts";
import type { Point } from "../types.ts";
import { separate } from "./cluster.ts";
import { groundOf, projectAround, unprojectAround } from "./map-drawing.ts";
import { RESULTS_MAP_FRAME } from "./map-frame.ts";
import { type MapLabel, placeLabels } from "./map-labels.ts";
import { GAP_UNITS, layOut, namesOnMap, obstaclesOf } from "./map-layout.ts";

type Counted = Point & { agentCount: number };
/** Where a ring leads: to a search around a ZIP, or to the page of a place. */
export type CityMapRing = Point & { count: number } & (
    | { zip: string }
    | { name: string; slug: string; stateSlug: string; stateCode: string }
  );
export type CityMap = { radiusMiles: number; rings: CityMapRing[]; labels: MapLabel[] };

const CHOICES_MILES = [5, 8, 12, 18, 25, 40] as const;
/** The map widens, up to its limit, until it shows this many of the places around. */
const NEIGHBORS = 4;

/** `zips` of the city with agents, and `nearest` places with agents, the nearest first. */
export function drawCityMap<
  Zip extends Counted & { zip: string },
  Place extends Counted & { name: string; slug: string; stateSlug: string; stateCode: string },
>(city: Point & { name: string }, zips: readonly Zip[], nearest: readonly Place[]): CityMap {
  const shown = [...zips, ...nearest.slice(0, NEIGHBORS)];
  const reach = Math.max(0, ...shown.map((one) => distanceMiles(city, one)));
  const radiusMiles =
    CHOICES_MILES.find((miles) => miles >= reach) ?? CHOICES_MILES[CHOICES_MILES.length - 1] ?? 40;
  const ground = groundOf(city);
  const project = projectAround(ground, radiusMiles);
  const back = unprojectAround(ground, radiusMiles);
  const onMap = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x) < RESULTS_MAP_FRAME.halfWidth - GAP_UNITS &&
    Math.abs(y) < RESULTS_MAP_FRAME.halfHeight - GAP_UNITS;
  const spot = <One extends Counted>(one: One) => ({ ...one, ...project(one) });
  const { rings } = layOut([], zips.map(spot).filter(onMap));
  const around = nearest.map(spot).filter(onMap);
  const neighbors = separate(around, GAP_UNITS, rings);
  const degrees = (at: { x: number; y: number }) => {
    const { lat, lon } = back(at);
    return { lat: Math.round(lat * 10_000) / 10_000, lon: Math.round(lon * 10_000) / 10_000 };
  };
  return {
    radiusMiles,
    rings: [
      ...rings.map((ring) => ({
        ...degrees(ring),
        count: ring.members.reduce((sum, one) => sum + one.agentCount, 0),
        // The search that it links to is around the ZIP with most agents.
        zip: ring.members.reduce((most, one) => (one.agentCount > most.agentCount ? one : most)).zip,
      })),
      ...neighbors.map((one) => ({
        ...degrees(one),
        count: one.agentCount,
        name: one.name,
        slug: one.slug,
        stateSlug: one.stateSlug,
        stateCode: one.stateCode,
      })),
    ],
    labels: placeLabels(
      namesOnMap({ lat: city.lat, lon: city.lon, name: city.name }, around, project),
      project,
      RESULTS_MAP_FRAME,
      obstaclesOf([...rings, ...neighbors], RESULTS_MAP_FRAME),
    ),
  };
}
