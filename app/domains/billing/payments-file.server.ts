/** Payments as a file: CSV (RFC 4180), amounts as plain decimals, one row an invoice. */
import Papa from "papaparse";
import { FORMULA } from "#app/platform/formulas.ts";
import { decimalOf } from "./money.ts";
import type { ListedPayment } from "./payments-queries.server.ts";

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

/** The whole file; without rows, its heading alone. */
export function writePayments(
  payments: readonly Omit<ListedPayment, "paymentIntentId" | "pdfUrl" | "payerSlug">[],
): string {
  const data = payments.map((one) => [
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
  ]);
  const file = Papa.unparse({ fields: [...COLUMNS], data }, { newline: "\r\n", escapeFormulae: FORMULA });
  // Without rows Papa Parse ends the heading's line itself.
  return file.endsWith("\r\n") ? file : `${file}\r\n`;
}
