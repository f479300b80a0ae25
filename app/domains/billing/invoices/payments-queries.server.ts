/** Payments for admins: the list, refunds, and events that couldn't be handled. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { INVOICE_STATUSES } from "#db/lists.ts";
import { LISTED_DEAD, PAYERS_FOUND } from "../limits.ts";
import { monthSpan, type PaymentFilter, type PaymentStatus, paymentCursor } from "./payments-inputs.ts";

const paymentRow = {
  stripeId: text,
  number: nullable(text),
  status: oneOf(INVOICE_STATUSES),
  currency: text,
  subtotalCents: integer,
  taxCents: integer,
  totalCents: integer,
  paidCents: integer,
  refundedCents: integer,
  dispute: nullable(text),
  failure: nullable(text),
  paymentIntentId: nullable(text),
  pdfUrl: nullable(text),
  madeAt: integer,
  paidAt: nullable(integer),
  /** Null once the account is gone. */
  payer: nullable(text),
  /** Of an organization. */
  payerSlug: nullable(text),
  /** Of a person. */
  payerId: nullable(text),
};
export type ListedPayment = RowOf<typeof paymentRow>;

/** Each condition uses its own index. */
const STATUS: Readonly<Record<PaymentStatus, SQL>> = {
  paid: sql`i.status = 'paid'`,
  failed: sql`i.failure IS NOT NULL`,
  open: sql`i.status = 'open'`,
  refunded: sql`i.refunded_cents > 0`,
  disputed: sql`i.dispute IS NOT NULL`,
};
// The `+` turns their indexes off, so that SQLite uses the more selective condition.
const UNINDEXED: Readonly<Record<PaymentStatus, SQL>> = {
  paid: sql`+i.status = 'paid'`,
  failed: sql`+i.failure IS NOT NULL`,
  open: sql`+i.status = 'open'`,
  refunded: sql`+i.refunded_cents > 0`,
  disputed: sql`+i.dispute IS NOT NULL`,
};

