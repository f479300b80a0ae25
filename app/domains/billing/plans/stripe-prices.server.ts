/** A price for a checkout: its plan, its range of seats, and Stripe's price for it. */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { askStripe, keyFor } from "#app/platform/payments.ts";
import { BILLING_INTERVALS, PLAN_AUDIENCES } from "#db/lists.ts";
import { planPrices } from "#db/schema/index.ts";

const priceRow = {
  id: text,
  planId: text,
  planKey: text,
  planName: text,
  audience: oneOf(PLAN_AUDIENCES),
  perSeat: flag,
  seatsMin: integer,
  seatsMax: integer,
  offered: flag,
  interval: oneOf(BILLING_INTERVALS),
  amountCents: integer,
  currency: text,
  stripePriceId: nullable(text),
};
type Price = RowOf<typeof priceRow>;

export const priceStatement = ({ db }: Pick<AppContext, "db">, priceId: string | null) =>
  rowsOf(
    db,
    "price to pay",
    priceRow,
    sql`
    SELECT pp.id, p.id planId, p.key planKey, p.name planName, p.audience, p.per_seat perSeat, p.seats_min seatsMin,
      p.seats_max seatsMax, p.status = 'offered' AND pp.status = 'offered' offered, pp.interval,
      pp.amount_cents amountCents, pp.currency, pp.stripe_price_id stripePriceId
    FROM plan_prices pp JOIN plans p ON p.id = pp.plan_id WHERE pp.id = ${priceId} LIMIT 1`,
  );

/** The range of seats for a payer with this many taken seats. */
export const seatRange = (
  { perSeat, seatsMin, seatsMax }: Pick<Price, "perSeat" | "seatsMin" | "seatsMax">,
  taken: number,
): { least: number; most: number } =>
  perSeat ? { least: Math.max(seatsMin, taken), most: seatsMax } : { least: 1, most: 1 };

/** Stripe's price for one of ours, found by our id or created, and stored on the row. Null when Stripe doesn't answer. */
export async function makePrice(context: AppContext, price: Price): Promise<string | null> {
  const lookup = `fairlead_${price.id}`;
  const asked = await askStripe(context, async (stripe) => {
    const found = await stripe.prices.list({ lookup_keys: [lookup], limit: 1 });
    const known = found.data[0];
    if (known !== undefined) return known.id;
    const product = await stripe.products.create(
      { name: price.planName, metadata: { fairlead: price.planKey } },
      { idempotencyKey: keyFor(context, `product-${await sha256Hex(`${price.planId} ${price.planName}`)}`) },
    );
    const made = await stripe.prices.create(
      {
        product: product.id,
        currency: price.currency,
        unit_amount: price.amountCents,
        recurring: { interval: price.interval },
        lookup_key: lookup,
        metadata: { fairlead: price.id },
      },
      { idempotencyKey: keyFor(context, `price-${price.id}`) },
    );
    return made.id;
  });
  if (asked.kind !== "said") return null;
  await commit(context, {
    statements: [
      context.db.orm
        .update(planPrices)
        .set({ stripePriceId: asked.value })
        .where(eq(planPrices.id, price.id)),
    ],
  });
  return asked.value;
}
