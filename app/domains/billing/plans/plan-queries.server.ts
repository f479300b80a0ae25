/** Plans on offer. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { BILLING_INTERVALS, PLAN_AUDIENCES } from "#db/lists.ts";
import type { Plan, PlanAudience } from "../types.ts";

const PLANS_MOST = 50;

const planRow = {
  id: text,
  key: text,
  audience: oneOf(PLAN_AUDIENCES),
  name: text,
  summary: text,
  includes: text,
  perSeat: flag,
  seatsMin: integer,
  seatsMax: integer,
  priceId: nullable(text),
  interval: nullable(oneOf(BILLING_INTERVALS)),
  amountCents: nullable(integer),
  currency: nullable(text),
};

/** Offered plans for these audiences, in order: one row for each offered price. */
export const plansStatement = ({ db }: Pick<AppContext, "db">, audiences: readonly PlanAudience[]) =>
  rowsOf(
    db,
    "plans on offer",
    planRow,
    sql`
    SELECT p.id, p.key, p.audience, p.name, p.summary, p.includes, p.per_seat perSeat, p.seats_min seatsMin,
      p.seats_max seatsMax, pp.id priceId, pp.interval, pp.amount_cents amountCents, pp.currency
    FROM plans p LEFT JOIN plan_prices pp ON pp.plan_id = p.id AND pp.status = 'offered'
    WHERE p.status = 'offered' AND p.audience IN ${audiences.length === 0 ? [""] : audiences}
    ORDER BY p.position, p.key, pp.interval LIMIT ${PLANS_MOST}`,
  );

/** Groups the rows of `plansStatement` by plan. */
export function readPlans(rows: readonly RowOf<typeof planRow>[]): Plan[] {
  const plans = new Map<string, Plan & { prices: Plan["prices"][number][] }>();
  for (const { priceId, interval, amountCents, currency, includes, ...plan } of rows) {
    const known = plans.get(plan.id) ?? { ...plan, includes: includes.split("\n"), prices: [] };
    plans.set(plan.id, known);
    if (priceId === null || interval === null || amountCents === null || currency === null) continue;
    known.prices.push({ id: priceId, interval, amountCents, currency });
  }
  return [...plans.values()];
}

/** Plans on offer for these audiences; one round trip. */
export async function listPlans(
  context: Pick<AppContext, "db">,
  audiences: readonly PlanAudience[],
): Promise<Plan[]> {
  const [rows] = await context.db.read([plansStatement(context, audiences)]);
  return readPlans(rows);
}
