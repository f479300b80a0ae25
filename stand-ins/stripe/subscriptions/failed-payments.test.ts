import { expect, test } from "vitest";
import { openShops, sell, standing } from "#support/shop.ts";

const shops = openShops();
const DAY_S = 24 * 60 * 60;

test("a card that fails makes past due, is tried on days 3, 5 and 7, and then all ends", async () => {
  const shop = shops.open();
  const { subscription, customer, item } = await sell(shop);
  await shop.steer.card(customer.id, "declined");
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  const tries: [string, number][] = [];
  for (let day = 0; day <= 8; day += 1) {
    await shop.steer.clock({ nowSeconds: item.current_period_end + day * DAY_S, fixed: true });
    const { subscription: now, invoices } = await standing(shop, subscription.id);
    tries.push([now.status, invoices[0]?.attempt_count ?? 0]);
  }
  expect(tries).toEqual([
    ["past_due", 1],
    ["past_due", 1],
    ["past_due", 1],
    ["past_due", 2],
    ["past_due", 2],
    ["past_due", 3],
    ["past_due", 3],
    ["canceled", 4],
    ["canceled", 4],
  ]);
  const { subscription: ended } = await standing(shop, subscription.id);
  expect(ended.cancellation_details?.reason).toBe("payment_failed");
});

test("an unpaid invoice of a subscription that was taken away is not tried for ever", async () => {
  const shop = shops.open();
  const { subscription, customer, item } = await sell(shop);
  await shop.steer.card(customer.id, "declined");
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  await shop.steer.change(subscription.id, { remove: true });
  await shop.steer.clock({ advanceSeconds: 30 * DAY_S });
  const [open] = (await shop.stripe.invoices.list({ customer: customer.id })).data;
  expect(open).toMatchObject({ status: "open", attempt_count: 2, next_payment_attempt: null });
});

test("a past due subscription continues once its invoice is paid", async () => {
  const shop = shops.open();
  const { subscription, customer, item } = await sell(shop);
  await shop.steer.card(customer.id, "declined");
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  const open = (await standing(shop, subscription.id)).invoices[0];
  const failed = shop.stripe.invoices.pay(open?.id ?? "");
  await expect(failed).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined" });
  await shop.steer.card(customer.id, "paid");
  expect(await shop.stripe.invoices.pay(open?.id ?? "")).toMatchObject({
    status: "paid",
    amount_remaining: 0,
  });
  const after = await standing(shop, subscription.id);
  expect(after.subscription.status).toBe("active");
  await expect(shop.stripe.invoices.pay(open?.id ?? "")).rejects.toThrow("paid already");
});

test("a card that needs approval at a renewal says so, and its holder can approve on the invoice's page", async () => {
  const shop = shops.open();
  const { subscription, customer, item } = await sell(shop);
  await shop.steer.card(customer.id, "authenticate");
  await shop.steer.clock({ nowSeconds: item.current_period_end, fixed: true });
  const open = (await standing(shop, subscription.id)).invoices[0];
  const intent = String(open?.payments?.data[0]?.payment.payment_intent);
  expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe("requires_action");
  const { data } = await shop.stripe.events.list({ types: ["invoice.payment_action_required"] });
  expect(data).toHaveLength(1);
  const form = new URLSearchParams({ outcome: "authenticate", approval: "approved" });
  await fetch(open?.hosted_invoice_url ?? "", { method: "POST", body: form });
  expect((await standing(shop, subscription.id)).subscription.status).toBe("active");
});
