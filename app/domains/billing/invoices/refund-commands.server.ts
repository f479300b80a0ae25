/** Refunds by an admin. Stripe's answer decides; nothing is written before it. */
import { eq, sql } from "drizzle-orm";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { askStripe } from "#app/platform/payments.ts";
import { INVOICE_STATUSES } from "#db/lists.ts";
import { invoices } from "#db/schema/index.ts";
import { REFUND_LEASE_MS } from "../limits.ts";
import { TryLater } from "../subscriptions/subscription-sync.server.ts";
import { syncInvoice } from "./invoice-sync.server.ts";

const invoiceRow = {
  stripeId: text,
  number: nullable(text),
  status: oneOf(INVOICE_STATUSES),
  currency: text,
  paidCents: integer,
  refundedCents: integer,
  /** Refund rows, including failed ones, which don't change the sum. */
  refunds: integer,
  /** How often we asked Stripe for a refund. */
  tries: integer,
  dispute: nullable(text),
  paymentIntentId: nullable(text),
  payer: nullable(text),
};
export type RefundableInvoice = RowOf<typeof invoiceRow> & {
  /** The state that an admin saw; any refund or try changes it. */
  seen: string;
};

/** The invoice with what a refund needs; null when there is none. One round trip. */
export async function findRefundable(
  { db }: Pick<AppContext, "db">,
  stripeId: string,
): Promise<RefundableInvoice | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "invoice to refund",
      invoiceRow,
      sql`
      SELECT i.stripe_id stripeId, i.number, i.status, i.currency, i.paid_cents paidCents, i.refunded_cents refundedCents,
        (SELECT count(*) FROM refunds r WHERE r.invoice_stripe_id = i.stripe_id) refunds, i.refund_tries tries, i.dispute,
        i.payment_intent_id paymentIntentId, coalesce(o.name, u.first_name || ' ' || u.last_name) payer
      FROM invoices i JOIN billing_customers c ON c.id = i.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no LEFT JOIN users u ON u.id = c.user_id
      WHERE i.stripe_id = ${stripeId} LIMIT 1`,
    ),
  ]);
  const [invoice] = rows;
  return invoice === undefined
    ? null
    : { ...invoice, seen: `${invoice.refundedCents}-${invoice.refunds}-${invoice.tries}` };
}

export const leftOf = ({
  paidCents,
  refundedCents,
}: Pick<RefundableInvoice, "paidCents" | "refundedCents">) => paidCents - refundedCents;

/** Why the invoice can't be refunded; null when it can. */
export function whyNotRefundable(
  invoice: Pick<RefundableInvoice, "status" | "paidCents" | "refundedCents" | "dispute" | "paymentIntentId">,
): "unpaid" | "nothing-left" | "disputed" | null {
  if (invoice.status !== "paid" || invoice.paidCents <= 0 || invoice.paymentIntentId === null)
    return "unpaid";
  if (leftOf(invoice) <= 0) return "nothing-left";
  // The bank holds the money until it decides; after a won or closed dispute it can be refunded.
  return invoice.dispute === null || invoice.dispute === "won" || invoice.dispute === "warning_closed"
    ? null
    : "disputed";
}

export type RefundOutcome =
  | { kind: "refunded"; cents: number; currency: string }
  /** Stripe accepted it, but its new state isn't written yet; the webhook will bring it. */
  | { kind: "later"; cents: number; currency: string }
  | { kind: "gone" | "unpaid" | "nothing-left" | "disputed" }
  | { kind: "amount"; leftCents: number; currency: string }
  /** Another refund was made or tried since the page was read. */
  | { kind: "moved" }
  | { kind: "refused"; message: string }
  | { kind: "down" | "off" };

/** The two audit entries of a refund: that it was asked for, and Stripe's answer. */
type RefundStep = "asked" | "given" | "refused" | "no-answer";

/**
 * Refunds `cents` of an invoice, or all that is left. The invoice is fetched from Stripe again first, and the refund is
 * claimed before Stripe is asked, so of two admins who have `seen` the same state only one refunds. A try that Stripe
 * answered is over, whatever the answer; one whose answer was lost is repeated with the same key, so it happens once.
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
  const { currency, tries } = invoice;
  if (invoice.seen !== seen) return { kind: "moved" };
  const why = whyNotRefundable(invoice);
  if (why !== null) return { kind: why };
  const leftCents = leftOf(invoice);
  const amount = cents === "rest" ? leftCents : cents;
  if (amount > leftCents) return { kind: "amount", leftCents, currency };
  const audited = (outcome: RefundStep): AuditEntry => ({
    actorId: adminId,
    act: "invoice.refund",
    subject: { kind: "invoice", id: stripeId },
    reason,
    before: { refundedCents: invoice.refundedCents },
    after: {
      outcome,
      askedCents: amount,
      refundedCents: invoice.refundedCents + (outcome === "given" ? amount : 0),
      currency,
    },
  });
  if (!(await claim(context, stripeId, tries, audited("asked")))) return { kind: "moved" };
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
  const isOver = asked.kind !== "down" || asked.answered;
  const step = asked.kind === "said" ? "given" : asked.kind === "refused" ? "refused" : "no-answer";
  await settle(context, stripeId, isOver ? tries + 1 : tries, audited(step));
  if (asked.kind === "down" || asked.kind === "off") return { kind: asked.kind };
  // The lost try had another amount or reason, or nothing is left: someone else was first.
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

/** Claims this try; false when another admin has it, or had it since the page was read. */
async function claim(
  context: AppContext,
  stripeId: string,
  tries: number,
  asking: AuditEntry,
): Promise<boolean> {
  const nowMs = context.clock.now();
  const { kind } = await commit(context, {
    // Before Stripe is asked, so that the log says who wanted what even if the answer is lost.
    audit: [asking],
    guards: {
      moved: sql`EXISTS (SELECT 1 FROM invoices ci WHERE ci.stripe_id = ${stripeId} AND ci.refund_tries = ${tries}
        AND ci.refunding_until <= ${nowMs})`,
    },
    statements: [
      context.db.orm
        .update(invoices)
        .set({ refundTries: tries + 1, refundingUntil: nowMs + REFUND_LEASE_MS })
        .where(eq(invoices.stripeId, stripeId)),
    ],
  });
  return kind === "committed";
}

/** Releases the claim. */
const settle = (context: AppContext, stripeId: string, refundTries: number, said: AuditEntry) =>
  commit(context, {
    audit: [said],
    statements: [
      context.db.orm
        .update(invoices)
        .set({ refundTries, refundingUntil: 0 })
        .where(eq(invoices.stripeId, stripeId)),
    ],
  });

const isKeyTaken = ({ code }: { code: string }) =>
  code === "StripeIdempotencyError" || code === "idempotency_error" || code === "charge_already_refunded";

async function amountOutcome(context: AppContext, stripeId: string): Promise<RefundOutcome> {
  const invoice = await findRefundable(context, stripeId);
  return invoice === null
    ? { kind: "gone" }
    : { kind: "amount", leftCents: leftOf(invoice), currency: invoice.currency };
}