/** Typed words as a full-text query: each is a prefix of a word. */
const asFullText = (typed: string) =>
  (typed.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`).join(" ");

/** Sorts after every text with this prefix. */
const END = "\u{10ffff}";

/** Payers whose organization, last name or full name matches, at most `PAYERS_FOUND` of each. */
function payersNamed(typed: string): SQL {
  // Only ASCII letters, like SQLite's lower().
  const lower = typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const [first, ...others] = lower.split(/\s+/);
  const last = others.length === 0 ? lower : others.join(" ");
  const givenName = others.length === 0 ? sql`1` : sql`lower(u.first_name) = ${first}`;
  const people = sql`SELECT id FROM (SELECT c.id FROM users u CROSS JOIN billing_customers c ON c.user_id = u.id
    WHERE lower(u.last_name) >= ${last} AND lower(u.last_name) < ${last + END} AND ${givenName}
    LIMIT ${PAYERS_FOUND})`;
  const words = asFullText(typed);
  if (words === "") return people;
  return sql`SELECT id FROM (SELECT c.id FROM (SELECT rowid no FROM organization_text
      WHERE organization_text MATCH ${`name : (${words})`} LIMIT ${PAYERS_FOUND * 4}) t
    CROSS JOIN billing_customers c ON c.organization_no = t.no LIMIT ${PAYERS_FOUND}) UNION ${people}`;
}

/** The list's conditions. Each combination uses one index, in its order if possible. */
function narrowing({ status, month, find }: PaymentFilter): { where: SQL; madeAt: SQL } {
  const span = month === undefined ? null : monthSpan(month);
  const conditions: SQL[] = [];
  if (find !== undefined) {
    const number = find.toUpperCase();
    const ofPayers = sql`SELECT pi.stripe_id FROM invoices pi WHERE pi.customer_id IN (${payersNamed(find)})`;
    const numbered = sql`SELECT ni.stripe_id FROM invoices ni WHERE ni.number >= ${number} AND ni.number < ${number + END}`;
    conditions.push(sql`i.stripe_id IN (${numbered} UNION ${ofPayers} UNION SELECT ${find})`);
  }
  const narrowed = find !== undefined;
  if (status !== undefined) conditions.push((narrowed ? UNINDEXED : STATUS)[status]);
  else conditions.push(sql`+i.status <> 'draft'`);
  const madeAt = narrowed ? sql`+i.made_at` : sql`i.made_at`;
  if (span !== null) conditions.push(sql`${madeAt} >= ${span.fromMs} AND ${madeAt} < ${span.toMs}`);
  return { where: sql.join(conditions, sql` AND `), madeAt };
}

/** Newest first. */
export const adminPayments = longList({
  name: "payments",
  shape: paymentRow,
  cursor: paymentCursor,
  placeOf: ({ madeAt, stripeId }) => ({ madeAt, id: stripeId }),
  select(filter: PaymentFilter, after, most) {
    const { where, madeAt } = narrowing(filter);
    const rest =
      after === null
        ? sql``
        : sql`AND ${madeAt} <= ${after.madeAt} AND (i.made_at < ${after.madeAt} OR i.stripe_id < ${after.id})`;
    return sql`SELECT i.stripe_id stripeId, i.number, i.status, i.currency, i.subtotal_cents subtotalCents, i.tax_cents taxCents,
        i.total_cents totalCents, i.paid_cents paidCents, i.refunded_cents refundedCents, i.dispute, i.failure,
        i.payment_intent_id paymentIntentId, i.pdf_url pdfUrl, i.made_at madeAt, i.paid_at paidAt,
        coalesce(o.name, u.first_name || ' ' || u.last_name) payer, o.url_slug payerSlug, u.id payerId
      FROM invoices i LEFT JOIN billing_customers c ON c.id = i.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no LEFT JOIN users u ON u.id = c.user_id
      WHERE ${where} ${rest}
      ORDER BY i.made_at DESC, i.stripe_id DESC LIMIT ${most}`;
  },
  from: (filter) => sql`FROM invoices i WHERE ${narrowing(filter).where}`,
});

const eventRow = {
  id: text,
  type: text,
  objectId: text,
  receivedAt: integer,
  attempts: integer,
  nextAt: integer,
  lastError: nullable(text),
};
export type ListedEvent = RowOf<typeof eventRow>;

/** Dead events, oldest first, and those waiting for a retry. */
export async function listEvents({
  db,
}: Pick<AppContext, "db">): Promise<{ dead: ListedEvent[]; waiting: ListedEvent[] }> {
  const events = (condition: SQL, order: SQL) =>
    rowsOf(
      db,
      "events of Stripe's",
      eventRow,
      sql`SELECT id, type, object_id objectId, received_at receivedAt, attempts, next_at nextAt, last_error lastError
        FROM stripe_events WHERE ${condition} ORDER BY ${order} LIMIT ${LISTED_DEAD}`,
    );
  return db.read({
    dead: events(sql`status = 'dead'`, sql`received_at`),
    waiting: events(sql`status = 'waiting'`, sql`next_at`),
  });
}

const refundRow = {
  stripeId: text,
  amountCents: integer,
  currency: text,
  status: text,
  reason: text,
  madeAt: integer,
  by: nullable(text),
};
export type ListedRefund = RowOf<typeof refundRow>;

/** An invoice's refunds, newest first. */
export async function listRefunds(
  { db }: Pick<AppContext, "db">,
  invoiceStripeId: string,
): Promise<ListedRefund[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "refunds of an invoice",
      refundRow,
      sql`SELECT r.stripe_id stripeId, r.amount_cents amountCents, r.currency, r.status, r.reason, r.made_at madeAt,
          u.first_name || ' ' || u.last_name "by"
        FROM refunds r LEFT JOIN users u ON u.id = r.by_user_id
        WHERE r.invoice_stripe_id = ${invoiceStripeId} ORDER BY r.made_at DESC, r.stripe_id LIMIT 100`,
    ),
  ]);
  return rows;
}
