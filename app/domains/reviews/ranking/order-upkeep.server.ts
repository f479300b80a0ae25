/**
 * Keeps the stored order values of lists near what they are (`directory/ranking/list-order-queries.server.ts`). Age is applied by
 * what reads: only who has reviews, and whose value may be off by more than the slack, is written.
 */
import { sql } from "drizzle-orm";
import {
  ORDER_MEAN_STARS,
  UNREVIEWED_ORDER,
} from "#app/domains/directory/ranking/list-order-queries.server.ts";
import { LIST_MEAN_KEY, meanStars, rankingDay } from "#app/domains/directory/ranking/rank-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { orderStatements } from "../agent-sums-commands.server.ts";
import { ORDER_DUE_AGENTS, ORDER_STEP_AGENTS } from "../limits.ts";

/** The last agent number that has been counted again since C moved; there is no row when all have been. */
const WALK_KEY = "ranking.walk";
/** How far the nightly pass of releases before 2026-11-28 has come. It makes stored sums fade, so all are counted again. */
const FADED_KEY = "ranking.pass";

const setting = (key: string) => sql`(SELECT value FROM settings WHERE key = ${key})`;

const stateRow = {
  /** The day whose C lists have, and the C that all stored order values are near; null before the first. */
  day: nullable(integer),
  storedMean: nullable(real),
  /** C now. */
  mean: real,
  walked: nullable(text),
  faded: flag,
  lastNo: integer,
};

/**
 * Takes C of the day when a day begins (UTC), and counts those again who are due: all agents, some each minute, when C has
 * moved since that was last done. The cron trigger calls it each minute. Returns how many agent numbers it went through. What
 * it writes follows from the reviews and C alone, so concurrent runs do no harm.
 */
export async function keepOrder(
  context: AppContext,
  { dueAgents = ORDER_DUE_AGENTS, stepAgents = ORDER_STEP_AGENTS } = {},
): Promise<number> {
  const { db, clock } = context;
  const today = rankingDay(clock.now());
  const { states, due } = await db.batch({
    states: rowsOf(
      db,
      "how far the order is kept",
      stateRow,
      sql`SELECT ${setting(LIST_MEAN_KEY)}->>'day' day, ${setting(LIST_MEAN_KEY)}->>'storedMean' storedMean,
        ${meanStars()} mean, ${setting(WALK_KEY)} walked, ${setting(FADED_KEY)} IS NOT NULL faded,
        coalesce((SELECT max(agent_no) FROM agents), 0) lastNo`,
    ),
    due: rowsOf(
      db,
      "agents whose order value is due",
      { agentNo: integer },
      sql`SELECT agent_no agentNo FROM agents WHERE order_due_day <= ${today} ORDER BY order_due_day LIMIT ${dueAgents}`,
    ),
  });
  const [state] = states;
  if (state === undefined) return 0;
  const { day, storedMean, mean, walked, faded, lastNo } = state;
  const begins = day !== today;
  const moved = begins && (storedMean === null || Math.abs(mean - storedMean) > ORDER_MEAN_STARS);
  const again = moved || faded;
  const from = again ? 0 : walked === null ? lastNo : Number(walked);
  const through = Math.min(from + stepAgents, lastNo);
  const run = (statement: ReturnType<typeof sql>) => db.orm.run(statement);
  const [first, ...others] = [
    // Of two runs that begin a day, one says its C.
    ...(begins
      ? [
          run(sql`INSERT INTO settings (key, value)
            VALUES (${LIST_MEAN_KEY}, ${JSON.stringify({ day: today, mean, storedMean: moved ? mean : storedMean })})
            ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value->>'day' <> ${today}`),
        ]
      : []),
    ...(faded ? [run(sql`DELETE FROM settings WHERE key = ${FADED_KEY}`)] : []),
    ...(from < through
      ? [
          // Agents without a review, who are stored right, aren't written.
          ...orderStatements(
            context,
            sql`a.agent_no > ${from} AND a.agent_no <= ${through}
              AND (a.order_due_day IS NOT NULL OR a.order_value <> ${UNREVIEWED_ORDER})`,
          ),
          // Goes on only from where it was read: a run that begins again has moved the cursor back.
          run(sql`INSERT INTO settings (key, value) VALUES (${WALK_KEY}, ${String(through)})
            ON CONFLICT (key) DO UPDATE SET value = excluded.value ${again ? sql`` : sql`WHERE value = ${walked}`}`),
        ]
      : []),
    ...(walked !== null && from >= lastNo
      ? [run(sql`DELETE FROM settings WHERE key = ${WALK_KEY} AND value = ${walked}`)]
      : []),
    ...(due.length > 0
      ? dueStatements(
          context,
          due.map(({ agentNo }) => agentNo),
        )
      : []),
  ];
  if (first !== undefined) await commit(context, { statements: [first, ...others] });
  return through - from + due.length;
}

function dueStatements(context: AppContext, agentNos: readonly number[]) {
  const some = sql`a.agent_no IN (SELECT value FROM json_each(${JSON.stringify(agentNos)}))`;
  return [
    ...orderStatements(context, some),
    // Who has left the directory has no row to count; coming back counts it.
    context.db.orm.run(sql`UPDATE agents AS a SET order_due_day = NULL WHERE ${some}
      AND NOT EXISTS (SELECT 1 FROM agent_search s WHERE s.zip = a.zip AND s.agent_no = a.agent_no)`),
  ];
}
