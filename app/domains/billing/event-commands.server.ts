/** What Stripe tells: verified, stored under its id, then handled by asking Stripe for the object it is about. */

import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import Stripe from "stripe";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { askStripe } from "#app/platform/payments.ts";
import { billingCustomers, stripeEvents } from "#db/schema/index.ts";
import { syncCheckout } from "./checkout-sync.server.ts";
import { findInvoiceOfPayment, syncInvoice } from "./invoice-sync.server.ts";
import {
  CATCH_UP_DAYS,
  CATCH_UP_PAGES,
  EVENT_KEPT_DAYS,
  EVENT_LEASE_MS,
  EVENT_RETRY_MINUTES,
  EVENTS_A_RUN,
  EVENTS_DROPPED_AT_ONCE,
  RETRIED_AT_ONCE,
  SIGNATURE_SECONDS,
} from "./limits.ts";
import { idOf } from "./policy.ts";
import { type SyncOutcome, syncSubscription, TryLater } from "./subscription-sync.server.ts";
import { adminsStatement, tellAdmins } from "./telling.server.ts";

/** What is followed. Whatever else comes is stored, and ignored. */
export const FOLLOWED = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.updated",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.updated",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event["type"][];

type StoredEvent = Pick<typeof stripeEvents.$inferSelect, "id" | "type" | "objectId" | "attempts">;

export type Received =
  /** Nothing was stored: nobody but Stripe signs so. */
  { kind: "refused"; status: 400 | 503; error: string } | { kind: "stored"; again: boolean };

/**
 * Takes what came to the webhook's address. A body whose signature is not Stripe's, or is old, is refused; an event that
 * came before is not handled again. What cannot be handled now is tried again later, and Stripe is told that it arrived.
 */
export async function receiveEvent(
  context: AppContext,
  body: string,
  signature: string | null,
): Promise<Received> {
  const payments = context.payments();
  if (payments === null) return { kind: "refused", status: 503, error: "Payments are not set up here." };
  let event: Stripe.Event;
  try {
    event = await payments.stripe.webhooks.constructEventAsync(
      body,
      signature ?? "",
      payments.webhookSecret,
      SIGNATURE_SECONDS,
      undefined,
      context.clock.now(),
    );
  } catch (error) {
    // What is signed and no event at all is as good as unsigned.
    if (!(error instanceof Stripe.errors.StripeError || error instanceof SyntaxError)) throw error;
    return { kind: "refused", status: 400, error: "The signature isn’t Stripe’s, or it’s too old." };
  }
  const stored = await storeEvents(context, [event]);
  const [mine] = stored;
  if (mine === undefined) return { kind: "stored", again: true };
  await handleEvent(context, mine);
  return { kind: "stored", again: false };
}

/** Stores events that are not there yet, in this one's hand for a minute; returns those. */
async function storeEvents(
  context: AppContext,
  events: readonly Stripe.Event[],
  { handledNow = true } = {},
): Promise<StoredEvent[]> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const values = events.flatMap(({ id, type, created, data: { object } }) => {
    const objectId = "id" in object && typeof object.id === "string" ? object.id : "";
    const followed = objectId !== "" && FOLLOWED.some((one) => one === type);
    return [
      {
        id,
        type,
        objectId,
        status: followed ? ("waiting" as const) : ("ignored" as const),
        madeAt: created * SECOND_MS,
        receivedAt: nowMs,
        attempts: 0,
        nextAt: handledNow ? nowMs + EVENT_LEASE_MS : nowMs,
      },
    ];
  });
  if (values.length === 0) return [];
  const { results } = await commit(context, {
    statements: [
      db.orm.insert(stripeEvents).values(values).onConflictDoNothing().returning({
        id: stripeEvents.id,
        type: stripeEvents.type,
        objectId: stripeEvents.objectId,
        attempts: stripeEvents.attempts,
        status: stripeEvents.status,
      }),
    ],
  });
  return results[0].filter(({ status }) => status === "waiting");
}

