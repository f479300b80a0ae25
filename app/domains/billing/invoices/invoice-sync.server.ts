/** Fetches one invoice from Stripe, with payment, refunds and dispute, and writes all of it; the only writer of `invoices`. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type Stripe from "stripe";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { askStripe } from "#app/platform/payments.ts";
import { INVOICE_STATUSES, REFUND_STATUSES } from "#db/lists.ts";
import { invoices, refunds } from "#db/schema/index.ts";
import { NEWS } from "../emails.ts";
import { READS } from "../limits.ts";
import { formatMoney } from "../money.ts";
import {
  adminsStatement,
  billingEventStatement,
  payersStatement,
  sendReceipts,
  tellAdmins,
  tellPayers,
} from "../notifications.server.ts";
import { factsOfInvoice, type InvoiceFacts, idOf } from "../policy.ts";
import { type SyncOutcome, TryLater } from "../subscriptions/subscription-sync.server.ts";

const REFUNDS_MOST = 100;
const WORDS_MOST = 200;

const knownRow = {
  customerId: text,
  organizationName: nullable(text),
  organizationSlug: nullable(text),
  version: nullable(integer),
  status: nullable(oneOf(INVOICE_STATUSES)),
  refundedCents: nullable(integer),
  dispute: nullable(text),
  removedAt: nullable(integer),
};

/** An invoice at Stripe: its facts, refunds, dispute status, and why a payment failed. */
type InvoiceAtStripe = {
  facts: InvoiceFacts;
  refunds: Stripe.Refund[];
  dispute: string | null;
  failure: string | null;
};

/** Fetches the invoice from Stripe and writes it. Throws `TryLater`. */
export async function syncInvoice(
  context: AppContext,
  stripeId: string,
  byUserId?: string,
): Promise<SyncOutcome> {
  const { db } = context;
  for (let read = 0; read < READS; read++) {
    const [rows] = await db.batch([
      db.orm
        .select({ version: invoices.version })
        .from(invoices)
        .where(eq(invoices.stripeId, stripeId))
        .limit(1),
    ]);
    const version = rows[0]?.version ?? null;
    const asked = await askStripe(context, (stripe) => readInvoice(stripe, stripeId));
    if (asked.kind === "refused" && asked.code === "resource_missing")
      return version === null ? "not-ours" : voidMissing(context, stripeId);
    if (asked.kind === "off") throw new TryLater("No key is set.");
    if (asked.kind !== "said") throw new TryLater(asked.message);
    const outcome = await writeInvoice(context, asked.value, version, byUserId);
    if (outcome !== "overtaken") return outcome;
  }
  throw new TryLater(`${stripeId} changed with every read.`);
}

/** Voids an invoice that Stripe doesn't know anymore: a deleted draft, or an emptied test account. */
async function voidMissing(context: AppContext, stripeId: string): Promise<SyncOutcome> {
  await commit(context, {
    statements: [
      context.db.orm
        .update(invoices)
        .set({ status: "void", paidCents: 0, paidAt: null, version: sql`version + 1` })
        .where(eq(invoices.stripeId, stripeId)),
    ],
  });
  return "written";
}

async function readInvoice(stripe: Stripe, stripeId: string): Promise<InvoiceAtStripe> {
  const invoice = await stripe.invoices.retrieve(stripeId, { expand: ["payments"] });
  const facts = factsOfInvoice(invoice);
  const payment = facts.paymentIntentId;
  if (payment === null) return { facts, refunds: [], dispute: null, failure: null };
  const [intent, given, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(payment),
    facts.paidCents === 0 ? null : stripe.refunds.list({ payment_intent: payment, limit: REFUNDS_MOST }),
    facts.paidCents === 0 ? null : stripe.disputes.list({ payment_intent: payment, limit: 1 }),
  ]);
  return {
    facts,
    refunds: given?.data ?? [],
    dispute: disputes?.data[0]?.status ?? null,
    failure:
      facts.paidAt === null ? (intent.last_payment_error?.message?.slice(0, WORDS_MOST) ?? null) : null,
  };
}

/** The dispute waits for our answer. */
const isToAnswer = (dispute: string | null): boolean => dispute?.endsWith("needs_response") === true;

/** The refund was paid out, or will be. */
const isGiven = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

