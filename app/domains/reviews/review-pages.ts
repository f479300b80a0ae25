import { paths } from "#app/paths/paths.ts";

/**
 * The public pages that show an agent's reviews, their figures, or this review. Purged whenever the review changes.
 */
export const reviewPages = (slug: string, reviewId: string): string[] => [
  paths.showcase(slug),
  paths.agentBadge(slug),
  paths.review(reviewId),
];
