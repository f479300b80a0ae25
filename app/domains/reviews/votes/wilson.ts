/**
 * The order of "most helpful": the lower bound of the Wilson score interval for the share of readers who found a
 * review helpful (domain.md, Ranking; E. B. Wilson 1927). Few votes draw it down, so that one of one ranks below nine
 * of ten.
 */

/** 95 percent. */
export const WILSON_Z = 1.96;

/** From 0 (no votes) to below 1. Counts must not be negative. */
export function wilsonLowerBound(helpful: number, unhelpful: number): number {
  const votes = helpful + unhelpful;
  if (votes === 0) return 0;
  const share = helpful / votes;
  const squared = WILSON_Z * WILSON_Z;
  const spread = WILSON_Z * Math.sqrt((share * (1 - share) + squared / (4 * votes)) / votes);
  return Math.max(0, (share + squared / (2 * votes) - spread) / (1 + squared / votes));
}
