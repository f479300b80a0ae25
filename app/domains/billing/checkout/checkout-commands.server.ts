/** Starting a checkout at Stripe: one open checkout per payer, no matter who clicks or how often. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isOpenSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import { isOneOf, takenSeats } from "#app/domains/organizations/membership-queries.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS, SECOND_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { askStripe, keyFor } from "#app/platform/payments.ts";
import { CHECKOUT_STATUSES } from "#db/lists.ts";
import { checkouts } from "#db/schema/index.ts";
import { ASKED_OF_STRIPE, CHECKOUT_HOURS, STARTING_MS } from "../limits.ts";
import { makePrice, priceStatement, seatRange } from "../plans/stripe-prices.server.ts";
import { TryLater } from "../subscriptions/subscription-sync.server.ts";
import { type CheckoutPayer, findAtStripe, isCustomerOf, makeCustomer } from "./checkout-customer.server.ts";
import { syncCheckout } from "./checkout-sync.server.ts";

export type CheckoutOutcome =
  | { kind: "go"; url: string }
  /** The payer has a subscription already. */
  | { kind: "already" }
  /** The plan or its price isn't offered anymore, or is for others. */
  | { kind: "withdrawn" }
  | { kind: "not-yours" }
  | { kind: "seats"; least: number; most: number }
  /** Another person who may pay has just started with another choice. */
  | { kind: "busy" }
  /** Stripe doesn't answer, or refuses; nothing was started that could charge anyone. */
  | { kind: "down" }
  /** No key is set. */
  | { kind: "off" };

const payerRow = {
  customerId: nullable(text),
  stripeCustomerId: nullable(text),
  name: text,
  email: text,
  allowed: flag,
  /** Taken seats of an organization. */
  taken: integer,
  subscribed: flag,
};

const openRow = {
  id: text,
  priceId: text,
  seats: integer,
  status: oneOf(CHECKOUT_STATUSES),
  stripeId: nullable(text),
  url: nullable(text),
  /** The organization of a member's own seat. */
  forOrganizationNo: nullable(integer),
  createdAt: integer,
};
type OpenCheckout = RowOf<typeof openRow>;

/** Starts a checkout, or returns the open one for the same choice. No one is charged before Stripe's page. */
export async function startCheckout(
  context: AppContext,
  userId: string,
  payer: CheckoutPayer,
  { priceId, seats }: { priceId: string; seats: number },
): Promise<CheckoutOutcome> {
  const { db } = context;
  if (context.payments() === null) return { kind: "off" };
  if ((await context.limiters.take("stripe", userId, ASKED_OF_STRIPE.most, ASKED_OF_STRIPE.minutes)) > 0)
    return { kind: "busy" };
  const { prices, payers, open } = await db.batch({
    prices: priceStatement(context, priceId),
    payers: payerStatement(context, userId, payer),
    open: openStatement(context, isCustomerOf(userId, payer)),
  });
  const [price] = prices;
  const [facts] = payers;
  if (facts === undefined || !facts.allowed) return { kind: "not-yours" };
  if (price === undefined || !price.offered || price.audience !== payer.audience)
    return { kind: "withdrawn" };
  if (facts.subscribed) return { kind: "already" };
  const { least, most } = seatRange(price, facts.taken);
  if (seats < least || seats > most) return { kind: "seats", least, most };

  const before = open[0];
  if (before !== undefined) {
    const cleared = await clearOther(context, before, { priceId, seats, organizationNo: seatIn(payer) });
    if (cleared !== "cleared") return cleared;
  }
  const known = await findAtStripe(context, facts.stripeCustomerId, price.stripePriceId);
  if (known === null) return { kind: "down" };
  const stripeCustomerId = known.customer ?? (await makeCustomer(context, userId, payer, facts));
  if (stripeCustomerId === null) return { kind: "down" };
  const stripePriceId = known.price ?? (await makePrice(context, price));
  if (stripePriceId === null) return { kind: "down" };
  const checkout = await reserve(context, userId, payer, { stripeCustomerId, priceId, seats });
  if (checkout === null) return { kind: "already" };
  // Of two simultaneous clicks the second finds the first one's checkout, which must be for the same choice.
  if (!isFor(checkout, { priceId, seats, organizationNo: seatIn(payer) })) return { kind: "busy" };
  return openPage(context, checkout, { stripeCustomerId, stripePriceId, payer });
}

