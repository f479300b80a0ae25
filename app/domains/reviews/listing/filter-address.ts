/** The addresses of an agent's reviews: the same reviews in the same order always have the same one. */
import { paths } from "#app/paths.ts";
import type { ReviewFilter, ReviewSort } from "../types.ts";

export const ALL_REVIEWS: ReviewFilter = { stars: null, tier: null, type: null, stage: null, words: [] };

export type Shown = { filter: ReviewFilter; sort: ReviewSort };

/** The address parameters of a filter and an order; what is not asked for has none. */
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

/** Where the reviews themselves begin, beneath their figures: who narrows or pages has seen those. */
export const REVIEW_LIST = "review-list";

/** The address of a showcase's list of reviews, from the cursor `after` on. */
export function reviewsAddress(slug: string, shown: Shown, after?: string): string {
  return `${paths.showcase(slug, { ...filterParameters(shown), after })}#${REVIEW_LIST}`;
}

/** How many things the filter asks for. */
export function countFilters({ stars, tier, type, stage, words }: ReviewFilter): number {
  return [stars, tier, type, stage, words[0]].filter((one) => one !== null && one !== undefined).length;
}
