/** Payers, and what they pay for today. */
import { type SQL, sql } from "drizzle-orm";
import { isLiveSubscription, isOpenSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import {
  belongedWhenClosed,
  managedNumbers,
  takenSeats,
} from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  BILLING_EVENTS,
  BILLING_INTERVALS,
  CANCEL_FEEDBACK,
  INVOICE_STATUSES,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
  PLAN_AUDIENCES,
  SUBSCRIPTION_STATUSES,
} from "#db/lists.ts";
import { LISTED_EVENTS, LISTED_INVOICES } from "./limits.ts";
import { plansStatement, readPlans } from "./plans/plan-queries.server.ts";
import { holdersStatement } from "./subscriptions/seat-queries.server.ts";
import type { Plan, PlanAudience } from "./types.ts";

const PAYERS_MOST = 200;

const organizationRow = {
  no: integer,
  id: text,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  /** Null when no number is set. */
  seats: nullable(integer),
  taken: integer,
  /** Closed: those who paid for it then can still see what was paid. */
  closed: flag,
};
export type PayingOrganization = RowOf<typeof organizationRow>;

/** The membership (`m`) was an owner's or manager's when its organization, which had paid, closed. */
const paidUntilClosed = sql`(${belongedWhenClosed(sql`m`)} AND m.role IN ('owner', 'manager')
  AND EXISTS (SELECT 1 FROM billing_customers cc WHERE cc.organization_no = m.organization_no))`;

/**
 * Organizations whose billing this account may see: those it manages, and with `closed` also those it paid for until they
 * closed.
 */
const organizationsStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  { closed }: { closed: boolean },
) =>
  rowsOf(
    db,
    "organizations of a payer",
    organizationRow,
    sql`
    SELECT o.organization_no no, o.id, o.name, o.url_slug slug, o.type, m.role, o.seats,
      ${takenSeats(sql`o.organization_no`, clock.now())} taken, o.status = 'archived' closed
    FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
    WHERE m.user_id = ${userId} AND ((m.left_at IS NULL AND o.organization_no IN ${managedNumbers(sql`${userId}`)})
      ${closed ? sql`OR ${paidUntilClosed}` : sql``})
    ORDER BY o.status = 'archived', m.joined_at, m.id LIMIT ${PAYERS_MOST}`,
  );

const subscriptionRow = {
  stripeId: text,
  customerId: text,
  status: oneOf(SUBSCRIPTION_STATUSES),
  live: flag,
  open: flag,
  seats: integer,
  periodEnd: integer,
  cancelAtPeriodEnd: flag,
  cancelFeedback: nullable(oneOf(CANCEL_FEEDBACK)),
  endedAt: nullable(integer),
  graceUntil: nullable(integer),
  cardBrand: nullable(text),
  cardLast4: nullable(text),
  cardExpires: nullable(text),
  version: integer,
  priceId: nullable(text),
  interval: nullable(oneOf(BILLING_INTERVALS)),
  amountCents: nullable(integer),
  currency: nullable(text),
  /** No longer offered; existing subscriptions continue. */
  withdrawn: nullable(flag),
  planId: nullable(text),
  planName: nullable(text),
  audience: nullable(oneOf(PLAN_AUDIENCES)),
  perSeat: nullable(flag),
  seatsMin: nullable(integer),
  seatsMax: nullable(integer),
  /** The organization of a member's own seat. */
  forOrganization: nullable(text),
  forOrganizationNo: nullable(integer),
  forSlug: nullable(text),
  organizationNo: nullable(integer),
};
export type OwnSubscription = RowOf<typeof subscriptionRow>;

/** A payer. An account pays for its own plan, or for its own seat in an organization (`seatIn`). */
export type PayerKey =
  | { kind: "account"; userId: string; seatIn?: number }
  | { kind: "organization"; organizationNo: number };

/** Condition on `billing_customers` (alias `c`). */
export const isPayer = (payer: PayerKey): SQL =>
  payer.kind === "account"
    ? sql`c.user_id = ${payer.userId}`
    : sql`c.organization_no = ${payer.organizationNo}`;

/** Condition on the payer's `subscriptions` (alias `s`): an account may have one for itself and one for each seat. */
export const isForIt = (payer: PayerKey, s: SQL): SQL =>
  sql`${s}.for_organization_no IS ${payer.kind === "account" ? (payer.seatIn ?? null) : null}`;

/** Subscriptions of payers, open ones first, then newest first. */
export const subscriptionsStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  isOfPayer: SQL,
  { most = 1 } = {},
) =>
  rowsOf(
    db,
    "subscriptions",
    subscriptionRow,
    sql`
    SELECT s.stripe_id stripeId, s.customer_id customerId, s.status, ${isLiveSubscription(sql`s`, clock.now())} live,
      ${isOpenSubscription(sql`s`)} open, s.seats, s.period_end periodEnd, s.cancel_at_period_end cancelAtPeriodEnd,
      s.cancel_feedback cancelFeedback, s.ended_at endedAt, s.grace_until graceUntil, s.card_brand cardBrand,
      s.card_last4 cardLast4, s.card_expires cardExpires, s.version, s.price_id priceId, pp.interval,
      pp.amount_cents amountCents, pp.currency, p.status = 'withdrawn' OR pp.status = 'withdrawn' withdrawn,
      p.id planId, p.name planName, p.audience, p.per_seat perSeat, p.seats_min seatsMin, p.seats_max seatsMax,
      fo.name forOrganization, s.for_organization_no forOrganizationNo, fo.url_slug forSlug,
      c.organization_no organizationNo
    FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
      LEFT JOIN plan_prices pp ON pp.id = s.price_id LEFT JOIN plans p ON p.id = pp.plan_id
      LEFT JOIN organizations fo ON fo.organization_no = s.for_organization_no
    WHERE ${isOfPayer}
    ORDER BY ${isOpenSubscription(sql`s`)} DESC, s.started_at DESC, s.id DESC LIMIT ${most}`,
  );

