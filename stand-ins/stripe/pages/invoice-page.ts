/** The hosted invoice: its lines, its PDF, and a way to pay what is open. */
import { type Account, find, get } from "../account.ts";
import { subscriptionOf } from "../invoices/invoicing.ts";
import { cardOf, replaceCard } from "../objects/customers.ts";
import { dayOf, moneyOf } from "../seconds.ts";
import { payAgain } from "../subscriptions/retries.ts";
import type { Kinds } from "../types.ts";
import { approvalPage, html, outcomeChoice, type PageAnswer, page, redirectTo, show } from "./layout.ts";

export function invoicePage(
  account: Account,
  id: string,
  form: URLSearchParams | null,
  address: string,
): PageAnswer {
  const invoice = get(account, "invoice", id);
  if (form === null || invoice.status !== "open") return show(invoiceHtml(invoice, address, null));
  const [outcome, approval] = [form.get("outcome"), form.get("approval")];
  if (outcome === "authenticate" && approval === "failed")
    return show(invoiceHtml(invoice, address, "The payment was not approved. Nothing was paid."), 402);
  if (outcome !== "paid" && outcome !== "declined" && outcome !== "authenticate")
    return show(invoiceHtml(invoice, address, "Choose what the card does."), 400);
  if (outcome === "authenticate" && approval !== "approved")
    return show(approvalPage(moneyOf(invoice.amount_due, invoice.currency)));
  const subscription = subscriptionOf(account, invoice);
  const customer = find(account, "customer", invoice.customer);
  // A card that pays stays the one that is charged.
  const card =
    customer !== undefined && outcome !== "declined"
      ? replaceCard(account, customer, outcome)
      : subscription && cardOf(account, subscription);
  if (outcome === "declined")
    return show(invoiceHtml(invoice, address, "The card was declined. Nothing was paid."), 402);
  payAgain(account, invoice, card, true);
  return redirectTo(address);
}

function invoiceHtml(invoice: Kinds["invoice"], address: string, trouble: string | null): string {
  const money = (cents: number) => moneyOf(cents, invoice.currency);
  const tax = invoice.total - invoice.subtotal;
  return page(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number ?? ""}</h1>
${trouble === null ? "" : html`<p class="bad" role="alert">${trouble}</p>`}
<p>${dayOf(invoice.created)} · ${invoice.status === "paid" ? "Paid" : invoice.status === "open" ? "Not paid yet" : String(invoice.status)}</p>
<table>${invoice.lines.data.map((line) => html`<tr><td>${line.description ?? ""}</td><td>${money(line.amount)}</td></tr>`)}
${tax === 0 ? "" : html`<tr><td>Tax</td><td>${money(tax)}</td></tr>`}
<tr><th scope="row">Total</th><th>${money(invoice.total)}</th></tr>
<tr><th scope="row">${invoice.status === "paid" ? "Paid" : "Due"}</th><th>${money(invoice.status === "paid" ? invoice.amount_paid : invoice.amount_remaining)}</th></tr></table>
${invoice.status === "open" ? html`<form method="post">${outcomeChoice("What the card does")}<button>Pay ${money(invoice.amount_due)}</button></form>` : ""}
<a class="back" href="${address}/pdf">Download as PDF</a>`,
  );
}
