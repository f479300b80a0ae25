/** Subscriptions: read, changed, canceled. */
import { type Account, all, emit, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { cardDeclined, invalidRequest } from "../errors.ts";
import {
  clearableText,
  flagOf,
  groupOf,
  groupsOf,
  mergedMetadata,
  type Params,
  textOf,
  wholeOf,
  wordOf,
} from "../form.ts";
import { unusedLine } from "../invoice-lines.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import type { Kinds } from "../types.ts";
import { cardOf } from "./customers.ts";
import { draftInvoice, finalizeInvoice, tryPayment } from "./invoicing.ts";
import { followPayment } from "./retries.ts";
import { planChange } from "./subscription-changes.ts";
import { endSubscription, setEnd } from "./subscription-end.ts";
import { makeItem, PRORATIONS } from "./subscription-items.ts";

type Subscription = Kinds["subscription"];

const FEEDBACK = [
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
] as const;

export const subscriptionCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    takes: [],
    answer: (account, _, id) => get(account, "subscription", id),
  },
  {
    method: "GET",
    path: "/v1/subscriptions",
    takes: ["customer", "status", "price", ...LIST_PARAMS],
    answer(account, params) {
      const [customer, status, price] = ["customer", "status", "price"].map((name) => textOf(params, name));
      const found = all(account, "subscription").filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === "all" ||
            (status === undefined
              ? one.status !== "canceled"
              : status === "ended"
                ? one.ended_at !== null
                : one.status === status)) &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/subscriptions");
    },
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    takes: [
      "items",
      "proration_behavior",
      "proration_date",
      "payment_behavior",
      "cancel_at_period_end",
      "cancellation_details",
      "default_payment_method",
      "description",
      "metadata",
    ],
    answer: updateSubscription,
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    takes: ["cancellation_details", "invoice_now", "prorate"],
    answer(account, params, id) {
      const subscription = requireRunning(get(account, "subscription", id));
      subscription.cancellation_details = reasonOf(subscription, params);
      if (flagOf(params, "prorate") === true)
        creditTheRest(account, subscription, flagOf(params, "invoice_now") === true);
      return endSubscription(account, subscription, "cancellation_requested");
    },
  },
];

/** A subscription that has been paid for, with its items' first period. Its invoice is the caller's. */
export function createSubscription(
  account: Account,
  customer: Kinds["customer"],
  order: {
    lines: { price: string; quantity: number }[];
    metadata: Record<string, string>;
    automaticTax: boolean;
  },
  card: Kinds["payment_method"],
): Subscription {
  const at = now(account);
  const id = newId(account, "sub");
  const items = order.lines.map(({ price, quantity }) =>
    makeItem(account, id, get(account, "price", price, "price"), quantity, { anchor: at, start: at }),
  );
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: order.automaticTax,
      liability: order.automaticTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: at,
    currency: items[0]?.price.currency ?? "usd",
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: card.id,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: { object: "list", data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  } satisfies Subscription;
}

function updateSubscription(account: Account, params: Params, id: string): Subscription {
  const subscription = requireRunning(get(account, "subscription", id));
  // All is read before anything is written: a call that is refused changes nothing.
  const metadata = mergedMetadata(subscription.metadata, params);
  const description = clearableText(params, "description");
  const ends = flagOf(params, "cancel_at_period_end");
  const named = textOf(params, "default_payment_method");
  const card =
    named === undefined ? undefined : get(account, "payment_method", named, "default_payment_method");
  const behavior =
    wordOf(params, "payment_behavior", ["allow_incomplete", "error_if_incomplete"]) ?? "allow_incomplete";
  const details = reasonOf(subscription, params);
  if (params.items !== undefined) changeItems(account, subscription, params, behavior);
  subscription.metadata = metadata;
  if (card !== undefined) subscription.default_payment_method = card.id;
  if (description !== undefined) subscription.description = description;
  if (subscription.ended_at !== null) return subscription;
  subscription.cancellation_details = details;
  if (ends !== undefined && ends !== subscription.cancel_at_period_end) setEnd(account, subscription, ends);
  emit(account, "customer.subscription.updated", keep(account, "subscription", subscription));
  return subscription;
}

function reasonOf(subscription: Subscription, params: Params): Subscription["cancellation_details"] {
  const before = subscription.cancellation_details;
  if (params.cancellation_details === undefined) return before;
  const details = groupOf(params, "cancellation_details");
  return {
    comment: clearableText(details, "comment") ?? before?.comment ?? null,
    feedback: wordOf(details, "feedback", FEEDBACK) ?? before?.feedback ?? null,
    feedback_option: null,
    reason: before?.reason ?? null,
  };
}

function changeItems(
  account: Account,
  subscription: Subscription,
  params: Params,
  paymentBehavior: "allow_incomplete" | "error_if_incomplete",
): void {
  const behavior = wordOf(params, "proration_behavior", PRORATIONS) ?? "create_prorations";
  const at = wholeOf(params, "proration_date") ?? now(account);
  const change = planChange(account, subscription, groupsOf(params, "items"), { behavior, at });
  if (change.immediate && paymentBehavior === "error_if_incomplete") {
    const card = cardOf(account, subscription);
    if (card === undefined || account.data.cards[card.id] !== "paid") throw cardDeclined();
  }
  subscription.items.data = change.items;
  subscription.billing_cycle_anchor = change.anchor;
  keep(account, "subscription", subscription);
  if (!change.immediate) {
    if (change.lines.length > 0)
      account.data.pending[subscription.id] = [
        ...(account.data.pending[subscription.id] ?? []),
        ...change.lines,
      ];
    return;
  }
  const lines = [...(change.resets ? (account.data.pending[subscription.id] ?? []) : []), ...change.lines];
  if (change.resets) delete account.data.pending[subscription.id];
  if (lines.length === 0) return;
  const customer = get(account, "customer", subscription.customer);
  const invoice = draftInvoice(account, subscription, customer, lines, {
    reason: "subscription_update",
    period: { start: at, end: at },
    prorationDate: at,
  });
  subscription.latest_invoice = invoice.id;
  finalizeInvoice(account, invoice);
  followPayment(account, subscription, invoice, tryPayment(account, invoice, cardOf(account, subscription)));
}

function creditTheRest(account: Account, subscription: Subscription, invoiceNow: boolean): void {
  const at = now(account);
  const credits = subscription.items.data.map((item) => unusedLine(account, subscription, item, at));
  if (!invoiceNow) return;
  const customer = get(account, "customer", subscription.customer);
  const lines = [...(account.data.pending[subscription.id] ?? []), ...credits];
  const options = { reason: "subscription_update" as const, period: { start: at, end: at } };
  const invoice = finalizeInvoice(account, draftInvoice(account, subscription, customer, lines, options));
  subscription.latest_invoice = invoice.id;
  tryPayment(account, invoice, cardOf(account, subscription));
}

function requireRunning(subscription: Subscription): Subscription {
  if (subscription.ended_at !== null)
    throw invalidRequest("A canceled subscription can only change its metadata and cancellation details.");
  return subscription;
}
