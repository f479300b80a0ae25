/** The answer to a place: the candidates ranked, counted and paged, and what the page reads of them. */
import { inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { organizations } from "#db/schema/index.ts";
import { cardStatements, readCards } from "../card-queries.server.ts";
import { formatCounty } from "../format-figures.ts";
import type { SearchQuery } from "../inputs.ts";
import {
  CANDIDATE_LIMIT_AGENTS,
  RADIUS_CHOICES_MILES,
  RESULTS_PAGE_AGENTS,
  WIDEN_BELOW_AGENTS,
  WIDEST_MILES,
} from "../limits.ts";
import { groundOf, projectAround, unprojectAround } from "../maps/map-drawing.ts";
import { RESULTS_MAP_FRAME } from "../maps/map-frame.ts";
import { placeLabels } from "../maps/map-labels.ts";
import { layOut, namesOnMap, obstaclesOf } from "../maps/map-layout.ts";
import { labelStatement } from "../maps/map-queries.server.ts";
import { nearestPlaces } from "../place-queries.server.ts";
import { explainRank } from "../ranking.ts";
import type { Point } from "../types.ts";
import { carrierCountStatement } from "./carrier-counts.server.ts";
import type { Where } from "./here-query.ts";
import { fits } from "./page-ahead.server.ts";
import type { FirstLook } from "./search-queries.server.ts";
import { countFilters, measure, nearerStep, orderBy, pageOf, type Ranked } from "./search-ranking.ts";
import { stripped } from "./stripped.ts";

/**
 * How wide the answer reaches: as asked, the next choice that has enough of those whom the list shows, or the first that has
 * as many as there are. The widest where there is nobody.
 */
export function widen(look: FirstLook, query: SearchQuery, place: NonNullable<FirstLook["place"]>) {
  const reached = measure(look.candidates, place, WIDEST_MILES, look.priorMean);
  const within = (miles: number) =>
    reached.filter((agent) => agent.distanceMiles <= miles && agent.average >= query.rating).length;
  const enough = Math.min(WIDEN_BELOW_AGENTS, within(WIDEST_MILES));
  const choices = [query.radius, ...RADIUS_CHOICES_MILES.filter((choice) => choice > query.radius)];
  const radiusMiles =
    enough === 0 ? WIDEST_MILES : (choices.find((one) => within(one) >= enough) ?? WIDEST_MILES);
  return {
    all: reached.filter((agent) => agent.distanceMiles <= radiusMiles),
    radiusMiles,
    askedCount: within(query.radius),
  };
}

/** How far the ranked reach where not all could be ranked, and the map with them: it shows the circle that was ranked. */
export function reachOfMap({ capped }: FirstLook, all: readonly Ranked[], radiusMiles: number) {
  const farthest = capped ? Math.max(...all.map((agent) => agent.distanceMiles)) : null;
  return { farthest, mapMiles: Math.min(100, Math.max(1, Math.ceil(farthest ?? radiusMiles))) };
}

/** Those whom the rating leaves, in order: what the page shows of them, and what is counted beside the filters. */
export function listed(query: SearchQuery, look: FirstLook, all: readonly Ranked[], near: boolean) {
  const shown = query.rating === 0 ? [...all] : all.filter((agent) => agent.average >= query.rating);
  const counts = countFilters(all, shown, look.languages);
  return { shown, counts, ...pageOf(orderBy(query.sort, near, shown), query.page) };
}

type Page = { query: SearchQuery; look: FirstLook; list: ReturnType<typeof listed> };

/** Degrees to each side of a search within which the nearest place with agents is looked for: some 300 miles. */
const NEAR_SEARCH = { lat: 4.5, lon: 6 };

/**
 * What the page shows of its agents, and the names beside the filters' counts: as read ahead, or by a second round trip. That
 * brings the nearest place with agents, too, where a circle has nobody.
 */
async function readPage(
  context: AppContext,
  { look, list }: Page,
  place: NonNullable<FirstLook["place"]>,
  mapMiles: number | null,
) {
  const { shown, counts, rows } = list;
  const { ahead } = look;
  const numbers = rows.map((agent) => agent.agentNo);
  const nobody = mapMiles !== null && shown.length === 0;
  if (!nobody && fits(ahead, { total: shown.length, numbers, mapMiles })) {
    return { ...ahead, cards: ahead.cards.map((packed) => ({ orderValue: 0, packed })), nearest: [] };
  }
  const city = sql`(SELECT city_no FROM cities WHERE state_code = ${place.stateCode} AND slug = ${place.citySlug})`;
  return context.db.batch({
    // Near no city there are none.
    nearest: nearestPlaces(context, nobody ? city : sql`NULL`, NEAR_SEARCH),
    labels: labelStatement(context, place, mapMiles ?? 0),
    organizations: context.db.orm
      .select({ no: organizations.organizationNo, name: organizations.name, slug: organizations.urlSlug })
      .from(organizations)
      .where(
        inArray(organizations.organizationNo, [...counts.organizations.map((one) => one.organizationNo), -1]),
      )
      .limit(20),
    carriers: carrierCountStatement(
      context,
      shown.map((agent) => agent.agentNo),
    ),
    ...cardStatements(context, numbers, RESULTS_PAGE_AGENTS, sql`${place.stateCode}`),
  });
}

/** What every list of results shows. Without distances where there is no point to measure from. */
function pageParts(
  context: AppContext,
  { query, look, list }: Page,
  results: Awaited<ReturnType<typeof readPage>>,
  measured: boolean,
) {
  const { shown, counts, rows, first, pages } = list;
  const cards = readCards(results, { types: look.types, nowMs: context.clock.now() });
  return {
    types: look.types,
    /** Of those asked for; the others are named where they are counted. */
    languages: look.languages.filter(({ code }) => query.language.includes(code)),
    carrierName: look.carrierName,
    total: shown.length,
    page: query.page,
    pages,
    first,
    agents: rows.flatMap((ranked) => {
      const card = cards.find((one) => one.agentNo === ranked.agentNo);
      if (card === undefined) return [];
      // The very numbers that made the order, so that the page says how it came about.
      const nearerMiles = nearerStep(query.sort, measured, ranked.distanceMiles);
      const rank = query.explain
        ? { ...explainRank(ranked, look.priorMean), rankedAt: card.rankedAt, nearerMiles }
        : null;
      return [{ ...stripped(card), distanceMiles: measured ? shorter(ranked.distanceMiles) : null, rank }];
    }),
    counts: {
      ...counts,
      carriers: [...results.carriers].sort((a, b) => a.name.localeCompare(b.name)),
      organizations: counts.organizations.flatMap(({ organizationNo, count }) => {
        const row = results.organizations.find((one) => one.no === organizationNo);
        return row === undefined ? [] : [{ name: row.name, slug: row.slug, count }];
      }),
    },
  };
}

/** Agents with an office in a state, first in its order. */
export async function inState(
  context: AppContext,
  query: SearchQuery,
  look: FirstLook,
  place: NonNullable<FirstLook["place"]>,
) {
  const all = measure(look.candidates, place, Number.POSITIVE_INFINITY, look.priorMean);
  const list = listed(query, look, all, false);
  if (query.page > list.pages) return { kind: "no-such-page" as const, pages: list.pages, place };
  const page = { query, look, list };
  const results = await readPage(context, page, place, null);
  return {
    kind: "in-state" as const,
    place,
    capped: look.capped ? { limit: CANDIDATE_LIMIT_AGENTS } : null,
    ...pageParts(context, page, results, false),
  };
}

/** Agents around a place, and the map of where they are. */
export async function nearPlace(
  context: AppContext,
  query: SearchQuery,
  where: Where,
  look: FirstLook,
  place: NonNullable<FirstLook["place"]>,
) {
  const { all, radiusMiles, askedCount } = widen(look, query, place);
  const list = listed(query, look, all, true);
  const { shown, rows, pages } = list;
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place };

  const { farthest, mapMiles } = reachOfMap(look, all, radiusMiles);
  const page = { query, look, list };
  const results = await readPage(context, page, place, mapMiles);
  const numbers = rows.map((agent) => agent.agentNo);
  return {
    kind: "near" as const,
    place,
    /** A ZIP that we do not have: the largest of its three-digit area stands in for it. */
    standIn: where.kind === "zip" && place.zip !== where.zip ? where.zip : null,
    /** Further ZIPs that were typed beside the one that the search stands at. */
    otherZips: where.kind === "zip" ? (where.others ?? []) : [],
    /** The street of an address, which the search leaves out. */
    left: where.kind === "zip" || where.kind === "city-in-state" ? (where.left ?? null) : null,
    namesakes: where.kind === "words" && !place.loose ? namesakesOf(place, look) : [],
    nameMatchCount: where.kind === "words" ? look.nameMatches.length : 0,
    organizationMatches: look.organizationMatches,
    carrierMatches: look.carrierMatches,
    capped: farthest === null ? null : { limit: CANDIDATE_LIMIT_AGENTS, withinMiles: farthest },
    radiusMiles,
    askedCount,
    /** With agents, where this search has none. */
    nearest: results.nearest[0],
    ...pageParts(context, page, results, true),
    map: drawMap(
      { place, here: nameOf(where, place), radiusMiles: mapMiles },
      rows,
      withoutPage(shown, numbers),
      results.labels,
    ),
  };
}

