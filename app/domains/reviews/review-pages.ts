import { paths } from "#app/paths/paths.ts";

/** The public addresses that print an agent's reviews or their figures, and this review: purged with every change of it. */
export const reviewPages = (slug: string, reviewId: string): string[] => [
  paths.showcase(slug),
  paths.agentBadge(slug),
  paths.review(reviewId),
];
