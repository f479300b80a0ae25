/** Addresses of an agent's list of reviews. The same filter and sort order always give the same address. */
import { paths } from "#app/paths/paths.ts";
import type { ReviewFilter, ReviewSort } from "../types.ts";

export const ALL_REVIEWS: ReviewFilter = { stars: null, tier: null, type: null, stage: null, words: [] };

export type Shown = { filter: ReviewFilter; sort: ReviewSort };

/** The query parameters for a filter and a sort order; defaults are left out. */
export function filterParameters({ filter, sort }: Shown) {
  return {
    stars: filter.stars,
    tier: filter.tier,
    type: filter.type,
    stage: filter.stage,
    words: filter.words.join(" "),
    sort: sort === "newest" ? null : sort,
  };
}

/** Anchor where the reviews begin, below the figures: someone who filters or pages has already seen those. */
export const REVIEW_LIST = "review-list";

/** The address of a showcase's list of reviews, from the cursor `after` on. */
export function reviewsAddress(slug: string, shown: Shown, after?: string): string {
  return `${paths.showcase(slug, { ...filterParameters(shown), after })}#${REVIEW_LIST}`;
}

/** How many filters are set. */
export function countFilters({ stars, tier, type, stage, words }: ReviewFilter): number {
  return [stars, tier, type, stage, words[0]].filter((one) => one !== null && one !== undefined).length;
}
