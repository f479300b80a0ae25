/** Stripe's events: signatures, repetition, order, faults, and catching up. Real signatures, real HTTP. */
import { describe, expect, test } from "vitest";
import { catchUp } from "#app/domains/billing/events/catch-up-commands.server.ts";
import { handleDueEvents, retryEvent } from "#app/domains/billing/events/retry-commands.server.ts";
import { EVENT_RETRY_MINUTES } from "#app/domains/billing/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { openBilling, signatureOf, takeEvent } from "./payers.ts";

const billing = openBilling();
const { rows, newPaying, newOrganization, checkout, hear, stripe, context, signedNow } = billing;

const eventRow = async (id: string) =>
  (await rows("SELECT status, attempts, last_error, next_at FROM stripe_events WHERE id = ?", [id]))[0];
const subscriptionRow = async (stripeId: string) =>
  (await rows("SELECT * FROM subscriptions WHERE stripe_id = ?", [stripeId]))[0];

/** The newest held event that wasn't delivered, with its signature. */
async function nextEvent(type: string) {
  const held = await stripe().heldDeliveries({ signedAt: signedNow() });
  const found = held.filter((one) => one.type === type && !billing.heard.has(one.id)).at(-1);
  if (found === undefined) throw new Error(`No ${type} is held.`);
  billing.heard.add(found.id);
  return { ...found, signature: signatureOf(found.headers) };
}

describe("not from Stripe", () => {
  test("a wrong signature, an old one, none, an altered body and a nonsense body store nothing", async () => {
    await newPaying();
    const { no } = await newOrganization().then(async (one) => ({ ...one, session: await checkout(one) }));
    await stripe().payCheckout(await billing.sessionOf(no));
    const { id, body, signature } = await nextEvent("checkout.session.completed");
    const [old] = (await stripe().heldDeliveries({ signedAt: signedNow() - 3_600 })).filter(
      (one) => one.id === id,
    );
    const own = context();
    for (const [what, sent, signed] of [
      ["altered", body.replace('"complete"', '"expired"'), signature],
      ["another's", body, signature.replace(/v1=.{4}/, "v1=0000")],
      ["old", old?.body ?? "", signatureOf(old?.headers ?? {})],
      ["none", body, null],
      ["empty", "", signature],
      ["nonsense", "{", "t=1,v1=00"],
    ] as const) {
      const received = await takeEvent(own, sent, signed);
      expect(received, what).toMatchObject({ kind: "refused", status: 400 });
    }
    expect(await eventRow(id)).toBeUndefined();
    // Unchanged, it is accepted.
    expect(await takeEvent(own, body, signature)).toEqual({ kind: "stored", again: false });
    expect(await eventRow(id)).toMatchObject({ status: "done", attempts: 1 });
  });

  test("a clock that is five minutes off is accepted, one that is six minutes off is not", async () => {
    const { stripeId } = await newPaying();
    await stripe().change(stripeId, {
      edits: { "items.data.0.quantity": 6 },
      event: "customer.subscription.updated",
    });
    const { id } = await nextEvent("customer.subscription.updated");
    for (const [seconds, kind] of [
      [-360, "refused"],
      [-290, "stored"],
      [290, "stored"],
    ] as const) {
      const [held] = (await stripe().heldDeliveries({ signedAt: signedNow() + seconds })).filter(
        (one) => one.id === id,
      );
      const received = await takeEvent(context(), held?.body ?? "", signatureOf(held?.headers ?? {}));
      expect(received.kind, `${seconds} s`).toBe(kind);
    }
  });
});

