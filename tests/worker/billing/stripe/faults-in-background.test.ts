/** Each background call to Stripe with each fault: nothing is half done, and it is caught up afterwards. */
import { beforeAll, describe, expect, test } from "vitest";
import { askForEvents } from "#app/domains/billing/events/catch-up-commands.server.ts";
import { receiveEvent } from "#app/domains/billing/events/receive-commands.server.ts";
import { handleDueEvents } from "#app/domains/billing/events/retry-commands.server.ts";
import { endOrphans } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import { SYNC_PARTS } from "#app/domains/billing/sync/parts.ts";
import { stepSync } from "#app/domains/billing/sync/sync-commands.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { freshStripeKey, steerStripe } from "#support/servers/stripe.ts";
import { FAULT_NAMES, type FaultName, SHORT_PATIENCE, whileFaulty } from "./faults.ts";
import { type OwnOrganization, openBilling, type Row, signatureOf } from "./payers.ts";

const billing = openBilling();
const { rows, newPaying, hear, stripe, signedNow } = billing;
/** For a call that only reads, a lost answer is the same as none. */
const OF_READS = FAULT_NAMES.filter((name) => name !== "a lost answer");

type Payer = OwnOrganization & { fault: FaultName; stripeId: string } & Record<
    "customer" | "invoice" | "payment" | "session" | "charge" | "refund" | "dispute",
    string
  >;

const invoiceRow = async ({ no }: OwnOrganization): Promise<Row | undefined> =>
  (
    await rows(
      "SELECT i.* FROM invoices i JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ?",
      [no],
    )
  )[0];

/** Someone who has paid, got a part back, and disputes the rest: one of everything. */
async function newPayer(fault: FaultName): Promise<Payer> {
  const organization = await newPaying();
  const paid = await invoiceRow(organization);
  const payment = String(paid?.payment_intent_id);
  const open = billing.context().payments();
  if (open === null) throw new Error("No key is set.");
  const refund = await open.stripe.refunds.create({ payment_intent: payment, amount: 500 });
  const dispute = await stripe().dispute(payment);
  await hear();
  const [customer] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [
    organization.no,
  ]);
  return {
    ...organization,
    fault,
    payment,
    customer: String(customer?.stripe_id),
    invoice: String(paid?.stripe_id),
    session: await billing.sessionOf(organization.no),
    charge: String(refund.charge),
    refund: refund.id,
    dispute: dispute.id,
  };
}

let payers: Payer[];
beforeAll(async () => {
  payers = [];
  for (const fault of OF_READS) payers.push(await newPayer(fault));
});

const ofEvent = async (id: string) =>
  (await rows("SELECT status, attempts, last_error FROM stripe_events WHERE id = ?", [id]))[0];

