/** Changing a subscription: seats, plan, canceling and resuming. Stripe's answer decides. */
import { eq, sql } from "drizzle-orm";
import { isOneOf, takenSeats } from "#app/domains/organizations/membership-queries.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { type Asked, askStripe } from "#app/platform/payments.ts";
import { PLAN_AUDIENCES, SUBSCRIPTION_STATUSES } from "#db/lists.ts";
import { subscriptions } from "#db/schema/index.ts";
import { ASKED_OF_STRIPE, PREVIEW_MINUTES, REASON_MAX_CHARACTERS } from "../limits.ts";
import { isForIt, isPayer, type PayerKey } from "../payer-queries.server.ts";
import { makePrice, priceStatement, seatRange } from "../plans/stripe-prices.server.ts";
import type { CancelFeedback } from "../types.ts";
import { syncSubscription, TryLater } from "./subscription-sync.server.ts";

export type ChangeOutcome =
  | { kind: "done" }
  /** Stripe accepted it, but its new state isn't written yet; the webhook will bring it. */
  | { kind: "later" }
  | { kind: "not-yours" }
  /** The subscription changed since the page was read, or has ended. */
  | { kind: "moved" }
  | { kind: "withdrawn" }
  | { kind: "seats"; least: number; most: number }
  /** The card was refused, or the bank wants confirmation; nothing was changed. */
  | { kind: "card" }
  | { kind: "down" }
  | { kind: "off" };

export type Proration = {
  /** Due for the rest of this period; a negative amount is credited to the next invoice. */
  dueCents: number;
  /** The price of a full period after the change, before tax. */
  nextCents: number;
  taxCents: number;
  currency: string;
  /** The moment it was computed for; the change is charged as of it. */
  atMs: number;
};

const factsRow = {
  stripeId: text,
  status: oneOf(SUBSCRIPTION_STATUSES),
  version: integer,
  seats: integer,
  priceId: nullable(text),
  /** The current plan's audience; null when its price at Stripe isn't ours. */
  audience: nullable(oneOf(PLAN_AUDIENCES)),
  allowed: flag,
  taken: integer,
};
type Facts = RowOf<typeof factsRow>;

/** The chosen price and number of seats. */
export type Choice = { priceId: string; seats: number };

async function findFacts(context: AppContext, userId: string, payer: PayerKey, priceId: string | null) {
  const { db, clock } = context;
  const allowed =
    payer.kind === "account"
      ? sql`${payer.userId === userId}`
      : isOneOf(userId, payer.organizationNo, ["owner", "manager"]);
  const taken = payer.kind === "account" ? sql`0` : takenSeats(sql`${payer.organizationNo}`, clock.now());
  const { facts, wanted } = await db.batch({
    facts: rowsOf(
      db,
      "subscription to change",
      factsRow,
      sql`
      SELECT s.stripe_id stripeId, s.status, s.version, s.seats, s.price_id priceId, p.audience,
        ${allowed} allowed, ${taken} taken
      FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        LEFT JOIN plan_prices pp ON pp.id = s.price_id LEFT JOIN plans p ON p.id = pp.plan_id
      WHERE ${isPayer(payer)} AND ${isForIt(payer, sql`s`)}
        AND s.status IN ('active', 'trialing', 'past_due', 'unpaid')
      ORDER BY s.started_at DESC LIMIT 1`,
    ),
    wanted: priceStatement(context, priceId),
  });
  return { facts: facts[0] ?? null, wanted: wanted[0] ?? null };
}

type Ready =
  | { kind: "ready"; facts: Facts; stripePriceId: string; amountCents: number }
  | Exclude<ChangeOutcome, { kind: "done" } | { kind: "later" } | { kind: "card" }>;

