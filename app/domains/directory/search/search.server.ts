/** A search from the address to the page: what was understood, what was found, and why it is in this order. */
import { inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { organizations } from "#db/schema/index.ts";
import { cardStatements, readCards } from "../card-queries.server.ts";
import type { FieldErrors, SearchQuery } from "../inputs.ts";
import {
  CANDIDATE_LIMIT_AGENTS,
  NAME_MATCH_LIMIT,
  RADIUS_CHOICES_MILES,
  RESULTS_PAGE_AGENTS,
  WIDEN_BELOW_AGENTS,
} from "../limits.ts";
import { projectAround } from "../maps/map-drawing.ts";
import { RESULTS_MAP_FRAME } from "../maps/map-frame.ts";
import { placeLabels } from "../maps/map-labels.ts";
import { labelStatement } from "../maps/map-queries.server.ts";
import { getCountry } from "../place-queries.server.ts";
import { explainRank } from "../ranking.ts";
import { type PlaceText, parsePlaceText } from "./place-text.ts";
import { type FirstLook, lookAround } from "./search-queries.server.ts";
import { clusterPoints, countFilters, measure, orderBy, pageOf, type Ranked } from "./search-ranking.ts";

/** Cities offered where nothing was asked for. */
const LARGEST_CITIES = 12;

export type SearchOutcome = Awaited<ReturnType<typeof search>>;

/** Where the reader is, when they asked for "near me". */
export type NearMe = { lat: number; lon: number; source: "device" | "edge"; label: string };

/** Runs a search in at most two round trips. */
export async function search(context: AppContext, query: SearchQuery, nearMe: NearMe | null) {
  const where: PlaceText | { kind: "point"; lat: number; lon: number } =
    nearMe === null ? parsePlaceText(query.q) : { kind: "point", lat: nearMe.lat, lon: nearMe.lon };
  if (where.kind === "nothing") {
    return { kind: "nothing" as const, ...(await getCountry(context, LARGEST_CITIES)) };
  }
  if (where.kind === "state") return { kind: "state" as const, stateCode: where.stateCode };

  const look = await lookAround(context, query, where);
  const errors = unknownChoices(query, look);
  if (errors !== null) return { kind: "input" as const, errors, typed: { q: query.q }, types: look.types };
  const wantsName = query.kind === "name" || (look.place === null && look.nameMatches.length > 0);
  if (wantsName && where.kind === "words") return byName(context, query, look);
  if (look.place === null) {
    return { kind: "unknown-place" as const, where, namesakes: look.namesakes, types: look.types };
  }
  return nearPlace(context, query, where, look, look.place);
}

/** Choices that have the right form but are not in the register's lists; null when all are. */
function unknownChoices(query: SearchQuery, look: FirstLook): FieldErrors | null {
  const errors: FieldErrors = {};
  if (query.type !== undefined && !look.types.some((type) => type.slug === query.type)) {
    errors.type = "Choose an insurance type from the list.";
  }
  if (!query.language.every((code) => look.languages.some((language) => language.code === code))) {
    errors.language = "Choose a language from the list.";
  }
  if (query.organization !== undefined && !look.organizationKnown) {
    errors.organization = "Choose an organization from the list.";
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

/** How wide the answer reaches: as asked, or the next choice that has enough. */
function widen(look: FirstLook, query: SearchQuery, place: NonNullable<FirstLook["place"]>) {
  const asked = measure(look.candidates, place, query.radius, look.priorMean);
  if (asked.length >= WIDEN_BELOW_AGENTS || look.wider.length === 0) {
    return { all: asked, radiusMiles: query.radius as number, askedCount: asked.length };
  }
  let last = { all: asked, radiusMiles: query.radius as number, askedCount: asked.length };
  for (const radiusMiles of RADIUS_CHOICES_MILES.filter((choice) => choice > query.radius)) {
    const all = measure(look.wider, place, radiusMiles, look.priorMean);
    if (all.length > last.all.length) last = { all, radiusMiles, askedCount: asked.length };
    if (all.length >= WIDEN_BELOW_AGENTS) break;
  }
  return last;
}

async function nearPlace(
  context: AppContext,
  query: SearchQuery,
  where: PlaceText | { kind: "point" },
  look: FirstLook,
  place: NonNullable<FirstLook["place"]>,
) {
  const { all, radiusMiles, askedCount } = widen(look, query, place);
  const shown = query.rating === 0 ? all : all.filter((agent) => agent.average >= query.rating);
  const counts = countFilters(all, shown, look.languages);
  const { rows, first, pages } = pageOf(orderBy(query.sort, shown), query.page);
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place };

  const farthest = look.capped ? Math.max(...all.map((agent) => agent.distanceMiles)) : null;
  // The map shows the circle that was ranked: when capped, the nearest part of the one asked for.
  const mapMiles = Math.min(100, Math.max(1, Math.ceil(farthest ?? radiusMiles)));
  const numbers = rows.map((agent) => agent.agentNo);
  const { organizationRows, labels, ...results } = await context.db.batch({
    organizationRows: context.db.orm
      .select({ no: organizations.organizationNo, name: organizations.name, slug: organizations.urlSlug })
      .from(organizations)
      .where(
        inArray(organizations.organizationNo, [...counts.organizations.map((one) => one.organizationNo), -1]),
      )
      .limit(20),
    labels: labelStatement(context, place, mapMiles),
    ...cardStatements(context, numbers, RESULTS_PAGE_AGENTS, sql`${place.stateCode}`),
  });
  const cards = readCards(results, {
    types: look.types,
    nowMs: context.clock.now(),
  });
  const clusters = clusterPoints(withoutPage(shown, numbers), place, mapMiles);
  const project = projectAround(place, mapMiles);
  return {
    kind: "near" as const,
    place,
    /** A ZIP that we do not have: the largest of its three-digit area stands in for it. */
    standIn: where.kind === "zip" && place.zip !== where.zip ? where.zip : null,
    namesakes: where.kind === "words" ? look.namesakes.slice(1) : [],
    nameMatchCount: where.kind === "words" ? look.nameMatches.length : 0,
    organizationMatches: look.organizationMatches,
    types: look.types,
    languages: look.languages,
    total: shown.length,
    capped: farthest === null ? null : { limit: CANDIDATE_LIMIT_AGENTS, withinMiles: farthest },
    radiusMiles,
    askedCount,
    page: query.page,
    pages,
    first,
    agents: rows.flatMap((ranked) => {
      const card = cards.find((one) => one.agentNo === ranked.agentNo);
      if (card === undefined) return [];
      // The very numbers that made the order, so that the page says how it came about.
      const rank = query.explain ? { ...explainRank(ranked, look.priorMean), rankedAt: card.rankedAt } : null;
      return [{ ...stripped(card), distanceMiles: ranked.distanceMiles, rank }];
    }),
    counts: {
      ...counts,
      organizations: counts.organizations.flatMap(({ organizationNo, count }) => {
        const row = organizationRows.find((one) => one.no === organizationNo);
        return row === undefined ? [] : [{ name: row.name, slug: row.slug, count }];
      }),
    },
    map: {
      radiusMiles: mapMiles,
      pins: rows.map((agent, at) => ({ lat: short(agent.lat), lon: short(agent.lon), number: at + 1 })),
      clusters: clusters.map((one) => ({
        ...one,
        lat: short(one.lat),
        lon: short(one.lon),
      })),
      labels: placeLabels(labels, project, RESULTS_MAP_FRAME, [...rows, ...clusters].map(project)),
    },
  };
}

async function byName(context: AppContext, query: SearchQuery, look: FirstLook) {
  const numbers = look.nameMatches.slice(0, NAME_MATCH_LIMIT);
  const results = await context.db.batch(
    cardStatements(context, numbers, NAME_MATCH_LIMIT, sql`agents.state_code`),
  );
  const cards = readCards(results, { types: look.types, nowMs: context.clock.now() });
  const pages = Math.max(1, Math.ceil(cards.length / RESULTS_PAGE_AGENTS));
  if (query.page > pages) return { kind: "no-such-page" as const, pages, place: null };
  const first = (query.page - 1) * RESULTS_PAGE_AGENTS;
  return {
    kind: "named" as const,
    text: query.q,
    total: cards.length,
    more: look.nameMatches.length > NAME_MATCH_LIMIT,
    page: query.page,
    pages,
    first: first + 1,
    organizations: look.organizationMatches,
    place: look.place,
    types: look.types,
    agents: cards.slice(first, first + RESULTS_PAGE_AGENTS).map(stripped),
  };
}

/** Four decimals are eleven yards: enough for a pin, a third of the bytes. */
const short = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

type Unshown = { agentNo: number; lat: number; lon: number; orderValue: number; rankedAt: number };

function stripped<T extends Unshown>(card: T) {
  const { agentNo, lat, lon, orderValue, rankedAt, ...rest } = card;
  return rest;
}

function withoutPage(shown: readonly Ranked[], numbers: readonly number[]): Ranked[] {
  const onPage = new Set(numbers);
  return shown.filter((agent) => !onPage.has(agent.agentNo));
}
