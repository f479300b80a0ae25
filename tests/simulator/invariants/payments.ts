/** What is paid for is what Stripe says, and nobody pays twice. */
import { HOUR_MS } from "#app/platform/durations.ts";
import { type Invariant, rowsBreaking } from "./invariant.ts";

export const onePlanEach = rowsBreaking(
  "nobody has two plans",
  `SELECT breach FROM (
     SELECT 'Payer ' || customer_id || ' has ' || count(*) || ' plans.' breach FROM subscriptions
       WHERE status IN ('active', 'trialing', 'past_due', 'unpaid') GROUP BY customer_id, for_organization_no HAVING count(*) > 1
     UNION ALL SELECT 'Payer ' || customer_id || ' has ' || count(*) || ' open checkouts.' FROM checkouts
       WHERE status IN ('starting', 'open') GROUP BY customer_id HAVING count(*) > 1)`,
);

type StripeState = {
  objects: {
    subscription: Record<
      string,
      { id: string; status: string; customer: string; items: { data: { quantity?: number }[] } }
    >;
    invoice: Record<string, { id: string; status: string; amount_paid: number; customer: string }>;
  };
};

/** Compared at rest: every event has come, and what failed was tried again. */
export const plansAndCharges: Invariant = {
  name: "no charge without a plan, no plan without its charge",
  when: "month",
  async find(world) {
    const state = (await world.payments.stripe.state()) as unknown as StripeState;
    const [plans, invoices] = await Promise.all([
      world.rows(
        "SELECT stripe_id id, status, seats, period_start since FROM subscriptions WHERE started_at >= ?",
        [world.startMs - 1_000],
      ),
      world.rows(
        "SELECT stripe_id id, status, paid_cents paid, made_at madeAt, subscription_stripe_id plan FROM invoices WHERE made_at >= ?",
        [world.startMs - 1_000],
      ),
    ]);
    const found: string[] = [];
    const live = new Map<string, number>();
    for (const { id, status, customer, items } of Object.values(state.objects.subscription)) {
      const ours = plans.find((plan) => plan.id === id);
      const isLive =
        status === "active" || status === "past_due" || status === "trialing" || status === "unpaid";
      if (isLive) live.set(customer, (live.get(customer) ?? 0) + 1);
      if (ours === undefined) {
        if (isLive) found.push(`Stripe charges for ${id}, and we have no such plan.`);
        continue;
      }
      if (ours.status !== status) found.push(`${id} is ${status} at Stripe, and ${ours.status} here.`);
      if (isLive && ours.seats !== (items.data[0]?.quantity ?? 1))
        found.push(`${id} has other seats at Stripe than here.`);
    }
    for (const [customer, count] of live) if (count > 1) found.push(`${customer} pays for ${count} plans.`);
    for (const { id, status, since } of plans) {
      const isPaid = invoices.some(
        ({ plan, status: is, madeAt }) =>
          plan === id && is === "paid" && Number(madeAt) >= Number(since) - HOUR_MS,
      );
      // Stripe takes an hour before it charges for a new term.
      if (status === "active" && Number(since) < world.now() - 2 * HOUR_MS && !isPaid)
        found.push(`${id} is a plan whose term nobody paid for.`);
    }
    for (const { id } of plans)
      if (state.objects.subscription[String(id)] === undefined)
        found.push(`${id} is a plan that Stripe doesn’t know.`);
    for (const { id, status, amount_paid: paid } of Object.values(state.objects.invoice)) {
      const ours = invoices.find((invoice) => invoice.id === id);
      if (paid > 0 && ours === undefined) found.push(`${id} was paid, and we have no such invoice.`);
      else if (ours !== undefined && (ours.status !== status || ours.paid !== paid))
        found.push(
          `${id} is ${status} with ${paid} paid at Stripe, and ${ours.status} with ${ours.paid} here.`,
        );
    }
    return found;
  },
};
