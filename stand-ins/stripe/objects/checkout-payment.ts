/** What paying a checkout makes: the customer, the card, the subscription, its first invoice. */
import { type Account, emit, find, keep } from "../account.ts";
import { periodLine } from "../invoices/invoice-lines.ts";
import { draftInvoice, finalizeInvoice, tryPayment } from "../invoices/invoicing.ts";
import { createSubscription } from "../subscriptions/new-subscription.ts";
import { periodOf } from "../subscriptions/subscription-items.ts";
import type { CardOutcome, Kinds } from "../types.ts";
import { attachCard, createCustomer } from "./customers.ts";

type Session = Kinds["checkout.session"];

/**
 * A card that pays makes the subscription, once: a completed session doesn't change. A declined card leaves it open.
 * `approved`: the holder has approved a card that needs it.
 */
export function paySession(
  account: Account,
  session: Session,
  does: CardOutcome,
  approved = false,
): "paid" | "declined" | "authenticate" | "expired" {
  if (session.status === "complete") return "paid";
  if (session.status !== "open") return "expired";
  if (does === "declined") return "declined";
  if (does === "authenticate" && !approved) return "authenticate";
  const order = account.data.orders[session.id];
  if (order === undefined) throw new Error(`The session ${session.id} has no order.`);
  const customer =
    find(account, "customer", session.customer) ??
    createCustomer(account, session.customer_email === null ? {} : { email: session.customer_email });
  const card = attachCard(account, customer, does);
  const subscription = createSubscription(account, customer, order, card);
  const lines = subscription.items.data.map((item) =>
    periodLine(account, subscription, item, {
      start: item.current_period_start,
      end: item.current_period_end,
    }),
  );
  const invoice = draftInvoice(account, subscription, customer, lines, {
    reason: "subscription_create",
    period: { start: periodOf(subscription).start, end: periodOf(subscription).start },
  });
  subscription.latest_invoice = invoice.id;
  keep(account, "subscription", subscription);
  finalizeInvoice(account, invoice);
  tryPayment(account, invoice, card, true);
  emit(account, "customer.subscription.created", subscription);
  Object.assign(session, {
    status: "complete",
    payment_status: invoice.amount_due === 0 ? "no_payment_required" : "paid",
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: "none",
      tax_ids: [],
    },
  } satisfies Partial<Session>);
  emit(account, "checkout.session.completed", keep(account, "checkout.session", session));
  return "paid";
}
