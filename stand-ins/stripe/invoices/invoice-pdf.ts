/** An invoice as a PDF of one page, with amounts at the right. */
import { onePagePdf } from "../../one-page-pdf.ts";
import { dayOf, moneyOf } from "../seconds.ts";
import type { Kinds } from "../types.ts";

/** What fits on the page; a longer invoice says so. */
const MOST_LINES = 30;

export function invoicePdf(invoice: Kinds["invoice"]): Buffer {
  const money = (cents: number) => moneyOf(cents, invoice.currency);
  const tax = invoice.total - invoice.subtotal;
  const lines = invoice.lines.data.slice(0, MOST_LINES);
  const rows: [string, string][] = [
    [`Invoice ${invoice.number}`, dayOf(invoice.created)],
    ["Stand-in for Stripe: no card is charged", ""],
    [`To ${invoice.customer_name ?? invoice.customer_email ?? invoice.customer}`, ""],
    ["", ""],
    ...lines.map((line): [string, string] => [line.description ?? "", money(line.amount)]),
    ...(invoice.lines.data.length > MOST_LINES
      ? [[`and ${invoice.lines.data.length - MOST_LINES} more lines`, ""] as [string, string]]
      : []),
    ["", ""],
    ["Subtotal", money(invoice.subtotal)],
    ...(tax === 0 ? [] : [["Tax", money(tax)] as [string, string]]),
    ["Total", money(invoice.total)],
    [
      invoice.status === "paid" ? "Paid" : "Due",
      money(invoice.status === "paid" ? invoice.amount_paid : invoice.amount_remaining),
    ],
  ];
  return onePagePdf(rows);
}