/** Checks the choice and finds Stripe's price for it. A withdrawn price can be continued, not chosen. */
async function prepare(context: AppContext, userId: string, payer: PayerKey, choice: Choice): Promise<Ready> {
  if (context.payments() === null) return { kind: "off" };
  const { facts, wanted } = await findFacts(context, userId, payer, choice.priceId);
  if (facts === null) return { kind: "moved" };
  if (!facts.allowed) return { kind: "not-yours" };
  const isCurrent = wanted !== null && wanted.id === facts.priceId;
  if (wanted === null || wanted.audience !== facts.audience || !(wanted.offered || isCurrent))
    return { kind: "withdrawn" };
  const { least, most } = seatRange(wanted, facts.taken);
  if (choice.seats < least || choice.seats > most) return { kind: "seats", least, most };
  const stripePriceId = wanted.stripePriceId ?? (await makePrice(context, wanted));
  return stripePriceId === null
    ? { kind: "down" }
    : { kind: "ready", facts, stripePriceId, amountCents: wanted.amountCents };
}

/** The cost of a choice, computed by Stripe; nothing changes. */
export async function previewChange(
  context: AppContext,
  userId: string,
  payer: PayerKey,
  choice: Choice,
): Promise<{ kind: "preview"; proration: Proration } | Exclude<Ready, { kind: "ready" }>> {
  if ((await context.limiters.take("stripe", userId, ASKED_OF_STRIPE.most, ASKED_OF_STRIPE.minutes)) > 0)
    return { kind: "down" };
  const ready = await prepare(context, userId, payer, choice);
  if (ready.kind !== "ready") return ready;
  const atSeconds = Math.floor(context.clock.now() / SECOND_MS);
  const asked = await askStripe(context, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(ready.facts.stripeId);
    const item = subscription.items.data[0]?.id ?? "";
    return stripe.invoices.createPreview({
      subscription: ready.facts.stripeId,
      subscription_details: {
        items: [{ id: item, price: ready.stripePriceId, quantity: choice.seats }],
        proration_behavior: "always_invoice",
        proration_date: atSeconds,
      },
    });
  });
  if (asked.kind !== "said") return { kind: asked.kind === "refused" ? "moved" : asked.kind };
  const { total, total_taxes: taxes, currency } = asked.value;
  return {
    kind: "preview",
    proration: {
      dueCents: total,
      nextCents: ready.amountCents * choice.seats,
      taxCents: (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      currency,
      atMs: atSeconds * SECOND_MS,
    },
  };
}

/** Changes plan or seats at once, charged as of the preview's moment. `seen` is the preview's version. */
export async function changeSubscription(
  context: AppContext,
  userId: string,
  payer: PayerKey,
  { seen, atMs, ...choice }: Choice & { seen: number; atMs: number },
): Promise<ChangeOutcome> {
  const ready = await prepare(context, userId, payer, choice);
  if (ready.kind !== "ready") return ready;
  const { facts, stripePriceId } = ready;
  const age = context.clock.now() - atMs;
  if (age < 0 || age > PREVIEW_MINUTES * MINUTE_MS) return { kind: "moved" };
  // Claimed before Stripe is asked: of two people with the same preview only one changes it, and each try has its own key.
  const claimed = await commit(context, {
    guards: {
      moved: sql`(SELECT cs.version FROM subscriptions cs WHERE cs.stripe_id = ${facts.stripeId}) = ${seen}`,
    },
    statements: [
      context.db.orm
        .update(subscriptions)
        .set({ version: seen + 1 })
        .where(eq(subscriptions.stripeId, facts.stripeId)),
    ],
  });
  if (claimed.kind === "stale") return { kind: "moved" };
  const asked = await askStripe(context, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(facts.stripeId);
    return stripe.subscriptions.update(
      facts.stripeId,
      {
        items: [{ id: subscription.items.data[0]?.id ?? "", price: stripePriceId, quantity: choice.seats }],
        proration_behavior: "always_invoice",
        proration_date: Math.floor(atMs / SECOND_MS),
        // A refused card changes nothing.
        payment_behavior: "error_if_incomplete",
      },
      { idempotencyKey: `change-${facts.stripeId}-${seen}` },
    );
  });
  return settle(context, asked, facts.stripeId, userId);
}

