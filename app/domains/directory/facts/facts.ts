/** How long a fact counts as confirmed: until when its owner isn't asked, and until when it has a tick. Pure. */
import { isStale } from "#app/domains/licenses/policy.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { AGENT_FACTS, FACT_SOURCES } from "#db/lists.ts";

export type FactName = (typeof AGENT_FACTS)[number];
export type FactSource = (typeof FACT_SOURCES)[number];

/** From this age on the profile's owner is asked whether a fact still holds, and as long after that again. */
export const ASK_AFTER_DAYS = 90;
/** A claimed profile is looked at again after so long at most: a list may have brought an older fact. */
const LOOK_AGAIN_DAYS = 30;

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
  return isDue(confirmedAt, nowMs) ? "due" : "fresh";
}

/** Whether nobody has confirmed it for 90 days. */
export const isDue = (confirmedAt: number, nowMs: number): boolean =>
  nowMs - confirmedAt >= ASK_AFTER_DAYS * DAY_MS;

export type DatedFact = { fact: FactName } & Pick<FactEvidence, "confirmedAt" | "askedAt">;

/**
 * What to ask a profile's owner about now, and when to look at the profile again. An owner is asked about everything that
 * is due at once, and not again for 90 days.
 */
export function askOf(facts: readonly DatedFact[], nowMs: number): { ask: FactName[]; lookAt: number } {
  const wait = ASK_AFTER_DAYS * DAY_MS;
  const lastAsked = Math.max(...facts.map(({ askedAt }) => askedAt ?? Number.NEGATIVE_INFINITY));
  const latest = nowMs + LOOK_AGAIN_DAYS * DAY_MS;
  const firstDue = Math.min(...facts.map(({ confirmedAt }) => confirmedAt + wait));
  const canAsk = Math.max(firstDue, lastAsked + wait);
  if (canAsk > nowMs) return { ask: [], lookAt: Math.min(canAsk, latest) };
  const due = facts.filter(({ confirmedAt }) => isDue(confirmedAt, nowMs));
  return { ask: due.map(({ fact }) => fact), lookAt: latest };
}
