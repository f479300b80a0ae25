/** From the review that is held to the published ones that were found with it. Pure. */
import { EVIDENCE_REVIEWS, LINKING_POINTS } from "../limits.ts";
import type { Signal, Verdict } from "./signals.ts";

/** A published review that a finding leads to, and what it is found by itself. */
export type LinkedSignal = { reviewId: string; signal: Signal };

/**
 * The other reviews that a hold speaks of as much as of this one: texts it was found alike to, and what came from the same
 * device or, within a short time, the same network. A person looks at those that are up, too.
 */
export function linkedSignals(reviewId: string, { signals, hold }: Verdict): LinkedSignal[] {
  if (hold === null) return [];
  const linked = signals.flatMap((signal): LinkedSignal[] => {
    if (signal.points < LINKING_POINTS) return [];
    if (signal.kind === "similar-text")
      return signal.evidence.reviews.map(({ id, similarity }) => ({
        reviewId: id,
        signal: { ...signal, evidence: { reviews: [{ id: reviewId, similarity }], short: false } },
      }));
    if (signal.kind !== "shared-device" && signal.kind !== "shared-address") return [];
    const others = (id: string) => [reviewId, ...signal.evidence.reviews.filter((one) => one !== id)];
    return signal.evidence.reviews.map((id) => ({
      reviewId: id,
      signal:
        signal.kind === "shared-device"
          ? { ...signal, evidence: { ...signal.evidence, reviews: others(id) } }
          : { ...signal, evidence: { ...signal.evidence, reviews: others(id) } },
    }));
  });
  return linked.slice(0, EVIDENCE_REVIEWS);
}
