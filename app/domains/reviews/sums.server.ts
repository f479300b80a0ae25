/** Stored sums, so that reading a page counts nothing: of the agent, of the site, and the ranking order. */
import { type SQL, sql } from "drizzle-orm";
import { ALL_TYPES } from "#app/domains/directory/ranking/rank-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { agentStatements } from "./agent-sums-commands.server.ts";
import { countsSql } from "./disclosure-queries.server.ts";
import type { ReviewStatus } from "./policy.ts";

type Writing = Pick<AppContext, "db" | "clock">;

/** What the site's figures count about a review. */
export type ReviewState = {
  status: ReviewStatus;
  stars: number;
  reason: string | null;
  typeBit: number;
  /** Its stars count in averages: the writer says of no stake in it. */
  counts: boolean;
};

/** What the event log records of it. */
export type LoggedState = Omit<ReviewState, "counts">;

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
  | "appealed"
  /** Its words were deleted with the writer’s account; a person had removed it before. */
  | "erased";

/**
 * Whether the review is still as it was read. Every commit that changes a review is guarded by it, or the sums would
 * drift.
 */
export const isUnchanged = (
  id: string,
  { status, stars, typeBit, counts }: LoggedState & { counts?: boolean },
): SQL => sql`EXISTS (
  SELECT 1 FROM reviews WHERE id = ${id} AND status = ${status} AND stars = ${stars} AND type_bit = ${typeBit}
    ${counts === undefined ? sql`` : sql`AND ${countsSql(sql`reviews.id`)} = ${counts ? 1 : 0}`})`;

/** Brings all sums up to date, at the end of the batch that changes one review. */
export function recountStatements(
  context: Writing,
  {
    reviewId,
    agentNo,
    before,
    after,
    event,
  }: {
    reviewId: string;
    agentNo: number;
    before: ReviewState | null;
    after: ReviewState | null;
    event: ReviewEvent;
  },
) {
  return [
    ...eventStatements(context, { event, reviewId }, before, after),
    ...siteStatements(context, before, -1),
    ...siteStatements(context, after, 1),
    ...agentStatements(context, agentNo),
  ];
}

/**
 * Writes an event to the event log, and to the public log of reviews with the words as they are by now: seals change
 * first. When the status doesn't change, it is the same before and after. A change of stars is two rows: one out with
 * the old stars, one in with the new.
 */
export function eventStatements(
  { db, clock }: Writing,
  { event, reviewId }: { event: ReviewEvent; reviewId: string },
  before: LoggedState | null,
  after: LoggedState | null,
) {
  const day = utcDay(clock.now());
  const row = (from: LoggedState | null, to: LoggedState | null) => {
    const { stars = 0, reason = null } = to ?? from ?? {};
    const facts = sql`${event}, ${from?.status ?? ""}, ${to?.status ?? ""}, ${stars}, ${reason ?? ""}`;
    return [
      db.orm.run(sql`
        INSERT INTO review_days (day, event, from_state, to_state, stars, reason, event_count)
        VALUES (${day}, ${facts}, 1) ON CONFLICT DO UPDATE SET event_count = event_count + 1`),
      // A review without a seal isn't in the public log yet: it begins there with its state by then.
      db.orm.run(sql`
        INSERT INTO review_log (review_id, version, day, event, from_state, to_state, stars, reason)
        SELECT review_id, version, ${day}, ${facts} FROM review_seals WHERE review_id = ${reviewId}`),
    ];
  };
  if (before !== null && after !== null && before.stars !== after.stars)
    return [...row(before, null), ...row(null, after)];
  return row(before, after);
}

function siteStatements({ db }: Writing, state: ReviewState | null, by: 1 | -1) {
  if (state === null) return [];
  const { status, stars, reason, typeBit, counts } = state;
  const total = db.orm.run(sql`
    INSERT INTO review_totals (status, stars, reason, review_count) VALUES (${status}, ${stars}, ${reason ?? ""}, ${by})
    ON CONFLICT (status, stars, reason) DO UPDATE SET review_count = review_count + ${by}`);
  if (status !== "published" || !counts) return [total];
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
