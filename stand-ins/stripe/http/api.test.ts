import type Stripe from "stripe";
import { expect, test } from "vitest";
import { freshStripeKey } from "#support/servers/stripe.ts";
import { libraryFor, offer, openShops, sell } from "#support/shop.ts";

const shops = openShops();
/** For a call that is answered, however busy the machine; and for one that is not. */
const PATIENCE_MS = 20_000;
const GIVEN_UP_MS = 500;

test("the same key gets the same answer and does nothing twice; with other values it is refused", async () => {
  const shop = shops.open();
  const idempotencyKey = "customer-of-7";
  const create = (email: string) => shop.stripe.customers.create({ email }, { idempotencyKey });
  const [one, two] = await Promise.all([create("a@example.com"), create("a@example.com")]);
  expect(two.id).toBe(one.id);
  expect((await shop.stripe.customers.list()).data).toHaveLength(1);
  await expect(create("b@example.com")).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
  const raw = await fetch(`${shops.origin()}/v1/customers`, {
    method: "POST",
    headers: { Authorization: `Bearer ${shop.steer.key}`, "Idempotency-Key": idempotencyKey },
    body: "email=a%40example.com",
  });
  expect(raw.headers.get("Idempotent-Replayed")).toBe("true");
  expect(raw.headers.get("Stripe-Version")).toBe("2026-10-28.endive");
  expect(raw.headers.get("Request-Id")).toMatch(/^req_/);
  await shop.steer.clock({ advanceSeconds: 24 * 60 * 60 + 1 });
  expect((await create("b@example.com")).id).not.toBe(one.id);
});

test("what was refused may be corrected and sent with the same key", async () => {
  const shop = shops.open();
  const options = { idempotencyKey: "price-1" };
  const product = await shop.stripe.products.create({ name: "Plan" });
  const base = { currency: "usd", recurring: { interval: "month" as const }, product: product.id };
  await expect(shop.stripe.prices.create({ ...base, unit_amount: -1 }, options)).rejects.toThrow(
    "unit_amount",
  );
  expect(await shop.stripe.prices.create({ ...base, unit_amount: 1 }, options)).toMatchObject({
    unit_amount: 1,
  });
});

test("accounts see nothing of each other, and a key that is none of ours is not taken", async () => {
  const [mine, other] = [shops.open(), shops.open()];
  const { id } = await mine.stripe.customers.create({ email: "pat@example.com" });
  await expect(other.stripe.customers.retrieve(id)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
  const real = libraryFor(shops.origin(), "sk_live_of_somebody");
  await expect(real.customers.list()).rejects.toMatchObject({ type: "StripeAuthenticationError" });
  expect((await fetch(`${shops.origin()}/v1/customers`)).status).toBe(401);
});

test("parameters that are unknown, missing or of another type are refused by name", async () => {
  const shop = shops.open();
  const wrong = { nickname: "x" } as Stripe.CustomerCreateParams;
  await expect(shop.stripe.customers.create(wrong)).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "nickname",
  });
  const lacking = { name: "" } as Stripe.ProductCreateParams;
  await expect(shop.stripe.products.create(lacking)).rejects.toMatchObject({
    code: "parameter_missing",
    param: "name",
  });
  const { session } = await offer(shop);
  const expand = ["nothing"];
  await expect(shop.stripe.checkout.sessions.retrieve(session.id, { expand })).rejects.toMatchObject({
    param: "expand",
  });
  const version = { apiVersion: "2020-08-27" };
  await expect(shop.stripe.customers.list({}, version)).rejects.toThrow("2020-08-27");
});

test("a refused call changes nothing, even of its valid parts", async () => {
  const shop = shops.open();
  const { subscription } = await sell(shop);
  const update = shop.stripe.subscriptions.update(subscription.id, {
    metadata: { organization: "8" },
    cancel_at_period_end: true,
    items: [{ id: "si_of_nobody", quantity: 2 }],
  });
  await expect(update).rejects.toMatchObject({ code: "resource_missing" });
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    metadata: { organization: "7" },
    cancel_at_period_end: false,
  });
});

test("lists come in pages, the newest first, and continue where one ended", async () => {
  const shop = shops.open();
  const made: string[] = [];
  for (let at = 0; at < 7; at += 1)
    made.unshift((await shop.stripe.customers.create({ email: `${at % 2}@example.com` })).id);
  const first = await shop.stripe.customers.list({ limit: 3 });
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 3));
  expect(first.has_more).toBe(true);
  const rest = await shop.stripe.customers.list({ limit: 4, starting_after: made[2] ?? "" });
  expect(rest.data.map(({ id }) => id)).toEqual(made.slice(3));
  expect(rest.has_more).toBe(false);
  expect((await shop.stripe.customers.list({ email: "1@example.com" })).data).toHaveLength(3);
  await expect(shop.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
});

test("a deleted customer pays for nothing more, is in no list, and says so when requested", async () => {
  const shop = shops.open();
  const { subscription } = await sell(shop);
  const id = String(subscription.customer);
  expect(await shop.stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
  expect(await shop.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await shop.stripe.customers.list()).data).toEqual([]);
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  await expect(shop.stripe.customers.update(id, { name: "Pat" })).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(shop.stripe.customers.del(id)).rejects.toMatchObject({ code: "resource_missing" });
  expect((await shop.stripe.invoices.list({ customer: id })).data).toHaveLength(1);
});

