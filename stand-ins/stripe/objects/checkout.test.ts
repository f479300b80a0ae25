import type Stripe from "stripe";
import { expect, test } from "vitest";
import { offer, openShops } from "#support/shop.ts";

const shops = openShops();

/** Clicks a button of a hosted page, as a browser without JavaScript does. */
function click(url: string | null, form: Record<string, string>): Promise<Response> {
  return fetch(url ?? "", { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

test("a card that pays makes the subscription and leads back with the session's id", async () => {
  const shop = shops.open();
  const { session, customer, price } = await offer(shop, 3);
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("Stand-in for Stripe: no card is charged");
  expect(page).toContain("Subscribe for $147.00");
  const answer = await click(session.url, { outcome: "paid" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`https://site.example/done?session=${session.id}`);

  const paid = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice.payments", "subscription.default_payment_method"],
  });
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", url: null, amount_total: 14_700 });
  const subscription = paid.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({
    status: "active",
    customer: customer.id,
    metadata: { organization: "7" },
    items: { data: [{ quantity: 3, price: { id: price.id } }] },
    latest_invoice: { status: "paid", amount_paid: 14_700, billing_reason: "subscription_create" },
    default_payment_method: { card: { last4: "4242" } },
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  const intent = await shop.stripe.paymentIntents.retrieve(
    String(invoice.payments?.data[0]?.payment.payment_intent),
    { expand: ["latest_charge"] },
  );
  expect(intent).toMatchObject({ status: "succeeded", latest_charge: { paid: true, amount: 14_700 } });
});

test("a double click on pay makes one subscription", async () => {
  const shop = shops.open();
  const { session, customer } = await offer(shop);
  const answers = await Promise.all([1, 2].map(() => click(session.url, { outcome: "paid" })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const { data } = await shop.stripe.subscriptions.list({ customer: customer.id, status: "all" });
  expect(data).toHaveLength(1);
  expect((await shop.steer.payCheckout(session.id)).result).toBe("paid");
  expect((await shop.stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
});

test("a declined card says so on the page, makes nothing, and another may pay", async () => {
  const shop = shops.open();
  const { session, customer } = await offer(shop);
  const answer = await click(session.url, { outcome: "declined" });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("The card was declined. Nothing was paid.");
  expect((await shop.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await click(session.url, { outcome: "paid" })).status).toBe(303);
});

test("a card that needs 3-D Secure pays only after its holder's approval", async () => {
  const shop = shops.open();
  const { session } = await offer(shop);
  const asked = await click(session.url, { outcome: "authenticate" });
  expect(await asked.text()).toContain("Your bank asks: approve $49.00?");
  const failed = await click(session.url, { outcome: "authenticate", approval: "failed" });
  expect(failed.status).toBe(402);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  const approved = await click(session.url, { outcome: "authenticate", approval: "approved" });
  expect(approved.status).toBe(303);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
});

test("an abandoned checkout expires after a day, and can't be paid then", async () => {
  const shop = shops.open();
  const { session } = await offer(shop);
  expect(await (await fetch(session.url ?? "")).text()).toContain('href="https://site.example/back"');
  await shop.steer.clock({ advanceSeconds: 24 * 60 * 60 + 1 });
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
  const late = await click(session.url, { outcome: "paid" });
  expect(await late.text()).toContain("This page has expired");
  const { data } = await shop.stripe.events.list({ types: ["checkout.session.expired"] });
  expect(data).toHaveLength(1);
});
