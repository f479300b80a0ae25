/** What time and others' doings change about what is paid: each minute, each bounded, each right to be done again. */
import { eq, sql } from "drizzle-orm";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { askStripe } from "#app/platform/payments.ts";
import { integer, rowsOf, text } from "#app/platform/rows.ts";
import { billingCustomers, invoices } from "#db/schema/index.ts";
import { FORGOTTEN_A_RUN, ORPHANS_A_RUN } from "./limits.ts";
import { syncSubscription, TryLater } from "./subscription-sync.server.ts";

/** Seats whose grace is over: nobody more can join until the payment is made. Returns of how many organizations. */
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
      // Whoever pays between the two keeps theirs.
      db.orm.run(sql`UPDATE organizations SET seats = 0 WHERE organization_no IN ${due.map(({ no }) => no)}
        AND NOT EXISTS (SELECT 1 FROM subscriptions l JOIN billing_customers c ON c.id = l.customer_id
          WHERE c.organization_no = organizations.organization_no AND ${isLiveSubscription(sql`l`, nowMs)})`),
    ],
  });
  return due.length;
}

/**
 * Ends at Stripe what nobody is behind any more: its account is gone, going or archived by us, its organization is closed, or whoever paid for a
 * seat of their own has left. With the period, so that what was paid is had. Returns how many.
 */
export async function endOrphans(context: AppContext): Promise<number> {
  const { db, clock } = context;
  if (context.payments() === null) return 0;
  const [orphans] = await db.batch([
    rowsOf(
      db,
      "subscriptions without a payer",
      { stripeId: text },
      sql`
      SELECT s.stripe_id stripeId FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
      WHERE s.status IN ('active', 'trialing', 'past_due', 'unpaid') AND NOT s.cancel_at_period_end
        AND ((c.user_id IS NULL AND c.organization_no IS NULL) OR o.status = 'archived'
          OR c.user_id IN (SELECT d.user_id FROM account_deletions d)
          OR c.user_id IN (SELECT ap.user_id FROM profiles ap WHERE ap.archived_by_us = 1)
          OR (s.for_organization_no IS NOT NULL AND NOT EXISTS (SELECT 1 FROM organization_members m
            WHERE m.organization_no = s.for_organization_no AND m.left_at IS NULL
              AND (m.user_id = c.user_id OR m.person_id IN (SELECT a.person_id FROM profiles p
                JOIN agents a ON a.agent_no = p.agent_no WHERE p.user_id = c.user_id AND p.verified)))
            AND NOT EXISTS (SELECT 1 FROM organization_invites i JOIN users u ON u.email = i.email
              WHERE i.organization_no = s.for_organization_no AND i.status = 'open' AND i.expires_at > ${clock.now()}
                AND u.id = c.user_id)))
      ORDER BY s.changed_at LIMIT ${ORPHANS_A_RUN}`,
    ),
  ]);
  let ended = 0;
  for (const { stripeId } of orphans) {
    const asked = await askStripe(context, (stripe) =>
      stripe.subscriptions.update(stripeId, { cancel_at_period_end: true }),
    );
    if (asked.kind === "down") break;
    try {
      await syncSubscription(context, stripeId);
      ended += 1;
    } catch (error) {
      // What cannot be read, or ended, goes to the end of the line: the others' turn comes.
      if (!(error instanceof TryLater || error instanceof TypeError)) throw error;
      await commit(context, {
        statements: [
          db.orm.run(sql`UPDATE subscriptions SET changed_at = ${clock.now()} WHERE stripe_id = ${stripeId}`),
        ],
      });
    }
  }
  return ended;
}

/**
 * Asks Stripe to forget people whose account is gone, once nothing of theirs runs there any more, and drops the addresses of
 * its pages that bear their name. Invoices and payments stay, as tax law wants them. Returns how many.
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
    // What Stripe won't delete it does not know: another key's, or deleted there by hand.
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
