/** Compares refunds and disputes; a difference belongs to their invoice, which reconciling fetches again. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { REFUND_STATUSES } from "#db/lists.ts";
import { formatMoney } from "../money.ts";
import { idOf } from "../policy.ts";
import { type Difference, orUnreadable } from "./comparison.ts";
import { differenceStatements, listOf, listPage, type Page } from "./listing.server.ts";
import type { Run } from "./run.server.ts";

/** Refunds that we don't have, or with another status. */
export async function readRefunds(context: AppContext, run: Run): Promise<Page> {
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
    return orUnreadable(
      () => {
        const has = mine === undefined ? "no such refund" : words(mine);
        return [{ objectId, kind: "invoice", ours: has, theirs: words(theirs) }];
      },
      objectId,
      "invoice",
      mine ?? "no such refund",
    );
  });
  return {
    kind: "page",
    compared: listed.objects.length,
    cursor: listed.cursor,
    statements: differenceStatements(context, run, found),
  };
}

/** Disputes whose status differs from ours. */
export async function readDisputes(context: AppContext, run: Run): Promise<Page> {
  const listed = await listPage(context, run, (stripe, listing) => stripe.disputes.list(listing));
  if (listed.kind !== "listed") return listed;
  const payments = listed.objects.map((dispute) => idOf(dispute.payment_intent) ?? "");
  const [of] = await context.db.batch([invoicesOfPayments(context, payments)]);
  const invoices = new Map(of.map((row) => [row.paymentIntentId, row]));
  // An invoice's newest dispute counts, and comes first.
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
