/** What the report page needs to know about a review. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { REASON_CLASSES, REVIEW_STATUSES } from "#db/lists.ts";

const reviewRow = {
  id: text,
  agentNo: integer,
  agentName: text,
  agentSlug: text,
  /** The agent's profile is listed. */
  listed: flag,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  typeBit: integer,
  reason: nullable(text),
  author: text,
  title: text,
  /** When the current text was written. */
  textAt: integer,
  /** This account wrote it. */
  own: flag,
  /** A case is open. */
  looking: flag,
  /** When this account flagged the current text; null when it has not. */
  flaggedAt: nullable(integer),
};
export type ReportedReview = RowOf<typeof reviewRow>;

/** A reason for which a person checked the current text and left it up. */
const upheldRow = { reason: nullable(text), decidedAt: integer };
export type ReportFacts = { review: ReportedReview; upheld: RowOf<typeof upheldRow>[] };

/** When the current text of a review `r` was written. A review that was taken back may be written again. */
export const textAt = sql`max(coalesce(r.edited_at, 0), r.submitted_at)`;

/**
 * Rows of reason and `decidedAt`: the reasons for which someone checked the current text and left it up or restored
 * it.
 */
export const upheldReasons = (reviewId: string) => sql`
  SELECT w.reason, max(w.decided_at) decidedAt FROM (
    SELECT f.reason, k.decided_at FROM review_cases k JOIN reviews r ON r.id = k.review_id
      JOIN review_flags f ON f.case_id IN (k.id, k.appeal_of)
    WHERE k.review_id = ${reviewId} AND k.decision = 'keep' AND k.decided_at >= ${textAt}
    UNION ALL
    SELECT d.decision_reason, k.decided_at FROM review_cases k JOIN reviews r ON r.id = k.review_id
      JOIN review_cases d ON d.id = k.appeal_of AND d.decision = 'remove'
    WHERE k.review_id = ${reviewId} AND k.decision = 'keep' AND k.decided_at >= ${textAt}) w
  GROUP BY w.reason`;

/** The review and the decisions about its current text; null when there is none. One round trip. */
export async function findReportFacts(
  { db }: Pick<AppContext, "db">,
  reviewId: string,
  userId: string | null,
): Promise<ReportFacts | null> {
  const { reviews, upheld } = await db.read({
    reviews: rowsOf(
      db,
      "review to report",
      reviewRow,
      sql`
      SELECT r.id, r.agent_no agentNo, a.name agentName, a.slug agentSlug, a.account_status = 'active' listed,
        r.status, r.stars, r.type_bit typeBit, r.reason, r.author_name author, r.title, ${textAt} textAt,
        coalesce(r.user_id = ${userId}, 0) own,
        EXISTS (SELECT 1 FROM review_cases k WHERE k.review_id = r.id AND k.decided_at IS NULL) looking,
        (SELECT max(f.flagged_at) FROM review_flags f WHERE f.review_id = r.id AND f.user_id = ${userId}
          AND f.flagged_at >= ${textAt}) flaggedAt
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no WHERE r.id = ${reviewId} LIMIT 1`,
    ),
    upheld: rowsOf(
      db,
      "reasons that were not followed",
      upheldRow,
      sql`${upheldReasons(reviewId)} LIMIT ${REASON_CLASSES.length}`,
    ),
  });
  const review = reviews[0];
  return review === undefined ? null : { review, upheld };
}