/** Nobody else has tried it since: what another has done meanwhile stays. */
const isInHand = ({ id, attempts }: StoredEvent) =>
  and(eq(stripeEvents.id, id), eq(stripeEvents.status, "waiting"), eq(stripeEvents.attempts, attempts));

/** Handles one that is in hand. Returns whether it is done; what fails waits for its next try, or is dead. */
async function handleEvent(context: AppContext, event: StoredEvent): Promise<boolean> {
  const { db, clock, log, requestId } = context;
  const settle = (set: Partial<typeof stripeEvents.$inferInsert>) =>
    commit(context, {
      statements: [db.orm.update(stripeEvents).set(set).where(isInHand(event))],
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
    // The database's own answer, a Response, is no fault of the event's either.
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
  const told = dead
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
        .where(isInHand(event)),
      ...told,
    ],
    ...tellingUsers(admins.map(({ userId }) => userId)),
    mail: dead,
  });
}

/** Asks Stripe for what the event is about; what the event itself says of it is never read. */
async function followEvent(context: AppContext, { type, objectId }: StoredEvent): Promise<SyncOutcome> {
  if (type.startsWith("checkout.session.")) return syncCheckout(context, objectId);
  if (type.startsWith("customer.subscription.")) return syncSubscription(context, objectId);
  if (type === "customer.updated") return syncCustomer(context, objectId);
  if (type.startsWith("invoice.")) return syncInvoice(context, objectId);
  const payment = await paymentOf(context, type, objectId);
  if (payment === null) return "not-ours";
  const invoice = await findInvoiceOfPayment(context, payment);
  // Its invoice may be told of later.
  if (invoice === null) {
    if (!(await isOurs(context, payment))) return "not-ours";
    throw new TryLater(`The invoice that ${payment} paid is not known yet.`);
  }
  return syncInvoice(context, invoice);
}

/** The payment that a charge, a refund or a dispute is about. */
async function paymentOf(context: AppContext, type: string, objectId: string): Promise<string | null> {
  const asked = await askStripe(context, async (stripe) => {
    const found =
      type === "charge.refunded"
        ? await stripe.charges.retrieve(objectId)
        : type.startsWith("charge.dispute.")
          ? await stripe.disputes.retrieve(objectId)
          : await stripe.refunds.retrieve(objectId);
    return idOf(found.payment_intent);
  });
  if (asked.kind === "refused" && asked.code === "resource_missing") return null;
  if (asked.kind === "off") throw new TryLater("No key is set.");
  if (asked.kind !== "said") throw new TryLater(asked.message);
  return asked.value;
}

/** Whether one of our customers has paid it: the same account at Stripe may sell other things. */
async function isOurs(context: AppContext, payment: string): Promise<boolean> {
  const asked = await askStripe(context, async (stripe) =>
    idOf((await stripe.paymentIntents.retrieve(payment)).customer),
  );
  if (asked.kind === "refused") return false;
  if (asked.kind !== "said") throw new TryLater(asked.kind === "off" ? "No key is set." : asked.message);
  const [rows] = await context.db.batch([
    context.db.orm
      .select({ id: billingCustomers.id })
      .from(billingCustomers)
      .where(eq(billingCustomers.stripeId, asked.value ?? ""))
      .limit(1),
  ]);
  return rows.length > 0;
}

/** All that a customer pays for: a new card shows in each of it. */
async function syncCustomer(context: AppContext, stripeId: string): Promise<SyncOutcome> {
  const asked = await askStripe(context, (stripe) =>
    stripe.subscriptions.list({ customer: stripeId, limit: 10 }),
  );
  if (asked.kind === "refused" && asked.code === "resource_missing") return "not-ours";
  if (asked.kind === "off") throw new TryLater("No key is set.");
  if (asked.kind !== "said") throw new TryLater(asked.message);
  let outcome: SyncOutcome = "not-ours";
  for (const { id } of asked.value.data)
    if ((await syncSubscription(context, id)) === "written") outcome = "written";
  return outcome;
}

