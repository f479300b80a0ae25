/** An agent's reviews, read in the round trip of the page that shows them. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { t } from "#app/text/text.ts";
import { textLanguage } from "#app/text/text-language.ts";
import { agentReviewStats, productTypes, reviewDisclosures, reviews } from "#db/schema/index.ts";
import { disclosureLabel, unaskedSentence } from "../disclosures.ts";
import { REVIEW_STAGES, SUB_RATINGS } from "../fields.ts";
import {
  CHOICE_LIMIT_ROWS,
  CHOICES_FROM_REVIEWS,
  REASON_LIMIT_CLASSES,
  REVIEW_PAGE_REVIEWS,
} from "../limits.ts";
import { repliedFor } from "../participants.server.ts";
import { isProofTier } from "../review-sentences.ts";
import type {
  Review,
  ReviewChoices,
  ReviewFilter,
  ReviewPage,
  ReviewQuery,
  ReviewSummary,
  Star,
} from "../types.ts";
import { countFilters } from "./filter-address.ts";
import { REVIEW_CURSORS } from "./inputs.ts";
import { afterWhere, orderColumns, publishedWhere, upToWhere } from "./page-conditions.server.ts";

const aboutRow = { slug: text, name: text, stage: text };
type AboutRow = RowOf<typeof aboutRow>;

/**
 * Statements for `batch`: the sums, the removal reasons, what the reviews are about, and one page. `agentNo` selects
 * one agent's number. The sums are stored; anything else is counted on the index `reviews_agent_published`, which the
 * page uses, too.
 */
