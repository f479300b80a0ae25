/** Billing jobs of the cron: each is bounded and safe to repeat. */
import { eq, sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { askStripe } from "#app/platform/payments.ts";
import { billingCustomers, invoices } from "#db/schema/index.ts";
import { FORGOTTEN_A_RUN, ORPHANS_A_RUN } from "../limits.ts";

/** Removes the seats of organizations whose grace period is over, until they pay. Returns how many. */
export async function endGrace(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [due] = await db.batch([
    rowsOf(
      db,
      "organizations whose grace is over",
      { no: integer },
      sql`
      SELECT c.organization_no no FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        JOIN organizations o ON o.organization_no = c.organization_no
      WHERE s.grace_until <= ${nowMs} AND s.status IN ('past_due', 'unpaid') AND o.seats > 0
        AND NOT EXISTS (SELECT 1 FROM subscriptions l WHERE l.customer_id = c.id
          AND ${isLiveSubscription(sql`l`, nowMs)})
      LIMIT ${ORPHANS_A_RUN}`,
    ),
  ]);
  if (due.length === 0) return 0;
  await commit(context, {
    statements: [
      // A payment in between keeps the seats.
      db.orm.run(sql`UPDATE organizations SET seats = 0 WHERE organization_no IN ${due.map(({ no }) => no)}
        AND NOT EXISTS (SELECT 1 FROM subscriptions l JOIN billing_customers c ON c.id = l.customer_id
          WHERE c.organization_no = organizations.organization_no AND ${isLiveSubscription(sql`l`, nowMs)})`),
    ],
  });
  return due.length;
}

/**
 * Asks Stripe to delete customers whose account is gone, once they have no running subscription, and deletes the links to
 * Stripe pages with their name. Invoices and payments stay, as tax law requires. Returns how many.
 */
export async function forgetGone(context: AppContext): Promise<number> {
  const { db, clock } = context;
  if (context.payments() === null) return 0;
  const [gone] = await db.batch([
    rowsOf(
      db,
      "customers without an account",
      { id: text, stripeId: text },
      sql`
      SELECT c.id, c.stripe_id stripeId FROM billing_customers c
      WHERE c.user_id IS NULL AND c.organization_no IS NULL AND c.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.customer_id = c.id
          AND s.status NOT IN ('canceled', 'incomplete_expired'))
      ORDER BY c.created_at LIMIT ${FORGOTTEN_A_RUN}`,
    ),
  ]);
  let forgotten = 0;
  for (const { id, stripeId } of gone) {
    const asked = await askStripe(context, (stripe) => stripe.customers.del(stripeId));
    if (asked.kind === "down") break;
    // Stripe refuses only customers it doesn't know: another key's, or deleted there by hand.
    await commit(context, {
      statements: [
        db.orm.update(billingCustomers).set({ removedAt: clock.now() }).where(eq(billingCustomers.id, id)),
        db.orm.update(invoices).set({ pageUrl: null, pdfUrl: null }).where(eq(invoices.customerId, id)),
      ],
    });
    forgotten += 1;
  }
  return forgotten;
}