/** The organization of a member's own seat. */
const seatIn = (payer: CheckoutPayer): number | null => (payer.kind === "seat" ? payer.organizationNo : null);

type Chosen = { priceId: string; seats: number; organizationNo: number | null };
const isFor = (
  { priceId, seats, forOrganizationNo }: Pick<OpenCheckout, "priceId" | "seats" | "forOrganizationNo">,
  chosen: Chosen,
): boolean =>
  priceId === chosen.priceId && seats === chosen.seats && forOrganizationNo === chosen.organizationNo;

function payerStatement({ db, clock }: AppContext, userId: string, payer: CheckoutPayer) {
  const ofOrganization = payer.kind === "organization";
  const organizationNo = payer.kind === "account" ? null : payer.organizationNo;
  const allowed =
    payer.kind === "organization"
      ? isOneOf(userId, payer.organizationNo, ["owner", "manager"])
      : payer.kind === "account"
        ? sql`EXISTS (SELECT 1 FROM user_roles ar WHERE ar.user_id = u.id AND ar.role = 'agent')`
        : sql`EXISTS (SELECT 1 FROM organization_invites ai WHERE ai.id = ${payer.inviteId}
            AND ai.organization_no = ${payer.organizationNo} AND ai.email = u.email AND ai.status = 'open')`;
  return rowsOf(
    db,
    "payer of a checkout",
    payerRow,
    sql`
    SELECT c.id customerId, c.stripe_id stripeCustomerId, u.email,
      ${ofOrganization ? sql`o.name` : sql`u.first_name || ' ' || u.last_name`} name, ${allowed} allowed,
      ${ofOrganization ? takenSeats(sql`o.organization_no`, clock.now()) : sql`0`} taken,
      EXISTS (SELECT 1 FROM subscriptions s WHERE s.customer_id = c.id AND ${isOpenSubscription(sql`s`)}
        AND s.for_organization_no IS ${payer.kind === "seat" ? payer.organizationNo : null}) subscribed
    FROM users u LEFT JOIN organizations o ON o.organization_no = ${organizationNo}
      LEFT JOIN billing_customers c ON ${isCustomerOf(userId, payer)}
    WHERE u.id = ${userId} LIMIT 1`,
  );
}

const openStatement = ({ db }: Pick<AppContext, "db">, isOfPayer: SQL) =>
  rowsOf(
    db,
    "open checkout",
    openRow,
    sql`
    SELECT k.id, k.price_id priceId, k.seats, k.status, k.stripe_id stripeId, k.url,
      k.for_organization_no forOrganizationNo, k.created_at createdAt
    FROM billing_customers c JOIN checkouts k ON k.customer_id = c.id
    WHERE ${isOfPayer} AND k.status IN ('starting', 'open') LIMIT 1`,
  );

/** Closes an open checkout for another choice, or one that is too old, at Stripe first. A payment made on it counts. */
async function clearOther(
  context: AppContext,
  open: OpenCheckout,
  chosen: Chosen,
): Promise<"cleared" | CheckoutOutcome> {
  const { id, stripeId, createdAt } = open;
  const nowMs = context.clock.now();
  if (isFor(open, chosen) && nowMs <= createdAt + CHECKOUT_HOURS * HOUR_MS) return "cleared";
  if (stripeId === null) {
    // Its page is just being created for someone else. Later it is abandoned, and no one has its address.
    if (nowMs < createdAt + STARTING_MS) return { kind: "busy" };
    return (await close(context, id, "starting")) ? "cleared" : { kind: "busy" };
  }
  const asked = await askStripe(context, (stripe) => stripe.checkout.sessions.expire(stripeId));
  if (asked.kind === "said") {
    await close(context, id, "open");
    return "cleared";
  }
  if (asked.kind !== "refused") return { kind: "down" };
  // It can't be closed, because it was paid or has expired.
  try {
    await syncCheckout(context, stripeId);
  } catch (error) {
    if (error instanceof TryLater) return { kind: "down" };
    throw error;
  }
  const [rows] = await context.db.batch([
    context.db.orm.select({ status: checkouts.status }).from(checkouts).where(eq(checkouts.id, id)).limit(1),
  ]);
  return rows[0]?.status === "expired" ? "cleared" : { kind: "already" };
}