export function reviewStatements({ db }: Pick<AppContext, "db">, agentNo: SQL, query: ReviewQuery) {
  const { filter, sort, after } = query;
  const published = publishedWhere(agentNo, filter);
  const count = (where: SQL | undefined) => sql<number>`(SELECT count(*) FROM ${reviews} WHERE ${where})`;
  const stats = db.orm
    .select({
      stats: agentReviewStats,
      before: after === null ? sql<number>`0` : count(and(published, upToWhere(sort, after))),
      counted: isStored(filter) ? sql<null>`NULL` : count(published),
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
  const about = rowsOf(
    db,
    "what reviews are about",
    aboutRow,
    sql`
    SELECT DISTINCT t.slug, t.name, n.stage FROM (
      SELECT type_bit, stage FROM reviews WHERE agent_no = ${agentNo} AND status = 'published'
      ORDER BY published_at DESC, id DESC LIMIT ${CHOICES_FROM_REVIEWS}
    ) n JOIN product_types t ON t.bit = n.type_bit LIMIT ${CHOICE_LIMIT_ROWS}`,
  );
  const page = db.orm
    .select({
      review: reviews,
      about: productTypes.name,
      said: reviewDisclosures,
      writtenFor: repliedFor(sql`reviews`),
    })
    .from(reviews)
    .leftJoin(productTypes, eq(productTypes.bit, reviews.typeBit))
    .leftJoin(reviewDisclosures, eq(reviewDisclosures.reviewId, reviews.id))
    .where(after === null ? published : and(published, afterWhere(sort, after)))
    .orderBy(...orderColumns(query).map((column) => desc(column)))
    .limit(REVIEW_PAGE_REVIEWS + 1);
  return { stats, removed, about, page };
}

type ReviewResults = ResultsOf<typeof reviewStatements>;

/**
 * Puts the rows of `reviewStatements` together. `types` are all insurance types; a filter for any other is the
 * `problem`.
 */
export function readReviews(
  { filter, sort }: ReviewQuery,
  { stats, removed, about, page }: ReviewResults,
  types: readonly { slug: string; name: string }[],
): { summary: ReviewSummary; page: ReviewPage; problem: string | null } {
  const summary = readSummary(stats[0]?.stats, removed);
  const shown = page.slice(0, REVIEW_PAGE_REVIEWS);
  const last = shown.at(-1)?.review;
  const value = sort === "newest" ? last?.publishedAt : last?.helpfulOrder;
  const typeName = types.find(({ slug }) => slug === filter.type)?.name ?? null;
  const more = page.length > REVIEW_PAGE_REVIEWS && last !== undefined;
  return {
    summary,
    problem:
      filter.type !== null && typeName === null
        ? t("We don’t know that insurance type, so no reviews are shown.")
        : null,
    page: {
      filter,
      sort,
      choices: readChoices(about),
      typeName,
      reviews: shown.map(readReview),
      total: stats[0]?.counted ?? storedTotal(filter, summary),
      before: stats[0]?.before ?? 0,
      unasked: shown.some(({ said }) => said === null) ? unaskedSentence() : null,
      next: more ? REVIEW_CURSORS[sort].write({ value: value ?? 0, id: last.id }) : null,
    },
  };
}

/** Whether the stored sums know how many reviews match the filter. */
function isStored(filter: ReviewFilter): boolean {
  const asked = countFilters(filter);
  return asked === 0 || (asked === 1 && (filter.stars !== null || filter.tier !== null));
}

function storedTotal({ stars, tier }: ReviewFilter, summary: ReviewSummary): number {
  if (stars !== null) return summary.byStars.find((row) => row.stars === stars)?.count ?? 0;
  if (tier !== null) return summary.byTier.find((row) => row.tier === tier)?.count ?? 0;
  return summary.published;
}

function readChoices(rows: readonly AboutRow[]): ReviewChoices {
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return {
    types: [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name)),
    stages: REVIEW_STAGES.filter((stage) => rows.some((row) => row.stage === stage)),
  };
}

function readSummary(
  stats: ReviewResults["stats"][number]["stats"] | undefined,
  removed: ReviewResults["removed"],
): ReviewSummary {
  const byStars = [stats?.stars5, stats?.stars4, stats?.stars3, stats?.stars2, stats?.stars1].map(
    (count, at) => ({
      stars: starsOf(5 - at),
      count: count ?? 0,
    }),
  );
  const counted = byStars.reduce((sum, { count }) => sum + count, 0);
  const starSum = byStars.reduce((sum, { stars, count }) => sum + stars * count, 0);
  const question = (label: string, sum = 0, count = 0) => ({
    label,
    average: count === 0 ? null : sum / count,
    count,
  });
  return {
    received: stats?.received ?? 0,
    published: stats?.published ?? 0,
    counted,
    awaiting: stats?.awaiting ?? 0,
    held: stats?.held ?? 0,
    removed: stats?.removed ?? 0,
    withdrawn: stats?.withdrawn ?? 0,
    removedFor: removed.map(({ reason, count }) => ({ reason: reason ?? "", count })),
    average: counted === 0 ? null : starSum / counted,
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

const SUB_RATING_COLUMNS = {
  explains: "explainsClearly",
  responds: "responds",
  claims: "helpsWithClaims",
  pressure: "noPressure",
} as const;

/** A row of `reviews` as pages show it. */
export function readReview({ review, about, said, writtenFor }: ReviewResults["page"][number]): Review {
  return {
    id: review.id,
    author: review.authorName,
    stars: starsOf(review.stars),
    title: review.title,
    body: review.body,
    language: textLanguage(`${review.title} ${review.body}`),
    tier: isProofTier(review.proofTier) ? review.proofTier : 1,
    about: about ?? "Insurance",
    stage: review.stage.replaceAll("-", " "),
    month: review.experienceMonth,
    disclosure: said === null ? null : disclosureLabel(said),
    counts: said?.stake !== true,
    publishedAt: review.publishedAt ?? review.submittedAt,
    editedAt: review.editedAt,
    helpfulCount: review.helpfulCount,
    unhelpfulCount: review.unhelpfulCount,
    subRatings: SUB_RATINGS.flatMap(({ name, label }) => {
      const stars = review[SUB_RATING_COLUMNS[name]];
      return stars === null ? [] : [{ label, stars: starsOf(stars) }];
    }),
    reply:
      review.replyBody === null
        ? null
        : {
            body: review.replyBody,
            language: textLanguage(review.replyBody),
            at: review.repliedAt ?? review.submittedAt,
            writtenFor,
          },
  };
}

function starsOf(value: number): Star {
  if (value >= 5) return 5;
  if (value >= 4) return 4;
  if (value >= 3) return 3;
  return value >= 2 ? 2 : 1;
}
