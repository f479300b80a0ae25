/** Stored sums, so that reading a page counts nothing: of the agent, of the site, and the ranking order. */
import { type SQL, sql } from "drizzle-orm";
import {
  ALL_TYPES,
  countedSums,
  meanStars,
  rankedRows,
} from "#app/domains/directory/ranking/rank-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ReviewStatus } from "./policy.ts";

type Writing = Pick<AppContext, "db" | "clock">;

/** What the site's figures count about a review. */
export type ReviewState = { status: ReviewStatus; stars: number; reason: string | null; typeBit: number };

/** Events of the event log shown on `/help#reviews`. */
export type ReviewEvent =
  | "received"
  | "published"
  | "held"
  | "released"
  | "removed"
  | "restored"
  | "withdrawn"
  | "changed"
  /** A reader reported it; a person left it up; a side appealed. */
  | "flagged"
  | "upheld"
  | "appealed";

/**
 * Whether the review is still as it was read. Every commit that changes a review is guarded by it, or the sums would
 * drift.
 */
export const isUnchanged = (id: string, { status, stars, typeBit }: ReviewState): SQL => sql`EXISTS (
  SELECT 1 FROM reviews WHERE id = ${id} AND status = ${status} AND stars = ${stars} AND type_bit = ${typeBit})`;

/** Brings all sums up to date, at the end of the batch that changes one review. */
export function recountStatements(
  context: Writing,
  {
    agentNo,
    before,
    after,
    event,
  }: { agentNo: number; before: ReviewState | null; after: ReviewState | null; event: ReviewEvent },
) {
  return [
    ...eventStatements(context, event, before, after),
    ...siteStatements(context, before, -1),
    ...siteStatements(context, after, 1),
    ...agentStatements(context, agentNo),
  ];
}

/**
 * Writes an event to the event log. When the status doesn't change, it is the same before and after. A change of stars
 * is two rows: one out with the old stars, one in with the new.
 */
export function eventStatements(
  { db, clock }: Writing,
  event: ReviewEvent,
  before: ReviewState | null,
  after: ReviewState | null,
) {
  const day = utcDay(clock.now());
  const row = (from: ReviewState | null, to: ReviewState | null) => {
    const { stars = 0, reason = null } = to ?? from ?? {};
    return db.orm.run(sql`
      INSERT INTO review_days (day, event, from_state, to_state, stars, reason, event_count)
      VALUES (${day}, ${event}, ${from?.status ?? ""}, ${to?.status ?? ""}, ${stars}, ${reason ?? ""}, 1)
      ON CONFLICT DO UPDATE SET event_count = event_count + 1`);
  };
  if (before !== null && after !== null && before.stars !== after.stars)
    return [row(before, null), row(null, after)];
  return [row(before, after)];
}

function siteStatements({ db }: Writing, state: ReviewState | null, by: 1 | -1) {
  if (state === null) return [];
  const { status, stars, reason, typeBit } = state;
  const total = db.orm.run(sql`
    INSERT INTO review_totals (status, stars, reason, review_count) VALUES (${status}, ${stars}, ${reason ?? ""}, ${by})
    ON CONFLICT (status, stars, reason) DO UPDATE SET review_count = review_count + ${by}`);
  if (status !== "published") return [total];
  const means = [typeBit, ALL_TYPES].map((bit) =>
    db.orm.run(sql`
      INSERT INTO type_means (type_bit, mean_stars, review_count) VALUES (${bit}, ${stars}, ${by})
      ON CONFLICT (type_bit) DO UPDATE SET
        mean_stars = CASE WHEN review_count + ${by} <= 0 THEN mean_stars
          ELSE (mean_stars * review_count + ${stars * by}) / (review_count + ${by}) END,
        review_count = review_count + ${by}`),
  );
  return [total, ...means];
}

/** Recounts an agent from the reviews: counts, weighted sums as of now, and the order value. */
function agentStatements({ db, clock }: Writing, agentNo: number) {
  const many = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`;
  const state = (status: ReviewStatus) => many(sql`status = ${status}`);
  const up = sql`status = 'published'`;
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
