import Stripe from "stripe";
import { expect, test } from "vitest";
import { openShops, sell, standing } from "#support/shop.ts";

const shops = openShops();
const DAY_S = 24 * 60 * 60;

test("a preview of a change shows to the cent what is then invoiced", async () => {
  const shop = shops.open();
  const { subscription, item } = await sell(shop, 2);
  // 12 days, 7 hours and a second into the period: fractions of a cent on both sides.
  const at = item.current_period_start + 12 * DAY_S + 7 * 3_600 + 1;
  await shop.steer.clock({ nowSeconds: at, fixed: true });
  const change = {
    items: [{ id: item.id, quantity: 5 }],
    proration_behavior: "always_invoice" as const,
    proration_date: at,
  };
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change,
  });
  const left = (item.current_period_end - at) / (item.current_period_end - item.current_period_start);
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([
    -Math.round(9_800 * left),
    Math.round(24_500 * left),
  ]);
  expect((await standing(shop, subscription.id)).invoices).toHaveLength(1);

  const changed = await shop.stripe.subscriptions.update(subscription.id, {
    ...change,
    expand: ["latest_invoice"],
  });
  const invoice = changed.latest_invoice as Stripe.Invoice;
  expect(invoice.total).toBe(preview.total);
  const shown = (one: Stripe.Invoice) =>
    one.lines.data.map(({ amount, description }) => [amount, description]);
  expect(shown(invoice)).toEqual(shown(preview));
  expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
  expect(changed.items.data[0]).toMatchObject({
    id: item.id,
    quantity: 5,
    current_period_end: item.current_period_end,
  });
});

test("a smaller plan becomes a credit on the next invoice, as its preview says", async () => {
  const shop = shops.open();
  const { subscription, item } = await sell(shop, 4);
  const at = item.current_period_start + 10 * DAY_S;
  await shop.steer.clock({ nowSeconds: at, fixed: true });
  const items = [{ id: item.id, quantity: 1 }];
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_date: at },
  });
  await shop.stripe.subscriptions.update(subscription.id, { items, proration_date: at });
  expect((await standing(shop, subscription.id)).invoices).toHaveLength(1);
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  const { invoices } = await standing(shop, subscription.id);
  expect(invoices[0]).toMatchObject({ total: preview.total, billing_reason: "subscription_cycle" });
  expect(invoices[0]?.lines.data).toHaveLength(3);
  expect(preview.total).toBeLessThan(4_900);
  // Credited once.
  await shop.steer.clock({ advanceSeconds: 32 * DAY_S });
  expect((await standing(shop, subscription.id)).invoices[0]).toMatchObject({
    total: 4_900,
    starting_balance: preview.total,
  });
});

test("a credit that is more than the invoice becomes a balance, and pays the next", async () => {
  const shop = shops.open();
  const { subscription, item, customer } = await sell(shop, 4);
  await shop.steer.clock({ nowSeconds: item.current_period_start + DAY_S, fixed: true });
  const changed = await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: 1 }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  const credit = changed.latest_invoice as Stripe.Invoice;
  expect(credit).toMatchObject({ status: "paid", amount_due: 0 });
  expect(credit.total).toBeLessThan(0);
  const owner = (await shop.stripe.customers.retrieve(customer.id)) as Stripe.Customer;
  expect(owner.balance).toBe(credit.total);
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  const { invoices } = await standing(shop, subscription.id);
  expect(invoices[0]).toMatchObject({
    total: 4_900,
    amount_due: 0,
    status: "paid",
    starting_balance: credit.total,
  });
});

test("a change of nothing but cancellation leaves the money alone, and may be taken back", async () => {
  const shop = shops.open();
  const { subscription } = await sell(shop);
  const ending = await shop.stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
    cancellation_details: { comment: "Too quiet here", feedback: "unused" },
  });
  expect(ending).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancellation_details: { comment: "Too quiet here", feedback: "unused", reason: "cancellation_requested" },
  });
  const resumed = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await shop.steer.clock({ advanceSeconds: 32 * DAY_S });
  const after = await standing(shop, subscription.id);
  expect(after.subscription.status).toBe("canceled");
  expect(after.invoices).toHaveLength(1);
});

