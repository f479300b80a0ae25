import type { MonthOfRevenue } from "#app/domains/billing/invoices/revenue-queries.server.ts";
import { formatMoney } from "#app/domains/billing/money.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PeriodChart } from "#app/ui/figures/period-chart.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

/** Revenue by month, a chart and its table for each currency. */
export function Revenue({ months }: { months: readonly MonthOfRevenue[] }) {
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  return (
    <Section
      id="revenue"
      title="Revenue by month"
      thin
      aside={<Caption>Last 12 months, in Central time</Caption>}
    >
      {currencies.length === 0 ? (
        <EmptyState title="No payments in the last 12 months" level={3} />
      ) : (
        <Stack gap="loose">
          {currencies.map((currency) => (
            <CurrencyRevenue
              key={currency}
              currency={currency}
              months={months.filter((month) => month.currency === currency)}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function CurrencyRevenue({ currency, months }: { currency: string; months: readonly MonthOfRevenue[] }) {
  const money = (cents: number) => formatMoney(cents, currency);
  const name = currency.toUpperCase();
  return (
    <div className="grid grid-cols-1 gap-8">
      <PeriodChart
        title={`Paid and refunded in ${name}`}
        periodLabel="Month"
        periods={months.map(({ month }) => month)}
        head={(month) => formatMonth(month).slice(0, 3)}
        series={[
          {
            label: "Paid",
            kind: "bars",
            values: months.map(({ grossCents }) => grossCents),
            format: money,
            to: (month) => paymentPaths.adminPayments({ month }),
          },
          {
            label: "Refunded",
            kind: "line",
            values: months.map(({ refundedCents }) => refundedCents),
            format: money,
          },
        ]}
      />
      <DataTable
        caption={`Revenue by month in ${name}, newest first`}
        stack={false}
        className="text-14 tabular-nums max-md:text-13 max-md:[&_td]:px-1 max-md:[&_th]:px-1"
        rows={[...months].reverse()}
        rowKey={({ month }) => month}
        columns={[
          { key: "month", label: "Month", heading: true, cell: ({ month }) => formatMonth(month) },
          { key: "gross", label: "Paid", end: true, cell: ({ grossCents }) => money(grossCents) },
          {
            key: "refunded",
            label: "Refunded",
            end: true,
            cell: ({ refundedCents }) => money(refundedCents),
          },
          { key: "net", label: "Net", end: true, cell: ({ netCents }) => money(netCents) },
          { key: "tax", label: "Tax in it", end: true, cell: ({ taxCents }) => money(taxCents) },
        ]}
      />
    </div>
  );
}
