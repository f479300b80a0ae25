import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { formatMoney } from "#app/domains/billing/money.ts";
import { paths } from "#app/paths.ts";
import { formatDayOf } from "#app/platform/reader-time.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { disputeWords, STATUS_WORDS } from "./payment-words.ts";

export type ShownPayment = {
  stripeId: string;
  number: string | null;
  status: keyof typeof STATUS_WORDS;
  currency: string;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  refundedCents: number;
  dispute: string | null;
  failure: string | null;
  pdfUrl: string | null;
  madeAt: number;
  paidAt: number | null;
  payer: string | null;
  payerSlug: string | null;
  payerId: string | null;
  refundable: boolean;
};

const payerOf = ({ payer, payerSlug, payerId }: ShownPayment) => {
  const name = <bdi>{payer ?? "A deleted account"}</bdi>;
  if (payerSlug !== null) return <Link to={paths.organization(payerSlug)}>{name}</Link>;
  return payerId === null ? name : <Link to={adminPaths.person(payerId)}>{name}</Link>;
};

/** What the list of payments can show; `openTo` is where one of them stands open. */
export const paymentColumns = (openTo: (stripeId: string) => string): readonly ListColumn<ShownPayment>[] => [
  {
    key: "number",
    label: "Invoice",
    heading: true,
    cell: (row) => (
      <>
        <Link to={openTo(row.stripeId)} className="whitespace-nowrap" data-key-open>
          {row.number ?? "No number yet"}
        </Link>
        <Caption as="span" className="block whitespace-nowrap font-text">
          {formatDayOf(row.madeAt)}
        </Caption>
      </>
    ),
  },
  { key: "payer", label: "Payer", optional: "shown", cell: payerOf },
  {
    key: "total",
    label: "Total",
    end: true,
    cell: (row) => (
      <>
        <span>{formatMoney(row.totalCents, row.currency)}</span>
        {row.taxCents === 0 ? null : (
          <Caption as="span" className="block font-text">
            {`${formatMoney(row.taxCents, row.currency)} tax`}
          </Caption>
        )}
      </>
    ),
  },
  {
    key: "subtotal",
    label: "Before tax",
    end: true,
    optional: "hidden",
    cell: (row) => formatMoney(row.subtotalCents, row.currency),
  },
  {
    key: "refunded",
    label: "Refunded",
    end: true,
    optional: "shown",
    cell: (row) => (row.refundedCents === 0 ? "None" : formatMoney(row.refundedCents, row.currency)),
  },
  {
    key: "status",
    label: "Status",
    cell: (row) => (
      <div className="wrap-break-word max-w-80">
        <span>{STATUS_WORDS[row.status]}</span>
        {row.dispute === null ? null : (
          <span className="block text-13 text-danger">{disputeWords(row.dispute)}</span>
        )}
        {row.failure === null ? null : (
          <span className="block text-13 text-danger">{`Failed: ${row.failure}`}</span>
        )}
      </div>
    ),
  },
  {
    key: "paid",
    label: "Paid on",
    optional: "hidden",
    cell: (row) => (row.paidAt === null ? "" : formatDayOf(row.paidAt)),
  },
  {
    key: "stripe",
    label: "Stripe’s id",
    optional: "hidden",
    cell: (row) => <span className="wrap-anywhere text-13">{row.stripeId}</span>,
  },
  {
    key: "pdf",
    label: "PDF",
    optional: "shown",
    cell: (row) =>
      row.pdfUrl === null ? null : (
        <a
          href={row.pdfUrl}
          aria-label={`PDF of ${row.number ?? row.stripeId}`}
          data-key="p"
          data-key-label="Its PDF"
        >
          PDF
        </a>
      ),
  },
  {
    key: "action",
    label: "Refund",
    hideLabel: true,
    cell: (row) =>
      row.refundable ? (
        <Link
          to={openTo(row.stripeId)}
          aria-label={`Refund ${row.number ?? row.stripeId}`}
          data-key="r"
          data-key-label="Refund it"
        >
          Refund
        </Link>
      ) : null,
  },
];
