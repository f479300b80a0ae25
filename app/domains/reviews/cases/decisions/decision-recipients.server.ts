/** Who is notified of a decision about a review: both sides, and everyone with an account who flagged it. */
import { sql } from "drizzle-orm";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, oneOf, type RowOf, rowsOf } from "#app/platform/database/rows.ts";
import { CASE_FLAGS } from "../../limits.ts";
import { hasClaimed, sharesOrganization } from "../../participants.server.ts";

const toldRow = {
  ...recipientRow,
  told: oneOf(["writer", "agent", "reporter"]),
  agentSide: flag,
  flagged: flag,
};
/** `agentSide`: may appeal for the agent when that side's flags were rejected. */
export type DecisionRecipient = RowOf<typeof toldRow>;

const AGENT_ACCOUNTS = 5;

/** One row per account, in the first role that fits: writer, agent, reporter. One round trip. */
export async function listDecisionRecipients(
  { db }: Pick<AppContext, "db">,
  caseId: string,
): Promise<DecisionRecipient[]> {
  const flagged = sql`EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id IN (k.id, k.appeal_of) AND f.user_id = u.id)`;
  const person = sql`u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences`;
  const active = sql`coalesce((SELECT p.account_status FROM profiles p WHERE p.user_id = u.id), 'active') = 'active'`;
  const of = sql`review_cases k JOIN reviews r ON r.id = k.review_id`;
  const { writers, agents, reporters } = await db.read({
    writers: rowsOf(
      db,
      "writer of a decided review",
      toldRow,
      sql`
      SELECT 'writer' told, ${person}, 0 agentSide, 0 flagged FROM ${of} JOIN users u ON u.id = r.user_id
      WHERE k.id = ${caseId} AND ${active} LIMIT 1`,
    ),
    agents: rowsOf(
      db,
      "agent of a decided review",
      toldRow,
      sql`
      SELECT 'agent' told, ${person}, 1 agentSide, ${flagged} flagged
      FROM ${of} JOIN profiles o ON o.agent_no = r.agent_no AND o.verified AND o.account_status = 'active'
        JOIN users u ON u.id = o.user_id
      WHERE k.id = ${caseId} LIMIT ${AGENT_ACCOUNTS}`,
    ),
    reporters: rowsOf(
      db,
      "reporters of a decided review",
      toldRow,
      sql`
      SELECT DISTINCT 'reporter' told, ${person}, 1 flagged,
        (${hasClaimed(sql`u.id`, sql`r.agent_no`)} OR ${sharesOrganization(sql`u.id`, sql`r.agent_no`)}) agentSide
      FROM ${of} JOIN review_flags g ON g.case_id IN (k.id, k.appeal_of) JOIN users u ON u.id = g.user_id
      WHERE k.id = ${caseId} AND ${active} LIMIT ${CASE_FLAGS * 2}`,
    ),
  });
  const all = [...writers, ...agents, ...reporters];
  return all.filter((one, at) => all.findIndex(({ userId }) => userId === one.userId) === at);
}
