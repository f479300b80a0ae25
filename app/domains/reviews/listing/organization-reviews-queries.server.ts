/** The newest review of each of an organization's agents, for the organization's page. */
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { agents, productTypes, reviewDisclosures, reviews } from "#db/schema/index.ts";
import { repliedFor } from "../participants.server.ts";
import type { Review } from "../types.ts";
import { readReview } from "./queries.server.ts";

/** In the order of their numbers, which says nothing about their stars. */
const AGENTS_MOST = 200;
const SHOWN_REVIEWS = 3;

/** A review with the agent it is about. */
export type AgentReview = Review & {
  agent: { id: string; name: string; slug: string; photoUrl: string | null };
};

/** For the batch of an organization's page; `organizationNo` selects its number. */
export const organizationReviewsStatement = ({ db }: Pick<AppContext, "db">, organizationNo: SQL) => ({
  agentReviews: db.orm
    .select({
      review: reviews,
      about: productTypes.name,
      said: reviewDisclosures,
      writtenFor: repliedFor(sql`reviews`),
      agent: {
        id: agents.id,
        name: agents.name,
        slug: agents.slug,
        photoUrl: sql<string | null>`coalesce(agents.photo_url, agents.drawing_url)`,
      },
    })
    .from(reviews)
    .innerJoin(agents, eq(agents.agentNo, reviews.agentNo))
    .leftJoin(productTypes, eq(productTypes.bit, reviews.typeBit))
    .leftJoin(reviewDisclosures, eq(reviewDisclosures.reviewId, reviews.id))
    .where(
      sql`${reviews.id} IN (SELECT (SELECT n.id FROM reviews n WHERE n.agent_no = a.agent_no AND n.status = 'published'
          ORDER BY n.published_at DESC, n.id DESC LIMIT 1)
        FROM (SELECT agent_no FROM agents WHERE organization_no = ${organizationNo} AND account_status = 'active'
          ORDER BY agent_no LIMIT ${AGENTS_MOST}) a)`,
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(SHOWN_REVIEWS),
});

export const readOrganizationReviews = ({
  agentReviews,
}: ResultsOf<typeof organizationReviewsStatement>): AgentReview[] =>
  agentReviews.map(({ agent, ...row }) => ({ ...readReview(row), agent }));
