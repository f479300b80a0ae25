/**
 * Checks that stored objects have the library's types: half of it is checked by `tsc`, which is why little runs here.
 */
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openShops, sell } from "#support/shop.ts";
import { API_VERSION, type Kinds } from "./types.ts";

/** A product as we make one; below, each way to stray from the library's type that `tsc` must refuse. */
const product = {
  id: "prod_1",
  object: "product",
  active: true,
  created: 1,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: "Plan",
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: "service",
  updated: 1,
  url: null,
} satisfies Kinds["product"];
const { updated: _, ...lacking } = product;
// @ts-expect-error what the library requires must be there
const lacks: Kinds["product"] = lacking;
// @ts-expect-error and be of its type
const mistyped: Kinds["product"] = { ...product, created: "1" };
// @ts-expect-error what it does not know is not sent
const unknown: Kinds["product"] = { ...product, nickname: "x" };
// @ts-expect-error another kind is no product
const another: Kinds["product"] = { ...product, object: "price" };
// @ts-expect-error a period is on the items, no longer on the subscription
type Period = Kinds["subscription"]["current_period_end"];
// @ts-expect-error an invoice points to its subscription through its parent
type Owner = Kinds["invoice"]["subscription"];
/** Where the library has an id or the full object, we store the id; where it has a decimal, its digits. */
const customer: Kinds["subscription"]["customer"] = "cus_1" satisfies string;
const decimal: Kinds["price"]["unit_amount_decimal"] = "4900" satisfies string;
// @ts-expect-error never the object
const whole: Kinds["subscription"]["customer"] = { id: "cus_1" };
const STRAYED: unknown[] = [lacks, mistyped, unknown, another, whole, customer, decimal];
type Gone = [Period, Owner];

/** What the site reads of an answer, in the library's types, and what kind of value must stand there. */
const READS: [string, (answers: Answers) => unknown, string][] = [
  [
    "period's end",
    ({ subscription }) => subscription.items.data[0]?.current_period_end satisfies Maybe<number>,
    "number",
  ],
  [
    "period's start",
    ({ subscription }) => subscription.items.data[0]?.current_period_start satisfies Maybe<number>,
    "number",
  ],
  ["seats", ({ subscription }) => subscription.items.data[0]?.quantity satisfies Maybe<number>, "number"],
  ["price", ({ subscription }) => subscription.items.data[0]?.price.id satisfies Maybe<string>, "string"],
  [
    "cents",
    ({ subscription }) => subscription.items.data[0]?.price.unit_amount satisfies Maybe<number>,
    "number",
  ],
  ["status", ({ subscription }) => subscription.status satisfies string, "string"],
  ["ends", ({ subscription }) => subscription.cancel_at_period_end satisfies boolean, "boolean"],
  ["its subscription", ({ invoice }) => invoice.parent?.subscription_details?.subscription, "string"],
  ["its payment", ({ invoice }) => invoice.payments?.data[0]?.payment.payment_intent, "string"],
  ["its PDF", ({ invoice }) => invoice.invoice_pdf satisfies Maybe<string>, "string"],
  ["its page", ({ invoice }) => invoice.hosted_invoice_url satisfies Maybe<string>, "string"],
  ["paid at", ({ invoice }) => invoice.status_transitions.paid_at satisfies Maybe<number>, "number"],
  [
    "line's proration",
    ({ invoice }) =>
      invoice.lines.data[0]?.parent?.subscription_item_details?.proration satisfies Maybe<boolean>,
    "boolean",
  ],
  ["line's price", ({ invoice }) => invoice.lines.data[0]?.pricing?.price_details?.price, "string"],
  ["charge", ({ intent }) => intent.latest_charge, "string"],
  ["checkout's page", ({ session }) => session.url satisfies Maybe<string>, "string"],
  ["card", ({ card }) => card.card?.last4 satisfies Maybe<string>, "string"],
];
type Maybe<T> = T | null | undefined;
type Answers = {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent;
  session: Stripe.Checkout.Session;
  card: Stripe.PaymentMethod;
};

const shops = openShops();

test("the fields that the site reads of the library's types are in the answers", async () => {
  const shop = shops.open();
  const { subscription, session } = await sell(shop);
  const [invoice] = (await shop.stripe.invoices.list({ expand: ["data.payments"] })).data;
  const [intent] = (await shop.stripe.paymentIntents.list()).data;
  const card = await shop.stripe.paymentMethods.retrieve(String(subscription.default_payment_method));
  if (invoice === undefined || intent === undefined) throw new Error("Nothing was paid.");
  const answers = { subscription, invoice, intent, session, card };
  for (const [name, read, type] of READS) expect([name, typeof read(answers)]).toEqual([name, type]);
  expect(API_VERSION).toBe(shop.stripe.getApiField("version"));
  expect(STRAYED satisfies Gone | unknown[]).toHaveLength(7);
});
