/**
 * What happens to reviews when an account is deleted. Its reviews are taken back and lose their author; one that a
 * person removed stays removed, without its words. Its votes are deleted and counted out. A reply belongs to the
 * agent's profile and stays, without the account that wrote it.
 */
import { eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { agents, reviewLinks, reviews, reviewVersions, reviewVotes } from "#db/schema/index.ts";
import { closeCaseStatement, forgetFlagsStatements } from "../cases/case-forgetting.server.ts";
import { countsSql, dropDisclosureStatement } from "../disclosure-queries.server.ts";
import { nextReviewStatus } from "../policy.ts";
import { forgetWordsStatement } from "../public-log/seal-commands.server.ts";
import { reviewPages } from "../review-pages.ts";
import { dropFindingsStatements } from "../signals/signal-commands.server.ts";
import { eventStatements, isUnchanged, recountStatements } from "../sums.server.ts";
import { forgetVotes } from "../votes/vote-commands.server.ts";

const MOST_REVIEWS = 500;

/** The statements for the batch that deletes the account; `after` purges the pages. */
export async function forgetReviews(context: AppContext, userId: string) {
  const { db } = context;
  const { own, voted } = await db.batch({
    own: db.orm
      .select({
        id: reviews.id,
        agentNo: reviews.agentNo,
        slug: agents.slug,
        status: reviews.status,
        stars: reviews.stars,
        typeBit: reviews.typeBit,
        reason: reviews.reason,
        counts: sql<boolean>`${countsSql(sql`reviews.id`)}`.mapWith(Boolean),
      })
      .from(reviews)
      .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
      .where(eq(reviews.userId, userId))
      .limit(MOST_REVIEWS),
    voted: db.orm
      .select({ id: reviewVotes.reviewId, slug: agents.slug })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
      .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
      .where(eq(reviewVotes.userId, userId))
      .limit(MOST_REVIEWS),
  });
  const ids = own.map(({ id }) => id);
  // Removed reviews and those already taken back keep their status, but lose their words and author.
  const withdrawn = own.filter(({ status }) => nextReviewStatus(status, "withdraw") !== null);
  const taken: BatchItem<"sqlite">[] =
    ids.length === 0
      ? []
      : [
          db.orm
            .update(reviews)
            .set({ status: "withdrawn", publishedAt: null, reason: null })
            .where(
              inArray(
                reviews.id,
                withdrawn.map(({ id }) => id),
              ),
            ),
          db.orm
            .update(reviews)
            .set({
              userId: null,
              authorName: "",
              title: "",
              body: "",
              replyBody: null,
              repliedAt: null,
              repliedBy: null,
              helpfulCount: 0,
              unhelpfulCount: 0,
              helpfulOrder: 0,
            })
            .where(inArray(reviews.id, ids)),
          db.orm.delete(reviewVersions).where(inArray(reviewVersions.reviewId, ids)),
          db.orm.delete(reviewLinks).where(inArray(reviewLinks.reviewId, ids)),
          ...dropFindingsStatements(context, ids),
          db.orm.delete(reviewVotes).where(inArray(reviewVotes.reviewId, ids)),
          ...ids.map((id) => dropDisclosureStatement(context, id)),
          ...ids.map((id) => closeCaseStatement(context, id)),
          forgetWordsStatement(context, ids),
          ...own
            .filter(({ status }) => status === "removed")
            .flatMap((review) =>
              eventStatements(context, { event: "erased", reviewId: review.id }, review, review),
            ),
          ...withdrawn.flatMap((review) =>
            recountStatements(context, {
              reviewId: review.id,
              agentNo: review.agentNo,
              before: review,
              after: { ...review, status: "withdrawn", reason: null, counts: true },
              event: "withdrawn",
            }),
          ),
        ];
  return {
    guards: Object.fromEntries(
      withdrawn.map((review) => [`review ${review.id}`, isUnchanged(review.id, review)]),
    ),
    // First, while the reviews still have their author.
    statements: [
      ...forgetFlagsStatements(context, userId),
      ...taken,
      ...forgetVotes(context, userId),
      db.orm.run(sql`UPDATE reviews SET replied_by = NULL WHERE replied_by = ${userId}
        AND agent_no = (SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId})`),
    ],
    after: () => context.purge([...own, ...voted].flatMap(({ id, slug }) => reviewPages(slug, id))),
  };
}
