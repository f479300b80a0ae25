/** One page of a comparison with Stripe: what Stripe lists, our rows of the same, and what differs. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type Stripe from "stripe";
import type { AppContext } from "#app/platform/context.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { type Asked, askStripe } from "#app/platform/payments.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/rows.ts";
import { DIFFERENCE_KINDS, INVOICE_STATUSES, REFUND_STATUSES, SUBSCRIPTION_STATUSES } from "#db/lists.ts";
import { stripeDifferences } from "#db/schema/index.ts";
import { ASKED_ONE_BY_ONE, SYNC_PAGE } from "../limits.ts";
import { formatMoney } from "../money.ts";
import { factsOfInvoice, factsOfSubscription, idOf } from "../policy.ts";
import { compareInvoice, compareSubscription, type Difference, NOT_HERE, NOT_THERE } from "./comparison.ts";
import { partOf } from "./parts.ts";
import { isProvisional, type Run } from "./run.server.ts";

/** Rows of ours that a page of Stripe's should have and has not: more are found by the next comparison. */
const UNLISTED_MOST = 500;

/** What a page has come to: statements to write, and where the next begins; null at the end of its part. */
type Page =
  | { kind: "page"; statements: BatchItem<"sqlite">[]; compared: number; cursor: string | null }
  | { kind: "down" | "off" };

/** Reads the page that the run is at. */
export function readPage(context: AppContext, run: Run): Promise<Page> {
  const read = {
    subscriptions: readSubscriptions,
    invoices: readInvoices,
    refunds: readRefunds,
    disputes: readDisputes,
    unknown: readUnknown,
  }[partOf(run.part)];
  return read(context, run);
}

/** `cursor` of a list: the last object of the page before, and the second it was made in. */
function placeOf(cursor: string | null): { after: string; madeAt: number } | null {
  const [made, ...id] = (cursor ?? "").split(":");
  return id.length === 0 ? null : { after: id.join(":"), madeAt: Number(made) };
}

type Listed = { id?: string; created: number };
type Listing = { limit: number; starting_after?: string };

/** A page of a list of Stripe's, from where the run is. An object to go on after that is gone begins the list anew. */
async function listPage<T extends Listed>(
  context: AppContext,
  { cursor }: Run,
  list: (stripe: Stripe, listing: Listing) => Promise<Stripe.ApiList<T>>,
): Promise<
  | { kind: "listed"; objects: T[]; cursor: string | null; fromMs: number | null; toMs: number | null }
  | { kind: "down" | "off" }
> {
  const ask = (after: string | undefined): Promise<Asked<Stripe.ApiList<T>>> =>
    askStripe(context, (stripe) =>
      list(stripe, { limit: SYNC_PAGE, ...(after !== undefined && { starting_after: after }) }),
    );
  let place = placeOf(cursor);
  let asked = await ask(place?.after);
  if (asked.kind === "refused" && place !== null) {
    place = null;
    asked = await ask(undefined);
  }
  if (asked.kind !== "said") return { kind: asked.kind === "off" ? "off" : "down" };
  const { data, has_more: more } = asked.value;
  const last = data.at(-1);
  const goesOn = more && last !== undefined;
  return {
    kind: "listed",
    objects: data,
    cursor: goesOn ? `${last.created}:${last.id ?? ""}` : null,
    // All that was made in these seconds is on this page, or on the next to it; the newest page has no end, nor the oldest.
    fromMs: goesOn ? last.created * SECOND_MS : null,
    toMs: place === null ? null : (place.madeAt + 1) * SECOND_MS,
  };
}

/** Condition: made in the span of a page. */
const isWithin = (column: string, { fromMs, toMs }: { fromMs: number | null; toMs: number | null }) =>
  sql`${sql.raw(column)} >= ${fromMs ?? Number.MIN_SAFE_INTEGER} AND ${sql.raw(column)} < ${toMs ?? Number.MAX_SAFE_INTEGER}`;

const listOf = (ids: readonly string[]) => (ids.length === 0 ? [""] : ids);

function differenceStatements({ db, clock }: AppContext, { id: syncId }: Run, found: readonly Difference[]) {
  return found.map((difference) =>
    db.orm
      .insert(stripeDifferences)
      .values({ id: newId(clock.now()), syncId, ...difference })
      // What is known to differ takes the place of what was only not on a page, never the other way round.
      .onConflictDoUpdate({
        target: [stripeDifferences.syncId, stripeDifferences.objectId, stripeDifferences.kind],
        set: { ours: sql`excluded.ours`, theirs: sql`excluded.theirs` },
        setWhere: sql`${stripeDifferences.theirs} = ''`,
      }),
  );
}

const customersStatement = ({ db }: AppContext, stripeIds: readonly string[]) =>
  rowsOf(
    db,
    "payers of a page",
    { stripeId: text },
    sql`SELECT stripe_id stripeId FROM billing_customers WHERE stripe_id IN ${listOf([...new Set(stripeIds)])}`,
  );

