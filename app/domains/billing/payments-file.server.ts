/** Payments as a file: CSV (RFC 4180), amounts as plain decimals, one row an invoice. */
import type { AppContext } from "#app/platform/context.ts";
import { streamCsv } from "#app/platform/csv-stream.ts";
import { decimalOf } from "./money.ts";
import type { PaymentFilter } from "./payments-inputs.ts";
import { type ListedPayment, readPaymentsForFile } from "./payments-queries.server.ts";

const COLUMNS = [
  "number",
  "made",
  "paid on",
  "payer",
  "status",
  "currency",
  "subtotal",
  "tax",
  "total",
  "paid",
  "refunded",
  "kept",
  "dispute",
  "failure",
  "stripe id",
] as const;

const moment = (timeMs: number | null) => (timeMs === null ? "" : new Date(timeMs).toISOString());

const rowOf = (one: ListedPayment) => [
  one.number ?? "",
  moment(one.madeAt),
  moment(one.paidAt),
  one.payer ?? "",
  one.status,
  one.currency.toUpperCase(),
  decimalOf(one.subtotalCents),
  decimalOf(one.taxCents),
  decimalOf(one.totalCents),
  decimalOf(one.paidCents),
  decimalOf(one.refundedCents),
  decimalOf(one.paidCents - one.refundedCents),
  one.dispute ?? "",
  one.failure ?? "",
  one.stripeId,
];

/** Every payment that fits, the newest first, read while it is sent; without any, the heading alone. */
export function streamPayments(context: AppContext, filter: PaymentFilter): ReadableStream<Uint8Array> {
  // Behind the headers: the answer's own count of round trips is told by then.
  const db = context.databaseAside();
  return streamCsv(COLUMNS, async (after: Parameters<typeof readPaymentsForFile>[2]) => {
    const { payments, next } = await readPaymentsForFile({ db }, filter, after);
    return { rows: payments.map(rowOf), next };
  });
}
