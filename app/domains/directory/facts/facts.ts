/** How long a fact counts as confirmed: until when its owner isn't asked, and until when it has a tick. Pure. */

import { DAY_MS } from "#app/platform/durations.ts";
import type { AGENT_FACTS, FACT_SOURCES } from "#db/lists.ts";

export type FactName = (typeof AGENT_FACTS)[number];
export type FactSource = (typeof FACT_SOURCES)[number];

/** From this age on the profile's owner is asked whether a fact still holds. */
export const ASK_AFTER_DAYS = 90;
/** From this age on a fact is gray and has no tick. */
export const STALE_AFTER_DAYS = 180;

/** Who said a fact last, and when. */
export type FactEvidence = {
  source: FactSource;
  /** The state whose list it is, by its code; null for other sources, and where it isn't known. */
  stateCode: string | null;
  /** Milliseconds UTC. */
  confirmedAt: number;
};

/** `fresh`: under 90 days old. `due`: its owner is asked. `stale`: 180 days and more. */
export type FactAge = "fresh" | "due" | "stale";

/** How old what was confirmed then is now, both in milliseconds UTC. */
export function ageOf(confirmedAt: number, nowMs: number): FactAge {
  const days = (nowMs - confirmedAt) / DAY_MS;
  if (days >= STALE_AFTER_DAYS) return "stale";
  return days >= ASK_AFTER_DAYS ? "due" : "fresh";
}

/** The same for a day as of which a list or document was read (`YYYY-MM-DD`). */
export const ageOfDay = (day: string, nowMs: number): FactAge => ageOf(Date.parse(`${day}T00:00:00Z`), nowMs);
