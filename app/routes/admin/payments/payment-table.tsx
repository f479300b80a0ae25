import { Link } from "@remix-run/react";
import { formatMoney } from "#app/domains/billing/money.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { disputeWords, STATUS_WORDS } from "./payment-words.ts";

export type ShownPayment = {
  stripeId: string;
  number: string | null;
  status: keyof typeof STATUS_WORDS;
  currency: string;
  taxCents: number;
  totalCents: number;
  refundedCents: number;
  dispute: string | null;
  failure: string | null;
  pdfUrl: string | null;
  madeAt: number;
  payer: string | null;
  payerSlug: string | null;
  refundable: boolean;
};

export type PaymentTableProps = { payments: readonly ShownPayment[]; refundTo: (stripeId: string) => string };

/** Payments, one invoice a row, the newest first. */
export function PaymentTable({ payments, refundTo }: PaymentTableProps) {
  return (
    <DataTable
      caption="Payments, newest first"
      rows={payments}
      rowKey={(row) => row.stripeId}
      columns={[
        {
          key: "number",
          label: "Invoice",
          heading: true,
          cell: (row) => (
            <>
              {row.pdfUrl === null ? (
                <span className="whitespace-nowrap">{row.number ?? "No number yet"}</span>
              ) : (
                <a href={row.pdfUrl} className="whitespace-nowrap">
                  {row.number ?? "No number yet"}
                </a>
              )}
              <Caption as="span" className="block whitespace-nowrap font-text">
                {formatUtcDay(row.madeAt)}
              </Caption>
            </>
          ),
        },
        {
          key: "payer",
          label: "Payer",
          cell: (row) =>
            row.payerSlug === null ? (
              <bdi>{row.payer ?? "A deleted account"}</bdi>
            ) : (
              <Link to={paths.organization(row.payerSlug)}>{row.payer}</Link>
            ),
        },
        {
          key: "total",
          label: "Total",
          end: true,
          cell: (row) => (
            <>
              {formatMoney(row.totalCents, row.currency)}
              {row.taxCents === 0 ? null : (
                <Caption as="span" className="block font-text">
                  {formatMoney(row.taxCents, row.currency)} tax
                </Caption>
              )}
            </>
          ),
        },
        {
          key: "refunded",
          label: "Refunded",
          end: true,
          cell: (row) => (row.refundedCents === 0 ? "None" : formatMoney(row.refundedCents, row.currency)),
        },
        {
          key: "status",
          label: "Status",
          cell: (row) => (
            <div className="wrap-break-word max-w-80">
              {STATUS_WORDS[row.status]}
              {row.dispute === null ? null : (
                <span className="block text-13 text-danger">{disputeWords(row.dispute)}</span>
              )}
              {row.failure === null ? null : (
                <span className="block text-13 text-danger">Failed: {row.failure}</span>
              )}
            </div>
          ),
        },
        {
          key: "action",
          label: "Refund",
          hideLabel: true,
          cell: (row) =>
            row.refundable ? (
              <Link to={refundTo(row.stripeId)} aria-label={`Refund ${row.number ?? row.stripeId}`}>
                Refund
              </Link>
            ) : null,
        },
      ]}
    />
  );
}
