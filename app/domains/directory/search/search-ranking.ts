/** Filters, counts, orders and pages the candidates of a search. Pure: the same candidates give the same page. */
import { hasBit } from "../bits.ts";
import { distanceMiles } from "../distance.ts";
import { DISTANCE_STEPS_MILES, RESULTS_PAGE_AGENTS, type Sort } from "../limits.ts";
import { explainRank } from "../ranking.ts";
import type { NamedLanguage, Point } from "../types.ts";

/** What of a candidate decides its place and the counts beside the filters. */
export type Rankable = Point & {
  agentNo: number;
  languages: number;
  acceptingClients: boolean;
  independent: boolean;
  organizationNo: number;
  reviewCount: number;
  starSum: number;
  weightSum: number;
  weightedStars: number;
  weightedSquares: number;
  responseMinutes: number | null;
};

export type Ranked = Rankable & { distanceMiles: number; average: number; orderValue: number };

export type FilterCounts = {
  total: number;
  accepting: number;
  independent: number;
  rating: { any: number; three: number; four: number };
  languages: { code: string; name: string; count: number }[];
  /** Organization numbers with how many of these agents each has, most first, at most twelve. */
  organizations: { organizationNo: number; count: number }[];
  organizationTotal: number;
};

const LANGUAGE_CHOICES = 8;
export const ORGANIZATION_CHOICES = 12;

/** Measures each candidate from `from`, drops those beyond `radiusMiles`, and computes the order value. */
export function measure(
  candidates: readonly Rankable[],
  from: Point,
  radiusMiles: number,
  priorMean: number,
): Ranked[] {
  const ranked: Ranked[] = [];
  for (const candidate of candidates) {
    const distance = distanceMiles(from, candidate);
    if (distance > radiusMiles) continue;
    ranked.push({
      ...candidate,
      distanceMiles: distance,
      average: candidate.reviewCount === 0 ? 0 : candidate.starSum / candidate.reviewCount,
      orderValue: explainRank(candidate, priorMean).orderValue,
    });
  }
  return ranked;
}

/** How many steps lie between the place and somebody so many miles away: 0 within the first. */
const stepsTo = (miles: number): number => DISTANCE_STEPS_MILES.filter((step) => miles > step).length;

/** The step that ends before somebody so many miles away, in miles; null within the first, and where none counts. */
export function nearerStep(sort: Sort, near: boolean, miles: number): number | null {
  return near && sort === "best" ? (DISTANCE_STEPS_MILES[stepsTo(miles) - 1] ?? null) : null;
}

/**
 * Orders in place. Those who take no new clients come last in every order. Best match is by the step of the distance
 * (only `near` a place), then the order value, then distance, then response, then the number, so that the order is total
 * and stable. The other sorts put their own value before that.
 */
export function orderBy(sort: Sort, near: boolean, ranked: Ranked[]): Ranked[] {
  const best = (a: Ranked, b: Ranked) =>
    (near ? stepsTo(a.distanceMiles) - stepsTo(b.distanceMiles) : 0) ||
    b.orderValue - a.orderValue ||
    a.distanceMiles - b.distanceMiles ||
    (a.responseMinutes ?? Number.MAX_SAFE_INTEGER) - (b.responseMinutes ?? Number.MAX_SAFE_INTEGER) ||
    a.agentNo - b.agentNo;
  const first: Record<Sort, (a: Ranked, b: Ranked) => number> = {
    best: () => 0,
    distance: (a, b) => a.distanceMiles - b.distanceMiles,
    rating: (a, b) => b.average - a.average,
    reviews: (a, b) => b.reviewCount - a.reviewCount,
  };
  return ranked.sort(
    (a, b) => Number(b.acceptingClients) - Number(a.acceptingClients) || first[sort](a, b) || best(a, b),
  );
}

/** Counts for the filters: the rating's over all, the others' over those that the rating leaves. */
export function countFilters(
  all: readonly Ranked[],
  shown: readonly Ranked[],
  languages: readonly NamedLanguage[],
): FilterCounts {
  const byOrganization = new Map<number, number>();
  const byLanguage = new Map<string, number>();
  for (const agent of shown) {
    if (agent.organizationNo !== 0) {
      byOrganization.set(agent.organizationNo, (byOrganization.get(agent.organizationNo) ?? 0) + 1);
    }
    for (const language of languages) {
      if (hasBit(agent.languages, language.bit)) {
        byLanguage.set(language.code, (byLanguage.get(language.code) ?? 0) + 1);
      }
    }
  }
  return {
    total: shown.length,
    accepting: shown.filter((agent) => agent.acceptingClients).length,
    independent: shown.filter((agent) => agent.independent).length,
    rating: {
      any: all.length,
      three: all.filter((agent) => agent.average >= 3).length,
      four: all.filter((agent) => agent.average >= 4).length,
    },
    languages: languages
      .map(({ code, name }) => ({ code, name, count: byLanguage.get(code) ?? 0 }))
      .filter((language) => language.count > 0)
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, LANGUAGE_CHOICES),
    organizations: [...byOrganization]
      .map(([organizationNo, count]) => ({ organizationNo, count }))
      .sort((a, b) => b.count - a.count || a.organizationNo - b.organizationNo)
      .slice(0, ORGANIZATION_CHOICES),
    organizationTotal: byOrganization.size,
  };
}

/** The rows of a page, 1-based, and how many pages there are (at least one). */
export function pageOf<T>(rows: readonly T[], page: number): { rows: T[]; first: number; pages: number } {
  const first = (page - 1) * RESULTS_PAGE_AGENTS;
  return {
    rows: rows.slice(first, first + RESULTS_PAGE_AGENTS),
    first: first + 1,
    pages: Math.max(1, Math.ceil(rows.length / RESULTS_PAGE_AGENTS)),
  };
}

/** Reads candidates as the first round trip packs them: rows joined by `;`, a dozen numbers a row. */
export function unpackCandidates(packed: string | null): Rankable[] {
  if (packed === null || packed === "") return [];
  return packed.split(";").map((row) => {
    const [agentNo = 0, lat = 0, lon = 0, languages = 0, accepting = 0, independent = 0, ...rest] = row
      .split(",")
      .map(Number);
    const [organizationNo = 0, reviewCount = 0, starSum = 0, weightSum = 0, weightedStars = 0, ...last] =
      rest;
    const [weightedSquares = 0, responseMinutes = -1] = last;
    return {
      agentNo,
      lat,
      lon,
      languages,
      acceptingClients: accepting === 1,
      independent: independent === 1,
      organizationNo,
      reviewCount,
      starSum,
      weightSum,
      weightedStars,
      weightedSquares,
      responseMinutes: responseMinutes < 0 ? null : responseMinutes,
    };
  });
}
