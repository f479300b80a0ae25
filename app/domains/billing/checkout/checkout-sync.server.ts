/** Fetches a checkout from Stripe: whether its page was paid, expired, or is open. */
import { and, eq, inArray } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { askStripe } from "#app/platform/payments.ts";
import { CHECKOUT_STATUSES } from "#db/lists.ts";
import { checkouts } from "#db/schema/index.ts";
import { idOf } from "../policy.ts";
import { type SyncOutcome, syncSubscription, TryLater } from "../subscriptions/subscription-sync.server.ts";

/** Writes the page's status and the subscription bought on it. Throws `TryLater`. */
export async function syncCheckout(context: AppContext, stripeId: string): Promise<SyncOutcome> {
  const { db } = context;
  const [rows] = await db.batch([
    db.orm.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.stripeId, stripeId)).limit(1),
  ]);
  const checkout = rows[0];
  if (checkout === undefined) return "not-ours";
  const asked = await askStripe(context, (stripe) => stripe.checkout.sessions.retrieve(stripeId));
  if (asked.kind === "refused" && asked.code === "resource_missing") {
    // It belongs to another key's account and can't be paid with this one.
    await settle(context, checkout.id, "expired");
    return "not-ours";
  }
  if (asked.kind === "off") throw new TryLater("No key is set.");
  if (asked.kind !== "said") throw new TryLater(asked.message);
  const { subscription } = asked.value;
  const status = CHECKOUT_STATUSES.find((one) => one === asked.value.status) ?? null;
  const bought = idOf(subscription);
  // Before the checkout is settled: a payer with neither could start another one.
  if (bought !== null) await syncSubscription(context, bought);
  if (status !== null) await settle(context, checkout.id, status);
  return "written";
}

/** A settled checkout stays settled, no matter how late an older answer arrives. */
const settle = (context: AppContext, id: string, status: (typeof CHECKOUT_STATUSES)[number]) =>
  commit(context, {
    statements: [
      context.db.orm
        .update(checkouts)
        .set({ status })
        .where(and(eq(checkouts.id, id), inArray(checkouts.status, ["starting", "open"]))),
    ],
  });
