/** How much waits in a queue, since when, and how much of it is overdue: the same figures for every queue. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf } from "#app/platform/database/rows.ts";
import { COUNTED_ROWS, type ListCount } from "./list-page.ts";

export type QueueStatus = {
  waiting: ListCount;
  oldestAt: number | null;
  overdue: number;
};

/**
 * Counts `rows`: a query of `at`, since when it waits, and `due`, null if there is no deadline. One round trip,
 * shared with the page's others.
 */
export async function readQueueStatus(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  name: string,
  rows: SQL,
): Promise<QueueStatus> {
  const [[standing]] = await db.read([
    rowsOf(
      db,
      `how much waits: ${name}`,
      { waiting: integer, oldestAt: nullable(integer), overdue: integer },
      sql`SELECT count(*) waiting, min(o.at) oldestAt, count(*) FILTER (WHERE o.due <= ${clock.now()}) overdue
        FROM (${rows} LIMIT ${COUNTED_ROWS + 1}) o`,
    ),
  ]);
  const { waiting = 0, oldestAt = null, overdue = 0 } = standing ?? {};
  return {
    waiting: { rows: Math.min(waiting, COUNTED_ROWS), more: waiting > COUNTED_ROWS },
    oldestAt,
    overdue,
  };
}
