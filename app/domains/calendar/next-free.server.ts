/**
 * The next free time of each calendar, stored in its row: lists and profiles read it instead of counting slots. It is
 * computed again after each change, and by the cron when the stored time is about to pass.
 */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { findOffered } from "./calendar-queries.server.ts";
import { DUE_AT_ONCE } from "./limits.ts";
import { nextSlots } from "./slots.ts";

/** The earliest time at which any type can be booked, and when to compute it again. */
async function countNextFree(context: Pick<AppContext, "db" | "clock">, agentNo: number) {
  const nowMs = context.clock.now();
  const offered = await findOffered(context, agentNo);
  const { hours = null, types = [], taken = [] } = offered ?? {};
  const found = types.flatMap((type) => {
    const [at] = hours === null ? [] : nextSlots(hours, type, taken, { fromMs: nowMs, most: 1, nowMs });
    return at === undefined ? [] : [{ at, noticeMs: type.noticeHours * HOUR_MS }];
  });
  const [first] = found.sort((a, b) => a.at - b.at || a.noticeMs - b.noticeMs);
  return {
    slug: offered?.slug ?? null,
    nextFreeAt: first?.at ?? null,
    // Every day, one more day comes within the horizon.
    nextFreeDueAt: Math.min(
      nowMs + DAY_MS,
      first === undefined ? nowMs + DAY_MS : first.at - first.noticeMs + 1,
    ),
  };
}

/** Computes the next free time of one calendar again. May run after the response is sent. */
export async function refreshNextFree(context: AppContext, agentNo: number): Promise<void> {
  const { slug, nextFreeAt, nextFreeDueAt } = await countNextFree(context, agentNo);
  const { db } = context;
  await db.write([
    db.orm.run(sql`UPDATE calendars SET next_free_at = ${nextFreeAt}, next_free_due_at = ${nextFreeDueAt}
      WHERE agent_no = ${agentNo} AND (next_free_at IS NOT ${nextFreeAt} OR next_free_due_at <> ${nextFreeDueAt})`),
  ]);
  if (slug !== null) context.purge([paths.showcase(slug)]);
}

/** Called every minute: calendars whose next free time has passed. */
export async function refreshDueNextFree(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const [due] = await db.batch([
    rowsOf(
      db,
      "calendars whose next free time passed",
      { agentNo: integer },
      sql`SELECT agent_no agentNo FROM calendars WHERE open = 1 AND next_free_due_at <= ${clock.now()}
        ORDER BY next_free_due_at LIMIT ${DUE_AT_ONCE}`,
    ),
  ]);
  for (const { agentNo } of due) await refreshNextFree(context, agentNo);
}