/** Expires a checkout that is still as read; false when it changed meanwhile. */
async function close(context: AppContext, id: string, status: "starting" | "open"): Promise<boolean> {
  const { results } = await commit(context, {
    statements: [
      context.db.orm
        .update(checkouts)
        .set({ status: "expired" })
        .where(and(eq(checkouts.id, id), eq(checkouts.status, status)))
        .returning({ id: checkouts.id }),
    ],
  });
  return results[0].length > 0;
}

/** Stores the checkout before Stripe is asked, and returns the payer's open one. Null when there is a subscription already. */
async function reserve(
  context: AppContext,
  userId: string,
  payer: CheckoutPayer,
  { stripeCustomerId, priceId, seats }: { stripeCustomerId: string; priceId: string; seats: number },
): Promise<OpenCheckout | null> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const ofCustomer = sql`c.stripe_id = ${stripeCustomerId}`;
  const written = await commit(context, {
    guards: {
      already: sql`NOT EXISTS (SELECT 1 FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        WHERE ${ofCustomer} AND ${isOpenSubscription(sql`s`)}
          AND s.for_organization_no IS ${payer.kind === "seat" ? payer.organizationNo : null})`,
    },
    duplicates: ["checkouts.customer_id"],
    statements: [
      db.orm.insert(checkouts).values({
        id: newId(nowMs),
        customerId: sql`(SELECT c.id FROM billing_customers c WHERE ${ofCustomer})`,
        priceId,
        seats,
        status: "starting",
        startedBy: userId,
        forOrganizationNo: payer.kind === "seat" ? payer.organizationNo : null,
        inviteId: payer.kind === "seat" ? payer.inviteId : null,
        createdAt: nowMs,
        expiresAt: nowMs + CHECKOUT_HOURS * HOUR_MS,
      }),
    ],
  });
  if (written.kind === "stale") return null;
  const [rows] = await db.batch([openStatement(context, ofCustomer)]);
  return rows[0] ?? null;
}

/** Asks Stripe for the page of a stored checkout. Asking again returns the same page. */
async function openPage(
  context: AppContext,
  { id, priceId, seats, url, createdAt }: OpenCheckout,
  to: { stripeCustomerId: string; stripePriceId: string; payer: CheckoutPayer },
): Promise<CheckoutOutcome> {
  if (url !== null) return { kind: "go", url };
  const { db, origin } = context;
  const { payer } = to;
  const metadata: Stripe.MetadataParam = {
    checkout: id,
    price: priceId,
    ...(payer.kind === "seat" && { organization: String(payer.organizationNo) }),
  };
  const asked = await askStripe(context, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: to.stripeCustomerId,
        client_reference_id: id,
        line_items: [{ price: to.stripePriceId, quantity: seats }],
        success_url: `${origin}${paymentPaths.paymentSuccess()}?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${paymentPaths.paymentCanceled({ checkout: id })}`,
        expires_at: Math.floor((createdAt + CHECKOUT_HOURS * HOUR_MS) / SECOND_MS),
        automatic_tax: { enabled: true },
        customer_update: { address: "auto" },
        // A plan that costs nothing asks for no card.
        payment_method_collection: "if_required",
        metadata,
        subscription_data: { metadata },
      },
      { idempotencyKey: keyFor(context, `checkout-${id}`) },
    ),
  );
  if (asked.kind === "refused") {
    await close(context, id, "starting");
    return { kind: "down" };
  }
  if (asked.kind !== "said" || asked.value.url === null)
    return { kind: asked.kind === "off" ? "off" : "down" };
  const { id: stripeId, url: page } = asked.value;
  const { results } = await commit(context, {
    statements: [
      db.orm
        .update(checkouts)
        .set({ status: "open", stripeId, url: page })
        .where(and(eq(checkouts.id, id), eq(checkouts.status, "starting")))
        .returning({ id: checkouts.id }),
    ],
  });
  if (results[0].length > 0) return { kind: "go", url: page };
  // Another click stored the same page; or the checkout was expired meanwhile and must not be paid.
  const [rows] = await db.batch([
    db.orm
      .select({ stripeId: checkouts.stripeId, status: checkouts.status })
      .from(checkouts)
      .where(eq(checkouts.id, id))
      .limit(1),
  ]);
  if (rows[0]?.stripeId === stripeId && rows[0].status !== "expired") return { kind: "go", url: page };
  await askStripe(context, (stripe) => stripe.checkout.sessions.expire(stripeId));
  return { kind: "busy" };
}
