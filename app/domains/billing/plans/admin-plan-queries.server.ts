/** Plans for admins: every price they ever had, and how many pay it. */
import { type SQL, sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { COUNTED_ROWS } from "#app/platform/lists/list-page.ts";
import { BILLING_INTERVALS, ENTITLEMENTS, OFFER_STATUSES, PLAN_AUDIENCES } from "#db/lists.ts";

const MOST_PLANS = 50;
/** Shown prices of a plan, newest first. */
export const SHOWN_PRICES = 50;

const planRow = {
  id: text,
  key: text,
  audience: oneOf(PLAN_AUDIENCES),
  name: text,
  summary: text,
  includes: text,
  status: oneOf(OFFER_STATUSES),
  perSeat: flag,
  seatsMin: integer,
  seatsMax: integer,
  changedAt: integer,
};
const priceRow = {
  id: text,
  planId: text,
  interval: oneOf(BILLING_INTERVALS),
  amountCents: integer,
  currency: text,
  status: oneOf(OFFER_STATUSES),
  atStripe: flag,
  createdAt: integer,
  /** Live subscriptions, counted up to the limit of lists. */
  live: integer,
};
export type AdminPrice = RowOf<typeof priceRow>;

type Reading = Pick<AppContext, "db" | "clock">;

const plansStatement = ({ db }: Reading, where: SQL) =>
  rowsOf(
    db,
    "plans for admins",
    planRow,
    sql`SELECT id, key, audience, name, summary, includes, status, per_seat perSeat, seats_min seatsMin,
      seats_max seatsMax, changed_at changedAt FROM plans WHERE ${where} ORDER BY position, key LIMIT ${MOST_PLANS}`,
  );
const pricesStatement = ({ db, clock }: Reading, where: SQL, most: number) =>
  rowsOf(
    db,
    "prices for admins",
    priceRow,
    sql`SELECT pp.id, pp.plan_id planId, pp.interval, pp.amount_cents amountCents, pp.currency, pp.status,
      pp.stripe_price_id IS NOT NULL atStripe, pp.created_at createdAt,
      (SELECT count(*) FROM (SELECT 1 FROM subscriptions s WHERE s.price_id = pp.id
        AND ${isLiveSubscription(sql`s`, clock.now())} LIMIT ${COUNTED_ROWS + 1})) live
    FROM plan_prices pp WHERE ${where} ORDER BY pp.status, pp.interval, pp.created_at DESC, pp.id LIMIT ${most}`,
  );

/** Every plan in order, with its offered prices. One round trip. */
export async function listAdminPlans(context: Reading) {
  const [plans, prices] = await context.db.batch([
    plansStatement(context, sql`1`),
    pricesStatement(context, sql`pp.status = 'offered'`, MOST_PLANS * 2),
  ]);
  return plans.map((plan) => ({ ...plan, prices: prices.filter(({ planId }) => planId === plan.id) }));
}

/** A plan with all its prices and entitlements; null when there is none. One round trip. */
export async function findAdminPlan(context: Reading, id: string) {
  const [plans, prices, entitlements] = await context.db.batch([
    plansStatement(context, sql`id = ${id}`),
    pricesStatement(context, sql`pp.plan_id = ${id}`, SHOWN_PRICES),
    rowsOf(
      context.db,
      "entitlements of a plan",
      { entitlement: oneOf(ENTITLEMENTS) },
      sql`SELECT entitlement FROM plan_entitlements WHERE plan_id = ${id} ORDER BY entitlement`,
    ),
  ]);
  const plan = plans[0];
  if (plan === undefined) return null;
  return { plan, prices, entitlements: entitlements.map(({ entitlement }) => entitlement) };
}
export type FoundPlan = NonNullable<Awaited<ReturnType<typeof findAdminPlan>>>;

/** The state that an admin saw, sent back with a change. */
export const seenOf = ({ plan }: Pick<FoundPlan, "plan">): string => String(plan.changedAt);
