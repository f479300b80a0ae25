/** The one reply to a review, by the agent who claimed the profile or by a manager of their organization. */
import { eq, type SQL, sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf } from "#app/platform/database/rows.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { reviews } from "#db/schema/index.ts";
import { REPLIES_TOLD_MINUTES, REPLIES_TOLD_MOST } from "../limits.ts";
import { type FoundReview, findReview } from "../listing/review-queries.server.ts";
import { speaksFor } from "../participants.server.ts";
import { reviewPages } from "../review-pages.ts";
import { signReply } from "../review-sentences.ts";
import { replyEmail } from "../writing/emails.ts";

export type ReplyOutcome = "posted" | "changed" | "unchanged" | "removed" | "refused" | "conflict";

/**
 * Posts a reply, or changes the one the form showed (`shown` is when that was written); if another one is stored, it
 * is a conflict. The review's writer is notified of new replies, within a limit.
 */
export async function writeReply(
  context: AppContext,
  userId: string,
  found: FoundReview,
  { body, shown }: { body: string; shown: number | null },
): Promise<ReplyOutcome> {
  const { review, agent } = found;
  if (!mayReply(found)) return "refused";
  if (review.reply?.body === body) return "unchanged";
  if ((review.reply?.at ?? null) !== shown) return "conflict";
  const { db, clock, origin } = context;
  const first = review.reply === null;
  const told =
    first &&
    (await context.limiters.take("reply-told", review.id, REPLIES_TOLD_MOST, REPLIES_TOLD_MINUTES)) === 0;
  const [writer] = told ? await findWriter(context, review.id) : [];
  // In English, since we don't store the writer's language; never in the language of the person replying.
  const by = inLanguage("en", () => signReply(agent.name, found.reader.signs));
  const tell =
    writer === undefined
      ? []
      : await announceStatements(context, [writer], {
          event: "review-reply",
          type: "info",
          title: by,
          message: `About your review “${review.title}”.`,
          actionUrl: paths.review(review.id),
          composeEmail: (email, stop) =>
            replyEmail(email, {
              by,
              title: review.title,
              body,
              url: origin + paths.review(review.id),
              stop,
            }),
        });
  const outcome = await commit(context, {
    guards: { "may-reply": repliesAsRead(userId, found) },
    statements: [
      db.orm
        .update(reviews)
        .set({ replyBody: body, repliedAt: clock.now(), repliedBy: userId })
        .where(eq(reviews.id, review.id)),
      ...tell,
    ],
    purge: reviewPages(agent.slug, review.id),
    ...(writer === undefined ? {} : { ...notifyUsers([writer.userId]), mail: true }),
  });
  if (outcome.kind !== "committed") {
    // The same words may have arrived twice at once.
    const now = await findReview(context, review.id, userId);
    return now?.review.reply?.body === body ? "unchanged" : "conflict";
  }
  return first ? "posted" : "changed";
}

/** Removes the reply that the form showed. */
export async function removeReply(
  context: AppContext,
  userId: string,
  found: FoundReview,
  shown: number | null,
): Promise<ReplyOutcome> {
  const { review, agent } = found;
  if (!mayReply(found)) return "refused";
  if (review.reply === null) return "unchanged";
  if (review.reply.at !== shown) return "conflict";
  const outcome = await commit(context, {
    guards: { "may-reply": repliesAsRead(userId, found) },
    statements: [
      context.db.orm
        .update(reviews)
        .set({ replyBody: null, repliedAt: null, repliedBy: null })
        .where(eq(reviews.id, review.id)),
    ],
    purge: reviewPages(agent.slug, review.id),
  });
  return outcome.kind === "committed" ? "removed" : "conflict";
}

/** Whether the reader may reply: for a listed agent, on a published review. */
export const mayReply = ({ status, agent, reader }: FoundReview): boolean =>
  status === "published" && agent.listed && reader.speaks;

/** Whether the review, its reply and the right to reply are still what was read. */
const repliesAsRead = (userId: string, { review }: FoundReview): SQL => sql`EXISTS (
  SELECT 1 FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
  WHERE r.id = ${review.id} AND r.status = 'published' AND r.reply_body IS ${review.reply?.body ?? null}
    AND a.account_status = 'active' AND ${speaksFor(userId, sql`r.agent_no`, sql`a.organization_no`)})`;

/** The review's writer as a recipient; none when the account is deleted or archived. */
async function findWriter({ db }: Pick<AppContext, "db">, reviewId: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "writer to tell",
      recipientRow,
      sql`
      SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
      FROM reviews r JOIN users u ON u.id = r.user_id
        JOIN profiles p ON p.user_id = u.id AND p.account_status = 'active' WHERE r.id = ${reviewId} LIMIT 1`,
    ),
  ]);
  return rows;
}
