/**
 * Ending the plans of a payer who closed: the organization is closed or archived, or the account is being deleted. The wish
 * is written with the closing itself, and Stripe is asked right after. The cron asks again until Stripe confirms, so that no
 * plan continues unnoticed (docs/decisions 0086).
 */
import { type SQL, sql } from "drizzle-orm";
import { isOpenSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, rowsOf, text } from "#app/platform/database/rows.ts";
import { askStripe } from "#app/platform/payments.ts";
import { syncCheckout } from "../checkout/checkout-sync.server.ts";
import { CHECKOUTS_A_RUN, ORPHANS_A_RUN } from "../limits.ts";
import { isPayer, type PayerKey } from "../payer-queries.server.ts";
import type { PlanEnd } from "../types.ts";
import { syncSubscription, TryLater } from "./subscription-sync.server.ts";

/** For the batch that closes a payer: how their plans end. Writes nothing for a payer without plans. */
export const planEndStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  payer: PayerKey,
  ends: PlanEnd,
) =>
  db.orm.run(sql`
    INSERT INTO plan_endings (customer_id, ends, asked_at)
    SELECT c.id, ${ends}, ${clock.now()} FROM billing_customers c
    WHERE ${isPayer(payer)} AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.customer_id = c.id
      AND ${isOpenSubscription(sql`s`)})
    ON CONFLICT (customer_id) DO UPDATE SET ends = excluded.ends, asked_at = excluded.asked_at`);

/** No one is behind the customer (`c`) of this organization (`o`) anymore, or soon won't be. */
const IS_CLOSED = sql`((c.user_id IS NULL AND c.organization_no IS NULL) OR o.status = 'archived'
  OR c.user_id IN (SELECT d.user_id FROM account_deletions d)
  OR c.user_id IN (SELECT ap.user_id FROM profiles ap WHERE ap.archived_by_us = 1))`;

/** The subscription (`s`) is for a seat in an organization that its payer (`c`) has left. */
const isSeatLeft = (nowMs: number) => sql`(s.for_organization_no IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM organization_members m
    WHERE m.organization_no = s.for_organization_no AND m.left_at IS NULL
      AND (m.user_id = c.user_id OR m.person_id IN (SELECT a.person_id FROM profiles p
        JOIN agents a ON a.agent_no = p.agent_no WHERE p.user_id = c.user_id AND p.verified)))
  AND NOT EXISTS (SELECT 1 FROM organization_invites i JOIN users u ON u.email = i.email
    WHERE i.organization_no = s.for_organization_no AND i.status = 'open' AND i.expires_at > ${nowMs}
      AND u.id = c.user_id))`;

/** There is no paid period left, so the subscription ends at once. */
const HAS_NOTHING_PAID = sql`s.status IN ('past_due', 'unpaid', 'incomplete', 'paused')`;

type Ended = {
  ended: number;
  /** Stripe hasn't confirmed everything; the cron asks again. */
  pending: boolean;
};

/**
 * Called by the cron: ends subscriptions at Stripe that no one is behind anymore, including a member's own seat after they
 * left. They end with their paid period, unless the payer wanted them to end at once. Returns how many.
 */
export async function endOrphans(context: AppContext): Promise<number> {
  return (await endAll(context, sql`1`)).ended;
}

/** Ends a payer's plans right after they closed. `pending`: Stripe hasn't confirmed all of it. */
export async function endPlansOf(context: AppContext, payer: PayerKey): Promise<Ended> {
  return endAll(context, isPayer(payer));
}

async function endAll(context: AppContext, isOfPayer: SQL): Promise<Ended> {
  const { db, clock } = context;
  if (context.payments() === null) return { ended: 0, pending: true };
  const nowMs = clock.now();
  const { checkouts, orphans } = await db.batch({
    checkouts: rowsOf(
      db,
      "checkout pages to close",
      { stripeId: text },
      sql`
      SELECT k.stripe_id stripeId FROM checkouts k JOIN billing_customers c ON c.id = k.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
      WHERE k.status = 'open' AND k.stripe_id IS NOT NULL AND ${IS_CLOSED} AND ${isOfPayer}
      ORDER BY k.created_at LIMIT ${CHECKOUTS_A_RUN}`,
    ),
    orphans: rowsOf(
      db,
      "subscriptions without a payer",
      { stripeId: text, atOnce: flag },
      sql`
      SELECT s.stripe_id stripeId, (coalesce(e.ends = 'now', 0) OR ${HAS_NOTHING_PAID}) atOnce
      FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
        LEFT JOIN plan_endings e ON e.customer_id = c.id AND e.asked_at >= s.started_at
      WHERE ${isOpenSubscription(sql`s`)} AND ${isOfPayer}
        AND (NOT s.cancel_at_period_end OR coalesce(e.ends = 'now', 0) OR ${HAS_NOTHING_PAID})
        AND (${IS_CLOSED} OR ${isSeatLeft(nowMs)})
      ORDER BY s.changed_at LIMIT ${ORPHANS_A_RUN}`,
    ),
  });
  for (const { stripeId } of checkouts)
    if (!(await expireCheckout(context, stripeId))) return { ended: 0, pending: true };
  let ended = 0;
  for (const { stripeId, atOnce } of orphans) {
    const outcome = await endOne(context, stripeId, atOnce);
    if (outcome === "down") return { ended, pending: true };
    if (outcome === "ended") ended += 1;
  }
  return { ended, pending: ended < orphans.length || orphans.length === ORPHANS_A_RUN };
}

/** Closes a checkout page at Stripe. A payment made just before is written, and ends next. False: Stripe doesn't answer. */
async function expireCheckout(context: AppContext, stripeId: string): Promise<boolean> {
  const asked = await askStripe(context, (stripe) => stripe.checkout.sessions.expire(stripeId));
  if (asked.kind === "down") return false;
  try {
    await syncCheckout(context, stripeId);
    return true;
  } catch (error) {
    if (error instanceof TryLater) return false;
    throw error;
  }
}

async function endOne(
  context: AppContext,
  stripeId: string,
  atOnce: boolean,
): Promise<"ended" | "unread" | "down"> {
  const { db, clock } = context;
  const asked = await askStripe(context, (stripe) =>
    atOnce
      ? stripe.subscriptions.cancel(stripeId)
      : stripe.subscriptions.update(stripeId, { cancel_at_period_end: true }),
  );
  if (asked.kind === "down") return "down";
  try {
    // When Stripe refuses because it ended already, its state there is written.
    await syncSubscription(context, stripeId);
  } catch (error) {
    if (!(error instanceof TryLater || error instanceof TypeError)) throw error;
    // An unreadable one moves to the end of the queue, so that others get their turn.
    await commit(context, {
      statements: [
        db.orm.run(sql`UPDATE subscriptions SET changed_at = ${clock.now()} WHERE stripe_id = ${stripeId}`),
      ],
    });
    return "unread";
  }
  await commit(context, { statements: [forgetFulfilled(context, stripeId)] });
  return "ended";
}

/** The wish is fulfilled once none of the payer's plans continues, so a returning owner starts without it. */
const forgetFulfilled = ({ db }: Pick<AppContext, "db">, stripeId: string) =>
  db.orm.run(sql`
    DELETE FROM plan_endings WHERE customer_id = (SELECT s.customer_id FROM subscriptions s
        WHERE s.stripe_id = ${stripeId})
      AND NOT EXISTS (SELECT 1 FROM subscriptions r WHERE r.customer_id = plan_endings.customer_id
        AND ${isOpenSubscription(sql`r`)} AND (NOT r.cancel_at_period_end OR plan_endings.ends = 'now'))`);
