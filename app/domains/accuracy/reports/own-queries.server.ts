/** What readers reported about an agent's own profile. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, json, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { FACT_DECISIONS, FACT_PROBLEMS, REPORTED_FACTS } from "#db/lists.ts";
import { OWN_FACT_CASES } from "../limits.ts";
import type { FactDecisionName, FactName, FactProblem } from "../types.ts";

export type OwnFactCase = FactName & {
  id: string;
  shown: string;
  /** What readers said, without their words or who they are. */
  problems: FactProblem[];
  reports: number;
  openedAt: number;
  dueAt: number;
  decidedAt: number | null;
  decision: FactDecisionName | null;
  reason: string;
  byOwner: boolean;
  /** Whether the agent's answer closes it. */
  answerable: boolean;
};

const ownRow = {
  id: text,
  fact: oneOf(REPORTED_FACTS),
  stateCode: text,
  shown: text,
  problems: json(z.array(z.enum(FACT_PROBLEMS))),
  reports: integer,
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  decision: nullable(oneOf(FACT_DECISIONS)),
  reason: text,
  byOwner: flag,
  answerable: flag,
};

/** The cases about the profile that this account has claimed: open ones first, then the newest. One round trip. */
export async function listOwnFactCases(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<OwnFactCase[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "own reported facts",
      ownRow,
      sql`SELECT c.id, c.fact, c.state_code stateCode, c.shown,
        (SELECT json_group_array(DISTINCT r.problem) FROM fact_reports r WHERE r.case_id = c.id) problems,
        (SELECT count(*) FROM fact_reports r WHERE r.case_id = c.id) reports,
        c.opened_at openedAt, c.due_at dueAt, c.decided_at decidedAt, c.decision, c.reason, c.by_owner byOwner,
        c.decided_at IS NULL AND c.fact <> 'license' AND NOT c.contested answerable
      FROM profiles p JOIN fact_cases c ON c.agent_no = p.agent_no
      WHERE p.user_id = ${userId} AND p.verified
      ORDER BY c.decided_at IS NOT NULL, c.opened_at DESC LIMIT ${OWN_FACT_CASES}`,
    ),
  ]);
  return rows;
}
