/** Leads from a held review to the published ones that were found with it. Pure. */
import { EVIDENCE_REVIEWS, LINKING_POINTS } from "../limits.ts";
import type { Signal, Verdict } from "./signals.ts";

/** A published review that a finding points to, and the signal recorded for it. */
export type LinkedSignal = { reviewId: string; signal: Signal };

/**
 * The other reviews that a hold is just as much about: texts it resembles, and reviews from the same device or, within
 * a short time, the same network. A person checks the published ones, too.
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
