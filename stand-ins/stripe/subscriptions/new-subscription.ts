/** A subscription as it begins. */
import { type Account, get, newId, now } from "../account.ts";
import type { Kinds } from "../types.ts";
import { makeItem } from "./subscription-items.ts";

type Subscription = Kinds["subscription"];

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
