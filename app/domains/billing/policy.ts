/** Stripe's objects as our facts. Without a database. */
import type Stripe from "stripe";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { CANCEL_FEEDBACK, INVOICE_STATUSES, SUBSCRIPTION_STATUSES } from "#db/lists.ts";
import { GRACE_DAYS } from "./limits.ts";
import type { CancelFeedback, InvoiceStatus, SubscriptionStatus } from "./types.ts";

/** A Stripe subscription as we store it. */
export type SubscriptionFacts = {
  stripeId: string;
  stripeCustomerId: string;
  stripePriceId: string;
  status: SubscriptionStatus;
  seats: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelFeedback: CancelFeedback | null;
  endedAt: number | null;
  startedAt: number;
  card: { brand: string; last4: string; expires: string } | null;
  forOrganizationNo: number | null;
};

export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === "string" ? one : (one?.id ?? null);

/** Throws `TypeError` when it isn't a Stripe timestamp. */
function msOf(seconds: number): number {
  if (!Number.isSafeInteger(seconds)) throw new TypeError(`${seconds} is no time.`);
  return seconds * SECOND_MS;
}

/** Throws `TypeError` when it isn't an integer number of cents. */
function centsOf(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`${amount} is no amount.`);
  return amount;
}

const CURRENCY = /^[a-z]{3}$/;

/** Throws `TypeError` for a subscription without exactly one item, which ours always have. */
export function factsOfSubscription(subscription: Stripe.Subscription): SubscriptionFacts {
  const [item, ...others] = subscription.items.data;
  if (item === undefined || others.length > 0)
    throw new TypeError(`${subscription.id} has ${others.length + (item ? 1 : 0)} items.`);
  const status = SUBSCRIPTION_STATUSES.find((one) => one === subscription.status);
  if (status === undefined) throw new TypeError(`${subscription.id} is ${subscription.status}.`);
  const card = cardOf(subscription);
  const organization = Number(subscription.metadata.organization ?? "");
  return {
    stripeId: subscription.id,
    stripeCustomerId: idOf(subscription.customer) ?? "",
    stripePriceId: item.price.id,
    status,
    seats: item.quantity ?? 1,
    periodStart: msOf(item.current_period_start),
    periodEnd: msOf(item.current_period_end),
    // An end date set at Stripe counts too.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cancelFeedback:
      CANCEL_FEEDBACK.find((one) => one === subscription.cancellation_details?.feedback) ?? null,
    endedAt: subscription.ended_at === null ? null : msOf(subscription.ended_at),
    startedAt: msOf(subscription.start_date),
    card:
      card === null
        ? null
        : {
            brand: card.brand,
            last4: card.last4,
            expires: `${card.exp_year}-${String(card.exp_month).padStart(2, "0")}`,
          },
    forOrganizationNo: Number.isSafeInteger(organization) && organization > 0 ? organization : null,
  };
}

/** The subscription's card, or its customer's default card. Both must be expanded. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription) {
  const ofCustomer =
    typeof customer === "object" && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? ofCustomer;
  return typeof method === "object" && method !== null ? (method.card ?? null) : null;
}

export type InvoiceFacts = {
  stripeId: string;
  stripeCustomerId: string;
  subscriptionStripeId: string | null;
  number: string | null;
  status: InvoiceStatus;
  currency: string;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  paymentIntentId: string | null;
  pageUrl: string | null;
  pdfUrl: string | null;
  madeAt: number;
  paidAt: number | null;
};

/** `payments` must be expanded. Throws `TypeError` for an invoice that we can't read. */
export function factsOfInvoice(invoice: Stripe.Invoice): InvoiceFacts {
  const status = INVOICE_STATUSES.find((one) => one === invoice.status);
  if (status === undefined) throw new TypeError(`${invoice.id} is ${invoice.status}.`);
  if (!CURRENCY.test(invoice.currency)) throw new TypeError(`${invoice.currency} is no currency.`);
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find((one) => one.status === "paid") ?? payments[0];
  const paidAt = invoice.status_transitions.paid_at;
  return {
    stripeId: invoice.id ?? "",
    stripeCustomerId: idOf(invoice.customer) ?? "",
    subscriptionStripeId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status,
    currency: invoice.currency,
    subtotalCents: centsOf(invoice.subtotal),
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0),
    totalCents: centsOf(invoice.total),
    paidCents: centsOf(invoice.amount_paid),
    paymentIntentId: idOf(payment?.payment.payment_intent),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    madeAt: msOf(invoice.created),
    paidAt: paidAt === null ? null : msOf(paidAt),
  };
}

/** A payment is missing. */
export const isPastDue = (status: SubscriptionStatus): boolean =>
  status === "past_due" || status === "unpaid";
/** It has ended for good. */
export const isEnded = (status: SubscriptionStatus): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** Since when a payment is missing, and the end of the grace period, from our row and Stripe's status. */
export function graceOf(
  status: SubscriptionStatus,
  before: { pastDueSince: number | null; graceUntil: number | null } | null,
  nowMs: number,
): { pastDueSince: number | null; graceUntil: number | null } {
  if (!isPastDue(status)) return { pastDueSince: null, graceUntil: null };
  const since = before?.pastDueSince ?? nowMs;
  return { pastDueSince: since, graceUntil: before?.graceUntil ?? since + GRACE_DAYS * DAY_MS };
}

/** Whether the subscription gives its seats and entitlements now. */
export const isLive = (
  { status, graceUntil }: { status: SubscriptionStatus; graceUntil: number | null },
  nowMs: number,
): boolean =>
  status === "active" || status === "trialing" || (isPastDue(status) && (graceUntil ?? 0) > nowMs);
