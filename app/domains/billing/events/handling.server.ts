/** Handles one leased event: done, retried later, or given up with a notification to admins. */
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { stripeEvents } from "#db/schema/index.ts";
import { EVENT_RETRY_MINUTES } from "../limits.ts";
import { adminsStatement, tellAdmins } from "../notifications.server.ts";
import { TryLater } from "../subscriptions/subscription-sync.server.ts";
import { followEvent } from "./following.server.ts";
import { isLeased, type StoredEvent } from "./stored-events.server.ts";

/** Handles a leased event. Returns whether it is done; a failed one waits for its next try, or is dead. */
export async function handleEvent(context: AppContext, event: StoredEvent): Promise<boolean> {
  const { db, clock, log, requestId } = context;
  const settle = (set: Partial<typeof stripeEvents.$inferInsert>) =>
    commit(context, {
      statements: [db.orm.update(stripeEvents).set(set).where(isLeased(event))],
    });
  try {
    const outcome = await followEvent(context, event);
    await settle({
      status: outcome === "written" ? "done" : "ignored",
      doneAt: clock.now(),
      attempts: event.attempts + 1,
      lastError: null,
    });
    return true;
  } catch (error) {
    // A thrown Response means that the database failed, not the event.
    const message =
      error instanceof Error ? error.message : error instanceof Response ? `answered ${error.status}` : "";
    if (!(error instanceof TryLater))
      log({ event: "stripe", requestId, message: `${event.type}: ${message}` });
    await settleFailure(context, event, message);
    return false;
  }
}

async function settleFailure(context: AppContext, event: StoredEvent, message: string): Promise<void> {
  const { db, clock } = context;
  const attempts = event.attempts + 1;
  const minutes = EVENT_RETRY_MINUTES[attempts - 1];
  const dead = minutes === undefined;
  const [admins] = dead ? await db.batch([adminsStatement(context)]) : [[]];
  const notified = dead
    ? await tellAdmins(
        context,
        admins,
        {
          title: "Something Stripe told us couldn’t be followed",
          message: `We tried ${attempts} times: ${event.type}. Try it again, or compare with Stripe.`,
        },
        paymentPaths.adminPayments(),
      )
    : [];
  await commit(context, {
    statements: [
      db.orm
        .update(stripeEvents)
        .set({
          status: dead ? "dead" : "waiting",
          attempts,
          nextAt: clock.now() + (minutes ?? 0) * MINUTE_MS,
          lastError: message.slice(0, 300),
        })
        .where(isLeased(event)),
      ...notified,
    ],
    ...notifyUsers(admins.map(({ userId }) => userId)),
    mail: dead,
  });
}
