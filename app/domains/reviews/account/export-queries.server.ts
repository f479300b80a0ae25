/** Everything an account wrote or did with reviews, for its data export. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { EXPORT_ROWS } from "../limits.ts";
import { ownCursor } from "../listing/list-inputs.ts";
import type { ListedOwnReview } from "../types.ts";
import { listOwnReviews } from "../writing/own-queries.server.ts";
import { withoutSignal } from "../writing/own-words.ts";

/** `helpful` stays 0 or 1, as in the exports that people already have. */
const voteRow = { reviewId: text, helpful: integer, votedAt: integer };
const reportRow = { reviewId: text, reason: text, note: text, flaggedAt: integer };
const appealRow = { reviewId: text, statement: text, appealedAt: integer };
const replyRow = { reviewId: text, body: nullable(text), repliedAt: nullable(integer) };
const versionRow = { reviewId: text, replacedAt: integer, title: text, body: text };

/**
 * Reviews with their earlier versions, votes, reports, appeals, and replies written for agents. Each list is bounded.
 */
export async function exportReviews({ db }: Pick<AppContext, "db">, userId: string) {
  const { votes, reports, versions, appeals, replies } = await db.read({
    votes: rowsOf(
      db,
      "exported votes",
      voteRow,
      sql`
      SELECT review_id reviewId, helpful, voted_at votedAt FROM review_votes WHERE user_id = ${userId}
      ORDER BY voted_at LIMIT ${EXPORT_ROWS}`,
    ),
    reports: rowsOf(
      db,
      "exported reports",
      reportRow,
      sql`
      SELECT review_id reviewId, reason, note, flagged_at flaggedAt FROM review_flags WHERE user_id = ${userId}
      ORDER BY flagged_at LIMIT ${EXPORT_ROWS}`,
    ),
    versions: rowsOf(
      db,
      "exported versions",
      versionRow,
      sql`
      SELECT v.review_id reviewId, v.replaced_at replacedAt, v.title, v.body
      FROM reviews r JOIN review_versions v ON v.review_id = r.id WHERE r.user_id = ${userId}
      ORDER BY v.replaced_at LIMIT ${EXPORT_ROWS}`,
    ),
    appeals: rowsOf(
      db,
      "exported appeals",
      appealRow,
      sql`
      SELECT review_id reviewId, statement, opened_at appealedAt FROM review_cases WHERE appealed_by = ${userId}
      ORDER BY opened_at LIMIT ${EXPORT_ROWS}`,
    ),
    replies: rowsOf(
      db,
      "exported replies",
      replyRow,
      sql`
      SELECT id reviewId, reply_body body, replied_at repliedAt FROM reviews WHERE replied_by = ${userId}
      ORDER BY replied_at LIMIT ${EXPORT_ROWS}`,
    ),
  });
  return { reviews: await readAll({ db }, userId), versions, votes, reports, appeals, replies };
}

async function readAll(context: Pick<AppContext, "db">, userId: string): Promise<ListedOwnReview[]> {
  const all: ListedOwnReview[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOwnReviews>> = await listOwnReviews(
      context,
      userId,
      ownCursor.parse(next),
    );
    all.push(...page.reviews.map(withoutSignal));
    next = page.next;
  } while (next !== null && all.length < EXPORT_ROWS);
  return all;
}
