/** Reported facts, for admins. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import { findShownFacts } from "#app/domains/directory/profile/shown-fact-queries.server.ts";
import { adminFactAddress } from "#app/paths/accuracy.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, json, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { FACT_DECISIONS, FACT_PROBLEMS, REPORTED_FACTS } from "#db/lists.ts";
import { LISTED_FACT_CASES, LISTED_FACT_REPORTS } from "../limits.ts";
import type { FactCase, WaitingFactCase } from "../types.ts";
import { reportableFact } from "./report-commands.server.ts";

type Reading = Pick<AppContext, "db">;

export const waitingRow = {
  id: text,
  agentName: text,
  slug: text,
  fact: oneOf(REPORTED_FACTS),
  stateCode: text,
  reports: integer,
  openedAt: integer,
  dueAt: integer,
};
export const waitingColumns = sql`c.id, a.name agentName, a.slug, c.fact, c.state_code stateCode,
  (SELECT count(*) FROM fact_reports r WHERE r.case_id = c.id) reports, c.opened_at openedAt, c.due_at dueAt`;
export const waitingFrom = sql`FROM fact_cases c JOIN agents a ON a.agent_no = c.agent_no`;

/** Open cases, those due first come first. One round trip. */
export async function listFactCases({ db }: Reading): Promise<WaitingFactCase[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "reported facts",
      waitingRow,
      sql`SELECT ${waitingColumns} ${waitingFrom} WHERE c.decided_at IS NULL ORDER BY c.due_at LIMIT ${LISTED_FACT_CASES}`,
    ),
  ]);
  return rows.map((row) => ({ ...row, address: adminFactAddress(row.id) }));
}

/** How many `listFactCases` would list without its limit. */
export const countFactCases = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "reported facts",
    sql`SELECT opened_at at, due_at due FROM fact_cases WHERE decided_at IS NULL ORDER BY due_at`,
  );

const caseRow = {
  id: text,
  agentNo: integer,
  agentName: text,
  slug: text,
  holder: nullable(text),
  fact: oneOf(REPORTED_FACTS),
  stateCode: text,
  shown: text,
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  decision: nullable(oneOf(FACT_DECISIONS)),
  reason: text,
  byOwner: flag,
  contested: flag,
  judge: nullable(text),
  reportCount: integer,
  reports: json(
    z.array(z.object({ problem: z.enum(FACT_PROBLEMS), note: z.string(), reportedAt: z.number() })),
  ),
};

/** One case with its reports, the newest first, and what the profile says now; null when there is none. */
export async function findFactCase({ db }: Reading, caseId: string): Promise<FactCase | null> {
  const [[row]] = await db.read([
    rowsOf(
      db,
      "reported fact",
      caseRow,
      sql`
      SELECT c.id, c.agent_no agentNo, a.name agentName, a.slug, k.user_id holder, c.fact, c.state_code stateCode, c.shown,
        c.opened_at openedAt, c.due_at dueAt, c.decided_at decidedAt, c.decision, c.reason, c.by_owner byOwner, c.contested,
        j.first_name || ' ' || j.last_name judge,
        (SELECT count(*) FROM fact_reports r WHERE r.case_id = c.id) reportCount,
        (SELECT json_group_array(json_object('problem', r.problem, 'note', r.note, 'reportedAt', r.reported_at)) FROM (
          SELECT * FROM fact_reports WHERE case_id = c.id ORDER BY reported_at DESC LIMIT ${LISTED_FACT_REPORTS}) r) reports
      ${waitingFrom} LEFT JOIN profiles k ON k.agent_no = c.agent_no AND k.verified AND k.account_status = 'active'
        LEFT JOIN users j ON j.id = c.decided_by
      WHERE c.id = ${caseId} LIMIT 1`,
    ),
  ]);
  if (row === undefined) return null;
  const facts = await findShownFacts({ db }, row.slug);
  const now = facts === null ? null : reportableFact(facts, row);
  return { ...row, now: now?.shown ?? "" };
}
