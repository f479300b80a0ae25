/**
 * Lists by order value over all types, a page at a time: of a city, an organization, a state. Order values change with time,
 * and not alike, so an index can't have them. It has stored ones, which are never off by more than `ORDER_SLACK_STARS`: a
 * page reads those that could be on it, ranks them by the formula as of today, and is exact.
 */
import { type SQL, sql } from "drizzle-orm";
import type { ListCursor } from "../cards/list-cursor.ts";
import { RANKING_HALF_LIFE_DAYS, RANKING_PRIOR_REVIEWS, RANKING_PRIOR_SPREAD_STARS } from "../policy.ts";
import { listMean, rankedRows, rankingDay } from "./rank-queries.server.ts";

/** How far a stored order value may be off by age, in stars, until its agent is due. */
export const ORDER_AGE_STARS = 0.005;
/** How far C may move, in stars, until all stored order values are counted again. No order value moves by more than C does. */
export const ORDER_MEAN_STARS = 0.002;
/** Age, C at either end of what it may move by, and some days until due agents have been counted. */
export const ORDER_SLACK_STARS = ORDER_AGE_STARS + 2 * ORDER_MEAN_STARS + 0.003;
/** Nobody with reviews is left alone for longer. */
const LONGEST_DAYS = 730;

const m = RANKING_PRIOR_REVIEWS;
const s0 = RANKING_PRIOR_SPREAD_STARS;
const root = Math.sqrt(m);

/** Stored values are order values as they would be if C were this: without it, all would change whenever C moves. */
const FIXED_MEAN = 4;
/** Everybody's without a review, always. */
export const UNREVIEWED_ORDER = FIXED_MEAN - s0 / root;

/** The value that lists are ordered by, of a row of `rankedRows` with C of all types. */
const value = sql`(CASE WHEN review_count > 0 THEN order_value - mean + ${FIXED_MEAN} ELSE ${UNREVIEWED_ORDER} END)`;

/**
 * In how many days the value of a reviewed row can have moved by `ORDER_AGE_STARS`, at the earliest. With p = Σw / (m + Σw),
 * d = the weighted mean less C, and v = the stars' weighted variance, the value is p·d − √((1−p)²·s0² + p(1−p)·v +
 * p(1−p)³·d²) / √m and a constant. Age changes nothing but p, which falls by p(1−p) as Σw falls by a factor e. So the value moves
 * at most by this many stars meanwhile, each term of the derivative taken at its largest for any smaller p.
 */
const daysUntilOff = sql`(SELECT ${(ORDER_AGE_STARS * RANKING_HALF_LIFE_DAYS) / Math.LN2} / max(1e-9,
    abs(d) * (g + min(sqrt(p), 0.28) / ${2 * root}) + ${s0 / root} * g + sqrt(g * v) / ${2 * root})
  FROM (SELECT p, d, v, CASE WHEN p < 0.5 THEN p * (1 - p) ELSE 0.25 END g
    FROM (SELECT w / (${m} + w) p, wr / w - mean d, max(0.0, wrr / w - wr / w * wr / w) v)))`;

/** Of `agent_search` rows `rows` with C as `mean`: `no`, `order_value`, and the day it is due, null without reviews. */
export const storedOrders = (rows: SQL, nowMs: number): SQL => sql`
  SELECT agent_no no, ${value} order_value,
    CASE WHEN w > 0 THEN ${rankingDay(nowMs)} + CAST(min(${LONGEST_DAYS}, max(1, ${daysUntilOff})) AS INTEGER) END due_day
  FROM (${rankedRows(rows, nowMs)})`;

const before = (after: ListCursor | null) =>
  after === null ? sql`` : sql`WHERE (value, agent_no) < (${after.orderValue}, ${after.agentNo})`;

/** `agent_no` and `value` of the rows `rows` of `agent_search`, all of which are ranked: first those beyond `after`. */
export const rankedAll = (rows: SQL, nowMs: number, after: ListCursor | null, limit: number): SQL => sql`
  WITH some AS (SELECT *, ${listMean()} mean FROM (${rows}))
  SELECT agent_no, value FROM (SELECT agent_no, ${value} value FROM (${rankedRows(sql`SELECT * FROM some`, nowMs)}))
  ${before(after)} ORDER BY value DESC, agent_no DESC LIMIT ${limit}`;

/**
 * `agent_no` and `value` of the first `limit` of `agents` beyond `after`. `where` has an index that goes on with `order_value`
 * and `agent_no`, and names its columns with `agents.`.
 *
 * An agent on the page is at least as good as the `limit`-th of those that are surely beyond `after`, and both of these are
 * stored within the slack. Agents without reviews are exact as they are stored, so no more of them are read than fit. Its steps
 * are named: one within the other, they overflow the parser.
 */
export function listedInOrder(where: SQL, nowMs: number, after: ListCursor | null, limit: number): SQL {
  const slack = ORDER_SLACK_STARS;
  const from = after?.orderValue;
  const surelyBeyond = from === undefined ? sql`` : sql`AND order_value < ${from - slack}`;
  const highest = from === undefined ? sql`` : sql`AND order_value <= ${from + slack}`;
  const under = from === undefined ? UNREVIEWED_ORDER : Math.min(UNREVIEWED_ORDER, from + slack);
  const reviewed = (range: SQL) => sql`
    SELECT s.*, least.mean FROM least CROSS JOIN agents CROSS JOIN agent_search s
    WHERE ${where} AND ${range} AND s.zip = agents.zip AND s.agent_no = agents.agent_no`;
  // One bound at each end of a range: of two, the index is searched by either.
  return sql`
    WITH least AS MATERIALIZED (SELECT coalesce((SELECT order_value FROM agents WHERE ${where} ${surelyBeyond}
        ORDER BY order_value DESC, agent_no DESC LIMIT 1 OFFSET ${limit - 1}) - ${2 * slack}, -99) stars,
      ${listMean()} mean),
    reviewed AS (${reviewed(sql`order_value > max(least.stars, ${UNREVIEWED_ORDER}) ${highest}`)}
      UNION ALL ${reviewed(sql`order_value > least.stars AND order_value < ${under}`)}),
    unreviewed AS (SELECT agent_no, order_value FROM agents
      WHERE ${where} AND order_value = ${UNREVIEWED_ORDER} ${unreviewedBeyond(after)} ORDER BY agent_no DESC LIMIT ${limit})
    SELECT agent_no, value FROM (
      SELECT agent_no, ${value} value FROM (${rankedRows(sql`SELECT * FROM reviewed`, nowMs)})
      UNION ALL SELECT * FROM unreviewed)
    ${before(after)} ORDER BY value DESC, agent_no DESC LIMIT ${limit}`;
}

function unreviewedBeyond(after: ListCursor | null): SQL {
  if (after === null || after.orderValue > UNREVIEWED_ORDER) return sql``;
  return after.orderValue === UNREVIEWED_ORDER ? sql`AND agent_no < ${after.agentNo}` : sql`AND 0`;
}
