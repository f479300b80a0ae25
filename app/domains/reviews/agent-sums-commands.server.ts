/** An agent's stored sums of reviews, counted again. */
import { type SQL, sql } from "drizzle-orm";
import { countedSums, meanStars, rankedRows } from "#app/domains/directory/ranking/rank-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { countsSql } from "./disclosure-queries.server.ts";
import type { ReviewStatus } from "./policy.ts";

/**
 * Recounts an agent from the reviews: counts, weighted sums as of now, and the order value. Stars, proof, and answers are
 * those of published reviews whose writers have no stake in them.
 */
export function agentStatements({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: number) {
  const many = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`;
  const state = (status: ReviewStatus) => many(sql`status = ${status}`);
  const up = sql`status = 'published' AND ${countsSql(sql`reviews.id`)}`;
  const rated = (column: SQL) =>
    sql`coalesce(sum(${column}) FILTER (WHERE ${up}), 0), count(${column}) FILTER (WHERE ${up})`;
  return [
    db.orm.run(sql`
      INSERT OR REPLACE INTO agent_review_stats (agent_no, received, published, awaiting, held, removed, withdrawn,
        stars_1, stars_2, stars_3, stars_4, stars_5, tier_1, tier_2, tier_3, explains_sum, explains_count,
        responds_sum, responds_count, claims_sum, claims_count, pressure_sum, pressure_count)
      SELECT ${agentNo}, count(*), ${state("published")}, ${state("awaiting-verification")}, ${state("held")},
        ${state("removed")}, ${state("withdrawn")},
        ${many(sql`${up} AND stars = 1`)}, ${many(sql`${up} AND stars = 2`)}, ${many(sql`${up} AND stars = 3`)},
        ${many(sql`${up} AND stars = 4`)}, ${many(sql`${up} AND stars = 5`)}, ${many(sql`${up} AND proof_tier = 1`)},
        ${many(sql`${up} AND proof_tier = 2`)}, ${many(sql`${up} AND proof_tier = 3`)},
        ${rated(sql`explains_clearly`)}, ${rated(sql`responds`)}, ${rated(sql`helps_with_claims`)}, ${rated(sql`no_pressure`)}
      FROM reviews WHERE agent_no = ${agentNo}`),
    db.orm.run(sql`
      UPDATE agent_search SET ${countedSums(clock.now())}
      WHERE zip = (SELECT a.zip FROM agents a WHERE a.agent_no = ${agentNo}) AND agent_no = ${agentNo}`),
    // An archived agent has no row in `agent_search`, and keeps its order value.
    db.orm.run(sql`
      UPDATE agents SET ranked_at = ${clock.now()}, order_value = coalesce((
        SELECT fresh.order_value FROM (${rankedRows(sql`SELECT s.*, ${meanStars()} mean FROM agent_search s
          WHERE s.agent_no = agents.agent_no AND s.zip = agents.zip`)}) fresh), order_value)
      WHERE agent_no = ${agentNo}`),
  ];
}
