/** Revenue and refunds by month. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { REVENUE_MONTHS } from "../limits.ts";
import { monthSpan, monthsUntil } from "./payments-inputs.ts";

export type MonthOfRevenue = {
  /** `YYYY-MM` */
  month: string;
  currency: string;
  grossCents: number;
  refundedCents: number;
  netCents: number;
  /** Tax on payments, before refunds. */
  taxCents: number;
};

/** The month of a moment, out of these, which are in order. */
const monthOf = (moment: SQL, months: readonly string[]): SQL =>
  sql`CASE ${sql.join(
    months.map((month) => sql`WHEN ${moment} < ${monthSpan(month).toMs} THEN ${month}`),
    sql` `,
  )} ELSE ${months.at(-1) ?? ""} END`;

const revenueRow = { month: text, currency: text, paidCents: integer, taxCents: integer };
const refundedRow = { month: text, currency: text, cents: integer };

/**
 * Revenue and refunds, each in the month it happened, by currency: all of the last twelve months, oldest first. No rows when
 * there were no payments at all.
 */
export async function listRevenue({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<MonthOfRevenue[]> {
  const months = monthsUntil(clock.now(), REVENUE_MONTHS);
  const since = monthSpan(months[0] ?? "").fromMs;
  const { paid, refunded } = await db.read({
    paid: rowsOf(
      db,
      "paid by month",
      revenueRow,
      sql`SELECT ${monthOf(sql`paid_at`, months)} month, currency, sum(paid_cents) paidCents,
          sum(tax_cents) taxCents
        FROM invoices WHERE paid_at >= ${since} GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    refunded: rowsOf(
      db,
      "refunded by month",
      refundedRow,
      sql`SELECT ${monthOf(sql`made_at`, months)} month, currency, sum(amount_cents) cents
        FROM refunds WHERE made_at >= ${since} AND status NOT IN ('failed', 'canceled') GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
  });
  const currencies = [...new Set([...paid, ...refunded].map(({ currency }) => currency))].sort();
  return currencies.flatMap((currency) =>
    months.map((month) => {
      const came = paid.find((row) => row.month === month && row.currency === currency);
      const gone = refunded.find((row) => row.month === month && row.currency === currency);
      const grossCents = came?.paidCents ?? 0;
      const refundedCents = gone?.cents ?? 0;
      const netCents = grossCents - refundedCents;
      return { month, currency, grossCents, refundedCents, netCents, taxCents: came?.taxCents ?? 0 };
    }),
  );
}
