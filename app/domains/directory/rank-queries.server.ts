/** The numbers behind one agent's place in lists, as they are kept. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, real, rowsOf } from "#app/platform/database/rows.ts";
import { explainRank } from "./ranking.ts";
import type { KeptRank } from "./types.ts";

const ALL_TYPES = -1;
/** What the order is drawn toward while nothing is published. */
const MEAN_WITHOUT_REVIEWS = 4;

const rankRow = {
  reviewCount: integer,
  starSum: integer,
  weightSum: real,
  weightedStars: real,
  weightedSquares: real,
  orderValue: real,
  rankedAt: integer,
  mean: nullable(real),
};

/** The statement for `batch`; `agentNo` selects one agent's number. Without `wanted` it reads nothing. */
export function rankStatement({ db }: Pick<AppContext, "db">, agentNo: SQL, wanted: boolean) {
  return rowsOf(
    db,
    "rank",
    rankRow,
    wanted
      ? sql`
        SELECT s.review_count reviewCount, s.star_sum starSum, s.weight_sum weightSum,
          s.weighted_stars weightedStars, s.weighted_squares weightedSquares, a.order_value orderValue,
          a.ranked_at rankedAt, (SELECT mean_stars FROM type_means WHERE type_bit = ${ALL_TYPES}) mean
        FROM agents a JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no
        WHERE a.agent_no = ${agentNo} LIMIT 1`
      : sql`SELECT 1 WHERE 0`,
  );
}

/** Puts the row of `rankStatement` together; null where it was not wanted. */
export function readRank(rows: readonly RowOf<typeof rankRow>[]): KeptRank | null {
  const row = rows[0];
  if (row === undefined) return null;
  const { orderValue, rankedAt, mean } = row;
  const now = explainRank(row, mean ?? MEAN_WITHOUT_REVIEWS);
  return { ...now, orderValue, rankedAt, orderValueNow: now.orderValue };
}
