/** Counts next to the filters of a search, its pages, and its steps of distance. */
import { hasBit } from "../bits.ts";
import { DISTANCE_STEPS_MILES, RESULTS_PAGE_AGENTS, type Sort } from "../limits.ts";
import type { NamedLanguage } from "../types.ts";
import type { RankedList } from "./ranked-list-queries.server.ts";

export type RankedAgent = RankedList["ranked"][number];

type FilterCounts = {
  total: number;
  accepting: number;
  independent: number;
  rating: { any: number; three: number; four: number };
  languages: { code: string; name: string; count: number }[];
};

const LANGUAGE_CHOICES = 8;

/** Counts for the filters: the rating's over all agents, the others' over those that the rating leaves in. */
export function countFilters(all: readonly RankedAgent[], languages: readonly NamedLanguage[]): FilterCounts {
  const shown = all.filter((agent) => agent.shown);
  const speakers = (bit: number) => shown.filter((agent) => hasBit(agent.languages, bit)).length;
  return {
    total: shown.length,
    accepting: shown.filter((agent) => agent.acceptingClients).length,
    independent: shown.filter((agent) => agent.independent).length,
    rating: {
      any: all.length,
      three: all.filter((agent) => agent.wholeStars >= 3).length,
      four: all.filter((agent) => agent.wholeStars >= 4).length,
    },
    languages: languages
      .map(({ code, name, bit }) => ({ code, name, count: speakers(bit) }))
      .filter((language) => language.count > 0)
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, LANGUAGE_CHOICES),
  };
}

/** Everyone within this many miles comes before an agent `miles` away; null in the first step, and where no steps count. */
export function nearerStep(sort: Sort, near: boolean, miles: number): number | null {
  return near && sort === "best" ? (DISTANCE_STEPS_MILES.findLast((step) => miles > step) ?? null) : null;
}

/** How many pages some agents fill, at least one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / RESULTS_PAGE_AGENTS));
