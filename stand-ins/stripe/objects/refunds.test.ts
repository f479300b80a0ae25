import { expect, test } from "vitest";
import { openShops, type Shop, sell, standing } from "#support/shop.ts";

const shops = openShops();

async function paid(shop: Shop): Promise<string> {
  const { subscription } = await sell(shop);
  const { invoices } = await standing(shop, subscription.id);
  return String(invoices[0]?.payments?.data[0]?.payment.payment_intent);
}

test("money goes back in parts until nothing is left, and never twice", async () => {
  const shop = shops.open();
  const intent = await paid(shop);
  const part = await shop.stripe.refunds.create({
    payment_intent: intent,
    amount: 1_900,
    reason: "requested_by_customer",
    metadata: { case: "12" },
  });
  expect(part).toMatchObject({ amount: 1_900, status: "succeeded", metadata: { case: "12" } });
  const tooMuch = shop.stripe.refunds.create({ payment_intent: intent, amount: 3_001 });
  await expect(tooMuch).rejects.toMatchObject({ code: "amount_too_large", param: "amount" });
  const rest = await shop.stripe.refunds.create({ payment_intent: intent });
  expect(rest.amount).toBe(3_000);
  const charge = await shop.stripe.charges.retrieve(String(rest.charge), { expand: ["refunds"] });
  expect(charge).toMatchObject({ amount_refunded: 4_900, refunded: true });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([3_000, 1_900]);
  const again = shop.stripe.refunds.create({ payment_intent: intent });
  await expect(again).rejects.toMatchObject({ code: "charge_already_refunded" });
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  const { data: events } = await shop.stripe.events.list({ types: ["charge.refunded", "refund.created"] });
  expect(events).toHaveLength(4);
});

test("a dispute is reported, blocks refunds, and is closed", async () => {
  const shop = shops.open();
  const intent = await paid(shop);
  const { id } = await shop.steer.dispute(intent);
  expect(await shop.stripe.disputes.retrieve(id, { expand: ["charge"] })).toMatchObject({
    status: "needs_response",
    amount: 4_900,
    charge: { disputed: true },
  });
  const refund = shop.stripe.refunds.create({ payment_intent: intent });
  await expect(refund).rejects.toMatchObject({ code: "charge_disputed" });
  await shop.steer.closeDispute(id, "lost");
  const { data } = await shop.stripe.events.list({
    types: ["charge.dispute.created", "charge.dispute.closed"],
  });
  expect(data.map(({ type }) => type)).toEqual(["charge.dispute.closed", "charge.dispute.created"]);
});
