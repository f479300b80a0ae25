/** What is known of where an agent's facts are from. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agentFacts, states } from "#db/schema/index.ts";
import type { EvidenceByFact } from "./facts.ts";

const FACT_LIMIT = 12;

/** Statement for `batch`: the evidence of each fact; `agentNo` selects the agent's number. */
export const factStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  db.orm
    .select({
      fact: agentFacts.fact,
      source: agentFacts.source,
      stateName: states.name,
      confirmedAt: agentFacts.confirmedAt,
      askedAt: agentFacts.askedAt,
    })
    .from(agentFacts)
    .leftJoin(states, eq(states.code, agentFacts.stateCode))
    .where(sql`${agentFacts.agentNo} = ${agentNo}`)
    .limit(FACT_LIMIT);

export const readEvidence = (rows: Awaited<ReturnType<typeof factStatement>>): EvidenceByFact =>
  Object.fromEntries(rows.map(({ fact, ...evidence }) => [fact, evidence]));