const invoiceRow = {
  stripeId: text,
  number: nullable(text),
  status: oneOf(INVOICE_STATUSES),
  currency: text,
  taxCents: integer,
  totalCents: integer,
  paidCents: integer,
  refundedCents: integer,
  dispute: nullable(text),
  pageUrl: nullable(text),
  pdfUrl: nullable(text),
  madeAt: integer,
};
export type OwnInvoice = RowOf<typeof invoiceRow>;

const invoicesStatement = ({ db }: Pick<AppContext, "db">, payer: PayerKey) =>
  rowsOf(
    db,
    "invoices",
    invoiceRow,
    sql`
    SELECT i.stripe_id stripeId, i.number, i.status, i.currency, i.tax_cents taxCents, i.total_cents totalCents,
      i.paid_cents paidCents, i.refunded_cents refundedCents, i.dispute, i.page_url pageUrl, i.pdf_url pdfUrl,
      i.made_at madeAt
    FROM billing_customers c JOIN invoices i ON i.customer_id = c.id
    WHERE ${isPayer(payer)} AND i.status <> 'draft' ORDER BY i.made_at DESC, i.stripe_id LIMIT ${LISTED_INVOICES}`,
  );

const eventRow = { id: text, kind: oneOf(BILLING_EVENTS), at: integer, detail: text, who: nullable(text) };

/** Everything that a payer's billing page shows, with the plans for its audience. One round trip. */
export async function findBilling(
  context: Pick<AppContext, "db" | "clock">,
  payer: PayerKey,
  audience: PlanAudience,
) {
  const { db } = context;
  const { subscriptions, invoices, events, plans, holders } = await db.batch({
    subscriptions: subscriptionsStatement(context, sql`${isPayer(payer)} AND ${isForIt(payer, sql`s`)}`),
    invoices: invoicesStatement(context, payer),
    events: rowsOf(
      db,
      "history of billing",
      eventRow,
      sql`
      SELECT e.id, e.kind, e.at, e.detail, u.first_name || ' ' || u.last_name who
      FROM billing_customers c JOIN billing_events e ON e.customer_id = c.id LEFT JOIN users u ON u.id = e.by_user_id
        AND NOT EXISTS (SELECT 1 FROM user_roles ar WHERE ar.user_id = u.id AND ar.role = 'admin')
      WHERE ${isPayer(payer)} ORDER BY e.at DESC, e.id DESC LIMIT ${LISTED_EVENTS}`,
    ),
    plans: plansStatement(context, [audience]),
    holders: holdersStatement(context, payer.kind === "organization" ? payer.organizationNo : null),
  });
  return { subscription: subscriptions[0] ?? null, invoices, events, plans: readPlans(plans), holders };
}

/** The plans for an organization, and its current subscription. One round trip. */
export async function findOffer(
  context: Pick<AppContext, "db" | "clock">,
  { no, type }: Pick<PayingOrganization, "no" | "type">,
): Promise<{ plans: Plan[]; has: OwnSubscription | null }> {
  const payer: PayerKey = { kind: "organization", organizationNo: no };
  const { plans, subscriptions } = await context.db.batch({
    plans: plansStatement(context, [type]),
    subscriptions: subscriptionsStatement(context, sql`${isPayer(payer)} AND ${isForIt(payer, sql`s`)}`),
  });
  return { plans: readPlans(plans), has: subscriptions[0] ?? null };
}

/** The organizations whose billing this account may see; one round trip. */
export async function listPayingOrganizations(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<PayingOrganization[]> {
  const [rows] = await context.db.batch([organizationsStatement(context, userId, { closed: false })]);
  return rows;
}

/** Everything an account pays for: itself, the organizations it manages, and those it paid for until they closed. */
export async function listSubscriptions(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<{ organizations: PayingOrganization[]; subscriptions: OwnSubscription[] }> {
  const { organizations, subscriptions } = await context.db.batch({
    organizations: organizationsStatement(context, userId, { closed: true }),
    subscriptions: subscriptionsStatement(
      context,
      sql`(c.user_id = ${userId} OR c.organization_no IN ${managedNumbers(sql`${userId}`)}
        OR c.organization_no IN (SELECT m.organization_no FROM organization_members m
          WHERE m.user_id = ${userId} AND ${paidUntilClosed}))`,
      { most: PAYERS_MOST },
    ),
  });
  return { organizations, subscriptions };
}

/** A payer's running plans, which end when the payer closes. */
export async function listRunningPlans(
  context: Pick<AppContext, "db" | "clock">,
  payer: PayerKey,
): Promise<OwnSubscription[]> {
  const [plans] = await context.db.read([
    subscriptionsStatement(context, isPayer(payer), { most: PAYERS_MOST }),
  ]);
  return plans.filter(({ open }) => open);
}

/** For an account's export: its own subscriptions and invoices. */
export async function exportBilling(context: Pick<AppContext, "db" | "clock">, userId: string) {
  const payer: PayerKey = { kind: "account", userId };
  const { subscriptions, invoices } = await context.db.batch({
    subscriptions: subscriptionsStatement(context, isPayer(payer), { most: PAYERS_MOST }),
    invoices: invoicesStatement(context, payer),
  });
  return { subscriptions, invoices };
}
