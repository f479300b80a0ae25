/** The result of a checkout, for the payer who returns from Stripe's page. */
import { sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import { managedNumbers } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { BILLING_INTERVALS, CHECKOUT_STATUSES } from "#db/lists.ts";
import { TryLater } from "../subscriptions/subscription-sync.server.ts";
import { syncCheckout } from "./checkout-sync.server.ts";

const resultRow = {
  id: text,
  status: oneOf(CHECKOUT_STATUSES),
  stripeId: nullable(text),
  url: nullable(text),
  priceId: text,
  interval: oneOf(BILLING_INTERVALS),
  seats: integer,
  plan: text,
  /** Null for an account's own plan. */
  organization: nullable(text),
  slug: nullable(text),
  /** For a member's own seat: the organization and the invite. */
  forOrganization: nullable(text),
  forSlug: nullable(text),
  inviteId: nullable(text),
  /** The subscription is paid, or was paid and has ended. */
  paid: flag,
};
export type CheckoutResult = RowOf<typeof resultRow>;

/** A checkout in an address: by our id, or by Stripe's session id. */
export type CheckoutName = { id: string } | { session: string };

/** Null unless the checkout is this account's, or of an organization that it manages. */
export async function findCheckout(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  name: CheckoutName,
): Promise<CheckoutResult | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "result of a checkout",
      resultRow,
      sql`
      SELECT k.id, k.status, k.stripe_id stripeId,
        -- Executives see the result; the page is only for those who may pay.
        CASE WHEN c.user_id = ${userId} OR EXISTS (SELECT 1 FROM organization_members um
          WHERE um.organization_no = c.organization_no AND um.user_id = ${userId} AND um.left_at IS NULL
            AND um.role IN ('owner', 'manager')) THEN k.url END url, k.price_id priceId, pp.interval, k.seats, p.name plan,
        o.name organization, o.url_slug slug, fo.name forOrganization, fo.url_slug forSlug, k.invite_id inviteId,
        EXISTS (SELECT 1 FROM subscriptions s WHERE s.customer_id = k.customer_id
          AND s.for_organization_no IS k.for_organization_no AND (${isLiveSubscription(sql`s`, clock.now())}
            OR (s.started_at >= k.created_at - ${DAY_MS} AND s.status NOT IN ('incomplete', 'incomplete_expired')))) paid
      FROM checkouts k JOIN billing_customers c ON c.id = k.customer_id
        JOIN plan_prices pp ON pp.id = k.price_id JOIN plans p ON p.id = pp.plan_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
        LEFT JOIN organizations fo ON fo.organization_no = k.for_organization_no
      WHERE ${"id" in name ? sql`k.id = ${name.id}` : sql`k.stripe_id = ${name.session}`}
        AND (c.user_id = ${userId} OR c.organization_no IN ${managedNumbers(sql`${userId}`)}) LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

export type ResultState =
  | "paid"
  /** Stripe accepted it, but we don't have the subscription yet; or Stripe doesn't answer. */
  | "on-its-way"
  /** Stripe's page is still open. */
  | "open"
  /** It closed without a payment. */
  | "not-paid";

/**
 * The state of a checkout. While our row is open Stripe is asked once, because payers often return before the webhook.
 */
export async function readResult(
  context: AppContext,
  userId: string,
  name: CheckoutName,
): Promise<{ checkout: CheckoutResult; state: ResultState } | null> {
  const found = await findCheckout(context, userId, name);
  if (found === null) return null;
  const { stripeId, status } = found;
  const settled = status === "expired" || (status === "complete" && found.paid);
  if (settled || stripeId === null) return { checkout: found, state: stateOf(found, true) };
  let asked = false;
  try {
    await syncCheckout(context, stripeId);
    asked = true;
  } catch (error) {
    if (!(error instanceof TryLater)) throw error;
  }
  const checkout = (await findCheckout(context, userId, name)) ?? found;
  return { checkout, state: stateOf(checkout, asked) };
}

function stateOf({ status, paid }: CheckoutResult, asked: boolean): ResultState {
  if (status === "complete") return paid ? "paid" : "on-its-way";
  if (status === "expired") return "not-paid";
  return asked ? "open" : "on-its-way";
}
