import type { ReviewFilter } from "./types.ts";

/** The address parameters of a filter, for links. */
export function filterParameters(filter: ReviewFilter): { stars?: number; tier?: number } {
  if (filter.by === "stars") return { stars: filter.stars };
  return filter.by === "tier" ? { tier: filter.tier } : {};
}