async function readSubscriptions(context: AppContext, run: Run): Promise<Page> {
  const { db } = context;
  const listed = await listPage(context, run, (stripe, listing) =>
    stripe.subscriptions.list({ status: "all", ...listing }),
  );
  if (listed.kind !== "listed") return listed;
  const { objects } = listed;
  const ids = objects.map(({ id }) => id);
  const { ours, payers, prices, unlisted } = await db.batch({
    ours: rowsOf(
      db,
      "our subscriptions of a page",
      {
        stripeId: text,
        status: oneOf(SUBSCRIPTION_STATUSES),
        seats: integer,
        periodStart: integer,
        periodEnd: integer,
        cancelAtPeriodEnd: flag,
        stripePriceId: nullable(text),
        planName: nullable(text),
      },
      sql`
      SELECT s.stripe_id stripeId, s.status, s.seats, s.period_start periodStart, s.period_end periodEnd,
        s.cancel_at_period_end cancelAtPeriodEnd, pp.stripe_price_id stripePriceId, p.name || ', ' || pp.interval planName
      FROM subscriptions s LEFT JOIN plan_prices pp ON pp.id = s.price_id LEFT JOIN plans p ON p.id = pp.plan_id
      WHERE s.stripe_id IN ${listOf(ids)}`,
    ),
    payers: customersStatement(
      context,
      objects.map(({ customer }) => idOf(customer) ?? ""),
    ),
    prices: rowsOf(
      db,
      "prices that Stripe knows",
      { stripePriceId: text, name: text },
      sql`SELECT pp.stripe_price_id stripePriceId, p.name || ', ' || pp.interval name
        FROM plan_prices pp JOIN plans p ON p.id = pp.plan_id WHERE pp.stripe_price_id IS NOT NULL`,
    ),
    unlisted: rowsOf(
      db,
      "our subscriptions that a page does not have",
      { stripeId: text, status: oneOf(SUBSCRIPTION_STATUSES) },
      sql`SELECT stripe_id stripeId, status FROM subscriptions
        WHERE ${isWithin("started_at", listed)} AND status NOT IN ('canceled', 'incomplete_expired')
          AND stripe_id NOT IN ${listOf(ids)} LIMIT ${UNLISTED_MOST}`,
    ),
  });
  const known = new Map(ours.map((row) => [row.stripeId, row]));
  const mine = new Set(payers.map(({ stripeId }) => stripeId));
  const plans = new Map(prices.map(({ stripePriceId, name }) => [stripePriceId, name]));
  const found = objects
    // Whoever pays us for something else is nobody here.
    .filter(({ customer }) => mine.has(idOf(customer) ?? ""))
    .flatMap((subscription): Difference[] => {
      const row = known.get(subscription.id) ?? null;
      try {
        return compareSubscription(row, factsOfSubscription(subscription), plans);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return [
          {
            objectId: subscription.id,
            kind: row === null ? "missing-here" : "status",
            ours: row?.status ?? NOT_HERE,
            theirs: `nothing we can follow: ${error.message}`,
          },
        ];
      }
    });
  return {
    kind: "page",
    compared: objects.length,
    cursor: listed.cursor,
    statements: differenceStatements(context, run, [
      ...found,
      ...unlisted.map(
        ({ stripeId, status }): Difference => ({
          objectId: stripeId,
          kind: "missing-there",
          ours: status.replaceAll("_", " "),
          theirs: "",
        }),
      ),
    ]),
  };
}

async function readInvoices(context: AppContext, run: Run): Promise<Page> {
  const { db } = context;
  const listed = await listPage(context, run, (stripe, listing) =>
    stripe.invoices.list({ ...listing, expand: ["data.payments"] }),
  );
  if (listed.kind !== "listed") return listed;
  const { objects } = listed;
  const ids = objects.map(({ id }) => id ?? "");
  const { ours, payers, unlisted } = await db.batch({
    ours: rowsOf(
      db,
      "our invoices of a page",
      {
        stripeId: text,
        status: oneOf(INVOICE_STATUSES),
        currency: text,
        totalCents: integer,
        taxCents: integer,
        paidCents: integer,
        number: nullable(text),
      },
      sql`SELECT stripe_id stripeId, status, currency, total_cents totalCents, tax_cents taxCents, paid_cents paidCents,
        number FROM invoices WHERE stripe_id IN ${listOf(ids)}`,
    ),
    payers: customersStatement(
      context,
      objects.map(({ customer }) => idOf(customer) ?? ""),
    ),
    unlisted: rowsOf(
      db,
      "our invoices that a page does not have",
      { stripeId: text, status: text },
      sql`SELECT stripe_id stripeId, coalesce(number || ', ', '') || status status FROM invoices
        WHERE ${isWithin("made_at", listed)} AND status <> 'void' AND stripe_id NOT IN ${listOf(ids)}
        LIMIT ${UNLISTED_MOST}`,
    ),
  });
  const known = new Map(ours.map((row) => [row.stripeId, row]));
  const mine = new Set(payers.map(({ stripeId }) => stripeId));
  const found = objects
    .filter(({ customer }) => mine.has(idOf(customer) ?? ""))
    .flatMap((invoice) => compareInvoice(known.get(invoice.id ?? "") ?? null, factsOfInvoice(invoice)));
  return {
    kind: "page",
    compared: objects.length,
    cursor: listed.cursor,
    statements: differenceStatements(context, run, [
      ...found,
      ...unlisted.map(
        ({ stripeId, status }): Difference => ({
          objectId: stripeId,
          kind: "invoice",
          ours: status,
          theirs: "",
        }),
      ),
    ]),
  };
}

