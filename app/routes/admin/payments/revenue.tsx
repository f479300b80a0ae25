import { formatMoney } from "#app/domains/billing/money.ts";
import type { MonthOfRevenue } from "#app/domains/billing/payments-queries.server.ts";
import { formatMonth } from "#app/platform/dates.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Swatch } from "#app/ui/record/share-bar.tsx";

/** Revenue by month, a chart and its table for each currency. */
export function Revenue({ months }: { months: readonly MonthOfRevenue[] }) {
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  return (
    <Section id="revenue" title="Revenue by month" thin aside={<Caption>Last 12 months, in UTC</Caption>}>
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
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-8">
      <RevenueChart currency={currency} months={months} />
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
          { key: "net", label: "Kept", end: true, cell: ({ netCents }) => money(netCents) },
          { key: "tax", label: "Tax in it", end: true, cell: ({ taxCents }) => money(taxCents) },
        ]}
      />
    </div>
  );
}

const STEP = 100;
const BAR = 62;
const HEIGHT = 220;

/** A column a month: what was kept, and on it what was given back. The figures are in the table. */
function RevenueChart({ currency, months }: { currency: string; months: readonly MonthOfRevenue[] }) {
  const top = Math.max(1, ...months.map(({ grossCents }) => grossCents));
  const bottom = Math.min(0, ...months.map(({ netCents }) => netCents));
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (cents: number) => round(((top - cents) / (top - bottom)) * HEIGHT);
  const span = (from: number, to: number) => ({ y: y(to), height: round(y(from) - y(to)) });
  const most = formatMoney(Math.max(...months.map(({ grossCents }) => grossCents)), currency);
  return (
    <figure className="grid grid-cols-1 gap-2">
      <Caption as="figcaption">
        Up to {most} a month; the table has every figure.
        <span className="ml-3 whitespace-nowrap">
          <Swatch tone="solid" />
          Kept
        </span>
        <span className="ml-3 whitespace-nowrap">
          <Swatch tone="open" />
          Refunded
        </span>
      </Caption>
      <svg
        className="h-55 w-full border-line border-t"
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ month, grossCents, netCents }, at) => {
          const place = { x: at * STEP + (STEP - BAR) / 2, width: BAR };
          const kept = span(Math.min(netCents, 0), Math.max(netCents, 0));
          const given = span(Math.max(netCents, 0), Math.max(grossCents, netCents, 0));
          return (
            <g key={month} className="forced-colors:stroke-[CanvasText]">
              <rect className="fill-ink-2" {...place} {...kept} />
              <rect
                className="fill-surface stroke-[1.5] stroke-ink-2 [vector-effect:non-scaling-stroke]"
                {...place}
                {...given}
                visibility={given.height === 0 ? "hidden" : undefined}
              />
            </g>
          );
        })}
        <line
          className="stroke-ink [vector-effect:non-scaling-stroke]"
          x2={months.length * STEP}
          y1={y(0)}
          y2={y(0)}
        />
      </svg>
      <div className="grid auto-cols-fr grid-flow-col text-center text-13 text-muted" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>
            {formatMonth(month).slice(0, 1)}
            <span className="max-md:hidden">{formatMonth(month).slice(1, 3)}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}