describe("an event", () => {
  test("the first payment ends the payment step, sets the seats, writes invoice and receipt, once", async () => {
    const { no, stripeId, applicationId, ownerId, managerId } = await newPaying(7);
    expect(await subscriptionRow(stripeId)).toMatchObject({ status: "active", seats: 7, card_last4: "4242" });
    expect((await rows("SELECT seats FROM organizations WHERE organization_no = ?", [no]))[0]?.seats).toBe(7);
    const [application] = await rows(
      "SELECT paid_at, pricing_tier FROM organization_applications WHERE id = ?",
      [applicationId],
    );
    expect(application).toMatchObject({ pricing_tier: "agency-seats", paid_at: expect.any(Number) });
    const invoices = await rows(
      `SELECT i.* FROM invoices i JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ?`,
      [no],
    );
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({
      status: "paid",
      total_cents: 8_400,
      paid_cents: 8_400,
      currency: "usd",
    });
    const mails = await rows(
      `SELECT kind, count(*) many FROM outbox WHERE recipient IN (SELECT email FROM users WHERE id IN (?, ?)) GROUP BY kind`,
      [ownerId, managerId],
    );
    expect(mails).toEqual([
      { kind: "billing", many: 2 },
      { kind: "receipt", many: 2 },
    ]);
    const [checkoutRow] = await rows(
      "SELECT k.status FROM checkouts k JOIN billing_customers c ON c.id = k.customer_id WHERE c.organization_no = ?",
      [no],
    );
    expect(checkoutRow?.status).toBe("complete");
  });

  test("sent fifty times at once is handled once", async () => {
    const { stripeId } = await newPaying();
    const before = Number((await subscriptionRow(stripeId))?.version);
    await stripe().change(stripeId, {
      edits: { "items.data.0.quantity": 9 },
      event: "customer.subscription.updated",
    });
    const { id, body, signature } = await nextEvent("customer.subscription.updated");
    const received = await Promise.all(
      Array.from({ length: 50 }, () => takeEvent(billing.openOwn(), body, signature)),
    );
    expect(received.filter((one) => one.kind === "stored" && !one.again)).toHaveLength(1);
    expect(await eventRow(id)).toMatchObject({ status: "done", attempts: 1 });
    expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 9, version: before + 1 });
  });

  test("updates before creation and outdated events end in the current state", async () => {
    const organization = await newOrganization();
    await stripe().payCheckout(await checkout(organization, { seats: 4 }));
    const held = (await stripe().heldDeliveries({ signedAt: signedNow() })).filter(
      (one) => !billing.heard.has(one.id),
    );
    for (const one of held.reverse()) {
      billing.heard.add(one.id);
      expect(await takeEvent(context(), one.body, signatureOf(one.headers))).toMatchObject({
        kind: "stored",
      });
    }
    await handleDueEvents(context());
    const stripeId = await billing.subscriptionOf(organization.no);
    expect(await subscriptionRow(stripeId)).toMatchObject({ status: "active", seats: 4 });
    const waiting = await rows("SELECT id FROM stripe_events WHERE status IN ('waiting', 'dead')");
    expect(waiting).toEqual([]);
  });

  test("of an unused kind, or about an unknown customer, is ignored", async () => {
    const { stripeId } = await newPaying();
    await stripe().change(stripeId, { event: "customer.subscription.trial_will_end" });
    const unknown = await nextEvent("customer.subscription.trial_will_end");
    expect(await takeEvent(context(), unknown.body, unknown.signature)).toMatchObject({ kind: "stored" });
    expect(await eventRow(unknown.id)).toMatchObject({ status: "ignored", attempts: 0 });
    const other = await context().payments()?.stripe.customers.create({ email: "someone@else.example" });
    await stripe().change(stripeId, {
      edits: { customer: other?.id },
      event: "customer.subscription.updated",
    });
    const theirs = await nextEvent("customer.subscription.updated");
    expect(await takeEvent(context(), theirs.body, theirs.signature)).toMatchObject({ kind: "stored" });
    expect(await eventRow(theirs.id)).toMatchObject({ status: "ignored", attempts: 1 });
  });
});

