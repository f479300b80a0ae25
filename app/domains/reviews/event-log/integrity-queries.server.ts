/** The figures on `/help#reviews`: stored sums, and counts of a bounded number of cases. */
import { eq, sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { CASE_CAUSES } from "#db/lists.ts";
import { reviewTotals, settings } from "#db/schema/index.ts";
import { MEDIAN_CASES } from "../limits.ts";
import { countedBy, logStateStatement, readLogState } from "../public-log/state.server.ts";
import { type DueProcess, RECENT_DAYS, SEASON_DAYS } from "./due-process.ts";
import { addUpTotals, type Integrity } from "./integrity.ts";

/** Five statuses, five star values, and fewer than twenty reasons in the two statuses that have any. */
const TOTAL_LIMIT_ROWS = 400;
/** The day of the first review, `YYYY-MM-DD`. */
const SINCE_KEY = "reviews.since";

const eventRow = { event: text, stars: integer, season: integer, recent: integer };
const caseRow = { cause: oneOf(CASE_CAUSES), decided: integer, inTime: integer, medianHours: real };
const openRow = { open: integer, overdue: integer };

/** Reads the figures in one round trip. */
export async function getIntegrity({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<Integrity & DueProcess & { logged: number | null }> {
  const nowMs = clock.now();
  const daysAgo = (days: number) => utcDay(nowMs - (days - 1) * DAY_MS);
  const { stored, totals, since, events, cases, waiting } = await db.read({
    stored: logStateStatement({ db }),
    totals: db.orm
      .select({
        status: reviewTotals.status,
        stars: reviewTotals.stars,
        reason: reviewTotals.reason,
        count: reviewTotals.reviewCount,
      })
      .from(reviewTotals)
      .limit(TOTAL_LIMIT_ROWS),
    since: db.orm
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, SINCE_KEY))
      .limit(1),
    // A change of stars is two rows, one out and one in; only the one in counts.
    events: rowsOf(
      db,
      "events of reviews",
      eventRow,
      sql`
      SELECT event, stars, sum(event_count) season,
        coalesce(sum(event_count) FILTER (WHERE day >= ${daysAgo(RECENT_DAYS)}), 0) recent
      FROM review_days WHERE day >= ${daysAgo(SEASON_DAYS)} AND to_state <> '' GROUP BY event, stars`,
    ),
    cases: rowsOf(
      db,
      "decided cases",
      caseRow,
      sql`
      SELECT cause, count(*) decided, sum(in_time) "inTime",
        avg(took) FILTER (WHERE place IN ((places + 1) / 2, (places + 2) / 2)) / ${HOUR_MS} "medianHours"
      FROM (SELECT cause, took, in_time, row_number() OVER (PARTITION BY cause ORDER BY took) place,
          count(*) OVER (PARTITION BY cause) places
        FROM (SELECT cause, decided_at - opened_at took, decided_at <= due_at in_time FROM review_cases
          WHERE decision IS NOT NULL AND decided_at >= ${nowMs - SEASON_DAYS * DAY_MS} ORDER BY decided_at DESC LIMIT ${MEDIAN_CASES}))
      GROUP BY cause`,
    ),
    waiting: rowsOf(
      db,
      "open cases",
      openRow,
      sql`
      SELECT count(*) open, count(*) FILTER (WHERE due_at < ${nowMs}) overdue
      FROM review_cases WHERE decided_at IS NULL`,
    ),
  });
  const counted = countedBy(readLogState(stored), totals);
  return {
    ...addUpTotals(counted.totals, since[0]?.value ?? null),
    /** Entries of the public log that the totals were counted from; null where it has not caught up yet. */
    logged: counted.entries,
    events,
    cases,
    waiting: waiting[0] ?? { open: 0, overdue: 0 },
  };
}
