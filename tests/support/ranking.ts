/** The ranking written again from the words of /help#ranking, for tests to compare with what SQL computes. */
import { DAY_MS } from "#app/platform/durations.ts";

export type PublishedReview = { stars: number; proofTier: 1 | 2 | 3; publishedAt: number };

const PROOF = { 1: 0.5, 2: 0.75, 3: 1 };

/** The fixed day that stored sums are of. */
export const STORED_AS_OF = Date.UTC(2026, 10, 27);

const dayOf = (timeMs: number) => Math.floor(timeMs / DAY_MS);
/** Weight of one review: its proof's, halved every 365 days, which are whole ones in UTC. */
const reviewWeight = (proofTier: 1 | 2 | 3, days: number): number => PROOF[proofTier] * 2 ** -(days / 365);

/** n, Σw, Σwr and Σwr² as of the day. */
export function sumReviews(reviews: readonly PublishedReview[], nowMs: number) {
  const sums = { reviewCount: reviews.length, weightSum: 0, weightedStars: 0, weightedSquares: 0 };
  for (const { stars, proofTier, publishedAt } of reviews) {
    const weight = reviewWeight(proofTier, dayOf(nowMs) - dayOf(publishedAt));
    sums.weightSum += weight;
    sums.weightedStars += weight * stars;
    sums.weightedSquares += weight * stars * stars;
  }
  return sums;
}

/** S, σ, the uncertainty and the order value from the sums and C. */
export function explainRank(sums: Omit<ReturnType<typeof sumReviews>, "reviewCount">, mean: number) {
  const all = 7 + sums.weightSum;
  const drawnAverage = (7 * mean + sums.weightedStars) / all;
  const aroundS =
    sums.weightedSquares - 2 * drawnAverage * sums.weightedStars + drawnAverage ** 2 * sums.weightSum;
  const spread = Math.sqrt((7 * 1.1 ** 2 + Math.max(0, aroundS)) / all);
  const uncertainty = spread / Math.sqrt(all);
  return { drawnAverage, spread, uncertainty, orderValue: drawnAverage - uncertainty };
}

/** What lists are ordered by: the order value, as it would be if C were 4. */
export const listValue = (sums: ReturnType<typeof sumReviews>, mean: number): number =>
  sums.reviewCount === 0 ? 4 - 1.1 / Math.sqrt(7) : explainRank(sums, mean).orderValue - mean + 4;
