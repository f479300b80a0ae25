/** Subscriptions: read, changed, canceled. */
import { type Account, all, emit, get, keep, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { cardDeclined, invalidRequest } from "../http/errors.ts";
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
} from "../http/form.ts";
import { unusedLine } from "../invoices/invoice-lines.ts";
import { draftInvoice, finalizeInvoice, tryPayment } from "../invoices/invoicing.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import { cardOf } from "../objects/customers.ts";
import type { Kinds } from "../types.ts";
import { followPayment } from "./retries.ts";
import { planChange } from "./subscription-changes.ts";
import { endSubscription, setEnd } from "./subscription-end.ts";
import { PRORATIONS } from "./subscription-items.ts";

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
