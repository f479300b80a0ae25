/** The newest decision about a review, and whether this user may appeal it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { CASE_CAUSES, DECISIONS, REVIEW_STATUSES } from "#db/lists.ts";
import { hasClaimed, sharesOrganization } from "../../participants.server.ts";
import { type Appellant, decideAppeal } from "../case-policy.ts";

const reviewRow = {
  id: text,
  agentNo: integer,
  agentName: text,
  agentSlug: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  typeBit: integer,
  reason: nullable(text),
  title: text,
  body: text,
  submittedAt: integer,
  publishedAt: nullable(integer),
  writes: flag,
  claimed: flag,
  colleague: flag,
  looking: flag,
  /** When an open appeal is due. */
  appealDueAt: nullable(integer),
};
const decidedRow = {
  caseId: text,
  cause: oneOf(CASE_CAUSES),
  decision: oneOf(DECISIONS),
  decisionReason: nullable(text),
  decisionNote: text,
  decidedAt: integer,
  appealed: flag,
  flaggedByAgent: flag,
  flaggedByUser: flag,
};

export type AppealPage = {
  review: RowOf<typeof reviewRow>;
  decided: RowOf<typeof decidedRow> | null;
  side: Appellant | null;
  decision: ReturnType<typeof decideAppeal>;
};

/**
 * The review, its newest decision, and what this user may do about it; null when there is no such review. A member of
 * the agent's organization may appeal for the agent only if they flagged the review. One round trip.
 */
export async function findAppeal(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  reviewId: string,
  userId: string,
): Promise<AppealPage | null> {
  const user = sql`${userId}`;
  const { rows, decisions } = await db.read({
    rows: rowsOf(
      db,
      "review to appeal about",
      reviewRow,
      sql`
      SELECT r.id, r.agent_no agentNo, a.name agentName, a.slug agentSlug, r.status, r.stars, r.type_bit typeBit,
        r.reason, r.title, r.body, r.submitted_at submittedAt, r.published_at publishedAt,
        coalesce(r.user_id = ${userId}, 0) writes, ${hasClaimed(user, sql`r.agent_no`)} claimed,
        ${sharesOrganization(user, sql`r.agent_no`)} colleague,
        EXISTS (SELECT 1 FROM review_cases o WHERE o.review_id = r.id AND o.decided_at IS NULL) looking,
        (SELECT o.due_at FROM review_cases o WHERE o.review_id = r.id AND o.cause = 'appeal'
          AND o.decided_at IS NULL LIMIT 1) appealDueAt
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no WHERE r.id = ${reviewId} LIMIT 1`,
    ),
    decisions: rowsOf(
      db,
      "newest decision",
      decidedRow,
      sql`
      SELECT k.id caseId, k.cause, k.decision, k.decision_reason decisionReason, k.decision_note decisionNote,
        k.decided_at decidedAt, EXISTS (SELECT 1 FROM review_cases n WHERE n.appeal_of = k.id) appealed,
        EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id = k.id AND (${hasClaimed(sql`f.user_id`, sql`k.agent_no`)}
          OR ${sharesOrganization(sql`f.user_id`, sql`k.agent_no`)})) flaggedByAgent,
        EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id = k.id AND f.user_id = ${userId}) flaggedByUser
      FROM review_cases k
      WHERE k.review_id = ${reviewId} AND k.decided_at IS NOT NULL AND k.decision IS NOT NULL
      ORDER BY k.decided_at DESC, k.id DESC LIMIT 1`,
    ),
  });
  const review = rows[0];
  if (review === undefined) return null;
  const decided = decisions[0] ?? null;
  const forAgent = review.claimed || (review.colleague && decided?.flaggedByUser === true);
  const side = review.writes ? "writer" : forAgent ? "agent" : null;
  const { status, looking } = review;
  const decision = decideAppeal({ side, status, looking, decided }, clock.now());
  return { review, decided, side, decision };
}
