/**
 * What demo accounts pay for: made at the Stripe stand-in as it would have happened, from months ago until now, then
 * written as the product writes it. The stand-in's account is stored with it (`settings`), for `npm run dev`.
 */
import type { Client } from "@libsql/client/web";
import Stripe from "stripe";
import { seatWords } from "#app/domains/billing/money.ts";
import { factsOfInvoice, factsOfSubscription } from "#app/domains/billing/policy.ts";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { startStripeStandIn } from "../../stand-ins/stripe/http/server.ts";
import { billingCustomers, billingEvents, invoices, subscriptions } from "../schema/billing.ts";
import { fixedId } from "./fixed-id.ts";
import { insertStatements } from "./insert.ts";
import { priceIdOf } from "./plans.ts";

/** The stand-in's key under `npm run dev`: ids at Stripe derive from it. */
export const DEMO_STRIPE_KEY = "sk_stand_in_dev";
/** Where the stand-in answers under `npm run dev`, unless another port is set. */
export const DEMO_STRIPE_PORT = 8790;
/** Where the stand-in's account is stored. */
export const DEMO_STRIPE_SETTING = "demo.stripe-account";

const SPARE_SEATS = 3;
const MADE_MS = Date.UTC(2026, 9, 1);

type Draft = {
  /** Who pays: the address of an account, or the slug of an organization. */
  email?: string;
  organizationSlug?: string;
  name: string;
  contact: string;
  plan: string;
  interval: "month" | "year";
  daysAgo: number;
};

/** Oldest first: the account's clock only goes forward. */
const drafts: readonly Draft[] = [
  {
    organizationSlug: "lantern-row-insurance",
    name: "Lantern Row Insurance",
    contact: "agency@fairlead.example",
    plan: "agency-seats",
    interval: "month",
    daysAgo: 75,
  },
  {
    email: "agent@fairlead.example",
    name: "Ines Calloway",
    contact: "agent@fairlead.example",
    plan: "agent-pro",
    interval: "year",
    daysAgo: 40,
  },
  {
    organizationSlug: "saltmarsh-flood-underwriters",
    name: "Saltmarsh Flood Underwriters",
    contact: "carrier@fairlead.example",
    plan: "carrier-seats",
    interval: "month",
    daysAgo: 9,
  },
];

type Payer = { userId: string | null; organizationNo: number | null; seats: number };
type Price = { id: string; planName: string; amountCents: number; perSeat: boolean; seatsMin: number };

/** Writes them; call it after accounts, organizations and plans. */
export async function seedBilling(client: Client, nowMs: number): Promise<void> {
  const standIn = await startStripeStandIn();
  const at = new URL(standIn.url);
  const stripe = new Stripe(DEMO_STRIPE_KEY, {
    host: at.hostname,
    port: Number(at.port),
    protocol: "http",
    telemetry: false,
  });
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${standIn.url}/_control/${path}`, {
      method,
      headers: { Authorization: `Bearer ${DEMO_STRIPE_KEY}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The stand-in refused ${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const setClock = (ms: number) =>
    control("POST", "clock", { nowSeconds: Math.floor(ms / SECOND_MS), fixed: true });
  try {
    await control("PUT", "settings", { mode: "held" });
    const paid = [];
    for (const draft of drafts) {
      await setClock(nowMs - draft.daysAgo * DAY_MS);
      paid.push({ draft, ...(await pay(client, stripe, control, draft)) });
    }
    await setClock(nowMs);
    for (const one of paid) await write(client, stripe, one, nowMs);
    const account = (await control("GET", "state")) as Record<string, unknown>;
    // From here on its clock runs normally, and its past events count as delivered.
    const { settings: _, ...rest } = account;
    const kept = {
      ...rest,
      clock: { offsetSeconds: 0 },
      events: [],
      deliveries: [],
      requests: [],
      answers: {},
    };
    await client.execute({
      sql: "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)",
      args: [DEMO_STRIPE_SETTING, JSON.stringify(kept)],
    });
  } finally {
    await standIn.stop();
  }
}

/** The usual way to pay: a customer, a price, a Stripe page, and a card that pays. */
async function pay(
  client: Client,
  stripe: Stripe,
  control: (method: string, path: string, body?: unknown) => Promise<unknown>,
  { email, organizationSlug, name, contact, plan, interval }: Draft,
) {
  const payer = await findPayer(client, email, organizationSlug);
  const price = await findPrice(client, priceIdOf(plan, interval));
  const seats = price.perSeat ? Math.max(price.seatsMin, payer.seats + SPARE_SEATS) : 1;
  const customer = await stripe.customers.create({ name, email: contact });
  const product = await stripe.products.create({ name: price.planName, metadata: { fairlead: plan } });
  const atStripe = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: price.amountCents,
    recurring: { interval },
    lookup_key: `fairlead_${price.id}`,
    metadata: { fairlead: price.id },
  });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: atStripe.id, quantity: seats }],
    success_url: "http://127.0.0.1/payment-success?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1/payment-canceled",
  });
  await control("POST", `checkout/${session.id}`, { outcome: "paid" });
  return { payer, price, stripeCustomerId: customer.id, stripePriceId: atStripe.id };
}