describe("when Stripe doesn't answer", () => {
  test.each(["500", "429", "reset", "garbage"] as const)(
    "%s: stored, and handled by a later try",
    async (answer) => {
      const { stripeId } = await newPaying();
      await stripe().change(stripeId, {
        edits: { "items.data.0.quantity": 8 },
        event: "customer.subscription.updated",
      });
      const { id, body, signature } = await nextEvent("customer.subscription.updated");
      await stripe().fault({ method: "GET", path: "/v1/subscriptions/*", answer, times: 10 });
      const own = billing.openOwn();
      expect(await takeEvent(own, body, signature)).toEqual({ kind: "stored", again: false });
      expect(await eventRow(id)).toMatchObject({
        status: "waiting",
        attempts: 1,
        last_error: expect.any(String),
      });
      expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 5 });
      await stripe().clearFaults();
      // Not before its time.
      expect(await handleDueEvents(own)).toBe(0);
      own.clock.set(own.clock.now() + MINUTE_MS);
      await handleDueEvents(own);
      expect(await eventRow(id)).toMatchObject({ status: "done", attempts: 2, last_error: null });
      expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 8 });
    },
  );

  test("after two days of tries it is dead, admins are told once, and a retry handles it", async () => {
    const { stripeId } = await newPaying();
    await stripe().change(stripeId, {
      edits: { "items.data.0.quantity": 6 },
      event: "customer.subscription.updated",
    });
    const { id, body, signature } = await nextEvent("customer.subscription.updated");
    await stripe().fault({ method: "GET", path: "/v1/subscriptions/*", answer: "500", times: 1_000 });
    const own = billing.openOwn();
    await takeEvent(own, body, signature);
    for (const minutes of EVENT_RETRY_MINUTES) {
      expect((await eventRow(id))?.status).toBe("waiting");
      own.clock.set(own.clock.now() + minutes * MINUTE_MS);
      await handleDueEvents(own);
    }
    expect(await eventRow(id)).toMatchObject({ status: "dead", attempts: EVENT_RETRY_MINUTES.length + 1 });
    const [told] = await rows(
      "SELECT count(*) many FROM user_notifications WHERE title LIKE 'Something Stripe told us%'",
    );
    const [admins] = await rows("SELECT count(*) many FROM user_roles WHERE role = 'admin'");
    expect(told?.many).toBe(admins?.many);
    own.clock.set(own.clock.now() + 10 * DAY_MS);
    expect(await handleDueEvents(own)).toBe(0);
    const [admin] = await rows("SELECT user_id id FROM user_roles WHERE role = 'admin' LIMIT 1");
    const adminId = String(admin?.id);
    expect(await retryEvent(own, adminId, id)).toBe("failed");
    await stripe().clearFaults();
    expect(await retryEvent(own, adminId, id)).toBe("done");
    expect(await retryEvent(own, adminId, id)).toBe("closed");
    expect(
      await rows("SELECT actor_id, before FROM audit_log WHERE act = 'webhook.retry' AND subject_id = ?", [
        id,
      ]),
    ).toMatchObject([
      { actor_id: adminId, before: `{"status":"dead","attempts":${EVENT_RETRY_MINUTES.length + 1}}` },
      { actor_id: adminId, before: '{"status":"waiting","attempts":1}' },
    ]);
    expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 6 });
  });

  test("an event whose handler died is tried again after a minute, and nothing is half done", async () => {
    const { stripeId } = await newPaying();
    const before = await subscriptionRow(stripeId);
    await stripe().change(stripeId, {
      edits: { "items.data.0.quantity": 12 },
      event: "customer.subscription.updated",
    });
    const { id, body } = await nextEvent("customer.subscription.updated");
    const event = JSON.parse(body);
    const own = billing.openOwn();
    // As left by a handler that ended between storing and writing.
    await rows(
      `INSERT INTO stripe_events (id, type, object_id, status, made_at, received_at, attempts, next_at)
       VALUES (?, ?, ?, 'waiting', 1, ?, 0, ?)`,
      [id, event.type, event.data.object.id, own.clock.now(), own.clock.now() + MINUTE_MS],
    );
    expect(await handleDueEvents(own)).toBe(0);
    expect(await subscriptionRow(stripeId)).toEqual(before);
    own.clock.set(own.clock.now() + MINUTE_MS + 1);
    expect(await handleDueEvents(own)).toBe(1);
    expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 12 });
  });

  test("an hour without events is caught up from Stripe’s own list", async () => {
    const { stripeId, no } = await newPaying();
    await stripe().change(stripeId, {
      edits: { "items.data.0.quantity": 15 },
      event: "customer.subscription.updated",
    });
    const missed = await nextEvent("customer.subscription.updated");
    const own = billing.openOwn();
    expect(await catchUp(own, own.clock.now() - HOUR_MS)).toBeGreaterThan(0);
    expect(await eventRow(missed.id)).toMatchObject({ status: "waiting" });
    while ((await handleDueEvents(own)) > 0);
    expect(await eventRow(missed.id)).toMatchObject({ status: "done" });
    expect(await subscriptionRow(stripeId)).toMatchObject({ seats: 15 });
    expect((await rows("SELECT seats FROM organizations WHERE organization_no = ?", [no]))[0]?.seats).toBe(
      15,
    );
    expect(await catchUp(own, own.clock.now() - HOUR_MS)).toBe(0);
  });
});

