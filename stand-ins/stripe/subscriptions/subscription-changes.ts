/** What a change of items would do to a subscription and cost; a preview and the change itself use the same code. */
import { type Account, get } from "../account.ts";
import { invalidRequest, missing } from "../http/errors.ts";
import { flagOf, type Params, textOf, wholeOf } from "../http/form.ts";
import { periodLine, remainingLine, unusedLine } from "../invoices/invoice-lines.ts";
import type { InvoiceLine, Kinds, SubscriptionItem } from "../types.ts";
import { periodEnd } from "./periods.ts";
import { makeItem, planOf } from "./subscription-items.ts";

export type ChangePlan = {
  items: SubscriptionItem[];
  /** What is credited and charged for the change. */
  lines: InvoiceLine[];
  /** The lines become an invoice now; otherwise they wait for the next one. */
  immediate: boolean;
  /** Another interval: a new period begins. */
  resets: boolean;
  anchor: number;
};

type Options = { behavior: "create_prorations" | "always_invoice" | "none"; at: number };

/** Changes nothing. */
export function planChange(
  account: Account,
  subscription: Kinds["subscription"],
  changes: Params[],
  { behavior, at }: Options,
): ChangePlan {
  const before = subscription.items.data;
  const wanted = changes.reduce((items, change) => withChange(account, subscription, items, change), before);
  const period = before[0];
  if (period === undefined || wanted.length === 0)
    throw invalidRequest("A subscription needs at least one item.", { param: "items" });
  if (at < period.current_period_start || at > period.current_period_end)
    throw invalidRequest("proration_date is outside of the current period.", { param: "proration_date" });
  const intervals = new Set(wanted.map(({ price }) => intervalOf(price)));
  if (intervals.size > 1)
    throw invalidRequest("All prices of a subscription need the same interval here.", { param: "items" });
  const resets = !intervals.has(intervalOf(period.price));
  const free =
    before.every(({ price }) => price.unit_amount === 0) &&
    wanted.some(({ price }) => price.unit_amount !== 0);
  const startsAnew = resets || free;
  const anchor = startsAnew ? at : subscription.billing_cycle_anchor;
  const items = startsAnew ? wanted.map((item) => withPeriod(item, at)) : wanted;
  const isChanged = (item: SubscriptionItem, others: SubscriptionItem[]) => {
    const other = others.find(({ id }) => id === item.id);
    return startsAnew || other?.price.id !== item.price.id || other.quantity !== item.quantity;
  };
  const credits =
    behavior === "none"
      ? []
      : before
          .filter((item) => isChanged(item, items))
          .map((item) => unusedLine(account, subscription, item, at));
  const debits = startsAnew
    ? items.map((item) =>
        periodLine(account, subscription, item, {
          start: item.current_period_start,
          end: item.current_period_end,
        }),
      )
    : behavior === "none"
      ? []
      : items
          .filter((item) => isChanged(item, before))
          .map((item) => remainingLine(account, subscription, item, at));
  return {
    items,
    lines: [...credits, ...debits],
    immediate: startsAnew || behavior === "always_invoice",
    resets: startsAnew,
    anchor,
  };
}

const intervalOf = ({ recurring }: Kinds["price"]): string =>
  `${recurring?.interval_count} ${recurring?.interval}`;

function withPeriod(item: SubscriptionItem, start: number): SubscriptionItem {
  const { recurring } = item.price;
  if (recurring === null)
    throw invalidRequest(`The price ${item.price.id} is not a recurring one.`, { param: "items" });
  return { ...item, current_period_start: start, current_period_end: periodEnd(start, start, recurring) };
}

function withChange(
  account: Account,
  subscription: Kinds["subscription"],
  items: SubscriptionItem[],
  change: Params,
): SubscriptionItem[] {
  const [id, priceId, quantity] = [
    textOf(change, "id"),
    textOf(change, "price"),
    wholeOf(change, "quantity"),
  ];
  if (quantity !== undefined && quantity < 0)
    throw invalidRequest("quantity is below 0.", { param: "items[0][quantity]" });
  const price = priceId === undefined ? undefined : get(account, "price", priceId, "items[0][price]");
  if (id === undefined) {
    if (price === undefined) throw invalidRequest("An item needs an id or a price.", { param: "items" });
    const period = items[0];
    const made = makeItem(account, subscription.id, requireActive(price), quantity ?? 1, {
      anchor: subscription.billing_cycle_anchor,
      start: period?.current_period_start ?? subscription.billing_cycle_anchor,
    });
    return [...items, made];
  }
  if (!items.some((item) => item.id === id)) throw missing("subscription_item", id, "items[0][id]");
  if (flagOf(change, "deleted") === true) return items.filter((item) => item.id !== id);
  return items.map((item) => {
    if (item.id !== id) return item;
    const next =
      price !== undefined && price.id !== item.price.id ? structuredClone(requireActive(price)) : item.price;
    if (next.recurring === null)
      throw invalidRequest(`The price ${next.id} is not a recurring one.`, { param: "items" });
    return { ...item, price: next, plan: planOf(next), quantity: quantity ?? item.quantity ?? 1 };
  });
}

/** Subscribers to a price that is no longer offered keep it; no one can switch to it. */
function requireActive(price: Kinds["price"]): Kinds["price"] {
  if (!price.active)
    throw invalidRequest(`The price ${price.id} is not active.`, { param: "items[0][price]" });
  return price;
}
