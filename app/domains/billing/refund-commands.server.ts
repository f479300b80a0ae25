/** Giving money back for an invoice, by an admin. Stripe's answer is what counts; nothing is written before it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { askStripe } from "#app/platform/payments.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { INVOICE_STATUSES } from "#db/lists.ts";
import { syncInvoice } from "./invoice-sync.server.ts";
import { TryLater } from "./subscription-sync.server.ts";

const invoiceRow = {
  stripeId: text,
  number: nullable(text),
  status: oneOf(INVOICE_STATUSES),
  currency: text,
  paidCents: integer,
  refundedCents: integer,
  /** How many times something was given back, or was tried: a refund that failed leaves the sum as it was. */
  refunds: integer,
  dispute: nullable(text),
  paymentIntentId: nullable(text),
  payer: nullable(text),
};
export type RefundableInvoice = RowOf<typeof invoiceRow> & {
  /** What an admin has seen of what was given back. */
  seen: string;
};

/** The invoice as a refund needs it; null when there is none. One round trip. */
export async function findRefundable(
  { db }: Pick<AppContext, "db">,
  stripeId: string,
): Promise<RefundableInvoice | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "invoice to refund",
      invoiceRow,
      sql`
      SELECT i.stripe_id stripeId, i.number, i.status, i.currency, i.paid_cents paidCents, i.refunded_cents refundedCents,
        (SELECT count(*) FROM refunds r WHERE r.invoice_stripe_id = i.stripe_id) refunds, i.dispute,
        i.payment_intent_id paymentIntentId, coalesce(o.name, u.first_name || ' ' || u.last_name) payer
      FROM invoices i JOIN billing_customers c ON c.id = i.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no LEFT JOIN users u ON u.id = c.user_id
      WHERE i.stripe_id = ${stripeId} LIMIT 1`,
    ),
  ]);
  const [invoice] = rows;
  return invoice === undefined ? null : { ...invoice, seen: `${invoice.refundedCents}-${invoice.refunds}` };
}

export const leftOf = ({
  paidCents,
  refundedCents,
}: Pick<RefundableInvoice, "paidCents" | "refundedCents">) => paidCents - refundedCents;

/** Why nothing can be given back for it; null where something can. */
export function whyNotRefundable(
  invoice: Pick<RefundableInvoice, "status" | "paidCents" | "refundedCents" | "dispute" | "paymentIntentId">,
): "unpaid" | "nothing-left" | "disputed" | null {
  if (invoice.status !== "paid" || invoice.paidCents <= 0 || invoice.paymentIntentId === null)
    return "unpaid";
  if (leftOf(invoice) <= 0) return "nothing-left";
  // The bank holds the money until it has decided; won or closed, it can be given back again.
  return invoice.dispute === null || invoice.dispute === "won" || invoice.dispute === "warning_closed"
    ? null
    : "disputed";
}

export type RefundOutcome =
  | { kind: "refunded"; cents: number; currency: string }
  /** Stripe took it, and what it says now is not written yet: the webhook brings it. */
  | { kind: "later"; cents: number; currency: string }
  | { kind: "gone" | "unpaid" | "nothing-left" | "disputed" }
  | { kind: "amount"; leftCents: number; currency: string }
  /** Somebody else has given something back since the page was read. */
  | { kind: "moved" }
  | { kind: "refused"; message: string }
  | { kind: "down" | "off" };

/**
 * Gives back `cents` of an invoice, or all that is left. What Stripe says of the invoice is read anew first. Two admins at
 * once bring the same key for what they have both `seen`, so Stripe carries out one of them; a second try of the same one
 * after an answer that was lost is answered as the first was.
 */
export async function refundInvoice(
  context: AppContext,
  adminId: string,
  stripeId: string,
  { cents, reason, seen }: { cents: number | "rest"; reason: string; seen: string },
): Promise<RefundOutcome> {
  if (context.payments() === null) return { kind: "off" };
  if (cents !== "rest" && !(Number.isSafeInteger(cents) && cents > 0))
    return amountOutcome(context, stripeId);
  if ((await findRefundable(context, stripeId)) === null) return { kind: "gone" };
  try {
    await syncInvoice(context, stripeId);
  } catch (error) {
    if (error instanceof TryLater) return { kind: "down" };
    throw error;
  }
  const invoice = await findRefundable(context, stripeId);
  if (invoice === null) return { kind: "gone" };
  const { currency } = invoice;
  if (invoice.seen !== seen) return { kind: "moved" };
  const why = whyNotRefundable(invoice);
  if (why !== null) return { kind: why };
  const leftCents = leftOf(invoice);
  const amount = cents === "rest" ? leftCents : cents;
  if (amount > leftCents) return { kind: "amount", leftCents, currency };
  const asked = await askStripe(context, (stripe) =>
    stripe.refunds.create(
      {
        payment_intent: invoice.paymentIntentId ?? "",
        amount,
        reason: "requested_by_customer",
        metadata: { admin: adminId, reason },
      },
      { idempotencyKey: `refund-${stripeId}-${seen}` },
    ),
  );
  if (asked.kind === "down" || asked.kind === "off") return { kind: asked.kind };
  // Brought with another admin, amount or reason: somebody else was first.
  if (asked.kind === "refused")
    return isKeyTaken(asked) ? { kind: "moved" } : { kind: "refused", message: asked.message };
  try {
    await syncInvoice(context, stripeId, adminId);
    return { kind: "refunded", cents: amount, currency };
  } catch (error) {
    if (error instanceof TryLater) return { kind: "later", cents: amount, currency };
    throw error;
  }
}

const isKeyTaken = ({ code }: { code: string }) =>
  code === "StripeIdempotencyError" || code === "idempotency_error" || code === "charge_already_refunded";

async function amountOutcome(context: AppContext, stripeId: string): Promise<RefundOutcome> {
  const invoice = await findRefundable(context, stripeId);
  return invoice === null
    ? { kind: "gone" }
    : { kind: "amount", leftCents: leftOf(invoice), currency: invoice.currency };
}
