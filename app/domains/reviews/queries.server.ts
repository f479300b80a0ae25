/** An agent's reviews, read in the round trip of the page that shows them. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agentReviewStats, productTypes, reviews } from "#db/schema/index.ts";
import { writeCursor } from "./inputs.ts";
import { REASON_LIMIT_CLASSES, REVIEW_PAGE_REVIEWS } from "./limits.ts";
import { repliedFor } from "./parties.server.ts";
import type { Review, ReviewPage, ReviewQuery, ReviewSummary, Star } from "./types.ts";
import { isProofTier } from "./wording.ts";

/**
 * Statements for `batch`: the sums, the reasons of what was removed, and one page, newest first. `agentNo` selects
 * one agent's number. The sums are kept, never counted, so ten thousand reviews cost what ten do; the page walks
 * `reviews_agent_published`.
 */
export function reviewStatements(
  { db }: Pick<AppContext, "db">,
  agentNo: SQL,
  { filter, after }: ReviewQuery,
) {
  const published = and(
    sql`${reviews.agentNo} = ${agentNo}`,
    eq(reviews.status, "published"),
    filter.by === "stars" ? eq(reviews.stars, filter.stars) : undefined,
    filter.by === "tier" ? eq(reviews.proofTier, filter.tier) : undefined,
  );
  const position = sql`(${reviews.publishedAt}, ${reviews.id})`;
  const stats = db.orm
    .select({
      stats: agentReviewStats,
      before:
        after === null
          ? sql<number>`0`
          : sql<number>`(SELECT count(*) FROM ${reviews} WHERE ${published}
              AND ${position} >= (${after.publishedAt}, ${after.id}))`,
    })
    .from(agentReviewStats)
    .where(sql`${agentReviewStats.agentNo} = ${agentNo}`)
    .limit(1);
  const removed = db.orm
    .select({ reason: reviews.reason, count: sql<number>`count(*)` })
    .from(reviews)
    .where(and(sql`${reviews.agentNo} = ${agentNo}`, eq(reviews.status, "removed")))
    .groupBy(reviews.reason)
    .orderBy(desc(sql`count(*)`), reviews.reason)
    .limit(REASON_LIMIT_CLASSES);
  const page = db.orm
    .select({ review: reviews, about: productTypes.name, writtenFor: repliedFor(sql`reviews`) })
    .from(reviews)
    .leftJoin(productTypes, eq(productTypes.bit, reviews.typeBit))
    .where(
      after === null ? published : and(published, sql`${position} < (${after.publishedAt}, ${after.id})`),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(REVIEW_PAGE_REVIEWS + 1);
  return [stats, removed, page] as const;
}

type StatsRows = Awaited<ReturnType<typeof reviewStatements>[0]>;
type RemovedRows = Awaited<ReturnType<typeof reviewStatements>[1]>;
type PageRows = Awaited<ReturnType<typeof reviewStatements>[2]>;

/** Puts the rows of `reviewStatements` together. */
export function readReviews(
  query: ReviewQuery,
  statsRows: StatsRows,
  removedRows: RemovedRows,
  pageRows: PageRows,
): { summary: ReviewSummary; page: ReviewPage } {
  const summary = readSummary(statsRows[0]?.stats, removedRows);
  const shown = pageRows.slice(0, REVIEW_PAGE_REVIEWS).map(readReview);
  const last = shown.at(-1);
  return {
    summary,
    page: {
      filter: query.filter,
      reviews: shown,
      total: totalOf(query, summary),
      before: statsRows[0]?.before ?? 0,
      next: pageRows.length > REVIEW_PAGE_REVIEWS && last !== undefined ? writeCursor(last) : null,
    },
  };
}

function readSummary(stats: StatsRows[number]["stats"] | undefined, removed: RemovedRows): ReviewSummary {
  const byStars = [stats?.stars5, stats?.stars4, stats?.stars3, stats?.stars2, stats?.stars1].map(
    (count, at) => ({
      stars: starsOf(5 - at),
      count: count ?? 0,
    }),
  );
  const published = stats?.published ?? 0;
  const starSum = byStars.reduce((sum, { stars, count }) => sum + stars * count, 0);
  const question = (label: string, sum = 0, count = 0) => ({
    label,
    average: count === 0 ? null : sum / count,
    count,
  });
  return {
    received: stats?.received ?? 0,
    published,
    awaiting: stats?.awaiting ?? 0,
    held: stats?.held ?? 0,
    removed: stats?.removed ?? 0,
    withdrawn: stats?.withdrawn ?? 0,
    removedFor: removed.map(({ reason, count }) => ({ reason: reason ?? "", count })),
    average: published === 0 ? null : starSum / published,
    byStars,
    byTier: [
      { tier: 3, count: stats?.tier3 ?? 0 },
      { tier: 2, count: stats?.tier2 ?? 0 },
      { tier: 1, count: stats?.tier1 ?? 0 },
    ],
    questions: [
      question("Explains clearly", stats?.explainsSum, stats?.explainsCount),
      question("Responds", stats?.respondsSum, stats?.respondsCount),
      question("Helps with claims", stats?.claimsSum, stats?.claimsCount),
      question("No pressure", stats?.pressureSum, stats?.pressureCount),
    ],
  };
}

/** A row of `reviews` as pages show it. */
export function readReview({ review, about, writtenFor }: PageRows[number]): Review {
  return {
    id: review.id,
    author: review.authorName,
    stars: starsOf(review.stars),
    title: review.title,
    body: review.body,
    tier: isProofTier(review.proofTier) ? review.proofTier : 1,
    about: about ?? "Insurance",
    stage: review.stage.replaceAll("-", " "),
    month: review.experienceMonth,
    publishedAt: review.publishedAt ?? review.submittedAt,
    editedAt: review.editedAt,
    helpfulCount: review.helpfulCount,
    unhelpfulCount: review.unhelpfulCount,
    reply:
      review.replyBody === null
        ? null
        : { body: review.replyBody, at: review.repliedAt ?? review.submittedAt, writtenFor },
  };
}

function totalOf({ filter }: ReviewQuery, summary: ReviewSummary): number {
  if (filter.by === "all") return summary.published;
  if (filter.by === "stars") return summary.byStars.find(({ stars }) => stars === filter.stars)?.count ?? 0;
  return summary.byTier.find(({ tier }) => tier === filter.tier)?.count ?? 0;
}

function starsOf(value: number): Star {
  if (value >= 5) return 5;
  if (value >= 4) return 4;
  if (value >= 3) return 3;
  return value >= 2 ? 2 : 1;
}