type Area = { place: Point; here: string | null; radiusMiles: number };

/** Where everything stands on the map, so that nothing moves when the map comes alive. */
function drawMap(
  { place, here, radiusMiles }: Area,
  page: readonly Ranked[],
  others: readonly Ranked[],
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

/** What was searched for, as the map names it; around somebody's own place the map has no name for its middle. */
function nameOf(
  where: Where,
  { zip, city, county, stateCode }: NonNullable<FirstLook["place"]>,
): string | null {
  if (where.kind === "point") return null;
  if (county !== null) return formatCounty(county, stateCode);
  return where.kind === "zip" && zip !== null ? zip : city;
}

/** The other places of its name, each as it is searched for: of a county, the counties in other states. */
function namesakesOf({ county, city, stateCode }: NonNullable<FirstLook["place"]>, look: FirstLook) {
  const others =
    county === null
      ? look.namesakes.filter(({ name }) => name === city)
      : look.counties.map((one) => ({ ...one, name: formatCounty(one.name, one.stateCode) }));
  return others.filter((one) => one.stateCode !== stateCode);
}

/** For a ring and its link a hundred yards do, for a distance five feet. */
const shorter = (degreesOrMiles: number) => Math.round(degreesOrMiles * 1_000) / 1_000;
/** Four decimals are eleven yards: enough for a pin, a third of the bytes. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function withoutPage(shown: readonly Ranked[], numbers: readonly number[]): Ranked[] {
  const onPage = new Set(numbers);
  return shown.filter((agent) => !onPage.has(agent.agentNo));
}
