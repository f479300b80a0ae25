/** Who may pay for what, and what they pay for today. */
import { type SQL, sql } from "drizzle-orm";
import { isLiveSubscription, isOpenSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { Entitlement } from "#app/domains/accounts/types.ts";
import {
  memberName,
  memberOrder,
  memberSlug,
} from "#app/domains/organizations/members/member-queries.server.ts";
import { isOf } from "#app/domains/organizations/members/membership-conditions.server.ts";
import { managedNumbers, takenSeats } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import {
  BILLING_INTERVALS,
  CANCEL_FEEDBACK,
  INVOICE_STATUSES,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
  PLAN_AUDIENCES,
  SUBSCRIPTION_STATUSES,
} from "#db/lists.ts";
import { LISTED_EVENTS, LISTED_INVOICES, SEAT_HOLDERS_SHOWN } from "./limits.ts";

const PAYERS_MOST = 20;

const organizationRow = {
  no: integer,
  id: text,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  /** Null: nobody has set how many. */
  seats: nullable(integer),
  taken: integer,
};
export type PayingOrganization = RowOf<typeof organizationRow>;

/** Organizations whose billing this account may see: those it manages. */
export const organizationsStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, userId: string) =>
  rowsOf(
    db,
    "organizations that one pays for",
    organizationRow,
    sql`
    SELECT o.organization_no no, o.id, o.name, o.url_slug slug, o.type, m.role, o.seats,
      ${takenSeats(sql`o.organization_no`, clock.now())} taken
    FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
    WHERE m.user_id = ${userId} AND m.left_at IS NULL AND o.organization_no IN ${managedNumbers(sql`${userId}`)}
    ORDER BY m.joined_at, m.id LIMIT ${PAYERS_MOST}`,
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
  /** No longer offered: whoever has it keeps it. */
  withdrawn: nullable(flag),
  planId: nullable(text),
  planName: nullable(text),
  audience: nullable(oneOf(PLAN_AUDIENCES)),
  perSeat: nullable(flag),
  seatsMin: nullable(integer),
  seatsMax: nullable(integer),
  /** Of a seat of one's own. */
  forOrganization: nullable(text),
  forOrganizationNo: nullable(integer),
  forSlug: nullable(text),
  organizationNo: nullable(integer),
};
export type OwnSubscription = RowOf<typeof subscriptionRow>;

/** Who pays. An account pays for its own plan, or for a seat of its own in an organization (`seatIn`). */
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

/** Subscriptions of payers, the newest first; ended ones only while none follows them. */
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

const eventRow = { id: text, kind: text, at: integer, detail: text, who: nullable(text) };

/** All that the billing page of a payer shows; one round trip. */
export async function findBilling(context: Pick<AppContext, "db" | "clock">, payer: PayerKey) {
  const { db } = context;
  const { subscriptions, invoices, events } = await db.batch({
    subscriptions: subscriptionsStatement(context, sql`${isPayer(payer)} AND ${isForIt(payer, sql`s`)}`),
    invoices: invoicesStatement(context, payer),
    events: rowsOf(
      db,
      "history of billing",
      eventRow,
      sql`
      SELECT e.id, e.kind, e.at, e.detail, u.first_name || ' ' || u.last_name who
      FROM billing_customers c JOIN billing_events e ON e.customer_id = c.id LEFT JOIN users u ON u.id = e.by_user_id
      WHERE ${isPayer(payer)} ORDER BY e.at DESC, e.id DESC LIMIT ${LISTED_EVENTS}`,
    ),
  });
  return { subscription: subscriptions[0] ?? null, invoices, events };
}

const membershipRow = {
  no: integer,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  taken: integer,
};
export type PayingMembership = RowOf<typeof membershipRow>;

/** What the account is in an organization, named by slug or id; null for one that it does not belong to. */
export async function findMembership(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  organization: { slug: string } | { id: string },
): Promise<PayingMembership | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "membership of a payer",
      membershipRow,
      sql`
      SELECT o.organization_no no, o.name, o.url_slug slug, o.type, m.role,
        ${takenSeats(sql`o.organization_no`, clock.now())} taken
      FROM organizations o JOIN organization_members m ON m.organization_no = o.organization_no
      WHERE ${"slug" in organization ? sql`o.url_slug = ${organization.slug}` : sql`o.id = ${organization.id}`}
        AND o.status = 'active' AND m.left_at IS NULL AND ${isOf(userId)} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/**
 * Who pays for an entitlement that this account has: itself (`organizationNo` null), or the organization of this slug,
 * which it leads. Null where neither's plan is live and includes it.
 */
export async function findEntitled(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  entitlement: Entitlement,
  slug: string | null,
): Promise<{ organizationNo: number | null } | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "entitlement",
      { organizationNo: nullable(integer) },
      sql`
      SELECT c.organization_no organizationNo
      FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        JOIN plan_prices pp ON pp.id = s.price_id
        JOIN plan_entitlements e ON e.plan_id = pp.plan_id AND e.entitlement = ${entitlement}
      WHERE ${isLiveSubscription(sql`s`, clock.now())} AND ${
        slug === null
          ? sql`c.user_id = ${userId}`
          : sql`c.organization_no IN ${managedNumbers(sql`${userId}`)}
            AND c.organization_no = (SELECT o.organization_no FROM organizations o WHERE o.url_slug = ${slug})`
      } LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

const holderRow = {
  id: text,
  name: nullable(text),
  role: oneOf(ORGANIZATION_ROLES),
  agentSlug: nullable(text),
  /** Pays for the seat alone. */
  ownSeat: flag,
};
export type SeatHolder = RowOf<typeof holderRow>;

/** Who fills the seats of an organization, those who lead it first. */
export async function listSeatHolders(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  organizationNo: number,
): Promise<SeatHolder[]> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "who fills the seats",
      holderRow,
      sql`
      SELECT m.id, ${memberName} name, m.role, ${memberSlug} agentSlug,
        EXISTS (SELECT 1 FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
          WHERE s.for_organization_no = m.organization_no AND ${isLiveSubscription(sql`s`, clock.now())}
            AND c.user_id = coalesce(m.user_id, (SELECT p.user_id FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
              WHERE a.person_id = m.person_id AND p.verified LIMIT 1))) ownSeat
      FROM organization_members m WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL
      ORDER BY ${memberOrder}, m.joined_at, m.id LIMIT ${SEAT_HOLDERS_SHOWN}`,
    ),
  ]);
  return rows;
}

/** The organizations whose billing this account may see; one round trip. */
export async function listPayingOrganizations(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<PayingOrganization[]> {
  const [rows] = await context.db.batch([organizationsStatement(context, userId)]);
  return rows;
}

/** All that an account pays for: itself, and the organizations it manages. */
export async function listSubscriptions(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<{ organizations: PayingOrganization[]; subscriptions: OwnSubscription[] }> {
  const { organizations, subscriptions } = await context.db.batch({
    organizations: organizationsStatement(context, userId),
    subscriptions: subscriptionsStatement(
      context,
      sql`(c.user_id = ${userId} OR c.organization_no IN ${managedNumbers(sql`${userId}`)})`,
      { most: PAYERS_MOST },
    ),
  });
  return { organizations, subscriptions };
}
