/** Taking a review back. */
import { and, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { reviewLinks, reviews, reviewVersions, reviewVotes } from "#db/schema/index.ts";
import { closeCaseStatement } from "../cases/case-forgetting.server.ts";
import { dropDisclosureStatement } from "../disclosure-queries.server.ts";
import { nextReviewStatus } from "../policy.ts";
import { forgetWordsStatement } from "../public-log/seal-commands.server.ts";
import { reviewPages } from "../review-pages.ts";
import { dropBandsStatement } from "../signals/signal-commands.server.ts";
import { isUnchanged, recountStatements } from "../sums.server.ts";
import type { OwnReviewFacts } from "../types.ts";
import type { WritingFacts } from "./own-queries.server.ts";

/**
 * Takes a review back: its words are deleted, and it counts as taken back until another is written. False when its
 * status doesn't allow it.
 */
export async function withdrawReview(
  context: AppContext,
  userId: string,
  agent: WritingFacts["agent"],
  own: OwnReviewFacts,
): Promise<boolean> {
  if (nextReviewStatus(own.status, "withdraw") === null) return false;
  const { db } = context;
  const outcome = await commit(context, {
    guards: { "as-read": isUnchanged(own.id, own) },
    statements: [
      db.orm
        .update(reviews)
        .set({
          status: "withdrawn",
          title: "",
          body: "",
          publishedAt: null,
          replyBody: null,
          repliedAt: null,
          repliedBy: null,
          // Votes were about words that are gone.
          helpfulCount: 0,
          unhelpfulCount: 0,
          helpfulOrder: 0,
          reason: null,
        })
        .where(and(eq(reviews.id, own.id), eq(reviews.userId, userId))),
      db.orm.delete(reviewVersions).where(eq(reviewVersions.reviewId, own.id)),
      db.orm.delete(reviewLinks).where(eq(reviewLinks.reviewId, own.id)),
      dropBandsStatement(context, own.id),
      dropDisclosureStatement(context, own.id),
      closeCaseStatement(context, own.id),
      db.orm.delete(reviewVotes).where(eq(reviewVotes.reviewId, own.id)),
      forgetWordsStatement(context, [own.id]),
      ...recountStatements(context, {
        reviewId: own.id,
        agentNo: agent.agentNo,
        before: own,
        after: { ...own, status: "withdrawn", reason: null, counts: true },
        event: "withdrawn",
      }),
    ],
    purge: reviewPages(agent.slug, own.id),
  });
  return outcome.kind === "committed";
}
