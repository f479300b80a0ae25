/** What an account has said of reviews, for the file of everything that is kept of it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { EXPORT_ROWS } from "./limits.ts";
import { parsePlace } from "./list-place.ts";
import type { ListedOwnReview } from "./types.ts";
import { listOwnReviews } from "./writing/own-queries.server.ts";
import { withoutSignal } from "./writing/own-words.ts";

type VoteRow = { reviewId: string; helpful: 0 | 1; votedAt: number };
type ReportRow = { reviewId: string; reason: string; note: string; flaggedAt: number };
type AppealRow = { reviewId: string; statement: string; appealedAt: number };
type ReplyRow = { reviewId: string; body: string; repliedAt: number };
type VersionRow = { reviewId: string; replacedAt: number; title: string; body: string };

/** Reviews with what they said before, votes, reports, appeals, and replies written for agents; each list is bounded. */
export async function exportReviews({ db }: Pick<AppContext, "db">, userId: string) {
  const [votes, reports, versions, appeals, replies] = await db.read([
    db.orm.all<VoteRow>(sql`
      SELECT review_id reviewId, helpful, voted_at votedAt FROM review_votes WHERE user_id = ${userId}
      ORDER BY voted_at LIMIT ${EXPORT_ROWS}`),
    db.orm.all<ReportRow>(sql`
      SELECT review_id reviewId, reason, note, flagged_at flaggedAt FROM review_flags WHERE user_id = ${userId}
      ORDER BY flagged_at LIMIT ${EXPORT_ROWS}`),
    db.orm.all<VersionRow>(sql`
      SELECT v.review_id reviewId, v.replaced_at replacedAt, v.title, v.body
      FROM reviews r JOIN review_versions v ON v.review_id = r.id WHERE r.user_id = ${userId}
      ORDER BY v.replaced_at LIMIT ${EXPORT_ROWS}`),
    db.orm.all<AppealRow>(sql`
      SELECT review_id reviewId, statement, opened_at appealedAt FROM review_cases WHERE appealed_by = ${userId}
      ORDER BY opened_at LIMIT ${EXPORT_ROWS}`),
    db.orm.all<ReplyRow>(sql`
      SELECT id reviewId, reply_body body, replied_at repliedAt FROM reviews WHERE replied_by = ${userId}
      ORDER BY replied_at LIMIT ${EXPORT_ROWS}`),
  ]);
  return { reviews: await readAll({ db }, userId), versions, votes, reports, appeals, replies };
}

async function readAll(context: Pick<AppContext, "db">, userId: string): Promise<ListedOwnReview[]> {
  const all: ListedOwnReview[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOwnReviews>> = await listOwnReviews(
      context,
      userId,
      parsePlace(next),
    );
    all.push(...page.reviews.map(withoutSignal));
    next = page.next;
  } while (next !== null && all.length < EXPORT_ROWS);
  return all;
}
