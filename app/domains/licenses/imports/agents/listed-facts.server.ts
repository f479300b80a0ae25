/** Phone and address of agents as lists give them: a later list that says the same confirms them, and its undo takes that back. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import type { Import } from "../import-rows.server.ts";
import type { StagedRow, StateFacts } from "../types.ts";

type Listing = { agentNo: number; row: Pick<StagedRow, "facts"> };

/** That what a list says is what the profile `a` says, for the row of `agent_facts`. A list without streets says the ZIP. */
const sameAs = (
  phone: SQL,
  street: SQL,
  zip: SQL,
) => sql`CASE agent_facts.fact WHEN 'phone' THEN ${phone} = a.phone
  WHEN 'address' THEN coalesce(${street}, '') = a.street COLLATE NOCASE
    AND coalesce(substr(${zip}, 1, 5), a.zip) = a.zip END`;

/**
 * Confirms, as of the list's day, facts that a list has said before and this one repeats. What the agent said stays theirs.
 * No statement where the list has neither.
 */
export function confirmListed(
  { db }: Pick<AppContext, "db">,
  listings: readonly Listing[],
  { importNo, stateCode, readOn }: Pick<Import, "importNo" | "stateCode" | "readOn">,
): BatchItem<"sqlite">[] {
  const rows = listings.flatMap(({ agentNo, row }) => {
    const { phone, street, zip } = row.facts as StateFacts;
    return agentNo > 0 && (phone ?? street ?? zip) !== null ? [[agentNo, phone, street, zip]] : [];
  });
  if (rows.length === 0) return [];
  const at = dayStartMs(readOn);
  return [
    db.orm.run(sql`UPDATE agent_facts SET import_no = ${importNo}, state_code = ${stateCode}, confirmed_at = ${at}
      FROM json_each(${JSON.stringify(rows)}) j CROSS JOIN agents a ON a.agent_no = j.value->>0
      WHERE agent_facts.agent_no = j.value->>0 AND agent_facts.source = 'list' AND agent_facts.confirmed_at < ${at}
        AND ${sameAs(sql`j.value->>1`, sql`j.value->>2`, sql`j.value->>3`)}`),
  ];
}

/** After the import's evidence was withdrawn: its facts are as of the newest list that still says them, or unconfirmed. */
export function withdrawListed(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  agentNos: readonly number[],
): BatchItem<"sqlite">[] {
  const own = sql`agent_facts.import_no = ${importNo} AND agent_facts.agent_no IN
    (SELECT value FROM json_each(${JSON.stringify(agentNos)}))`;
  const left = sql`FROM license_evidence e CROSS JOIN license_imports i ON i.import_no = e.import_no
    CROSS JOIN agents a ON a.agent_no = e.agent_no
    WHERE e.agent_no = agent_facts.agent_no AND e.withdrawn_at IS NULL AND e.import_no <> ${importNo}
      AND ${sameAs(sql`e.said->>'phone'`, sql`e.said->>'street'`, sql`e.said->>'zip'`)}`;
  return [
    db.orm.run(sql`DELETE FROM agent_facts WHERE ${own} AND NOT EXISTS (SELECT 1 ${left})`),
    db.orm.run(sql`UPDATE agent_facts SET (import_no, state_code, confirmed_at) =
      (SELECT e.import_no, i.state_code, unixepoch(e.read_on) * 1000 ${left} ORDER BY e.read_on DESC LIMIT 1)
      WHERE ${own}`),
  ];
}
