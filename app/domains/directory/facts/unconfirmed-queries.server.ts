/** Facts of a claimed profile that nobody has confirmed for long, with what the profile says, for its owner to confirm. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { named } from "#app/text/text.ts";
import { AGENT_FACTS } from "#db/lists.ts";
import { profileStatements, readProfile } from "../profile/profile-queries.server.ts";
import { readEvidence } from "./fact-queries.server.ts";
import { FACT_NAMES, formatFact } from "./fact-values.ts";
import { type EvidenceByFact, type FactEvidence, type FactName, isDue } from "./facts.ts";

/** `last` says who confirmed it last, and when. */
export type UnconfirmedFact = { fact: FactName; name: string; value: string; last: string };
export type Unconfirmed = {
  slug: string;
  agentName: string;
  facts: UnconfirmedFact[];
  evidence: EvidenceByFact;
};

/** The facts that `chosen` picks of the listed profile whose number `agentNo` selects; null for none. One round trip. */
export async function findFacts(
  context: Pick<AppContext, "db" | "clock">,
  agentNo: SQL,
  chosen: (evidence: FactEvidence, fact: FactName) => boolean,
): Promise<Unconfirmed | null> {
  const results = await context.db.read(profileStatements(context, agentNo));
  const answer = readProfile(results, context.clock.now());
  if (answer.kind !== "listed") return null;
  const { profile } = answer;
  const evidence = readEvidence(results.evidence);
  return {
    slug: profile.slug,
    agentName: profile.name,
    evidence,
    facts: AGENT_FACTS.filter((fact) => {
      const known = evidence[fact];
      return known !== undefined && chosen(known, fact);
    }).map((fact) => ({
      fact,
      name: named(FACT_NAMES[fact]),
      value: formatFact(fact, profile),
      last: profile.said[fact].words,
    })),
  };
}

/** For a dashboard: what the account's own profile says that nobody has confirmed for 90 days. */
export async function findOwnUnconfirmed(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<UnconfirmedFact[]> {
  const nowMs = context.clock.now();
  const found = await findFacts(
    context,
    sql`(SELECT agent_no FROM profiles WHERE user_id = ${userId} AND verified)`,
    ({ confirmedAt }) => isDue(confirmedAt, nowMs),
  );
  return found?.facts ?? [];
}
