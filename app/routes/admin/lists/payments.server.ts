import {
  MONTH,
  monthsUntil,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "#app/domains/billing/invoices/payments-inputs.ts";
import { adminPayments, type ListedPayment } from "#app/domains/billing/invoices/payments-queries.server.ts";
import { whyNotRefundable } from "#app/domains/billing/invoices/refund-commands.server.ts";
import { REVENUE_MONTHS } from "#app/domains/billing/limits.ts";
import { decimalOf, formatMoney } from "#app/domains/billing/money.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths, type Query } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import type { Cell } from "../list-pages/cells.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { disputeWords, STATUS_WORDS } from "../payments/payment-words.ts";

const FILTER_WORDS: Readonly<Record<PaymentStatus, string>> = {
  paid: "Paid",
  failed: "Failed",
  open: "Open",
  refunded: "Refunded",
  disputed: "Disputed",
};

/** All of the row, whatever is shown: amounts as plain decimals. */
const IN_FILE = {
  number: (row: ListedPayment) => row.number,
  made: (row: ListedPayment) => fileMoment(row.madeAt),
  "paid on": (row: ListedPayment) => fileMoment(row.paidAt),
  payer: (row: ListedPayment) => row.payer,
  status: (row: ListedPayment) => row.status,
  currency: (row: ListedPayment) => row.currency.toUpperCase(),
  subtotal: (row: ListedPayment) => decimalOf(row.subtotalCents),
  tax: (row: ListedPayment) => decimalOf(row.taxCents),
  total: (row: ListedPayment) => decimalOf(row.totalCents),
  paid: (row: ListedPayment) => decimalOf(row.paidCents),
  refunded: (row: ListedPayment) => decimalOf(row.refundedCents),
  net: (row: ListedPayment) => decimalOf(row.paidCents - row.refundedCents),
  dispute: (row: ListedPayment) => row.dispute,
  failure: (row: ListedPayment) => row.failure,
  "stripe id": (row: ListedPayment) => row.stripeId,
};

/** The list's address with this payment open. */
const openTo = ({ stripeId }: ListedPayment, here: Query) =>
  `${paymentPaths.adminPayments({ ...here, refund: stripeId })}#refund`;

function payerOf({ payer, payerSlug, payerId }: ListedPayment): Cell {
  const text = payer ?? "A deleted account";
  if (payerSlug !== null) return { link: paths.organization(payerSlug), text };
  return payerId === null ? { name: text } : { link: adminPaths.person(payerId), text };
}

/** Part of the page of payments, under the months. */
export const payments = defineList({
  name: "payments",
  title: "Payments",
  lead: "Revenue, every invoice, and what Stripe told us that we couldn’t follow. Stripe decides what’s paid.",
  description: "Revenue, payments, refunds, and what Stripe told us.",
  noun: { one: "payment", many: "payments" },
  empty: "An invoice comes with the first plan that somebody pays for.",
  filters: [
    {
      name: "find",
      label: "Invoice number, or who pays",
      hint: "An organization, a last name, a full name, or Stripe’s id of an invoice.",
    },
    {
      name: "status",
      label: "What became of it",
      any: "Anything",
      options: PAYMENT_STATUSES.map((value) => ({ value, label: FILTER_WORDS[value] })),
    },
    { name: "month", label: "Month", any: "Any month", options: [], pattern: MONTH },
  ],
  filterOf: ({ find, status, month }) => ({
    find,
    status: PAYMENT_STATUSES.find((one) => one === status),
    month,
  }),
  columns: [
    {
      key: "number",
      label: "Invoice",
      heading: true,
      cell: (row, here) => [
        { link: openTo(row, here), text: row.number ?? "No number yet", opens: true },
        { caption: [{ day: row.madeAt }] },
      ],
      file: IN_FILE,
    },
    { key: "payer", label: "Payer", optional: "shown", cell: payerOf },
    {
      key: "total",
      label: "Total",
      end: true,
      cell: ({ totalCents, taxCents, currency }) => [
        formatMoney(totalCents, currency),
        ...(taxCents === 0 ? [] : [{ caption: `${formatMoney(taxCents, currency)} tax` }]),
      ],
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
      cell: ({ status, dispute, failure }) => [
        STATUS_WORDS[status],
        ...(dispute === null ? [] : [{ danger: disputeWords(dispute) }]),
        ...(failure === null ? [] : [{ danger: `Failed: ${failure}` }]),
      ],
    },
    {
      key: "paid",
      label: "Paid on",
      optional: "hidden",
      cell: (row) => (row.paidAt === null ? null : { day: row.paidAt }),
    },
    { key: "stripe", label: "Stripe’s id", optional: "hidden", cell: (row) => ({ id: row.stripeId }) },
    {
      key: "pdf",
      label: "PDF",
      optional: "shown",
      cell: ({ pdfUrl, number, stripeId }) =>
        pdfUrl === null
          ? null
          : {
              link: pdfUrl,
              text: "PDF",
              said: `PDF of ${number ?? stripeId}`,
              letter: ["p", "Its PDF"],
            },
    },
    {
      key: "action",
      label: "Refund",
      hideLabel: true,
      cell: (row, here) =>
        whyNotRefundable(row) === null
          ? {
              link: openTo(row, here),
              text: "Refund",
              said: `Refund ${row.number ?? row.stripeId}`,
              letter: ["r", "Refund it"],
            }
          : null,
    },
  ],
  rowKey: (row) => row.stripeId,
  ...adminPayments,
  async page(context, filter, after) {
    const months = monthsUntil(context.clock.now(), REVENUE_MONTHS).toReversed();
    const options = { month: months.map((value) => ({ value, label: formatMonth(value) })) };
    return { ...(await adminPayments.page(context, filter, after)), options };
  },
  exported: { act: "invoice.export", kind: "invoice" },
});