describe("an event whose object Stripe then doesn’t return", () => {
  const ofInvoice = {
    spoil: "UPDATE invoices SET total_cents = 1, refunded_cents = 0, dispute = NULL WHERE stripe_id = ?",
    of: (payer: Payer) => payer.invoice,
    read: "SELECT total_cents, refunded_cents, dispute FROM invoices WHERE stripe_id = ?",
    right: { total_cents: 6_000, refunded_cents: 500, dispute: "needs_response" },
  };
  const ofCheckout = {
    spoil: "UPDATE checkouts SET status = 'open' WHERE stripe_id = ?",
    of: (payer: Payer) => payer.session,
    read: "SELECT status FROM checkouts WHERE stripe_id = ?",
    right: { status: "complete" },
  };
  const ofSubscription = {
    spoil: "UPDATE subscriptions SET seats = 1, card_last4 = '0000' WHERE stripe_id = ?",
    of: (payer: Payer) => payer.stripeId,
    read: "SELECT seats, card_last4 FROM subscriptions WHERE stripe_id = ?",
    right: { seats: 5, card_last4: "4242" },
  };
  type Kind = "stripeId" | "customer" | "invoice" | "payment" | "session" | "charge" | "refund" | "dispute";

  test.each<
    [
      type: string,
      about: Kind,
      path: string,
      has: Kind,
      row: typeof ofInvoice | typeof ofCheckout | typeof ofSubscription,
    ]
  >([
    ["checkout.session.completed", "session", "/v1/checkout/sessions/*", "session", ofCheckout],
    ["checkout.session.completed", "session", "/v1/subscriptions/*", "stripeId", ofCheckout],
    ["customer.subscription.updated", "stripeId", "/v1/subscriptions/*", "stripeId", ofSubscription],
    ["customer.updated", "customer", "/v1/subscriptions", "customer", ofSubscription],
    ["invoice.paid", "invoice", "/v1/invoices/*", "invoice", ofInvoice],
    ["invoice.updated", "invoice", "/v1/payment_intents/*", "payment", ofInvoice],
    ["invoice.updated", "invoice", "/v1/refunds", "payment", ofInvoice],
    ["invoice.updated", "invoice", "/v1/disputes", "payment", ofInvoice],
    ["charge.refunded", "charge", "/v1/charges/*", "charge", ofInvoice],
    ["refund.created", "refund", "/v1/refunds/*", "refund", ofInvoice],
    ["charge.dispute.created", "dispute", "/v1/disputes/*", "dispute", ofInvoice],
  ])("%s: stored, nothing written, handled by its next try (%s, %s)", async (type, about, path, has, row) => {
    const own = billing.openOwn(SHORT_PATIENCE);
    const events = await Promise.all(
      payers.map(async (payer) => {
        await rows(row.spoil, [row.of(payer)]);
        await stripe().change(payer[about], { event: type });
        return payer;
      }),
    ).then(async () => {
      const held = await stripe().heldDeliveries({ signedAt: signedNow() });
      return held.filter(({ id }) => !billing.heard.has(id));
    });
    for (const { id } of events) billing.heard.add(id);
    expect(events.map((one) => one.type)).toEqual(payers.map(() => type));
    const spoilt = await Promise.all(payers.map((payer) => rows(row.read, [row.of(payer)])));
    const calls = payers.map((payer) => ({ fault: payer.fault, method: "GET", path, has: payer[has] }));
    await whileFaulty(stripe(), calls, async () => {
      const received = await Promise.all(
        events.map(({ body, headers }) => receiveEvent(own, body, signatureOf(headers))),
      );
      for (const one of received) expect(one.kind).toBe("stored");
      for (const { id } of events)
        await expect
          .poll(() => ofEvent(id))
          .toMatchObject({ status: "waiting", attempts: 1, last_error: expect.stringMatching(/./) });
    });
    expect(await Promise.all(payers.map((payer) => rows(row.read, [row.of(payer)])))).toEqual(spoilt);
    own.clock.set(own.clock.now() + MINUTE_MS);
    await handleDueEvents(own);
    for (const { id } of events)
      expect(await ofEvent(id)).toMatchObject({ status: "done", attempts: 2, last_error: null });
    for (const payer of payers)
      expect(await rows(row.read, [row.of(payer)]), payer.fault).toEqual([row.right]);
  });

  test("whether a payment without an invoice of ours belongs to us: it waits, and follows its invoice", async () => {
    const own = billing.openOwn(SHORT_PATIENCE);
    for (const payer of payers) {
      await rows("DELETE FROM refunds WHERE invoice_stripe_id = ?", [payer.invoice]);
      await rows("DELETE FROM invoices WHERE stripe_id = ?", [payer.invoice]);
      await stripe().change(payer.refund, { event: "refund.updated" });
    }
    const held = await stripe().heldDeliveries({ signedAt: signedNow() });
    const events = held.filter(({ id }) => !billing.heard.has(id));
    for (const { id } of events) billing.heard.add(id);
    const calls = payers.map(({ fault, payment }) => ({
      fault,
      method: "GET",
      path: "/v1/payment_intents/*",
      has: payment,
    }));
    await whileFaulty(stripe(), calls, async () => {
      for (const { body, headers } of events) await receiveEvent(own, body, signatureOf(headers));
      for (const { id } of events)
        await expect.poll(() => ofEvent(id)).toMatchObject({ status: "waiting", attempts: 1 });
    });
    for (const { id } of events)
      expect(String((await ofEvent(id))?.last_error)).not.toContain("is not known yet");
    for (const { invoice } of payers) await stripe().change(invoice, { event: "invoice.updated" });
    await hear();
    own.clock.set(own.clock.now() + MINUTE_MS);
    await handleDueEvents(own);
    for (const { id } of events) expect(await ofEvent(id)).toMatchObject({ status: "done", attempts: 2 });
    for (const payer of payers) expect(await invoiceRow(payer)).toMatchObject({ refunded_cents: 500 });
  });
});