/** Refunds that Stripe has and we have not, or otherwise: the invoice they are of is asked for again. */
async function readRefunds(context: AppContext, run: Run): Promise<Page> {
  const { db } = context;
  const listed = await listPage(context, run, (stripe, listing) => stripe.refunds.list(listing));
  if (listed.kind !== "listed") return listed;
  const payments = listed.objects.map((refund) => idOf(refund.payment_intent) ?? "");
  const { ours, of } = await db.batch({
    ours: rowsOf(
      db,
      "our refunds of a page",
      { stripeId: text, status: oneOf(REFUND_STATUSES) },
      sql`SELECT stripe_id stripeId, status FROM refunds WHERE stripe_id IN ${listOf(listed.objects.map(({ id }) => id))}`,
    ),
    of: invoicesOfPayments(context, payments),
  });
  const known = new Map(ours.map(({ stripeId, status }) => [stripeId, status]));
  const invoices = new Map(of.map((row) => [row.paymentIntentId, row.stripeId]));
  const found = listed.objects.flatMap((refund, at): Difference[] => {
    const objectId = invoices.get(payments[at] ?? "");
    const mine = known.get(refund.id);
    const theirs = refund.status ?? "pending";
    if (objectId === undefined || mine === theirs) return [];
    const words = (status: string) =>
      `a refund of ${formatMoney(refund.amount, refund.currency)}, ${status.replaceAll("_", " ")}`;
    const has = mine === undefined ? "no such refund" : words(mine);
    return [{ objectId, kind: "invoice", ours: has, theirs: words(theirs) }];
  });
  return {
    kind: "page",
    compared: listed.objects.length,
    cursor: listed.cursor,
    statements: differenceStatements(context, run, found),
  };
}

async function readDisputes(context: AppContext, run: Run): Promise<Page> {
  const listed = await listPage(context, run, (stripe, listing) => stripe.disputes.list(listing));
  if (listed.kind !== "listed") return listed;
  const payments = listed.objects.map((dispute) => idOf(dispute.payment_intent) ?? "");
  const [of] = await context.db.batch([invoicesOfPayments(context, payments)]);
  const invoices = new Map(of.map((row) => [row.paymentIntentId, row]));
  // The newest of an invoice counts, and comes first.
  const seen = new Set<string>();
  const found = listed.objects.flatMap(({ status }, at): Difference[] => {
    const invoice = invoices.get(payments[at] ?? "");
    if (invoice === undefined || seen.has(invoice.stripeId)) return [];
    seen.add(invoice.stripeId);
    if (invoice.dispute === status) return [];
    const words = (said: string | null) =>
      said === null ? "not disputed" : `disputed: ${said.replaceAll("_", " ")}`;
    return [
      { objectId: invoice.stripeId, kind: "invoice", ours: words(invoice.dispute), theirs: words(status) },
    ];
  });
  return {
    kind: "page",
    compared: listed.objects.length,
    cursor: listed.cursor,
    statements: differenceStatements(context, run, found),
  };
}

const invoicesOfPayments = ({ db }: AppContext, payments: readonly string[]) =>
  rowsOf(
    db,
    "invoices of payments",
    { stripeId: text, paymentIntentId: text, dispute: nullable(text) },
    sql`SELECT stripe_id stripeId, payment_intent_id paymentIntentId, dispute FROM invoices
      WHERE payment_intent_id IN ${listOf(payments)}`,
  );

/** Asks for what no page had: those that Stripe has after all are no differences. */
async function readUnknown(context: AppContext, run: Run): Promise<Page> {
  const { db } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "rows that no page had",
      { id: text, objectId: text, kind: oneOf(DIFFERENCE_KINDS) },
      sql`SELECT id, object_id objectId, kind FROM stripe_differences
        WHERE sync_id = ${run.id} AND ${isProvisional} ORDER BY id LIMIT ${ASKED_ONE_BY_ONE}`,
    ),
  ]);
  const statements: BatchItem<"sqlite">[] = [];
  for (const { id, objectId, kind } of rows) {
    const asked = await askStripe(
      context,
      async (stripe): Promise<unknown> =>
        kind === "missing-there"
          ? stripe.subscriptions.retrieve(objectId)
          : stripe.invoices.retrieve(objectId),
    );
    if (asked.kind === "down" || asked.kind === "off") return { kind: asked.kind };
    statements.push(
      asked.kind === "refused" && asked.code === "resource_missing"
        ? db.orm.run(sql`UPDATE stripe_differences SET theirs = ${NOT_THERE} WHERE id = ${id}`)
        : db.orm.run(sql`DELETE FROM stripe_differences WHERE id = ${id}`),
    );
  }
  const more = rows.length === ASKED_ONE_BY_ONE;
  return { kind: "page", compared: 0, cursor: more ? "more" : null, statements };
}
