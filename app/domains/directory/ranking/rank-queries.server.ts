/**
 * The order of agents (domain "Ranking"), in SQL: the one place that computes it. Pages print the numbers that these
 * queries return, so anyone can recompute them. Money has no place in it.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, real, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "../policy.ts";

/** Bit under which `type_means` stores the mean over all types. */
export const ALL_TYPES = -1;
/** C while nothing is published. */
const MEAN_WITHOUT_REVIEWS = 4;

/** The UTC day that stored sums are of, as a number of days since 1970: 2026-11-27. Any day would do; it never changes. */
const EPOCH_DAY = Date.UTC(2026, 10, 27) / DAY_MS;

/** The day that reviews are aged to at `nowMs`: whole days since 1970, in UTC. */
export const rankingDay = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

/**
 * What a stored weight is multiplied by at `nowMs`. All weights halve in the same time, so all of them have this one
 * factor, and no row is written as time passes.
 */
const fadedSinceEpoch = (nowMs: number): number =>
  2 ** ((EPOCH_DAY - rankingDay(nowMs)) / RANKING_HALF_LIFE_DAYS);

/**
 * The sums that agents are ranked by, as columns of an aggregate over published reviews with `stars`, `proof_tier` and
 * `published_at`: n, Σr, and Σw, Σwr, Σwr² as of the epoch. A review's weight w is its proof's, halved every 365 days from
 * the day it was published on. Rows without stars count as no review.
 */
export function reviewSums(): SQL {
  const day = sql`floor(published_at / cast(${DAY_MS} AS real))`;
  const weight = sql`(CASE proof_tier WHEN 3 THEN ${RANKING_TIER_WEIGHTS[3]} WHEN 2 THEN ${RANKING_TIER_WEIGHTS[2]}
    ELSE ${RANKING_TIER_WEIGHTS[1]} END * power(2.0, (${day} - ${EPOCH_DAY}) / ${RANKING_HALF_LIFE_DAYS}))`;
  return sql`count(stars) review_count, coalesce(sum(stars), 0) star_sum, coalesce(sum(${weight}), 0.0) weight_sum,
    coalesce(sum(${weight} * stars), 0.0) weighted_stars, coalesce(sum(${weight} * stars * stars), 0.0) weighted_squares`;
}

/** For `UPDATE agent_search SET …`: the sums, counted from the reviews of the row's agent, without those whose writers say of a stake. */
export const countedSums =
  (): SQL => sql`(review_count, star_sum, weight_sum, weighted_stars, weighted_squares) = (SELECT ${reviewSums()}
    FROM reviews r WHERE r.agent_no = agent_search.agent_no AND r.status = 'published'
      AND NOT EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake))`;

/** C: the mean of all published stars for an insurance type, or over all types where it has none. */
export const meanStars = (typeBit: SQL = sql`${ALL_TYPES}`): SQL =>
  sql`coalesce((SELECT mean_stars FROM type_means WHERE type_bit IN (${ALL_TYPES}, ${typeBit})
    ORDER BY type_bit DESC LIMIT 1), ${MEAN_WITHOUT_REVIEWS})`;

/** The settings row that has C of the day for lists over all types, as JSON (`reviews/ranking/order-upkeep.server.ts`). */
export const LIST_MEAN_KEY = "ranking.mean";

/**
 * C of lists over all types: the mean as the day began, so that a list's order and the addresses of its pages stay the same
 * all day.
 */
export const listMean = (): SQL =>
  sql`coalesce((SELECT value->>'mean' FROM settings WHERE key = ${LIST_MEAN_KEY}), ${meanStars()})`;

const m = RANKING_PRIOR_REVIEWS;

/**
 * Adds the order value at `nowMs` and the numbers between it and the reviews to `rows`, which have the sums of
 * `reviewSums` and C as `mean`:
 *
 * - `w`, `wr`, `wrr`: Σw, Σwr, Σwr² as of the day
 * - `plain_average`: Σr / n, null without a review
 * - `drawn_average`: S = (m·C + Σwr) / (m + Σw)
 * - `spread`: σ, in stars, where σ² = (m · prior spread² + Σw(r − S)²) / (m + Σw)
 * - `uncertainty`: σ / √(m + Σw)
 * - `order_value`: S − uncertainty
 */
export function rankedRows(rows: SQL, nowMs: number): SQL {
  const faded = fadedSinceEpoch(nowMs);
  return sql`
  SELECT *, drawn_average - uncertainty order_value FROM (
    SELECT *, spread / sqrt(${m} + w) uncertainty FROM (
      SELECT *, sqrt((${m * RANKING_PRIOR_SPREAD_STARS ** 2} + max(0.0, wrr
          - 2 * drawn_average * wr + drawn_average * drawn_average * w)) / (${m} + w)) spread
      FROM (
        SELECT *, star_sum * 1.0 / nullif(review_count, 0) plain_average, (${m} * mean + wr) / (${m} + w) drawn_average
        FROM (SELECT *, weight_sum * ${faded} w, weighted_stars * ${faded} wr, weighted_squares * ${faded} wrr
          FROM (${rows})))))`;
}

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
export const rankColumns = sql`review_count, w, wr, wrr, plain_average, mean, drawn_average, spread, uncertainty,
  order_value`;

/** The statement for `batch`; `agentNo` selects one agent's number. Without `wanted` it reads nothing. */
export function rankStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agentNo: SQL,
  wanted: boolean,
) {
  return rowsOf(
    db,
    "rank",
    rankShape,
    wanted
      ? sql`
        SELECT review_count reviewCount, w weightSum, wr weightedStars, wrr weightedSquares, plain_average plainAverage,
          mean priorMean, drawn_average drawnAverage, spread, uncertainty, order_value orderValue
        FROM (${rankedRows(
          sql`SELECT s.*, ${listMean()} mean FROM agents a JOIN agent_search s
            ON s.zip = a.zip AND s.agent_no = a.agent_no WHERE a.agent_no = ${agentNo} LIMIT 1`,
          clock.now(),
        )})`
      : sql`SELECT 1 WHERE 0`,
  );
}
