/**
 * Stars and statuses of an agent's reviews, apart from their text: cheap enough to be drawn for everyone first, so that
 * the mean over all published reviews is known before the first agent's order value is computed.
 */
import { Random } from "../random.ts";

export type ReviewStatus = "awaiting-verification" | "held" | "published" | "removed";
export type ReviewFact = { stars: number; status: ReviewStatus };

const NONE_SHARE = 0.15;
const LONG_TAIL_CAP = 120;
/** Deviation of the logarithm of the count: many have two or three, a few have a hundred. */
const COUNT_SPREAD = 1.15;

/** Cumulative shares of one to four stars, for someone doing well and for someone doing badly. */
const doingWell = [0.02, 0.042, 0.105, 0.33];
const doingBadly = [0.3, 0.48, 0.68, 0.86];

/** Drawn for one agent; `agentKey` is the place in the seed. The same key gives the same reviews. */
export function drawReviewFacts(seed: number, agentKey: number, reviewsPerAgent: number): ReviewFact[] {
  const random = new Random(seed, "review-facts", agentKey);
  if (reviewsPerAgent <= 0 || random.chance(NONE_SHARE)) return [];
  const content = Math.min(0.97, Math.max(0.2, 0.84 + 0.13 * random.normal()));
  return Array.from({ length: drawCount(reviewsPerAgent, random) }, () => drawFact(content, random));
}

function drawCount(reviewsPerAgent: number, random: Random): number {
  // 0.56: what rounding down and the first review, which is counted apart, take from the mean.
  const mean = Math.max(0.1, reviewsPerAgent / (1 - NONE_SHARE) - 0.56);
  const location = Math.log(mean) - COUNT_SPREAD ** 2 / 2;
  return Math.min(LONG_TAIL_CAP, 1 + Math.floor(Math.exp(location + COUNT_SPREAD * random.normal())));
}

export function drawFact(content: number, random: Random): ReviewFact {
  const shares = random.chance(content) ? doingWell : doingBadly;
  const at = random.unit();
  const below = shares.findIndex((share) => at < share);
  const stars = below === -1 ? 5 : below + 1;
  // Abuse and strangers come with few stars more often than with many; the other reasons ignore the stars.
  const removedShare = stars <= 2 ? 0.055 : 0.026;
  const status = random.weighted<ReviewStatus>([
    ["published", 0.96 - removedShare],
    ["removed", removedShare],
    ["awaiting-verification", 0.034],
    ["held", 0.006],
  ]);
  return { stars, status };
}
