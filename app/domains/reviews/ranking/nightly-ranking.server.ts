/**
 * The daily ranking pass: weights of reviews fade, and the mean that agents are drawn toward changes. All of an
 * agent's weights fade by the same factor, so its sums are multiplied by it and no review is read.
 */
import { eq, sql } from "drizzle-orm";
import {
  countedSums,
  fading,
  meanStars,
  rankedRows,
} from "#app/domains/directory/ranking/rank-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import { settings } from "#db/schema/index.ts";
import { RANKING_HOUR_UTC, RANKING_STEP_AGENTS } from "../limits.ts";

/** How far today's pass is: `2026-11-21 5000`, the day it began and the last agent of its last step. */
const CURSOR_KEY = "ranking.pass";

/**
 * Takes one step of today's pass and returns how many agent numbers it covered; 0 when today's pass is done. The cron
 * trigger calls it each minute. A pass begins at `RANKING_HOUR_UTC` and may last until the next one begins. Concurrent
 * steps do no harm: agents ranked since the pass began are skipped, and that is checked in the transaction that ranks.
 */
export async function fadeRanking(
  context: AppContext,
  { stepAgents = RANKING_STEP_AGENTS } = {},
): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const day = utcDay(nowMs - RANKING_HOUR_UTC * HOUR_MS);
  const beganMs = dayStartMs(day) + RANKING_HOUR_UTC * HOUR_MS;
  const { stored, last } = await db.batch({
    stored: db.orm
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, CURSOR_KEY))
      .limit(1),
    last: rowsOf(
      db,
      "last agent",
      { agentNo: nullable(integer) },
      sql`SELECT max(agent_no) agentNo FROM agents`,
    ),
  });
  const cursor = stored[0]?.value ?? "";
  const lastNo = last[0]?.agentNo ?? 0;
  const from = cursor.startsWith(`${day} `) ? Number(cursor.slice(day.length)) : 0;
  if (from >= lastNo) return 0;
  const through = Math.min(from + stepAgents, lastNo);
  const some = sql`a.agent_no > ${from} AND a.agent_no <= ${through}`;
  const due = sql`${some} AND a.ranked_at < ${beganMs}`;
  await commit(context, {
    statements: [
      db.orm.run(sql`
      UPDATE agent_search SET weight_sum = weight_sum * factor, weighted_stars = weighted_stars * factor,
        weighted_squares = weighted_squares * factor
      FROM (SELECT a.zip zip_of, a.agent_no no, ${fading(sql`a.ranked_at`, nowMs)} factor
        FROM agents a WHERE ${due})
      WHERE zip = zip_of AND agent_no = no AND review_count > 0`),
      // Nobody knows how far sums from before `ranked_at` existed have faded, so they are counted again, once.
      db.orm.run(sql`
      UPDATE agent_search SET ${countedSums(nowMs)}
      FROM (SELECT a.zip zip_of, a.agent_no no FROM agents a WHERE ${due} AND a.ranked_at = 0)
      WHERE zip = zip_of AND agent_no = no AND review_count > 0`),
      // Without reviews there is nothing to fade; a row is written only when the mean has changed.
      db.orm.run(sql`
      UPDATE agents SET order_value = fresh, ranked_at = ${nowMs}
      FROM (SELECT agent_no no, review_count reviewed, is_due, order_value fresh
        FROM (${rankedRows(sql`SELECT s.*, a.ranked_at < ${beganMs} is_due, ${meanStars()} mean
          FROM agents a CROSS JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no WHERE ${some}`)}))
      WHERE agent_no = no AND CASE WHEN reviewed > 0 THEN is_due ELSE order_value <> fresh END`),
      // Doesn't overwrite a cursor that another run has moved.
      db.orm.run(sql`
      INSERT INTO settings (key, value) VALUES (${CURSOR_KEY}, ${`${day} ${through}`})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value = ${cursor}`),
    ],
  });
  return through - from;
}
