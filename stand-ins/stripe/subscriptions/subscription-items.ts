/** Items of a subscription: a price, how many, and the period they are paid for. */
import { type Account, newId, now } from "../account.ts";
import { invalidRequest } from "../http/errors.ts";
import type { Kinds, SubscriptionItem } from "../types.ts";
import { periodEnd } from "./periods.ts";

/** What becomes of a change in the middle of a period. */
export const PRORATIONS = ["create_prorations", "always_invoice", "none"] as const;

/** One price of a subscription, with the period that begins at `start`. */
export function makeItem(
  account: Account,
  subscription: string,
  price: Kinds["price"],
  quantity: number,
  { anchor, start }: { anchor: number; start: number },
): SubscriptionItem {
  if (price.recurring === null)
    throw invalidRequest(`The price ${price.id} is not a recurring one.`, { param: "items" });
  return {
    id: newId(account, "si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now(account),
    current_period_end: periodEnd(anchor, start, price.recurring),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The older form of a price, which items still carry. */
export function planOf(price: Kinds["price"]): SubscriptionItem["plan"] {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** The period of all items: here they share one. */
export function periodOf({ items }: Kinds["subscription"]): { start: number; end: number } {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}
