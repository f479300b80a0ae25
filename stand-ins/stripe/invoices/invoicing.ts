/** Making an invoice, finalizing it, and trying to be paid. */
import { type Account, emit, find, get, keep, newId, now } from "../account.ts";
import { chargeCard, createPaymentIntent } from "../objects/payments.ts";
import type { CardOutcome, InvoiceLine, Kinds } from "../types.ts";

type Invoice = Kinds["invoice"];
type Subscription = Kinds["subscription"];
type Reason = "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";

/** A draft with these lines; written nowhere. */
export function draftInvoice(
  account: Account,
  subscription: Pick<Subscription, "id" | "metadata" | "automatic_tax" | "currency">,
  customer: Kinds["customer"],
  lines: InvoiceLine[],
  options: { reason: Reason; period: { start: number; end: number }; at?: number; prorationDate?: number },
): Invoice {
  const id = options.reason === "upcoming" ? `upcoming_${newId(account, "in")}` : newId(account, "in");
  const subtotal = sum(lines.map(({ amount }) => amount));
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const tax = sum(taxes.map(({ amount }) => amount));
  const total = subtotal + tax;
  // A credit is a balance below zero: it pays first, and a negative total adds to it.
  const due = Math.max(0, total + customer.balance);
  const at = options.at ?? now(account);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Stand-in",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.enabled ? { type: "self" } : null,
      provider: subscription.automatic_tax.enabled ? "stripe" : null,
      status: subscription.automatic_tax.enabled ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: options.reason,
    collection_method: "charge_automatically",
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(options.prorationDate === undefined
          ? {}
          : { subscription_proration_date: options.prorationDate }),
      },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: options.period.end,
    period_start: options.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes:
      taxes.length === 0
        ? []
        : [
            {
              amount: tax,
              tax_behavior: "exclusive",
              tax_rate_details: null,
              taxability_reason: "standard_rated",
              taxable_amount: subtotal,
              type: "tax_rate_details",
            },
          ],
    webhooks_delivered_at: null,
  };
}

/** Numbers the draft, applies the customer's credit and requests the rest: from now on it does not change. */
export function finalizeInvoice(account: Account, invoice: Invoice): Invoice {
  const customer = get(account, "customer", invoice.customer ?? "");
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency = invoice.currency;
  customer.balance = Math.min(0, invoice.total + customer.balance);
  invoice.ending_balance = customer.balance;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
  invoice.status = "open";
  invoice.effective_at = now(account);
  invoice.status_transitions.finalized_at = now(account);
  keep(account, "customer", customer);
  keep(account, "invoice", invoice);
  emit(account, "invoice.created", { ...invoice, status: "draft" } as Invoice);
  emit(account, "invoice.finalized", invoice);
  if (invoice.amount_due > 0) {
    const intent = createPaymentIntent(account, invoice);
    keep(account, "invoice_payment", {
      id: newId(account, "inpay"),
      object: "invoice_payment",
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: now(account),
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: "payment_intent" },
      status: "open",
      status_transitions: { canceled_at: null, paid_at: null },
    } satisfies Kinds["invoice_payment"]);
  }
  return invoice;
}

/**
 * Charges the card for what is due and notifies the site. `approved` says that its holder is present and has approved
 * it; without that, a card that needs approval fails.
 */
export function tryPayment(
  account: Account,
  invoice: Invoice,
  card: Kinds["payment_method"] | undefined,
  approved = false,
): CardOutcome {
  if (invoice.amount_due === 0) {
    markPaid(account, invoice);
    return "paid";
  }
  const payment = paymentOf(account, invoice);
  const outcome = chargeCard(account, payment.payment.payment_intent ?? "", card, approved);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (outcome === "paid") {
    payment.status = "paid";
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = now(account);
    keep(account, "invoice_payment", payment);
    markPaid(account, invoice);
    return outcome;
  }
  keep(account, "invoice", invoice);
  emit(account, "invoice.payment_failed", invoice);
  if (outcome === "authenticate") emit(account, "invoice.payment_action_required", invoice);
  return outcome;
}

/** The open or paid payment that belongs to the invoice. */
export function paymentOf(account: Account, { id }: Invoice): Kinds["invoice_payment"] {
  const found = Object.values(account.data.objects.invoice_payment).find(({ invoice }) => invoice === id);
  if (found === undefined) throw new Error(`The invoice ${id} has no payment.`);
  return found;
}

function markPaid(account: Account, invoice: Invoice): void {
  invoice.status = "paid";
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now(account);
  delete account.data.firstTries[invoice.id];
  emit(account, "invoice.paid", keep(account, "invoice", invoice));
}

/** The subscription that an invoice is for. */
export function subscriptionOf(account: Account, { parent }: Invoice): Subscription | undefined {
  return find(account, "subscription", parent?.subscription_details?.subscription);
}

const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);