test("a stored error is repeated for its key, and for no other", async () => {
  const shop = shops.open();
  await shop.steer.fault({ answer: "500", method: "POST", path: "/v1/customers", kept: true });
  const create = (idempotencyKey: string) =>
    shop.stripe.customers.create({ email: "pat@example.com" }, { idempotencyKey });
  for (let time = 0; time < 2; time += 1)
    await expect(create("once")).rejects.toMatchObject({ statusCode: 500 });
  expect((await create("another")).email).toBe("pat@example.com");
});

test("a lookup key names one price, and only moves on request", async () => {
  const shop = shops.open();
  const product = await shop.stripe.products.create({ name: "Plan" });
  const create = (unit_amount: number, transfer_lookup_key?: boolean) =>
    shop.stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount,
      recurring: { interval: "month" },
      lookup_key: "plan_month",
      ...(transfer_lookup_key === undefined ? {} : { transfer_lookup_key }),
    });
  const before = await create(1_000);
  await expect(create(2_000)).rejects.toMatchObject({ param: "lookup_key" });
  const after = await create(2_000, true);
  const { data } = await shop.stripe.prices.list({ lookup_keys: ["plan_month"], active: true });
  expect(data.map(({ id }) => id)).toEqual([after.id]);
  expect((await shop.stripe.prices.retrieve(before.id)).lookup_key).toBeNull();
});

test.each([
  ["500", { type: "StripeAPIError", statusCode: 500 }],
  ["429", { type: "StripeRateLimitError", statusCode: 429 }],
  ["reset", { type: "StripeConnectionError" }],
  ["timeout", { type: "StripeConnectionError" }],
  ["garbage", { type: "StripeAPIError" }],
] as const)(
  "a fault of the kind %s meets the call that it names, and then no more",
  async (answer, error) => {
    const shop = shops.open();
    const { subscription } = await sell(shop);
    // The library retries once after a connection was reset.
    const times = answer === "reset" ? 2 : 1;
    await shop.steer.fault({ answer, method: "GET", path: "/v1/subscriptions/*", times });
    expect(await shop.stripe.customers.list()).toMatchObject({ object: "list" });
    const ask = (timeout = PATIENCE_MS) =>
      shop.stripe.subscriptions.retrieve(subscription.id, {}, { timeout });
    await expect(ask(answer === "timeout" ? GIVEN_UP_MS : PATIENCE_MS)).rejects.toMatchObject(error);
    expect((await ask()).id).toBe(subscription.id);
  },
);

test("a fault can be one of those calls alone that name something, and let the first by", async () => {
  const shop = shops.open();
  const [one, other] = [await sell(shop), await sell(shop)];
  const ask = ({ subscription }: typeof one) =>
    shop.stripe.subscriptions.retrieve(subscription.id, { expand: ["customer"] });
  await shop.steer.fault({ answer: "429", has: one.subscription.id, times: 9 });
  await expect(ask(one)).rejects.toMatchObject({ statusCode: 429 });
  expect((await ask(other)).id).toBe(other.subscription.id);
  await shop.steer.clearFaults();
  // In the query, where brackets are written otherwise.
  await shop.steer.fault({ answer: "429", has: "expand[0]=customer", skip: 1 });
  expect((await ask(one)).id).toBe(one.subscription.id);
  await expect(ask(one)).rejects.toMatchObject({ statusCode: 429 });
  expect((await ask(one)).id).toBe(one.subscription.id);
});

test("an answer can be lost after the call was carried out; the same key finds it again", async () => {
  const shop = shops.open();
  await shop.steer.fault({ answer: "timeout", path: "/v1/customers", after: true });
  const create = (timeout: number) =>
    shop.stripe.customers.create({ email: "pat@example.com" }, { idempotencyKey: "customer-of-8", timeout });
  await expect(create(GIVEN_UP_MS)).rejects.toMatchObject({ type: "StripeConnectionError" });
  const { id } = await create(PATIENCE_MS);
  expect((await shop.stripe.customers.list()).data.map((one) => one.id)).toEqual([id]);
  const calls = (await shop.steer.requests()).filter(({ method }) => method === "POST");
  expect(calls.map(({ status }) => status)).toEqual([0, 200]);
});

test("differences from what was sold can be made by hand, for code that looks for them", async () => {
  const shop = shops.open();
  const { subscription, item } = await sell(shop);
  await shop.steer.change(subscription.id, {
    edits: { status: "past_due", "items.data.0.quantity": 9 },
    event: "customer.subscription.updated",
  });
  const changed = await shop.stripe.subscriptions.retrieve(subscription.id);
  expect(changed).toMatchObject({ status: "past_due", items: { data: [{ id: item.id, quantity: 9 }] } });
  await shop.steer.change(subscription.id, { remove: true });
  await expect(shop.stripe.subscriptions.retrieve(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
  });
});

test("an account can be copied to another key, and deleted", async () => {
  const [one, two] = [shops.open(), shops.open()];
  const { subscription } = await sell(one);
  await two.steer.settings({ taxPercent: 3 });
  const { settings: _, ...state } = await one.steer.state();
  await two.steer.putState(state);
  expect((await two.steer.settings({})).taxPercent).toBe(3);
  expect((await two.stripe.subscriptions.retrieve(subscription.id)).id).toBe(subscription.id);
  await two.steer.reset();
  expect((await two.stripe.subscriptions.list()).data).toEqual([]);
  expect((await one.stripe.subscriptions.list()).data).toHaveLength(1);
  expect(freshStripeKey()).not.toBe(freshStripeKey());
});
