/** Writes who said which facts of an agent, and when, for the commit of what they said. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import type { FactName } from "./facts.ts";

/** The statement with which an agent confirms these facts of theirs. */
export function confirmStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agentNo: number,
  facts: readonly FactName[],
): BatchItem<"sqlite"> {
  return db.orm.run(sql`INSERT INTO agent_facts (agent_no, fact, source, import_no, state_code, confirmed_at, asked_at)
    SELECT ${agentNo}, j.value, 'agent', NULL, NULL, ${clock.now()}, NULL FROM json_each(${JSON.stringify(facts)}) j
    WHERE true
    ON CONFLICT (agent_no, fact) DO UPDATE SET source = 'agent', import_no = NULL, state_code = NULL,
      confirmed_at = excluded.confirmed_at`);
}
