/** What is known of where an agent's facts are from. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agentFacts } from "#db/schema/index.ts";
import type { FactEvidence, FactName } from "./facts.ts";

const FACT_LIMIT = 12;

/** Statement for `batch`: the evidence of each fact; `agentNo` selects the agent's number. */
export const factStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  db.orm
    .select({
      fact: agentFacts.fact,
      source: agentFacts.source,
      stateCode: agentFacts.stateCode,
      confirmedAt: agentFacts.confirmedAt,
    })
    .from(agentFacts)
    .where(sql`${agentFacts.agentNo} = ${agentNo}`)
    .limit(FACT_LIMIT);

/** By fact; one that nobody has confirmed is missing. */
export type EvidenceByFact = Partial<Record<FactName, FactEvidence>>;

export const readEvidence = (rows: Awaited<ReturnType<typeof factStatement>>): EvidenceByFact =>
  Object.fromEntries(rows.map(({ fact, ...evidence }) => [fact, evidence]));
