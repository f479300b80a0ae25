/** An agent's stored sums of reviews, counted again. */
import { type SQL, sql } from "drizzle-orm";
import { storedOrders } from "#app/domains/directory/ranking/list-order-queries.server.ts";
import { countedSums, listMean } from "#app/domains/directory/ranking/rank-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { countsSql } from "./disclosure-queries.server.ts";
import type { ReviewStatus } from "./policy.ts";

/**
 * Recounts an agent from the reviews: counts, weighted sums, and the stored order value. Stars, proof, and answers are
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
    ...orderStatements({ db, clock }, sql`a.agent_no = ${agentNo}`),
  ];
}

/** Recounts the weighted sums and the stored order value of the agents of a condition on `a`. */
export function orderStatements({ db, clock }: Pick<AppContext, "db" | "clock">, some: SQL) {
  const nowMs = clock.now();
  const found = sql`SELECT s.*, ${listMean()} mean FROM agents a
    CROSS JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no WHERE ${some}`;
  return [
    db.orm.run(sql`
      UPDATE agent_search SET ${countedSums()} FROM (SELECT a.zip zip_of, a.agent_no no FROM agents a WHERE ${some})
      WHERE zip = zip_of AND agent_no = no`),
    // An archived agent has no row in `agent_search`, and keeps its order value.
    db.orm.run(sql`
      UPDATE agents SET order_value = fresh, order_due_day = due_day, ranked_at = ${nowMs}
      FROM (SELECT no, order_value fresh, due_day FROM (${storedOrders(found, nowMs)})) WHERE agent_no = no`),
  ];
}