/** As the product would have written it after Stripe's event. */
async function write(
  client: Client,
  stripe: Stripe,
  {
    draft,
    payer,
    price,
    stripeCustomerId,
    stripePriceId,
  }: { draft: Draft } & Awaited<ReturnType<typeof pay>>,
  nowMs: number,
): Promise<void> {
  const whose = draft.email ?? draft.organizationSlug ?? "";
  const customerId = fixedId(`customer ${whose}`, MADE_MS);
  const [subscription] = (await stripe.subscriptions.list({ customer: stripeCustomerId, status: "all" }))
    .data;
  if (subscription === undefined) throw new Error(`${draft.name} has no subscription.`);
  const {
    stripeCustomerId: _,
    stripePriceId: __,
    card,
    ...facts
  } = factsOfSubscription(
    await stripe.subscriptions.retrieve(subscription.id, { expand: ["default_payment_method"] }),
  );
  const made = await stripe.invoices.list({
    customer: stripeCustomerId,
    limit: 100,
    expand: ["data.payments"],
  });
  await client.batch(
    [
      ...insertStatements(billingCustomers, [
        {
          id: customerId,
          userId: payer.userId,
          organizationNo: payer.organizationNo,
          stripeId: stripeCustomerId,
          createdAt: facts.startedAt,
          removedAt: null,
        },
      ]),
      { sql: "UPDATE plan_prices SET stripe_price_id = ? WHERE id = ?", args: [stripePriceId, price.id] },
      ...insertStatements(subscriptions, [
        {
          ...facts,
          id: fixedId(`subscription ${whose}`, MADE_MS),
          customerId,
          priceId: price.id,
          pastDueSince: null,
          graceUntil: null,
          cardBrand: card?.brand ?? null,
          cardLast4: card?.last4 ?? null,
          cardExpires: card?.expires ?? null,
          version: 1,
          changedAt: nowMs,
          // The clock has looked, and reminds nobody on the seed's day.
          remindLookAt: nowMs + 10 * DAY_MS,
          remindedAt: null,
        },
      ]),
      ...insertStatements(
        invoices,
        made.data.map((invoice) => {
          const { stripeCustomerId: ofCustomer, ...columns } = factsOfInvoice(invoice);
          if (ofCustomer !== stripeCustomerId) throw new Error("An invoice of another customer.");
          return {
            ...columns,
            // The stand-in that made them ends with the seed: they are read from the one that `npm run dev` starts.
            pageUrl: atDemoStripe(columns.pageUrl),
            pdfUrl: atDemoStripe(columns.pdfUrl),
            customerId,
            refundedCents: 0,
            dispute: null,
            failure: null,
            version: 1,
            refundTries: 0,
            refundingUntil: 0,
          };
        }),
      ),
      ...insertStatements(billingEvents, [
        {
          id: fixedId(`subscribed ${whose}`, MADE_MS),
          customerId,
          kind: "subscribed",
          byUserId: null,
          at: facts.startedAt,
          detail: seatWords(facts.seats),
        },
      ]),
      {
        sql: "UPDATE organizations SET seats = ? WHERE organization_no = ?",
        args: [facts.seats, payer.organizationNo],
      },
      {
        sql: `UPDATE organization_applications SET pricing_tier = ?, payment_due = 1, paid_at = ?
          WHERE organization_no = ? AND status = 'approved'`,
        args: [draft.plan, facts.startedAt, payer.organizationNo],
      },
    ],
    "write",
  );
}

const atDemoStripe = (url: string | null): string | null =>
  url === null ? null : `http://127.0.0.1:${DEMO_STRIPE_PORT}${new URL(url).pathname}`;

async function findPayer(client: Client, email = "", organizationSlug = ""): Promise<Payer> {
  const { rows } = await client.execute({
    sql: `SELECT (SELECT id FROM users WHERE email = ?) userId, o.organization_no organizationNo,
        (SELECT count(*) FROM organization_members m WHERE m.organization_no = o.organization_no AND m.left_at IS NULL) taken
      FROM (SELECT 1) LEFT JOIN organizations o ON o.url_slug = ?`,
    args: [email, organizationSlug],
  });
  const [row] = rows;
  const { userId = null, organizationNo = null, taken = 0 } = { ...row };
  return {
    userId: typeof userId === "string" ? userId : null,
    organizationNo: typeof organizationNo === "number" ? organizationNo : null,
    seats: Number(taken),
  };
}

async function findPrice(client: Client, id: string): Promise<Price> {
  const { rows } = await client.execute({
    sql: `SELECT p.name planName, pp.amount_cents amountCents, p.per_seat perSeat, p.seats_min seatsMin
      FROM plan_prices pp JOIN plans p ON p.id = pp.plan_id WHERE pp.id = ?`,
    args: [id],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`No price ${id}.`);
  return {
    id,
    planName: String(row.planName),
    amountCents: Number(row.amountCents),
    perSeat: row.perSeat === 1,
    seatsMin: Number(row.seatsMin),
  };
}
