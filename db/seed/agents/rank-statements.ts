/** The sums and the order values of a batch's agents, by the product's own formula. */
import type { InStatement } from "@libsql/client/web";
import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { storedOrders } from "#app/domains/directory/ranking/list-order-queries.server.ts";
import { reviewSums } from "#app/domains/directory/ranking/rank-queries.server.ts";
import type { ReviewDraft } from "../records.ts";

type Reviewed = Pick<ReviewDraft, "status" | "stars" | "proofTier" | "publishedAt"> & { agentNo: number };

/** Statements for after the agents and their `agent_search` rows. `priorMean` stands in for the mean over all types. */
export function rankStatements(
  agents: readonly { agentNo: number }[],
  reviews: readonly Reviewed[],
  { nowMs, priorMean }: { nowMs: number; priorMean: number },
): InStatement[] {
  // A row without stars for each agent, so that those without reviews are ranked, too.
  const rows = [
    ...agents.map(({ agentNo }) => [agentNo, null, null, null]),
    ...reviews
      .filter(({ status }) => status === "published")
      .map(({ agentNo, stars, proofTier, publishedAt }) => [agentNo, stars, proofTier, publishedAt]),
  ];
  const sums = sql`SELECT no agent_no, ${reviewSums()}, ${priorMean} mean FROM (
      SELECT value->>0 no, value->>1 stars, value->>2 proof_tier, value->>3 published_at
      FROM json_each(${JSON.stringify(rows)})) GROUP BY no`;
  return [
    sql`UPDATE agent_search SET review_count = n.review_count, star_sum = n.star_sum, weight_sum = n.weight_sum,
        weighted_stars = n.weighted_stars, weighted_squares = n.weighted_squares
      FROM (SELECT s.*, a.zip zip_of FROM (${sums}) s CROSS JOIN agents a WHERE a.agent_no = s.agent_no) n
      WHERE zip = n.zip_of AND agent_search.agent_no = n.agent_no`,
    sql`UPDATE agents SET order_value = n.fresh, order_due_day = n.due_day
      FROM (SELECT no, order_value fresh, due_day FROM (${storedOrders(sums, nowMs)})) n WHERE agent_no = n.no`,
  ].map(compiled);
}

const dialect = new SQLiteSyncDialect();

function compiled(query: SQL): InStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { sql: text, args: params as (string | number)[] };
}
