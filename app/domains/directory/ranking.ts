/**
 * The order of agents (domain "Ranking"), from numbers that the page prints, so that anyone can recompute it.
 * Money has no place in it.
 */
import { DAY_MS } from "#app/platform/durations.ts";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "./policy.ts";

/** Sums over an agent's published reviews, each weighted by proof and age. Stars are 1–5. */
export type ReviewSums = {
  /** Number of reviews, unweighted. */
  reviewCount: number;
  /** Σrᵢ, unweighted. */
  starSum: number;
  /** Σwᵢ */
  weightSum: number;
  /** Σwᵢrᵢ */
  weightedStars: number;
  /** Σwᵢrᵢ² */
  weightedSquares: number;
};

/** Every number between the reviews and the place in the list. */
export type RankExplanation = ReviewSums & {
  plainAverage: number | null;
  weightedAverage: number | null;
  priorMean: number;
  drawnAverage: number;
  /** σ, in stars */
  spread: number;
  uncertainty: number;
  orderValue: number;
};

/** Weight of one review: its proof's weight, halved every 365 days. `ageMs` below zero counts as zero. */
export function reviewWeight(proofTier: 1 | 2 | 3, ageMs: number): number {
  return RANKING_TIER_WEIGHTS[proofTier] * 0.5 ** (Math.max(0, ageMs) / DAY_MS / RANKING_HALF_LIFE_DAYS);
}

/** Adds reviews up. Stars 1–5, times in milliseconds UTC. */
export function sumReviews(
  reviews: readonly { stars: number; proofTier: 1 | 2 | 3; publishedAt: number }[],
  nowMs: number,
): ReviewSums {
  const sums = { reviewCount: 0, starSum: 0, weightSum: 0, weightedStars: 0, weightedSquares: 0 };
  for (const review of reviews) {
    const weight = reviewWeight(review.proofTier, nowMs - review.publishedAt);
    sums.reviewCount += 1;
    sums.starSum += review.stars;
    sums.weightSum += weight;
    sums.weightedStars += weight * review.stars;
    sums.weightedSquares += weight * review.stars ** 2;
  }
  return sums;
}

/**
 * S = (m·C + Σwᵢrᵢ) / (m + Σwᵢ); the order value is S − σ/√(m + Σwᵢ), where σ² is the weighted spread around S
 * with the prior's spread counted m times. `priorMean` is C, the mean of the insurance type searched.
 */
export function explainRank(
  { reviewCount, starSum, weightSum, weightedStars, weightedSquares }: ReviewSums,
  priorMean: number,
): RankExplanation {
  const m = RANKING_PRIOR_REVIEWS;
  const mass = m + weightSum;
  const drawnAverage = (m * priorMean + weightedStars) / mass;
  const squares = weightedSquares - 2 * drawnAverage * weightedStars + drawnAverage ** 2 * weightSum;
  const variance = (m * RANKING_PRIOR_SPREAD_STARS ** 2 + Math.max(0, squares)) / mass;
  const uncertainty = Math.sqrt(variance / mass);
  return {
    reviewCount,
    starSum,
    weightSum,
    weightedStars,
    weightedSquares,
    plainAverage: reviewCount === 0 ? null : starSum / reviewCount,
    weightedAverage: weightSum === 0 ? null : weightedStars / weightSum,
    priorMean,
    drawnAverage,
    spread: Math.sqrt(variance),
    uncertainty,
    orderValue: drawnAverage - uncertainty,
  };
}
