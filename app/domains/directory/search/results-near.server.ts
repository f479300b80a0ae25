/** The answer to a place: the ranked list, the counts next to the filters, and the map. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readCards } from "../cards/card-queries.server.ts";
import { stripped } from "../cards/stripped.ts";
import { formatCounty } from "../format-figures.ts";
import type { SearchQuery } from "../inputs.ts";
import { CANDIDATE_LIMIT_AGENTS, RESULTS_PAGE_AGENTS, WIDEST_MILES } from "../limits.ts";
import { groundOf, projectAround, unprojectAround } from "../maps/map-drawing.ts";
import { RESULTS_MAP_FRAME } from "../maps/map-frame.ts";
import { placeLabels } from "../maps/map-labels.ts";
import { layOut, namesOnMap, obstaclesOf } from "../maps/map-layout.ts";
import { nearestPlaces } from "../places/city-queries.server.ts";
import type { Point } from "../types.ts";
import { countFilters, nearerStep, pagesOf } from "./filter-counts.ts";
import type { Where } from "./places/here-query.ts";
import type { RankedList } from "./ranked-list-queries.server.ts";
import type { FirstLook } from "./search-queries.server.ts";

type Place = NonNullable<FirstLook["place"]>;

/** Degrees to each side of a search in which to look for the nearest place with agents: some 300 miles. */
const NEAR_SEARCH = { lat: 4.5, lon: 6 };

/** The nearest place with agents, for a search that found none: a second round trip. */
async function nearestWithAgents(context: AppContext, { stateCode, citySlug }: Place) {
  const city = sql`(SELECT city_no FROM cities WHERE state_code = ${stateCode} AND slug = ${citySlug})`;
  const { nearest } = await context.db.batch({ nearest: nearestPlaces(context, city, NEAR_SEARCH) });
  return nearest[0];
}

/** The parts that every list of results has; without distances where there is no point to measure from. */
function pageParts(context: AppContext, query: SearchQuery, look: FirstLook, measured: boolean) {
  const { list } = look;
  const counts = countFilters(list.ranked, look.languages);
  const weighedOn = utcDay(context.clock.now());
  const packed = list.cards.map((card) => ({ orderValue: 0, packed: card }));
  const cards = readCards({ cards: packed }, { types: look.types, nowMs: context.clock.now() });
  return {
    types: look.types,
    /** Languages that were asked for; the others are named where they are counted. */
    languages: look.languages.filter(({ code }) => query.language.includes(code)),
    carrierName: look.carrierName,
    total: counts.total,
    page: query.page,
    pages: pagesOf(counts.total),
    first: (query.page - 1) * RESULTS_PAGE_AGENTS + 1,
    agents: list.rows.flatMap(({ agentNo, miles, ...numbers }) => {
      const card = cards.find((one) => one.agentNo === agentNo);
      if (card === undefined) return [];
      const nearerMiles = nearerStep(query.sort, measured, miles);
      const rank = query.explain ? { ...numbers, weighedOn, nearerMiles } : null;
      const why = {
        orderValue: Math.round(numbers.orderValue * 100) / 100,
        priorMean: Math.round(numbers.priorMean * 10) / 10,
        nearerMiles,
      };
      return [{ ...stripped(card), distanceMiles: measured ? shorter(miles) : null, why, rank }];
    }),
    counts: {
      ...counts,
      carriers: [...list.carriers].sort((a, b) => a.name.localeCompare(b.name)),
      organizations: list.organizations,
      organizationTotal: list.organizationTotal,
    },
  };
}

/** Agents with an office in a state, first in its order. */
export function inState(context: AppContext, query: SearchQuery, look: FirstLook, place: Place) {
  const parts = pageParts(context, query, look, false);
  const { pages } = parts;
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place };
  return {
    kind: "in-state" as const,
    place,
    capped: look.list.capped ? { limit: CANDIDATE_LIMIT_AGENTS } : null,
    ...parts,
  };
}

/** Radius of a map that shows everyone on a list. */
export const mapMilesOf = ({ mapMiles }: RankedList): number => mapMiles ?? WIDEST_MILES;

