/** How long a fact counts as confirmed: until when its owner isn't asked, and until when it has a tick. Pure. */
import { isStale } from "#app/domains/licenses/policy.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { AGENT_FACTS, FACT_SOURCES } from "#db/lists.ts";

export type FactName = (typeof AGENT_FACTS)[number];
export type FactSource = (typeof FACT_SOURCES)[number];

/** From this age on the profile's owner is asked whether a fact still holds, and as long after that again. */
export const ASK_AFTER_DAYS = 90;

/** Who said a fact last, and when. */
export type FactEvidence = {
  source: FactSource;
  /** Name of the state whose list it is; null for other sources, and where it isn't known. */
  stateName: string | null;
  /** Milliseconds UTC. */
  confirmedAt: number;
  /** When its owner was last asked about it, milliseconds UTC. */
  askedAt: number | null;
};
/** By fact; one that nobody has confirmed is missing. */
export type EvidenceByFact = Partial<Record<FactName, FactEvidence>>;

/** `fresh`: under 90 days old. `due`: its owner is asked. `stale`: 180 days and more, gray and without a tick. */
export type FactAge = "fresh" | "due" | "stale";

/** How old what was confirmed then is now, both in milliseconds UTC. */
export function ageOf(confirmedAt: number, nowMs: number): FactAge {
  if (isStale(confirmedAt, nowMs)) return "stale";
  return nowMs - confirmedAt >= ASK_AFTER_DAYS * DAY_MS ? "due" : "fresh";
}
