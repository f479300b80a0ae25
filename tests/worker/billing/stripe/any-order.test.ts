/**
 * Events that come late, twice and in any order end in the same rows as those in order: two organizations have the same
 * history, one receives its events in order, the other at random.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { handleDueEvents } from "#app/domains/billing/events/retry-commands.server.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#app/platform/durations.ts";
import { type OwnOrganization, openBilling, takeEvent } from "./payers.ts";

const billing = openBilling();
const { rows, newOrganization, checkout, stripe, context } = billing;

const HISTORIES_AT_ONCE = 4;
/** A thousand with `npm test -- --long`, for nights. */
const EVENTS_IN_ALL = process.env.FAIRLEAD_LONG_RUNS === "1" ? 1_000 : 250;

/** What can happen to an organization's subscription at Stripe. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant("seats" as const), seats: fc.integer({ min: 3, max: 40 }) }),
    fc.record({
      what: fc.constantFrom("cancel" as const, "resume" as const, "month" as const, "fail" as const),
    }),
    fc.record({ what: fc.constant("refund" as const), cents: fc.integer({ min: 1, max: 900 }) }),
  ),
  { minLength: 10, maxLength: 12 },
);
type Happening =
  | { what: "seats"; seats: number }
  | { what: "cancel" | "resume" | "month" | "fail" }
  | { what: "refund"; cents: number };
type Held = Awaited<ReturnType<ReturnType<typeof stripe>["heldDeliveries"]>>[number];

/** A small generator of our own, so that a failing run can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(
  `${EVENTS_IN_ALL} events in random order end as the same events in order`,
  async () => {
    // Both do everything in the same second: prorations count seconds.
    await stripe().clock({ nowSeconds: Math.floor(Date.now() / SECOND_MS), fixed: true });
    let delivered = 0;
    const own = context();
    /** Sets the site's clock to Stripe's. */
    const followClock = async () => own.clock.set((await stripe().clock()) * SECOND_MS);
    const deliver = async ({ body }: Held) => {
      delivered += 1;
      const payments = own.payments();
      // Signed for each try, as Stripe does.
      const signature = await payments?.stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: payments.webhookSecret,
        timestamp: billing.signedNow(),
      });
      const received = await takeEvent(own, body, signature ?? null);
      if (received.kind !== "stored") throw new Error(received.error);
    };

    async function live(all: readonly Happening[], random: () => number): Promise<void> {
      await followClock();
      const orderly = await newOrganization();
      const shuffled = await newOrganization();
      const late: Held[] = [];
      const heardAlready: Held[] = [];
      for (const one of [orderly, shuffled]) await stripe().payCheckout(await checkout(one, { seats: 5 }));
      const tell = async (isLast = false) => {
        for (const held of await newlyHeld()) {
          if (await isAbout(held, orderly)) await deliver(held);
          else late.push(held);
        }
        // Some of the waiting events in any order, some of them twice, and some old ones.
        for (let left = late.length; left > 0 && late.length > 0; left--) {
          if (!isLast && random() < 0.5) continue;
          const [held] = late.splice(Math.floor(random() * late.length), 1);
          if (held === undefined) break;
          await deliver(held);
          heardAlready.push(held);
          if (random() < 0.3) await deliver(held);
        }
        const old = heardAlready[Math.floor(random() * heardAlready.length)];
        if (old !== undefined && random() < 0.5) await deliver(old);
      };
      await tell();
      for (const happening of all) {
        for (const one of [orderly, shuffled]) await happen(one, happening);
        await followClock();
        await tell();
      }
      await tell(true);
      while (late.length > 0) await tell(true);
      // Events that wait for another one are handled within the next minutes.
      own.clock.set(own.clock.now() + 12 * HOUR_MS);
      while ((await handleDueEvents(own)) > 0);
      await followClock();
      expect(await stateOf(shuffled)).toEqual(await stateOf(orderly));
    }

    const histories = fc.asyncProperty(happenings, fc.integer(), (all, seed) => live(all, randomOf(seed)));
    // Histories have different lengths: as many histories as that number of events takes.
    while (delivered < EVENTS_IN_ALL)
      await fc.assert(histories, { numRuns: HISTORIES_AT_ONCE, endOnFailure: true });
  },
  10 * 60 * SECOND_MS,
);

