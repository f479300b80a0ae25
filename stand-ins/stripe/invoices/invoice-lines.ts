/** Lines of invoices: full periods, and what a change within one credits and charges. */
import { type Account, find, newId } from "../account.ts";
import { dayOf, moneyOf } from "../seconds.ts";
import { proratedCents, roundCents } from "../subscriptions/periods.ts";
import type { InvoiceLine, Kinds, SubscriptionItem } from "../types.ts";

type Period = { start: number; end: number };
type Owner = Pick<Kinds["subscription"], "id" | "automatic_tax" | "metadata">;

function makeLine(
  account: Account,
  owner: Owner,
  item: SubscriptionItem,
  line: { amount: number; description: string; period: Period; proration: boolean },
): InvoiceLine {
  const taxable = owner.automatic_tax.enabled;
  const tax = taxable ? roundCents((line.amount * account.data.settings.taxPercent) / 100) : 0;
  return {
    id: newId(account, "il"),
    object: "line_item",
    amount: line.amount,
    currency: item.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: owner.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: owner.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: owner.id,
    subtotal: line.amount,
    taxes: taxable
      ? [
          {
            amount: tax,
            tax_behavior: "exclusive",
            tax_rate_details: null,
            taxability_reason: "standard_rated",
            taxable_amount: line.amount,
            type: "tax_rate_details",
          },
        ]
      : [],
  };
}

/** The cost of an item for a full period. */
export const amountOf = ({ price, quantity }: Pick<SubscriptionItem, "price" | "quantity">): number =>
  (price.unit_amount ?? 0) * (quantity ?? 1);

/** "2 × Agency (at $49.00 / month)" */
export function nameOf(account: Account, { price, quantity }: SubscriptionItem): string {
  return `${quantity ?? 1} × ${find(account, "product", price.product)?.name ?? price.product}`;
}

export function periodLine(
  account: Account,
  owner: Owner,
  item: SubscriptionItem,
  period: Period,
): InvoiceLine {
  const { unit_amount: unit, currency, recurring } = item.price;
  const each = `${moneyOf(unit ?? 0, currency)} / ${recurring?.interval ?? "once"}`;
  return makeLine(account, owner, item, {
    amount: amountOf(item),
    description: `${nameOf(account, item)} (at ${each})`,
    period,
    proration: false,
  });
}

/** A credit for what was paid and will not be used. */
export function unusedLine(account: Account, owner: Owner, item: SubscriptionItem, at: number): InvoiceLine {
  const period = { start: item.current_period_start, end: item.current_period_end };
  return makeLine(account, owner, item, {
    amount: -proratedCents(amountOf(item), at, period) || 0,
    description: `Unused time on ${nameOf(account, item)} after ${dayOf(at)}`,
    period: { start: at, end: period.end },
    proration: true,
  });
}

/** What the rest of the period costs. */
export function remainingLine(
  account: Account,
  owner: Owner,
  item: SubscriptionItem,
  at: number,
): InvoiceLine {
  const period = { start: item.current_period_start, end: item.current_period_end };
  return makeLine(account, owner, item, {
    amount: proratedCents(amountOf(item), at, period),
    description: `Remaining time on ${nameOf(account, item)} after ${dayOf(at)}`,
    period: { start: at, end: period.end },
    proration: true,
  });
}
