/**
 * The formula of `directory/ranking.ts` in SQL, for one agent or many: the sums, how they fade, and the order value.
 */
import { type SQL, sql } from "drizzle-orm";
import {
  RANKING_HALF_LIFE_DAYS,
  RANKING_PRIOR_REVIEWS,
  RANKING_PRIOR_SPREAD_STARS,
  RANKING_TIER_WEIGHTS,
} from "#app/domains/directory/policy.ts";
import { DAY_MS } from "#app/platform/durations.ts";

/** Bit under which `type_means` stores the mean over all types. */
export const ALL_TYPES = -1;

/** The factor by which a weight fades between two instants. At most 1, since clocks differ. */
export const fading = (sinceMs: SQL, nowMs: number) =>
  sql`power(0.5, max(0, ${nowMs} - ${sinceMs}) / cast(${DAY_MS} AS real) / ${RANKING_HALF_LIFE_DAYS})`;

/** Assignments for `agent_search`: the sums over the agent's published reviews, counted as of `nowMs`. */
export function countedSums(nowMs: number) {
  const published = sql`r.agent_no = agent_search.agent_no AND r.status = 'published'`;
  const weight = sql`(CASE r.proof_tier WHEN 3 THEN ${RANKING_TIER_WEIGHTS[3]} WHEN 2 THEN ${RANKING_TIER_WEIGHTS[2]}
    ELSE ${RANKING_TIER_WEIGHTS[1]} END * ${fading(sql`r.published_at`, nowMs)})`;
  const total = (of: SQL) => sql`coalesce((SELECT sum(${of}) FROM reviews r WHERE ${published}), 0)`;
  return sql`
    review_count = (SELECT count(*) FROM reviews r WHERE ${published}),
    star_sum = ${total(sql`r.stars`)},
    weight_sum = ${total(weight)},
    weighted_stars = ${total(sql`${weight} * r.stars`)},
    weighted_squares = ${total(sql`${weight} * r.stars * r.stars`)}`;
}

const m = RANKING_PRIOR_REVIEWS;

/** The order value in lists, from a row `s` of `agent_search`, drawn toward the current mean over all types. */
export const orderValue = sql`(
  SELECT drawn - sqrt((${m * RANKING_PRIOR_SPREAD_STARS ** 2} + max(0.0,
      weighted_squares - 2 * drawn * weighted_stars + drawn * drawn * weight_sum)) / mass / mass)
  FROM (SELECT *, (${m} * prior + weighted_stars) / mass drawn FROM (
    SELECT s.weight_sum, s.weighted_stars, s.weighted_squares, ${m} + s.weight_sum mass,
      coalesce((SELECT t.mean_stars FROM type_means t WHERE t.type_bit = ${ALL_TYPES}), 4.0) prior)))`;