describe("the cron", () => {
  test("ends a subscription without a payer once Stripe answers", async () => {
    const own = billing.openOwn(SHORT_PATIENCE);
    const orphan = await newPayer("500");
    await rows("UPDATE organizations SET status = 'archived' WHERE organization_no = ?", [orphan.no]);
    const cancels = async () =>
      (
        await rows("SELECT cancel_at_period_end ends FROM subscriptions WHERE stripe_id = ?", [
          orphan.stripeId,
        ])
      )[0]?.ends;
    for (const fault of FAULT_NAMES) {
      const call = { fault, method: "POST", path: "/v1/subscriptions/*", has: orphan.stripeId };
      expect(await whileFaulty(stripe(), [call], () => endOrphans(own)), fault).toBe(0);
      expect(await cancels()).toBe(0);
    }
    expect(await endOrphans(own)).toBe(1);
    expect(await cancels()).toBe(1);
    expect(await endOrphans(own)).toBe(0);
  });

  test("finds events that never arrived once Stripe answers", async () => {
    const own = billing.openOwn(SHORT_PATIENCE);
    await stripe().change(payers[0]?.stripeId ?? "", { event: "customer.subscription.updated" });
    const held = await stripe().heldDeliveries({ signedAt: signedNow() });
    const missed = held.find(({ id }) => !billing.heard.has(id));
    billing.heard.add(missed?.id ?? "");
    for (const fault of OF_READS) {
      const call = { fault, method: "GET", path: "/v1/events", has: "" };
      const asked = await whileFaulty(stripe(), [call], () => askForEvents(own));
      expect(asked, fault).toEqual({ kind: "down", found: 0 });
      expect(await ofEvent(missed?.id ?? "")).toBeUndefined();
    }
    expect((await askForEvents(own)).kind).toBe("all");
    expect(await ofEvent(missed?.id ?? "")).toMatchObject({ status: "waiting" });
  });
});

describe("the comparison", () => {
  /** A separate run, with a separate Stripe account that has nothing of our rows. */
  async function newRun(fault: FaultName) {
    const steer = steerStripe(stripe().origin, freshStripeKey());
    const own = billing.openOwn({ STRIPE_SECRET_KEY: steer.key, ...SHORT_PATIENCE });
    const id = crypto.randomUUID();
    await rows("INSERT INTO stripe_syncs VALUES (?, 'running', NULL, 1, NULL, ?, NULL, 0, 1)", [
      id,
      SYNC_PARTS[0],
    ]);
    return { fault, steer, own, id };
  }

  test("stops at each list and at each single read, and continues there", async () => {
    const runs = await Promise.all(OF_READS.map(newRun));
    await Promise.all(
      runs.map(async ({ fault, steer, own, id }) => {
        const at = async () =>
          (await rows("SELECT part, status, compared, version FROM stripe_syncs WHERE id = ?", [id]))[0];
        const met: string[] = [];
        for (const path of [
          "/v1/subscriptions",
          "/v1/invoices",
          "/v1/refunds",
          "/v1/disputes",
          "/v1/subscriptions/*",
          "/v1/invoices/*",
        ]) {
          const before = await at();
          met.push(String(before?.part));
          const outcome = await whileFaulty(steer, [{ fault, method: "GET", path, has: "" }], () =>
            stepSync(own, id, { forMs: 0 }),
          );
          expect(outcome.kind, `${fault} at ${path}`).toBe("down");
          expect(await at()).toEqual(before);
          // All single reads are one part, continued at the end.
          if (before?.part !== "unknown") await stepSync(own, id, { forMs: 0 });
        }
        expect(met).toEqual([...SYNC_PARTS, "unknown"]);
        for (let step = 0; step < 20 && (await at())?.status !== "done"; step++)
          await stepSync(own, id, { forMs: 0 });
        expect((await at())?.status).toBe("done");
        const [left] = await rows(
          "SELECT count(*) many, sum(theirs = '') asked FROM stripe_differences WHERE sync_id = ?",
          [id],
        );
        expect(Number(left?.many)).toBeGreaterThan(payers.length);
        expect(left?.asked).toBe(0);
      }),
    );
  });
});