async function writeInvoice(
  context: AppContext,
  { facts, refunds: given, dispute, failure }: InvoiceAtStripe,
  version: number | null,
  byUserId?: string,
): Promise<SyncOutcome | "overtaken"> {
  const { db } = context;
  const { stripeId, stripeCustomerId, ...columns } = facts;
  const { known, payers, admins, plan } = await db.batch({
    known: rowsOf(
      db,
      "what is known of an invoice",
      knownRow,
      sql`
      SELECT c.id customerId, o.name organizationName, o.url_slug organizationSlug, i.version, i.status,
        i.refunded_cents refundedCents, i.dispute, c.removed_at removedAt
      FROM billing_customers c LEFT JOIN organizations o ON o.organization_no = c.organization_no
        LEFT JOIN invoices i ON i.stripe_id = ${stripeId}
      WHERE c.stripe_id = ${stripeCustomerId} LIMIT 1`,
    ),
    payers: payersStatement(context, stripeCustomerId),
    admins: adminsStatement(context),
    plan: rowsOf(
      db,
      "plan of an invoice",
      { name: text },
      sql`SELECT p.name FROM subscriptions s JOIN plan_prices pp ON pp.id = s.price_id JOIN plans p ON p.id = pp.plan_id
        WHERE s.stripe_id = ${facts.subscriptionStripeId} LIMIT 1`,
    ),
  });
  const before = known[0];
  if (before === undefined) return "not-ours";
  const refundedCents = given.filter(isGiven).reduce((sum, { amount }) => sum + amount, 0);
  const values = {
    ...columns,
    // Stripe's pages show the name of a person whose account is deleted.
    ...(before.removedAt !== null && { pageUrl: null, pdfUrl: null }),
    refundedCents,
    dispute,
    failure,
  };
  const { customerId, organizationSlug, organizationName } = before;
  const of = `${plan[0]?.name ?? "your plan"}${organizationName === null ? "" : ` for ${organizationName}`}`;
  const isPaidNow = facts.status === "paid" && before.status !== "paid" && facts.paidCents > 0;
  const more = refundedCents - (before.refundedCents ?? 0);
  const isDisputedNow =
    isToAnswer(dispute) && !isToAnswer(before.dispute) && before.dispute !== "under_review";
  const name = facts.number ?? stripeId;
  const toldAdmins = await Promise.all(
    [
      isDisputedNow && {
        title: `A payment of ${formatMoney(facts.paidCents, facts.currency)} is disputed`,
        message: `Invoice ${name}. Answer it at Stripe before its deadline.`,
      },
      more < 0 && {
        title: `A refund of ${formatMoney(-more, facts.currency)} didn’t arrive`,
        message: `Invoice ${name}. It failed, or was canceled at Stripe. Ask the payer where the money should go.`,
      },
    ].flatMap((news) =>
      news === false ? [] : [tellAdmins(context, admins, news, paymentPaths.adminPayments({ find: name }))],
    ),
  );
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    version === null
      ? db.orm.insert(invoices).values({ stripeId, customerId, version: 1, ...values })
      : db.orm
          .update(invoices)
          .set({ ...values, version: version + 1 })
          .where(eq(invoices.stripeId, stripeId)),
    ...given.map((refund) => refundStatement(context, stripeId, refund)),
    ...(isPaidNow
      ? sendReceipts(
          context,
          payers,
          of,
          { ...facts, number: name, paidAt: facts.paidAt ?? facts.madeAt },
          organizationSlug,
        )
      : []),
    ...(more > 0
      ? [
          billingEventStatement(context, {
            customerId,
            kind: "refunded",
            ...(byUserId !== undefined && { byUserId }),
            detail: `${formatMoney(more, facts.currency)} of ${name}`,
          }),
          ...tellPayers(context, payers, () => NEWS.refunded(more, facts.currency), organizationSlug),
        ]
      : []),
    ...(more < 0
      ? [
          billingEventStatement(context, {
            customerId,
            kind: "refund-failed",
            detail: `${formatMoney(-more, facts.currency)} of ${name}`,
          }),
          ...tellPayers(
            context,
            payers,
            () => NEWS["refund-failed"](-more, facts.currency),
            organizationSlug,
          ),
        ]
      : []),
    ...(isDisputedNow
      ? [billingEventStatement(context, { customerId, kind: "disputed", detail: name })]
      : []),
    ...toldAdmins.flat(),
  ];
  const written = await commit(context, {
    guards: {
      overtaken:
        version === null
          ? sql`1`
          : sql`(SELECT vi.version FROM invoices vi WHERE vi.stripe_id = ${stripeId}) = ${version}`,
    },
    // The second of two simultaneous writes may hit either index first.
    duplicates: ["invoices.stripe_id", "invoices.payment_intent_id"],
    statements,
    ...notifyUsers(
      [...(more !== 0 ? payers : []), ...(toldAdmins.length > 0 ? admins : [])].map(({ userId }) => userId),
    ),
    mail: isPaidNow || more !== 0 || isDisputedNow,
  });
  return written.kind === "committed" ? "written" : "overtaken";
}

/** One row per refund. The admin and the reason are in its metadata. */
function refundStatement({ db }: AppContext, invoiceStripeId: string, refund: Stripe.Refund) {
  const status = REFUND_STATUSES.find((one) => one === refund.status) ?? "pending";
  return db.orm
    .insert(refunds)
    .values({
      stripeId: refund.id,
      invoiceStripeId,
      amountCents: refund.amount,
      currency: refund.currency,
      status,
      byUserId: sql`(SELECT ru.id FROM users ru WHERE ru.id = ${refund.metadata?.admin ?? null})`,
      reason: refund.metadata?.reason ?? "",
      madeAt: refund.created * SECOND_MS,
    })
    .onConflictDoUpdate({ target: refunds.stripeId, set: { status } });
}

/** The invoice that a payment paid, if we know it. */
export async function findInvoiceOfPayment(
  { db }: Pick<AppContext, "db">,
  paymentIntent: string | { id: string } | null,
): Promise<string | null> {
  const id = idOf(paymentIntent);
  if (id === null) return null;
  const [rows] = await db.batch([
    db.orm
      .select({ stripeId: invoices.stripeId })
      .from(invoices)
      .where(eq(invoices.paymentIntentId, id))
      .limit(1),
  ]);
  return rows[0]?.stripeId ?? null;
}
