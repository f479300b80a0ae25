/** Reconciling differences: each object is fetched from Stripe and written as Stripe has it, one after another. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { stripeDifferences } from "#db/schema/index.ts";
import { syncInvoice } from "../invoices/invoice-sync.server.ts";
import { RECONCILED_AT_ONCE } from "../limits.ts";
import { billingEventStatement } from "../notifications.server.ts";
import { syncSubscription, TryLater } from "../subscriptions/subscription-sync.server.ts";
import { isProvisional } from "./run.server.ts";

export type Reconciled = { reconciled: number; failed: number; left: number };

const INVOICE_KINDS = ["invoice", "invoice-missing"] as const;
const FAILURE_CHARACTERS = 300;

/** Reconciles the object of one difference, including its other differences. */
export async function reconcileOne(
  context: AppContext,
  adminId: string,
  differenceId: string,
): Promise<Reconciled> {
  const { db } = context;
  const [rows] = await db.batch([
    db.orm
      .select({ syncId: stripeDifferences.syncId, objectId: stripeDifferences.objectId })
      .from(stripeDifferences)
      .where(and(eq(stripeDifferences.id, differenceId), isNull(stripeDifferences.reconciledAt)))
      .limit(1),
  ]);
  const [row] = rows;
  if (row === undefined) return { reconciled: 0, failed: 0, left: 0 };
  return reconcileObjects(context, adminId, row.syncId, [row.objectId]);
}

/** Reconciles up to `RECONCILED_AT_ONCE` objects of a run, untried ones first. `left`: how many objects are still untried. */
export async function reconcileAll(
  context: AppContext,
  adminId: string,
  syncId: string,
): Promise<Reconciled> {
  const [rows] = await context.db.batch([
    rowsOf(
      context.db,
      "objects to reconcile",
      { objectId: text },
      sql`SELECT object_id objectId FROM stripe_differences
        WHERE sync_id = ${syncId} AND reconciled_at IS NULL AND NOT ${isProvisional}
        GROUP BY object_id ORDER BY max(failure IS NOT NULL), min(id) LIMIT ${RECONCILED_AT_ONCE}`,
    ),
  ]);
  return reconcileObjects(
    context,
    adminId,
    syncId,
    rows.map(({ objectId }) => objectId),
  );
}

async function reconcileObjects(
  context: AppContext,
  adminId: string,
  syncId: string,
  objectIds: readonly string[],
): Promise<Reconciled> {
  const { db } = context;
  let reconciled = 0;
  let failed = 0;
  for (const objectId of objectIds) {
    const failure = await reconcileObject(context, adminId, syncId, objectId);
    if (failure === null) reconciled += 1;
    else failed += 1;
  }
  const [rest] = await db.batch([
    db.orm
      .select({ left: sql<number>`count(DISTINCT ${stripeDifferences.objectId})` })
      .from(stripeDifferences)
      .where(
        and(
          eq(stripeDifferences.syncId, syncId),
          isNull(stripeDifferences.reconciledAt),
          isNull(stripeDifferences.failure),
          sql`NOT ${isProvisional}`,
        ),
      ),
  ]);
  return { reconciled, failed, left: Number(rest[0]?.left ?? 0) };
}

/** Returns why it failed, or null on success. */
async function reconcileObject(
  context: AppContext,
  adminId: string,
  syncId: string,
  objectId: string,
): Promise<string | null> {
  const { db, clock } = context;
  const open = and(
    eq(stripeDifferences.syncId, syncId),
    eq(stripeDifferences.objectId, objectId),
    isNull(stripeDifferences.reconciledAt),
  );
  const [kinds] = await db.batch([
    db.orm
      .select({ id: stripeDifferences.id, kind: stripeDifferences.kind })
      .from(stripeDifferences)
      .where(open),
  ]);
  const isInvoice = kinds.some(({ kind }) => INVOICE_KINDS.some((one) => one === kind));
  const failure = await syncAgain(context, objectId, isInvoice);
  if (failure !== null) {
    await commit(context, {
      statements: [db.orm.update(stripeDifferences).set({ failure }).where(open)],
    });
    return failure;
  }
  const { customers, priceless } = await db.batch({
    customers: rowsOf(
      db,
      "payer of a reconciled object",
      { customerId: text, stripePriceId: nullable(text) },
      isInvoice
        ? sql`SELECT customer_id customerId, NULL stripePriceId FROM invoices WHERE stripe_id = ${objectId} LIMIT 1`
        : sql`SELECT s.customer_id customerId, pp.stripe_price_id stripePriceId FROM subscriptions s
            LEFT JOIN plan_prices pp ON pp.id = s.price_id WHERE s.stripe_id = ${objectId} LIMIT 1`,
    ),
    priceless: db.orm
      .select({ id: stripeDifferences.id })
      .from(stripeDifferences)
      .where(and(open, inArray(stripeDifferences.kind, ["price", "missing-here"]))),
  });
  const [payer] = customers;
  const unknownPrice = !isInvoice && payer?.stripePriceId === null && priceless.length > 0;
  await commit(context, {
    audit: kinds
      .filter(({ kind }) => !(unknownPrice && kind === "price"))
      .map(({ id, kind }) => ({
        actorId: adminId,
        act: "stripe-difference.mend",
        subject: { kind: "stripe-difference", id },
        before: { kind, object: objectId, reconciled: false },
        after: { kind, object: objectId, reconciled: true },
      })),
    statements: [
      db.orm
        .update(stripeDifferences)
        .set({ reconciledAt: clock.now(), failure: null })
        .where(unknownPrice ? and(open, sql`kind <> 'price'`) : open),
      db.orm
        .update(stripeDifferences)
        .set({ failure: UNKNOWN_PRICE })
        .where(and(open, unknownPrice ? sql`kind = 'price'` : sql`0`)),
      ...(payer === undefined
        ? []
        : [
            billingEventStatement(context, {
              customerId: payer.customerId,
              kind: "reconciled",
              byUserId: adminId,
              detail: `${objectId}: ${kinds.map(({ kind }) => kind).join(", ")}`,
            }),
          ]),
    ],
  });
  return unknownPrice && kinds.some(({ kind }) => kind === "price") ? UNKNOWN_PRICE : null;
}

const UNKNOWN_PRICE = "No plan of ours has this price. Move the subscription to one of our prices at Stripe.";

async function syncAgain(context: AppContext, objectId: string, isInvoice: boolean): Promise<string | null> {
  try {
    const outcome = isInvoice
      ? await syncInvoice(context, objectId)
      : await syncSubscription(context, objectId);
    return outcome === "written" ? null : "Stripe’s customer is none of ours anymore.";
  } catch (error) {
    if (error instanceof TryLater) return "Stripe didn’t answer. Try again in a minute.";
    if (error instanceof TypeError) return error.message.slice(0, FAILURE_CHARACTERS);
    throw error;
  }
}
