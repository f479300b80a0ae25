import { formatMoney } from "#app/domains/billing/money.ts";
import type { findBilling, OwnInvoice } from "#app/domains/billing/payer-queries.server.ts";
import { EVENT_WORDS, INVOICE_WORDS } from "#app/domains/billing/words.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

const refundOf = ({ refundedCents, paidCents, currency }: OwnInvoice): string =>
  refundedCents === 0
    ? ""
    : refundedCents >= paidCents
      ? ", refunded"
      : `, ${formatMoney(refundedCents, currency)} refunded`;

/** Invoices, each with Stripe's file. */
export function InvoiceTable({ invoices }: { invoices: readonly OwnInvoice[] }) {
  return (
    <DataTable
      caption="Invoices, newest first"
      rows={invoices}
      rowKey={(row) => row.stripeId}
      columns={[
        { key: "number", label: "Number", heading: true, cell: (row) => row.number ?? "Not numbered yet" },
        { key: "date", label: "Date", cell: (row) => formatDayOf(row.madeAt) },
        {
          key: "amount",
          label: "Amount",
          end: true,
          cell: (row) => formatMoney(row.totalCents, row.currency),
        },
        {
          key: "tax",
          label: "Tax included",
          end: true,
          cell: (row) => formatMoney(row.taxCents, row.currency),
        },
        {
          key: "status",
          label: "Status",
          cell: (row) =>
            `${INVOICE_WORDS[row.status]}${refundOf(row)}${row.dispute === null ? "" : ", disputed"}`,
        },
        {
          key: "file",
          label: "File",
          hideLabel: true,
          cell: (row) => <InvoiceLinks {...row} />,
        },
      ]}
    />
  );
}

function InvoiceLinks({ number, status, pdfUrl, pageUrl }: OwnInvoice) {
  const name = <span className="sr-only">{` ${number ?? ""}`}</span>;
  return (
    <span className="flex flex-wrap gap-x-3">
      {status === "open" && pageUrl !== null ? <a href={pageUrl}>Pay{name}</a> : null}
      {pdfUrl === null ? null : <a href={pdfUrl}>PDF{name}</a>}
    </span>
  );
}

type BillingEvent = Awaited<ReturnType<typeof findBilling>>["events"][number];

const TOLD_IN_DETAIL: ReadonlySet<BillingEvent["kind"]> = new Set([
  "changed",
  "refunded",
  "refund-failed",
  "subscribed",
]);

/** What happened to the plan, newest first. */
export function BillingHistory({ events }: { events: readonly BillingEvent[] }) {
  return (
    <LinkList>
      {events.map(({ id, kind, at, detail, who }) => (
        <LinkListItem key={id} wrap end={<LocalTime timeMs={at} />}>
          {`${EVENT_WORDS[kind]}${TOLD_IN_DETAIL.has(kind) ? `: ${detail}` : ""}${who === null ? "" : `, by ${who}`}`}
        </LinkListItem>
      ))}
    </LinkList>
  );
}