/** Agents around a place, and the map of where they are. */
export async function nearPlace(
  context: AppContext,
  query: SearchQuery,
  where: Where,
  look: FirstLook,
  place: Place,
) {
  const { list } = look;
  const parts = pageParts(context, query, look, true);
  const { pages, total } = parts;
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place };

  const shown = list.ranked.filter((agent) => agent.shown);
  const first = parts.first - 1;
  return {
    kind: "near" as const,
    place,
    /** A ZIP that we do not have: the largest of its three-digit area replaces it. */
    standIn: where.kind === "zip" && place.zip !== where.zip ? where.zip : null,
    /** Further ZIPs that were typed after the first. */
    otherZips: where.kind === "zip" ? (where.others ?? []) : [],
    /** The street of an address, which the search leaves out. */
    left: where.kind === "zip" || where.kind === "city-in-state" ? (where.left ?? null) : null,
    namesakes: where.kind === "words" && !place.loose ? namesakesOf(place, look) : [],
    nameMatchCount: where.kind === "words" ? look.nameMatches.length : 0,
    organizationMatches: look.organizationMatches,
    carrierMatches: look.carrierMatches,
    capped: list.capped
      ? { limit: CANDIDATE_LIMIT_AGENTS, withinMiles: list.farthestMiles ?? WIDEST_MILES }
      : null,
    radiusMiles: list.radiusMiles ?? WIDEST_MILES,
    askedCount: list.askedCount ?? 0,
    /** The nearest place with agents, if this search has none. */
    nearest: total === 0 ? await nearestWithAgents(context, place) : undefined,
    ...parts,
    map: drawMap(
      { place, here: nameOf(where, place), radiusMiles: mapMilesOf(list) },
      shown.slice(first, first + RESULTS_PAGE_AGENTS),
      [...shown.slice(0, first), ...shown.slice(first + RESULTS_PAGE_AGENTS)],
      list.labels,
    ),
  };
}

type Area = { place: Point; here: string | null; radiusMiles: number };

/** Where everything is on the map, so that nothing moves when the map comes alive. */
function drawMap(
  { place, here, radiusMiles }: Area,
  page: readonly Point[],
  others: readonly Point[],
  places: readonly NamedPoint[],
) {
  const ground = groundOf(place);
  const project = projectAround(ground, radiusMiles);
  const back = unprojectAround(ground, radiusMiles);
  const drawn = (spot: { x: number; y: number }) => {
    const { lat, lon } = back(spot);
    return { lat: short(lat), lon: short(lon) };
  };
  const { pins, rings } = layOut(page.map(project), others.map(project));
  const middle = here === null ? null : { lat: place.lat, lon: place.lon, name: here };
  return {
    radiusMiles,
    pins: pins.map(drawn),
    clusters: rings.map((ring) => ({ ...drawn(ring), count: ring.members.length })),
    labels: placeLabels(
      namesOnMap(middle, places, project),
      project,
      RESULTS_MAP_FRAME,
      obstaclesOf([...pins, ...rings], RESULTS_MAP_FRAME),
    ),
  };
}

type NamedPoint = Point & { name: string };

/** What was searched for, as the map names it; around a reader's own place the map has no name for its middle. */
function nameOf(where: Where, { zip, city, county, stateCode }: Place): string | null {
  if (where.kind === "point") return null;
  if (county !== null) return formatCounty(county, stateCode);
  return where.kind === "zip" && zip !== null ? zip : city;
}

/** Other places of the same name, each as it is searched for: for a county, the counties in other states. */
function namesakesOf({ county, city, stateCode }: Place, look: FirstLook) {
  const others =
    county === null
      ? look.namesakes.filter(({ name }) => name === city)
      : look.counties.map((one) => ({ ...one, name: formatCounty(one.name, one.stateCode) }));
  return others.filter((one) => one.stateCode !== stateCode);
}

/** Three decimals: five feet of a distance. */
const shorter = (degreesOrMiles: number) => Math.round(degreesOrMiles * 1_000) / 1_000;
/** Four decimals are eleven yards: enough for a pin, a third of the bytes. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
