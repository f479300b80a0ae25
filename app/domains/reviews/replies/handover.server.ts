/** What happens to an agent's replies when another account wins the profile. */
import { and, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agents, reviews } from "#db/schema/index.ts";
import { reviewPages } from "../review-pages.ts";

const MOST_REPLIES = 500;

/**
 * Takes down the replies of the account that loses the profile, since they were not the agent's. Returns the pages
 * that showed them.
 */
export async function leaveReplies(
  { db }: Pick<AppContext, "db">,
  { userId, agentNo }: { userId: string; agentNo: number },
) {
  const theirs = and(eq(reviews.agentNo, agentNo), eq(reviews.repliedBy, userId));
  const [replied] = await db.batch([
    db.orm
      .select({ id: reviews.id, slug: agents.slug })
      .from(reviews)
      .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
      .where(theirs)
      .limit(MOST_REPLIES),
  ]);
  return {
    statements: [
      db.orm.update(reviews).set({ replyBody: null, repliedAt: null, repliedBy: null }).where(theirs),
    ],
    pages: replied.flatMap(({ id, slug }) => reviewPages(slug, id)),
  };
}
