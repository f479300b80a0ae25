/** Handling due events, retrying as an admin, and deleting old ones. */
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { stripeEvents } from "#db/schema/index.ts";
import {
  EVENT_DAYS,
  EVENT_LEASE_MS,
  EVENTS_A_RUN,
  EVENTS_DROPPED_AT_ONCE,
  RETRIED_AT_ONCE,
} from "../limits.ts";
import { handleEvent } from "./handling.server.ts";
import { EVENT_COLUMNS } from "./stored-events.server.ts";

/** Called every minute: handles due events, including those whose handler died. Returns how many are done. */
export async function handleDueEvents(context: AppContext): Promise<number> {
  const { db, clock } = context;
  if (context.payments() === null) return 0;
  const nowMs = clock.now();
  const due = db.orm
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.status, "waiting"), lte(stripeEvents.nextAt, nowMs)))
    .orderBy(stripeEvents.nextAt)
    .limit(EVENTS_A_RUN);
  const { results } = await commit(context, {
    statements: [
      db.orm
        .update(stripeEvents)
        .set({ nextAt: nowMs + EVENT_LEASE_MS })
        .where(inArray(stripeEvents.id, due))
        .returning(EVENT_COLUMNS),
    ],
  });
  let done = 0;
  for (const event of results[0]) {
    // When Stripe is slow the leases end; leave the rest to the next run instead of handling them twice.
    if (clock.now() >= nowMs + EVENT_LEASE_MS) break;
    if (await handleEvent(context, event)) done += 1;
  }
  return done;
}

export type RetryOutcome = "done" | "failed" | "closed";

/** An admin retries a dead or failed event: it is handled now, and gets all of its tries again. */
export async function retryEvent(context: AppContext, adminId: string, id: string): Promise<RetryOutcome> {
  const { db, clock } = context;
  const failed = and(
    eq(stripeEvents.id, id),
    or(
      eq(stripeEvents.status, "dead"),
      and(eq(stripeEvents.status, "waiting"), gt(stripeEvents.attempts, 0)),
    ),
  );
  const { status, attempts } = stripeEvents;
  const [found] = await db.batch([
    db.orm.select({ status, attempts }).from(stripeEvents).where(failed).limit(1),
  ]);
  const [before] = found;
  if (before === undefined) return "closed";
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "webhook.retry",
        subject: { kind: "webhook", id },
        before,
        after: { status: "waiting", attempts: 0 },
      },
    ],
    guards: {
      closed: sql`EXISTS ${db.orm.select({ id: stripeEvents.id }).from(stripeEvents).where(failed)}`,
    },
    statements: [
      db.orm
        .update(stripeEvents)
        .set({ status: "waiting", attempts: 0, nextAt: clock.now() + EVENT_LEASE_MS })
        .where(failed)
        .returning(EVENT_COLUMNS),
    ],
  });
  const event = written.kind === "committed" ? written.results[0][0] : undefined;
  if (event === undefined) return "closed";
  return (await handleEvent(context, event)) ? "done" : "failed";
}

/** Retries some dead events, oldest first. Returns how many are done and whether one failed again. */
export async function retryDead(
  context: AppContext,
  adminId: string,
): Promise<{ done: number; failed: boolean }> {
  const { db } = context;
  const [dead] = await db.batch([
    db.orm
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(eq(stripeEvents.status, "dead"))
      .orderBy(stripeEvents.receivedAt)
      .limit(RETRIED_AT_ONCE),
  ]);
  let done = 0;
  let failed = false;
  for (const { id } of dead) {
    const outcome = await retryEvent(context, adminId, id);
    if (outcome === "done") done += 1;
    if (outcome === "failed") failed = true;
  }
  return { done, failed };
}

/** Called once a night: deletes old handled and ignored events. */
export async function dropOldEvents(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const old = sql`SELECT oe.id FROM stripe_events oe
    WHERE oe.received_at < ${clock.now() - EVENT_DAYS * DAY_MS} AND oe.status IN ('done', 'ignored')
    LIMIT ${EVENTS_DROPPED_AT_ONCE}`;
  await commit(context, {
    statements: [db.orm.delete(stripeEvents).where(sql`${stripeEvents.id} IN (${old})`)],
  });
}
