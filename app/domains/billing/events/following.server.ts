/** Which sync function an event is for. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { askStripe } from "#app/platform/payments.ts";
import { billingCustomers } from "#db/schema/index.ts";
import { syncCheckout } from "../checkout/checkout-sync.server.ts";
import { findInvoiceOfPayment, syncInvoice } from "../invoices/invoice-sync.server.ts";
import { idOf } from "../policy.ts";
import { type SyncOutcome, syncSubscription, TryLater } from "../subscriptions/subscription-sync.server.ts";
import type { StoredEvent } from "./stored-events.server.ts";

/** Fetches the event's object from Stripe; the event's own copy of it is never read. */
export async function followEvent(
  context: AppContext,
  { type, objectId }: Pick<StoredEvent, "type" | "objectId">,
): Promise<SyncOutcome> {
  if (type.startsWith("checkout.session.")) return syncCheckout(context, objectId);
  if (type.startsWith("customer.subscription.")) return syncSubscription(context, objectId);
  if (type === "customer.updated") return syncCustomer(context, objectId);
  if (type.startsWith("invoice.")) return syncInvoice(context, objectId);
  const payment = await paymentOf(context, type, objectId);
  if (payment === null) return "not-ours";
  const invoice = await findInvoiceOfPayment(context, payment);
  // The invoice's event may come later.
  if (invoice === null) {
    if (!(await isOurs(context, payment))) return "not-ours";
    throw new TryLater(`The invoice that ${payment} paid is not known yet.`);
  }
  return syncInvoice(context, invoice);
}

/** The payment of a charge, refund or dispute. */
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

/** Whether one of our customers made the payment: the same Stripe account may sell other things. */
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

/** Syncs all of a customer's subscriptions, because a new card shows in each. */
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