/** Cancels the subscription at the end of its period, with the reason. */
export async function cancelSubscription(
  context: AppContext,
  userId: string,
  payer: PayerKey,
  { feedback, comment }: { feedback: CancelFeedback; comment: string },
): Promise<ChangeOutcome> {
  return update(context, userId, payer, (stripe, stripeId) =>
    stripe.subscriptions.update(stripeId, {
      cancel_at_period_end: true,
      cancellation_details: { feedback, comment: comment.slice(0, REASON_MAX_CHARACTERS) },
    }),
  );
}

/** Resumes a canceled subscription before it ends. */
export function resumeSubscription(
  context: AppContext,
  userId: string,
  payer: PayerKey,
): Promise<ChangeOutcome> {
  return update(context, userId, payer, (stripe, stripeId) =>
    stripe.subscriptions.update(stripeId, { cancel_at_period_end: false }),
  );
}

type Update = Parameters<typeof askStripe>[1];

async function update(
  context: AppContext,
  userId: string,
  payer: PayerKey,
  ask: (stripe: Parameters<Update>[0], stripeId: string) => Promise<unknown>,
): Promise<ChangeOutcome> {
  if (context.payments() === null) return { kind: "off" };
  const { facts } = await findFacts(context, userId, payer, null);
  if (facts === null) return { kind: "moved" };
  if (!facts.allowed) return { kind: "not-yours" };
  const asked = await askStripe(context, (stripe) => ask(stripe, facts.stripeId));
  return settle(context, asked, facts.stripeId, userId);
}

/** Stripe's error codes about the card, not about the request. */
const OF_THE_CARD = /card|cvc|funds|payment|authentication/;

/** After Stripe accepted a change, writes its new state; if that fails, the webhook will. */
async function settle(
  context: AppContext,
  asked: Asked<unknown>,
  stripeId: string,
  userId: string,
): Promise<ChangeOutcome> {
  if (asked.kind === "off") return { kind: "off" };
  if (asked.kind === "refused") return { kind: OF_THE_CARD.test(asked.code) ? "card" : "moved" };
  if (asked.kind !== "said") return { kind: "down" };
  try {
    await syncSubscription(context, stripeId, userId);
    return { kind: "done" };
  } catch (error) {
    if (error instanceof TryLater) return { kind: "later" };
    throw error;
  }
}

/** Opens Stripe's own pages for one visit, where the payer changes the card and sees charges. */
export async function openPortal(
  context: AppContext,
  userId: string,
  payer: PayerKey,
): Promise<{ kind: "go"; url: string } | { kind: "not-yours" | "moved" | "down" | "off" }> {
  const { db, origin } = context;
  if (context.payments() === null) return { kind: "off" };
  const allowed =
    payer.kind === "account"
      ? sql`${payer.userId === userId}`
      : isOneOf(userId, payer.organizationNo, ["owner", "manager"]);
  const [rows] = await db.batch([
    rowsOf(
      db,
      "payer",
      { stripeId: text, allowed: flag, slug: nullable(text) },
      sql`
      SELECT c.stripe_id stripeId, ${allowed} allowed, o.url_slug slug
      FROM billing_customers c LEFT JOIN organizations o ON o.organization_no = c.organization_no
      WHERE ${isPayer(payer)} LIMIT 1`,
    ),
  ]);
  const [found] = rows;
  if (found === undefined) return { kind: "moved" };
  if (!found.allowed) return { kind: "not-yours" };
  const asked = await askStripe(context, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer: found.stripeId,
      return_url: `${origin}${paymentPaths.billing(found.slug === null ? {} : { organization: found.slug })}`,
    }),
  );
  return asked.kind === "said"
    ? { kind: "go", url: asked.value.url }
    : { kind: asked.kind === "off" ? "off" : "down" };
}