describe("missing payments, refunds and disputes", () => {
  test("a failed card: announced once, fourteen days of grace, then no one else can join; once paid, all is restored", async () => {
    const { endGrace } = await import("#app/domains/billing/subscriptions/lapse-commands.server.ts");
    const { stripeId, no, ownerId } = await newPaying();
    const [customer] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [no]);
    const seats = async () =>
      (await rows("SELECT seats FROM organizations WHERE organization_no = ?", [no]))[0]?.seats;
    const news = async (words: string) =>
      (
        await rows("SELECT count(*) many FROM user_notifications WHERE user_id = ? AND title LIKE ?", [
          ownerId,
          words,
        ])
      )[0]?.many;
    await stripe().card(String(customer?.stripe_id), "declined");
    await stripe().change(stripeId, {
      edits: { status: "past_due" },
      event: "customer.subscription.updated",
    });
    await hear();
    const row = await subscriptionRow(stripeId);
    expect(row).toMatchObject({ status: "past_due", past_due_since: expect.any(Number) });
    expect(Number(row?.grace_until) - Number(row?.past_due_since)).toBe(14 * DAY_MS);
    expect(await seats()).toBe(5);
    expect(await news("We couldn’t collect%")).toBe(1);
    const own = billing.openOwn();
    own.clock.set(Number(row?.grace_until) - 1);
    await endGrace(own);
    expect(await seats()).toBe(5);
    own.clock.set(Number(row?.grace_until));
    expect(await endGrace(own)).toBeGreaterThan(0);
    expect(await seats()).toBe(0);
    await stripe().change(stripeId, { edits: { status: "active" }, event: "customer.subscription.updated" });
    await hear();
    expect(await seats()).toBe(5);
    expect(await subscriptionRow(stripeId)).toMatchObject({
      status: "active",
      past_due_since: null,
      grace_until: null,
    });
    expect(await news("%came through")).toBe(1);
  });

  test("a refund and a dispute are on their invoice; the payer and admins are told", async () => {
    const { no, ownerId } = await newPaying();
    const invoice = async () =>
      (
        await rows(
          "SELECT i.* FROM invoices i JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ?",
          [no],
        )
      )[0];
    const payment = String((await invoice())?.payment_intent_id);
    await context().payments()?.stripe.refunds.create({ payment_intent: payment, amount: 2_500 });
    await hear();
    expect(await invoice()).toMatchObject({ refunded_cents: 2_500, dispute: null });
    const dispute = await stripe().dispute(payment);
    await hear();
    expect(await invoice()).toMatchObject({ dispute: "needs_response" });
    const [admins] = await rows(
      "SELECT count(*) many FROM user_notifications WHERE title LIKE '%is disputed'",
    );
    expect(admins?.many).toBeGreaterThan(0);
    await stripe().closeDispute(dispute.id, "won");
    await hear();
    expect(await invoice()).toMatchObject({ dispute: "won", refunded_cents: 2_500 });
    const [told] = await rows(
      "SELECT count(*) many FROM user_notifications WHERE user_id = ? AND title = '$25 is on its way back to you'",
      [ownerId],
    );
    expect(told?.many).toBe(1);
    expect(
      await rows("SELECT amount_cents, status FROM refunds WHERE invoice_stripe_id = ?", [
        String((await invoice())?.stripe_id),
      ]),
    ).toEqual([{ amount_cents: 2_500, status: "succeeded" }]);
  });
});