test("periods follow the day of the month on which they began", async () => {
  const shop = shops.open();
  await shop.steer.clock({ nowSeconds: Date.UTC(2027, 0, 31, 12) / 1000, fixed: true });
  const { subscription } = await sell(shop);
  const days: string[] = [];
  for (let month = 0; month < 4; month += 1) {
    const end = (await standing(shop, subscription.id)).subscription.items.data[0]?.current_period_end ?? 0;
    days.push(new Date(end * 1000).toISOString().slice(0, 10));
    await shop.steer.clock({ nowSeconds: end, fixed: true });
  }
  expect(days).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  const { invoices } = await standing(shop, subscription.id);
  expect(invoices).toHaveLength(5);
  expect(invoices.every(({ status }) => status === "paid")).toBe(true);
});

test("another interval begins a new period and is invoiced at once", async () => {
  const shop = shops.open();
  const { subscription, item, price } = await sell(shop);
  const yearly = await shop.stripe.prices.create({
    product: String(price.product),
    currency: "usd",
    unit_amount: 49_000,
    recurring: { interval: "year" },
  });
  const at = item.current_period_start + 15 * DAY_S;
  await shop.steer.clock({ nowSeconds: at, fixed: true });
  const changed = await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: yearly.id }],
    expand: ["latest_invoice"],
  });
  expect(changed.items.data[0]?.current_period_start).toBe(at);
  const [credit, year] = (changed.latest_invoice as Stripe.Invoice).lines.data;
  expect(credit?.amount).toBeLessThan(0);
  expect(year?.amount).toBe(49_000);
});

test("a withdrawn price stays with its subscribers, and can't be bought", async () => {
  const shop = shops.open();
  const { subscription, item, price } = await sell(shop);
  await shop.stripe.prices.update(price.id, { active: false });
  const more = await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: 2 }],
  });
  expect(more.items.data[0]?.quantity).toBe(2);
  await shop.steer.clock({ advanceSeconds: 32 * DAY_S });
  expect((await standing(shop, subscription.id)).subscription.status).toBe("active");
  const { subscription: other, item: theirs } = await sell(shop, 1, 2_900);
  const moved = shop.stripe.subscriptions.update(other.id, { items: [{ id: theirs.id, price: price.id }] });
  await expect(moved).rejects.toThrow("not active");
  const again = shop.stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: price.id }],
    success_url: "https://site.example/",
  });
  await expect(again).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

test("tax is on the checkout, on the invoice and in its lines, if requested", async () => {
  const shop = shops.open();
  await shop.steer.settings({ taxPercent: 8.25 });
  const { price, customer } = await sell(shop);
  const session = await shop.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 3 }],
    automatic_tax: { enabled: true },
    success_url: "https://site.example/",
  });
  expect(session).toMatchObject({ amount_subtotal: 14_700, amount_total: 15_913 });
  await shop.steer.payCheckout(session.id);
  const [taxed, plain] = (await shop.stripe.invoices.list({ customer: customer.id })).data;
  expect(taxed).toMatchObject({ subtotal: 14_700, total: 15_913, amount_paid: 15_913 });
  expect(taxed?.total_taxes?.[0]?.amount).toBe(1_213);
  expect(plain?.total).toBe(4_900);
});

test.each([0, 1_000_000_000])("an amount of %d cents is sold and renewed", async (amount) => {
  const shop = shops.open();
  const { subscription } = await sell(shop, 1, amount);
  await shop.steer.clock({ advanceSeconds: 32 * DAY_S });
  const { invoices } = await standing(shop, subscription.id);
  expect(invoices.map(({ total, status }) => [total, status])).toEqual([
    [amount, "paid"],
    [amount, "paid"],
  ]);
  expect(invoices[0]?.payments?.data).toHaveLength(amount === 0 ? 0 : 1);
});
