import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { explainRank, reviewWeight, sumReviews } from "./ranking.ts";

const NOW = Date.UTC(2026, 10, 20);
const tiers = fc.constantFrom(1 as const, 2 as const, 3 as const);
const review = fc.record({
  stars: fc.integer({ min: 1, max: 5 }),
  proofTier: tiers,
  publishedAt: fc.integer({ min: NOW - 2_000 * DAY_MS, max: NOW }),
});

test("a review's weight halves every 365 days and never grows with a date in the future", () => {
  expect(reviewWeight(3, 365 * DAY_MS)).toBeCloseTo(reviewWeight(3, 0) / 2, 12);
  expect(reviewWeight(1, -5 * DAY_MS)).toBe(reviewWeight(1, 0));
});

test("better proof weighs more at the same age", () => {
  expect(reviewWeight(3, DAY_MS)).toBeGreaterThan(reviewWeight(2, DAY_MS));
  expect(reviewWeight(2, DAY_MS)).toBeGreaterThan(reviewWeight(1, DAY_MS));
});

test("without reviews the value is the prior less its own uncertainty", () => {
  const rank = explainRank(sumReviews([], NOW), 4.2);
  expect(rank.plainAverage).toBeNull();
  expect(rank.drawnAverage).toBeCloseTo(4.2, 12);
  expect(rank.orderValue).toBeCloseTo(4.2 - 1.1 / Math.sqrt(7), 12);
});

test("the order value can be recomputed from the printed numbers", () => {
  fc.assert(
    fc.property(fc.array(review, { maxLength: 60 }), (reviews) => {
      const rank = explainRank(sumReviews(reviews, NOW), 4.1);
      const mass = 7 + rank.weightSum;
      const drawn = (7 * rank.priorMean + rank.weightSum * (rank.weightedAverage ?? 0)) / mass;
      expect(rank.drawnAverage).toBeCloseTo(drawn, 10);
      expect(rank.orderValue).toBeCloseTo(drawn - rank.spread / Math.sqrt(mass), 10);
      expect(rank.drawnAverage).toBeGreaterThanOrEqual(1);
      expect(rank.drawnAverage).toBeLessThanOrEqual(5);
    }),
  );
});

test("one more five-star review of today never lowers the drawn average", () => {
  fc.assert(
    fc.property(fc.array(review, { maxLength: 40 }), tiers, (reviews, proofTier) => {
      const before = explainRank(sumReviews(reviews, NOW), 4.1).drawnAverage;
      const more = [...reviews, { stars: 5, proofTier, publishedAt: NOW }];
      expect(explainRank(sumReviews(more, NOW), 4.1).drawnAverage).toBeGreaterThanOrEqual(before - 1e-12);
    }),
  );
});

test("the order in which reviews came does not change the value", () => {
  fc.assert(
    fc.property(fc.array(review, { minLength: 2, maxLength: 30 }), (reviews) => {
      const forward = explainRank(sumReviews(reviews, NOW), 4).orderValue;
      expect(explainRank(sumReviews(reviews.toReversed(), NOW), 4).orderValue).toBeCloseTo(forward, 9);
    }),
  );
});
