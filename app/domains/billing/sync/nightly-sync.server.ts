/** The nightly comparison with Stripe: once a day, a few seconds each minute until it is done. */
import { desc, eq, isNull } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { stripeSyncs } from "#db/schema/index.ts";
import { catchUp } from "../events/catch-up-commands.server.ts";
import { dropOldEvents } from "../events/retry-commands.server.ts";
import { NIGHTLY_HOUR_UTC } from "../limits.ts";
import { startSync, stepSync } from "./sync-commands.server.ts";

/**
 * Called every minute: after nine in the morning UTC, asks Stripe for missed events, then compares. Admins are notified only
 * when something differs or an event is dead. Returns 1 when it did anything.
 */
export async function compareNightly(context: AppContext): Promise<number> {
  const { db, clock } = context;
  if (context.payments() === null) return 0;
  const [last] = await db.batch([
    db.orm
      .select({ id: stripeSyncs.id, status: stripeSyncs.status, startedAt: stripeSyncs.startedAt })
      .from(stripeSyncs)
      .where(isNull(stripeSyncs.startedBy))
      .orderBy(desc(stripeSyncs.startedAt))
      .limit(1),
  ]);
  const [run] = last;
  const nowMs = clock.now();
  // A stuck run must not block the following nights: the next one replaces it.
  const isStuck = run !== undefined && run.startedAt < nowMs - DAY_MS;
  if (run?.status === "running" && !isStuck) {
    await stepSync(context, run.id, { tell: true });
    return 1;
  }
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS + NIGHTLY_HOUR_UTC * HOUR_MS;
  if (nowMs < today || (run !== undefined && run.startedAt >= today)) return 0;
  if (run?.status === "running")
    await commit(context, { statements: [db.orm.delete(stripeSyncs).where(eq(stripeSyncs.id, run.id))] });
  await dropOldEvents(context);
  await catchUp(context);
  // The cron handles the missed events before the comparison continues.
  await startSync(context, null);
  return 1;
}
