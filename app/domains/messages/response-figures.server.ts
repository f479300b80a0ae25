/** How long agents take to answer. Each conversation counts once, at its first answer or when it is overdue. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, type RowOf, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { OVERDUE_PER_RUN, UNANSWERED_AFTER_DAYS } from "./limits.ts";
import { waitMinutes } from "./policy.ts";
import { figureStatements } from "./response-figure-commands.server.ts";

const waitRow = { threadNo: integer, agentNo: integer, startedAt: integer, firstReplyAt: nullable(integer) };

/** For the batch that writes the first answer: its wait, and the figures that profiles and search show. */
export function countWait({ db, clock }: Pick<AppContext, "db" | "clock">, wait: RowOf<typeof waitRow>) {
  const nowMs = clock.now();
  const minutes = waitMinutes(wait.startedAt, wait.firstReplyAt, nowMs);
  const { agentNo, threadNo } = wait;
  return [
    // A thread closed before an answer says nothing about its agent, unless the agent closed it.
    db.orm.run(sql`
      INSERT OR IGNORE INTO response_waits (agent_no, thread_no, minutes, counted_at)
      SELECT agent_no, thread_no, ${minutes}, ${nowMs} FROM message_threads
      WHERE thread_no = ${threadNo} AND response_counted = 0 AND (first_reply_at IS NOT NULL
        OR (closed_by_customer_at IS NULL AND closed_by_us_at IS NULL))`),
    db.orm.run(sql`UPDATE message_threads SET response_counted = 1 WHERE thread_no = ${threadNo}`),
    ...figureStatements({ db }, agentNo),
  ] as const;
}

/** Called by the cron: counts conversations that weren't answered in time. Returns how many. */
export async function countOverdueWaits(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const [overdue] = await db.batch([
    rowsOf(
      db,
      "overdue answers",
      waitRow,
      sql`
      SELECT thread_no threadNo, agent_no agentNo, started_at startedAt, first_reply_at firstReplyAt
      FROM message_threads
      WHERE response_counted = 0 AND started_at <= ${clock.now() - UNANSWERED_AFTER_DAYS * DAY_MS}
      ORDER BY started_at LIMIT ${OVERDUE_PER_RUN}`,
    ),
  ]);
  const [first, ...others] = overdue.flatMap((wait) => countWait(context, wait));
  if (first !== undefined) await commit(context, { statements: [first, ...others] });
  return overdue.length;
}