let newest: string | undefined;
async function newlyHeld(): Promise<Held[]> {
  const fresh = await stripe().heldDeliveries(newest === undefined ? {} : { after: newest });
  newest = fresh.at(-1)?.id ?? newest;
  return fresh;
}

const customers = new Map<number, string>();
async function customerOf({ no }: OwnOrganization): Promise<string> {
  const known = customers.get(no);
  if (known !== undefined) return known;
  const [row] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [no]);
  customers.set(no, String(row?.stripe_id));
  return String(row?.stripe_id);
}

/** Which organization an event belongs to; a charge's, refund's or dispute's by its payment. */
async function isAbout({ body }: Held, organization: OwnOrganization): Promise<boolean> {
  const { object } = JSON.parse(body).data;
  const customer = await customerOf(organization);
  if (object.customer !== undefined) return object.customer === customer;
  if (object.object === "customer") return object.id === customer;
  const intent = await context().payments()?.stripe.paymentIntents.retrieve(object.payment_intent);
  return intent?.customer === customer;
}

async function happen(organization: OwnOrganization, happening: Happening): Promise<void> {
  const api = context().payments()?.stripe;
  if (api === undefined) throw new Error("No key.");
  const customer = await customerOf(organization);
  const [subscription] = (await api.subscriptions.list({ customer, status: "all" })).data;
  if (subscription === undefined) throw new Error("No subscription.");
  const over = subscription.status === "canceled";
  const item = subscription.items.data[0]?.id ?? "";
  if (happening.what === "seats" && !over)
    await api.subscriptions.update(subscription.id, {
      items: [{ id: item, quantity: happening.seats }],
      proration_behavior: "create_prorations",
    });
  if (happening.what === "cancel" && !over)
    await api.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  if (happening.what === "resume" && !over)
    await api.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  // Time passes for both, so once for each pair.
  if (happening.what === "month") await stripe().clock({ advanceSeconds: (16 * DAY_MS) / SECOND_MS });
  if (happening.what === "fail")
    await stripe().card(customer, subscription.status === "past_due" ? "paid" : "declined");
  if (happening.what === "refund") {
    const [invoice] = (
      await api.invoices.list({ customer, status: "paid", limit: 1, expand: ["data.payments"] })
    ).data;
    const payment = invoice?.payments?.data[0]?.payment.payment_intent;
    if (typeof payment === "string" && (invoice?.amount_paid ?? 0) > 10_000)
      await api.refunds.create({ payment_intent: payment, amount: happening.cents });
  }
}

/** Everything stored about an organization's payments, without names and times that differ. */
async function stateOf({ no, applicationId }: OwnOrganization) {
  const [subscription] = await rows(
    `SELECT s.status, s.seats, s.price_id, s.cancel_at_period_end, s.past_due_since IS NULL paid, s.ended_at IS NULL open,
       s.card_last4 FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id WHERE c.organization_no = ?`,
    [no],
  );
  const invoices = await rows(
    `SELECT i.status, i.total_cents, i.paid_cents, i.refunded_cents, i.dispute FROM invoices i
     JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ? AND i.status <> 'draft'
     ORDER BY i.made_at, i.total_cents, i.status`,
    [no],
  );
  const refunds = await rows(
    `SELECT r.amount_cents, r.status FROM refunds r JOIN invoices i ON i.stripe_id = r.invoice_stripe_id
     JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ? ORDER BY r.amount_cents`,
    [no],
  );
  const [rest] = await rows(
    `SELECT o.seats, a.paid_at IS NOT NULL paid, a.pricing_tier,
       (SELECT count(*) FROM billing_events e JOIN billing_customers c ON c.id = e.customer_id
         WHERE c.organization_no = o.organization_no AND e.kind = 'subscribed') begun,
       (SELECT count(*) FROM outbox x JOIN users u ON u.email = x.recipient
         JOIN organization_members m ON m.user_id = u.id AND m.role = 'owner'
         WHERE m.organization_no = o.organization_no AND x.kind = 'receipt') receipts
     FROM organizations o JOIN organization_applications a ON a.id = ? WHERE o.organization_no = ?`,
    [applicationId, no],
  );
  return { subscription, invoices, refunds, rest };
}
