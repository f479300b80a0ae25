/** Who says a fact and when they last did, as a line under it. Written where the page is made. */
import { isStale } from "#app/domains/licenses/policy.ts";
import { utcDay } from "#app/platform/clock.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t } from "#app/text/text.ts";
import { AGENT_FACTS } from "#db/lists.ts";
import type { EvidenceByFact, FactEvidence, FactName } from "./facts.ts";

/** The line, and whether the fact is too old for a tick. */
export type Said = { words: string; stale: boolean };
export type SaidByFact = Record<FactName, Said>;

/** Every fact's line at `nowMs`. */
export const saidOf = (evidence: EvidenceByFact, nowMs: number): SaidByFact =>
  Object.fromEntries(AGENT_FACTS.map((fact) => [fact, say(evidence[fact], nowMs)])) as SaidByFact;

/** One fact's line at `nowMs`. */
export function say(evidence: FactEvidence | undefined, nowMs: number): Said {
  if (evidence === undefined) return { words: t("Not confirmed yet"), stale: true };
  const stale = isStale(evidence.confirmedAt, nowMs);
  return { words: stale ? formatLast(evidence) : formatConfirmed(evidence), stale };
}

function formatConfirmed({ source, stateName, confirmedAt }: FactEvidence): string {
  const day = formatDay(utcDay(confirmedAt));
  if (source === "agent") return t("Confirmed by the agent {day}", { day });
  if (source === "document") return t("Document checked {day}", { day });
  return stateName === null
    ? t("State list, {day}", { day })
    : t("{state} state list, {day}", { state: named(stateName), day });
}

function formatLast({ source, stateName, confirmedAt }: FactEvidence): string {
  const day = formatDay(utcDay(confirmedAt));
  if (source === "agent") return t("Last confirmed by the agent {day}", { day });
  if (source === "document") return t("Document last checked {day}", { day });
  return stateName === null
    ? t("Last in a state list on {day}", { day })
    : t("Last in the {state} state list on {day}", { state: named(stateName), day });
}
