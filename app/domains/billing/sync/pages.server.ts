/** One page of a comparison: Stripe's objects, our rows, and the differences. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { askStripe } from "#app/platform/payments.ts";
import { DIFFERENCE_KINDS, INVOICE_STATUSES, SUBSCRIPTION_STATUSES } from "#db/lists.ts";
import { ASKED_ONE_BY_ONE } from "../limits.ts";
import { factsOfInvoice, factsOfSubscription, idOf } from "../policy.ts";
import {
  compareInvoice,
  compareSubscription,
  type Difference,
  NOT_HERE,
  NOT_THERE,
  orUnreadable,
} from "./comparison.ts";
import { differenceStatements, isWithin, listOf, listPage, type Page } from "./listing.server.ts";
import { partOf } from "./parts.ts";
import { readDisputes, readRefunds } from "./refund-pages.server.ts";
import { isProvisional, type Run } from "./run.server.ts";

/** Our rows that are missing on a page of Stripe's; the next comparison finds more. */
const UNLISTED_MOST = 500;

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
    // Customers that pay us for something else aren't payers here.
    .filter(({ customer }) => mine.has(idOf(customer) ?? ""))
    .flatMap((subscription): Difference[] => {
      const row = known.get(subscription.id) ?? null;
      return orUnreadable(
        () => compareSubscription(row, factsOfSubscription(subscription), plans),
        subscription.id,
        row === null ? "missing-here" : "status",
        row?.status ?? NOT_HERE,
      );
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
    .flatMap((invoice): Difference[] => {
      const row = known.get(invoice.id ?? "") ?? null;
      return orUnreadable(
        () => compareInvoice(row, factsOfInvoice(invoice)),
        invoice.id ?? "",
        row === null ? "invoice-missing" : "invoice",
        row?.status ?? NOT_HERE,
      );
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
          kind: "invoice",
          ours: status,
          theirs: "",
        }),
      ),
    ]),
  };
}

/** Asks for objects that no page had; those that Stripe still has are no differences. */
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
