/** Stripe's events, stored under their ids before they are handled, and leased to one handler at a time. */
import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { stripeEvents } from "#db/schema/index.ts";
import { EVENT_LEASE_MS } from "../limits.ts";

/** The event types that are handled. All others are stored and ignored. */
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

export type StoredEvent = Pick<typeof stripeEvents.$inferSelect, "id" | "type" | "objectId" | "attempts">;

/** The columns that handling an event needs. */
export const EVENT_COLUMNS = {
  id: stripeEvents.id,
  type: stripeEvents.type,
  objectId: stripeEvents.objectId,
  attempts: stripeEvents.attempts,
} as const;

/** Stripe's ids and types are short ASCII. */
const Word = z.string().regex(/^[\x21-\x7e]{1,255}$/);
/** What is read of an event. Everything else is fetched from Stripe. */
const EventFacts = z.object({
  id: Word,
  type: Word,
  created: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER / SECOND_MS),
  data: z.object({ object: z.looseObject({ id: Word.optional().catch(undefined) }) }),
});
export type EventFacts = z.infer<typeof EventFacts>;

/** Parses an event; null for anything else. */
export const parseEvent = (value: unknown): EventFacts | null => EventFacts.safeParse(value).data ?? null;

/** Stores new events, leased to the caller for a minute, and returns them. */
export async function storeEvents(
  context: AppContext,
  events: readonly EventFacts[],
  { handledNow = true } = {},
): Promise<StoredEvent[]> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const values = events.flatMap(({ id, type, created, data: { object } }) => {
    const objectId = object.id ?? "";
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
      db.orm
        .insert(stripeEvents)
        .values(values)
        .onConflictDoNothing()
        .returning({ ...EVENT_COLUMNS, status: stripeEvents.status }),
    ],
  });
  return results[0].filter(({ status }) => status === "waiting");
}

/** The lease is still ours: no one else has tried the event since. */
export const isLeased = ({ id, attempts }: StoredEvent) =>
  and(eq(stripeEvents.id, id), eq(stripeEvents.status, "waiting"), eq(stripeEvents.attempts, attempts));