/** Called every minute: events whose time has come, those whose handler died among them. Returns how many are done. */
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
        .returning({
          id: stripeEvents.id,
          type: stripeEvents.type,
          objectId: stripeEvents.objectId,
          attempts: stripeEvents.attempts,
        }),
    ],
  });
  let done = 0;
  for (const event of results[0]) if (await handleEvent(context, event)) done += 1;
  return done;
}

export type RetryOutcome = "done" | "failed" | "closed";

/** An admin's "try again" of one that is dead, or waits: handled now, with all its tries before it. */
export async function retryEvent(context: AppContext, id: string): Promise<RetryOutcome> {
  const { db, clock } = context;
  const { results } = await commit(context, {
    statements: [
      db.orm
        .update(stripeEvents)
        .set({ status: "waiting", attempts: 0, nextAt: clock.now() + EVENT_LEASE_MS })
        .where(
          and(
            eq(stripeEvents.id, id),
            or(
              eq(stripeEvents.status, "dead"),
              and(eq(stripeEvents.status, "waiting"), gt(stripeEvents.attempts, 0)),
            ),
          ),
        )
        .returning({
          id: stripeEvents.id,
          type: stripeEvents.type,
          objectId: stripeEvents.objectId,
          attempts: stripeEvents.attempts,
        }),
    ],
  });
  const [event] = results[0];
  if (event === undefined) return "closed";
  return (await handleEvent(context, event)) ? "done" : "failed";
}

/**
 * What Stripe told while nobody here listened: its list of events, those that are not stored yet. Their turn comes with
 * the next minutes. Returns how many.
 */
export async function catchUp(context: AppContext, sinceMs?: number): Promise<number> {
  return (await askForEvents(context, sinceMs)).found;
}

/** The same, and whether Stripe answered to the end of its list. */
export async function askForEvents(
  context: AppContext,
  sinceMs?: number,
): Promise<{ kind: "all" | "down" | "off"; found: number }> {
  const { clock } = context;
  const since = Math.floor((sinceMs ?? clock.now() - CATCH_UP_DAYS * 24 * 60 * MINUTE_MS) / SECOND_MS);
  let found = 0;
  let after: string | undefined;
  let pages = 0;
  do {
    const asked = await askStripe(context, (stripe) =>
      stripe.events.list({
        created: { gte: since },
        limit: 100,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    if (asked.kind !== "said") return { kind: asked.kind === "off" ? "off" : "down", found };
    const { data, has_more: more } = asked.value;
    const followed = data.filter(({ type }) => FOLLOWED.some((one) => one === type));
    found += (await storeEvents(context, followed, { handledNow: false })).length;
    after = more ? data.at(-1)?.id : undefined;
    pages += 1;
  } while (after !== undefined && pages < CATCH_UP_PAGES);
  return { kind: "all", found };
}

/** Dead ones tried again, the oldest first, so many at once; whether one of them failed again. */
export async function retryDead(context: AppContext): Promise<{ done: number; failed: boolean }> {
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
    const outcome = await retryEvent(context, id);
    if (outcome === "done") done += 1;
    if (outcome === "failed") failed = true;
  }
  return { done, failed };
}

/** Called once a night: what was followed long ago, or never had to be, is not kept. */
export async function dropOldEvents(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const old = sql`SELECT oe.id FROM stripe_events oe
    WHERE oe.received_at < ${clock.now() - EVENT_KEPT_DAYS * DAY_MS} AND oe.status IN ('done', 'ignored')
    LIMIT ${EVENTS_DROPPED_AT_ONCE}`;
  await commit(context, {
    statements: [db.orm.delete(stripeEvents).where(sql`${stripeEvents.id} IN (${old})`)],
  });
}
