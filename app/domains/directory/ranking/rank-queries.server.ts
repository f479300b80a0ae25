/**
 * The order of agents (domain "Ranking"), in SQL: the one place that computes it. Pages print the numbers that these
 * queries return, so anyone can recompute them. Money has no place in it.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, real, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "../policy.ts";
import type { StoredRank } from "../types.ts";

/** Bit under which `type_means` stores the mean over all types. */
export const ALL_TYPES = -1;
/** C while nothing is published. */
const MEAN_WITHOUT_REVIEWS = 4;

/** The factor by which a weight shrinks between two instants. Never above 1: clocks differ. */
export const fading = (sinceMs: SQL, nowMs: number): SQL =>
  sql`power(0.5, max(0, ${nowMs} - ${sinceMs}) / cast(${DAY_MS} AS real) / ${RANKING_HALF_LIFE_DAYS})`;

/**
 * The sums that agents are ranked by, as columns of an aggregate over published reviews with `stars`, `proof_tier` and
 * `published_at`: n, Σr, Σw, Σwr, Σwr². A review's weight w is its proof's, halved every 365 days. Rows without stars
 * count as no review.
 */
export function reviewSums(nowMs: number): SQL {
  const weight = sql`(CASE proof_tier WHEN 3 THEN ${RANKING_TIER_WEIGHTS[3]} WHEN 2 THEN ${RANKING_TIER_WEIGHTS[2]}
    ELSE ${RANKING_TIER_WEIGHTS[1]} END * ${fading(sql`published_at`, nowMs)})`;
  return sql`count(stars) review_count, coalesce(sum(stars), 0) star_sum, coalesce(sum(${weight}), 0.0) weight_sum,
    coalesce(sum(${weight} * stars), 0.0) weighted_stars, coalesce(sum(${weight} * stars * stars), 0.0) weighted_squares`;
}

/** For `UPDATE agent_search SET …`: the sums, counted from the reviews of the row's agent as of `nowMs`, without those whose writers say of a stake. */
export const countedSums = (nowMs: number): SQL =>
  sql`(review_count, star_sum, weight_sum, weighted_stars, weighted_squares) = (SELECT ${reviewSums(nowMs)}
    FROM reviews r WHERE r.agent_no = agent_search.agent_no AND r.status = 'published'
      AND NOT EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake))`;

/** C: the mean of all published stars for an insurance type, or over all types where it has none. */
export const meanStars = (typeBit: SQL = sql`${ALL_TYPES}`): SQL =>
  sql`coalesce((SELECT mean_stars FROM type_means WHERE type_bit IN (${ALL_TYPES}, ${typeBit})
    ORDER BY type_bit DESC LIMIT 1), ${MEAN_WITHOUT_REVIEWS})`;

const m = RANKING_PRIOR_REVIEWS;

/**
 * Adds the order value and the numbers between it and the reviews to `rows`, which have the sums of `reviewSums` and
 * C as `mean`:
 *
 * - `plain_average`: Σr / n, null without a review
 * - `drawn_average`: S = (m·C + Σwr) / (m + Σw)
 * - `spread`: σ, in stars, where σ² = (m · prior spread² + Σw(r − S)²) / (m + Σw)
 * - `uncertainty`: σ / √(m + Σw)
 * - `order_value`: S − uncertainty
 */
export const rankedRows = (rows: SQL): SQL => sql`
  SELECT *, drawn_average - uncertainty order_value FROM (
    SELECT *, spread / sqrt(${m} + weight_sum) uncertainty FROM (
      SELECT *, sqrt((${m * RANKING_PRIOR_SPREAD_STARS ** 2} + max(0.0, weighted_squares
          - 2 * drawn_average * weighted_stars + drawn_average * drawn_average * weight_sum)) / (${m} + weight_sum)) spread
      FROM (
        SELECT *, star_sum * 1.0 / nullif(review_count, 0) plain_average,
          (${m} * mean + weighted_stars) / (${m} + weight_sum) drawn_average
        FROM (${rows}))))`;

/** The numbers of `rankedRows` that a page prints, in the order of `rankColumns`. */
export const rankShape = {
  reviewCount: integer,
  weightSum: real,
  weightedStars: real,
  weightedSquares: real,
  plainAverage: nullable(real),
  priorMean: real,
  drawnAverage: real,
  spread: real,
  uncertainty: real,
  orderValue: real,
};
export const rankColumns = sql`review_count, weight_sum, weighted_stars, weighted_squares, plain_average, mean,
  drawn_average, spread, uncertainty, order_value`;

const storedRow = { ...rankShape, storedValue: real, rankedAt: integer };

/** The statement for `batch`; `agentNo` selects one agent's number. Without `wanted` it reads nothing. */
export function rankStatement({ db }: Pick<AppContext, "db">, agentNo: SQL, wanted: boolean) {
  return rowsOf(
    db,
    "rank",
    storedRow,
    wanted
      ? sql`
        SELECT review_count reviewCount, weight_sum weightSum, weighted_stars weightedStars,
          weighted_squares weightedSquares, plain_average plainAverage, mean priorMean, drawn_average drawnAverage,
          spread, uncertainty, order_value orderValue, stored_value storedValue, ranked_at rankedAt
        FROM (${rankedRows(sql`SELECT s.*, a.order_value stored_value, a.ranked_at, ${meanStars()} mean
          FROM agents a JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no
          WHERE a.agent_no = ${agentNo} LIMIT 1`)})`
      : sql`SELECT 1 WHERE 0`,
  );
}

/** The row of `rankStatement`; null where it was not wanted. */
export function readRank(rows: readonly RowOf<typeof storedRow>[]): StoredRank | null {
  const row = rows[0];
  if (row === undefined) return null;
  const { storedValue, ...rank } = row;
  return { ...rank, orderValue: storedValue, orderValueNow: rank.orderValue };
}
