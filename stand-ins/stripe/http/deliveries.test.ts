import { createServer } from "node:http";
import type Stripe from "stripe";
import { afterEach, expect, test, vi } from "vitest";
import { offer, openShops, type Shop, sell } from "#support/shop.ts";

const shops = openShops();
const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
});

type Received = { body: string; signature: string };
/** However busy the machine. */
const PATIENCE = { timeout: 20_000 };

/** A site that records events and answers with the next of `statuses`, then 200. */
async function startSite(shop: Shop, statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    request.setEncoding("utf8");
    for await (const chunk of request) body += chunk;
    received.push({ body, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  await shop.steer.settings({
    webhookUrl: `http://127.0.0.1:${port}/hook`,
    webhookSecret: shop.steer.webhookSecret,
    retryPauseMs: 5,
  });
  const types = () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);
  return { received, types };
}

test("an event is signed so that the library accepts it, and rejects anything altered or old", async () => {
  const shop = shops.open();
  await shop.steer.settings({ webhookSecret: shop.steer.webhookSecret });
  const { subscription } = await sell(shop);
  const [first] = await shop.steer.heldDeliveries();
  const { body = "", headers = {} } = first ?? {};
  const signature = headers["Stripe-Signature"] ?? "";
  const { webhooks } = shop.stripe;
  const { webhookSecret } = shop.steer;
  const event = await webhooks.constructEventAsync(body, signature, webhookSecret);
  expect(event).toMatchObject({ id: first?.id, object: "event", api_version: "2026-10-28.endive" });
  await expect(
    webhooks.constructEventAsync(body.replace("customer", "costumer"), signature, webhookSecret),
  ).rejects.toMatchObject({ type: "StripeSignatureVerificationError" });
  await expect(webhooks.constructEventAsync(body, signature, "whsec_other")).rejects.toMatchObject({
    type: "StripeSignatureVerificationError",
  });
  const signedAt = Math.floor(Date.now() / 1000) - 400;
  const [old] = await shop.steer.heldDeliveries({ signedAt });
  await expect(
    webhooks.constructEventAsync(old?.body ?? "", old?.headers["Stripe-Signature"] ?? "", webhookSecret),
  ).rejects.toThrow("tolerance");
  const held = await shop.steer.heldDeliveries();
  const created = held.find(({ type }) => type === "customer.subscription.created");
  expect((JSON.parse(created?.body ?? "") as Stripe.Event).data.object).toMatchObject({
    id: subscription.id,
  });
});

test("sent at once, again after an answer that is no success, and not for ever", async () => {
  const shop = shops.open();
  const site = await startSite(shop, [500, 503]);
  await shop.steer.settings({ maxAttempts: 3 });
  const { customer } = await sell(shop);
  const whole = ["payment_method.attached", "invoice.created", "invoice.finalized", "invoice.paid"];
  await expect
    .poll(async () => (await shop.steer.heldDeliveries({ state: "waiting" })).length, PATIENCE)
    .toBe(0);
  expect(site.types()).toEqual(expect.arrayContaining(whole));
  expect(site.received).toHaveLength(8);

  const before = site.received.length;
  const failing = await startSite(
    shop,
    Array.from({ length: 9 }, () => 500),
  );
  await shop.stripe.customers.update(customer.id, { name: "Other" });
  await expect
    .poll(async () => (await shop.steer.heldDeliveries({ state: "failed" })).length, PATIENCE)
    .toBe(1);
  expect(failing.received).toHaveLength(3);
  expect(site.received).toHaveLength(before);
});

test("held, then sent twice, backwards, shuffled and all together on request", async () => {
  const shop = shops.open();
  const site = await startSite(shop);
  await shop.steer.settings({ mode: "held" });
  await sell(shop);
  const held = await shop.steer.heldDeliveries();
  expect(held.length).toBe(6);
  expect(site.received).toEqual([]);
  const ids = held.map(({ id }) => id);
  const sent = (options: Parameters<typeof shop.steer.deliver>[0]) =>
    shop.steer.deliver({ ids, ...options }).then((all) => all.map(({ id }) => id));
  expect(await sent({ order: "reversed" })).toEqual([...ids].reverse());
  const shuffled = await sent({ order: "shuffled", seed: 7, times: 2 });
  expect(shuffled).toHaveLength(12);
  expect(shuffled).not.toEqual(ids.flatMap((id) => [id, id]));
  expect([...shuffled].sort()).toEqual(ids.flatMap((id) => [id, id]).sort());
  expect(await sent({ order: "shuffled", seed: 7, times: 2 })).toEqual(shuffled);
  await sent({ ids: ids.slice(0, 1), times: 50, together: true });
  expect(site.received).toHaveLength(6 + 12 + 12 + 50);
  expect(await shop.steer.heldDeliveries()).toEqual([]);
});

test("late on request", async () => {
  const shop = shops.open();
  const site = await startSite(shop);
  await shop.steer.settings({ delayMs: 200 });
  const { session } = await offer(shop);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await shop.steer.payCheckout(session.id);
    vi.advanceTimersByTime(199);
    expect(vi.getTimerCount()).toBe(6);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => site.received.length, PATIENCE).toBe(6);
});

test("what a webhook did not deliver can be listed, page by page, from where one stopped", async () => {
  const shop = shops.open();
  await sell(shop);
  const newestFirst = (await shop.stripe.events.list({ limit: 100 })).data.map(({ id }) => id);
  const inPages: string[] = [];
  for await (const event of shop.stripe.events.list({ limit: 2 })) inPages.push(event.id);
  expect(inPages).toEqual(newestFirst);
  const since = await shop.stripe.events.list({ ending_before: newestFirst[2] ?? "" });
  expect(since.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
  const none = await shop.stripe.events.list({ created: { gte: Math.floor(Date.now() / 1000) + 60 } });
  expect(none.data).toEqual([]);
});
