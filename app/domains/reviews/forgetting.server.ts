/** What goes with an account that is deleted: its reviews are taken back, with their counts, and lead to nobody. */
import { eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { agents, reviewLinks, reviews, reviewVersions } from "#db/schema/index.ts";
import { dropFindingsStatements } from "./signal-commands.server.ts";
import { guardStatement, recountStatements } from "./sums.server.ts";

const MOST_REVIEWS = 500;

/** The statements for the batch that deletes the account; `after` makes the pages forget them. */
export async function forgetReviews(context: AppContext, userId: string) {
  const { db } = context;
  const [own] = await db.batch([
    db.orm
      .select({
        id: reviews.id,
        agentNo: reviews.agentNo,
        slug: agents.slug,
        status: reviews.status,
        stars: reviews.stars,
        typeBit: reviews.typeBit,
        reason: reviews.reason,
      })
      .from(reviews)
      .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
      .where(eq(reviews.userId, userId))
      .limit(MOST_REVIEWS),
  ]);
  const ids = own.map(({ id }) => id);
  const statements: BatchItem<"sqlite">[] =
    ids.length === 0
      ? []
      : [
          ...own.map((review) => guardStatement(context, review.id, review)),
          db.orm
            .update(reviews)
            .set({
              status: "withdrawn",
              userId: null,
              authorName: "",
              title: "",
              body: "",
              publishedAt: null,
              replyBody: null,
              repliedAt: null,
              reason: null,
            })
            .where(inArray(reviews.id, ids)),
          db.orm.delete(reviewVersions).where(inArray(reviewVersions.reviewId, ids)),
          db.orm.delete(reviewLinks).where(inArray(reviewLinks.reviewId, ids)),
          ...dropFindingsStatements(context, ids),
          ...own.flatMap((review) =>
            recountStatements(context, {
              agentNo: review.agentNo,
              before: review,
              after: { ...review, status: "withdrawn", reason: null },
              event: "withdrawn",
            }),
          ),
        ];
  return {
    statements,
    after: () => context.purge(own.map(({ slug }) => paths.showcase(slug))),
  };
}
