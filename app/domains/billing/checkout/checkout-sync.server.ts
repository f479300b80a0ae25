/** A checkout, asked of Stripe: what became of its page. */
import { and, eq, inArray } from "drizzle-orm";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { askStripe } from "#app/platform/payments.ts";
import { CHECKOUT_STATUSES } from "#db/lists.ts";
import { checkouts } from "#db/schema/index.ts";
import { idOf } from "../policy.ts";
import { type SyncOutcome, syncSubscription, TryLater } from "../subscriptions/subscription-sync.server.ts";

/** Writes whether the page is still open, and what was bought on it. Throws `TryLater`. */
export async function syncCheckout(context: AppContext, stripeId: string): Promise<SyncOutcome> {
  const { db } = context;
  const [rows] = await db.batch([
    db.orm.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.stripeId, stripeId)).limit(1),
  ]);
  const checkout = rows[0];
  if (checkout === undefined) return "not-ours";
  const asked = await askStripe(context, (stripe) => stripe.checkout.sessions.retrieve(stripeId));
  if (asked.kind === "refused" && asked.code === "resource_missing") {
    // Of another key's account: nobody can pay on it with this one.
    await settle(context, checkout.id, "expired");
    return "not-ours";
  }
  if (asked.kind === "off") throw new TryLater("No key is set.");
  if (asked.kind !== "said") throw new TryLater(asked.message);
  const { subscription } = asked.value;
  const status = CHECKOUT_STATUSES.find((one) => one === asked.value.status) ?? null;
  const bought = idOf(subscription);
  // Before the checkout is closed: a payer with neither could begin another.
  if (bought !== null) await syncSubscription(context, bought);
  if (status !== null) await settle(context, checkout.id, status);
  return "written";
}

/** What is over stays over, however late an older answer is written. */
const settle = (context: AppContext, id: string, status: (typeof CHECKOUT_STATUSES)[number]) =>
  commit(context, {
    statements: [
      context.db.orm
        .update(checkouts)
        .set({ status })
        .where(and(eq(checkouts.id, id), inArray(checkouts.status, ["starting", "open"]))),
    ],
  });
