/** The billing portal: the card, the invoices, canceling and going on. */
import { type Account, all, emit, find, get, keep } from "../account.ts";
import { replaceCard } from "../objects/customers.ts";
import { dayOf, moneyOf } from "../seconds.ts";
import { setEnd } from "../subscriptions/subscription-end.ts";
import { periodOf } from "../subscriptions/subscription-items.ts";
import type { Kinds } from "../types.ts";
import { type Html, html, outcomeChoice, type PageAnswer, page, redirectTo, show } from "./layout.ts";

/** GET shows it, POST handles its forms. */
export function portalPage(
  account: Account,
  id: string,
  form: URLSearchParams | null,
  address: string,
): PageAnswer {
  const session = get(account, "billing_portal.session", id);
  const customer = get(account, "customer", session.customer);
  if (form === null) return show(portalHtml(account, session, customer, address));
  const outcome = form.get("outcome");
  if (
    form.get("do") === "card" &&
    (outcome === "paid" || outcome === "declined" || outcome === "authenticate")
  )
    replaceCard(account, customer, outcome);
  const subscription = find(account, "subscription", form.get("subscription"));
  if (subscription?.customer === customer.id && subscription.ended_at === null) {
    const ends = form.get("do") === "cancel" ? true : form.get("do") === "resume" ? false : null;
    if (ends !== null && ends !== subscription.cancel_at_period_end) {
      setEnd(account, subscription, ends);
      emit(account, "customer.subscription.updated", keep(account, "subscription", subscription));
    }
  }
  return redirectTo(address);
}

function portalHtml(
  account: Account,
  session: Kinds["billing_portal.session"],
  customer: Kinds["customer"],
  address: string,
): string {
  const base = address.replace(/\/portal\/.*$/, "");
  const subscriptions = all(account, "subscription").filter(
    (one) => one.customer === customer.id && one.ended_at === null,
  );
  const invoices = all(account, "invoice").filter(
    (one) => one.customer === customer.id && one.number !== null,
  );
  const card = find(
    account,
    "payment_method",
    subscriptions[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method,
  );
  return page(
    "Billing",
    html`<h1>Billing of ${customer.name ?? customer.email ?? customer.id}</h1>
${subscriptions.map((one) => subscriptionHtml(account, one))}
<h2>Card</h2><p>${card?.card ? `Visa ending in ${card.card.last4}` : "There is no card yet."}</p>
<form method="post"><input type="hidden" name="do" value="card">${outcomeChoice("What a new card does from now on")}<button>Change the card</button></form>
<h2>Invoices</h2><table>${invoices.map(
      (one) =>
        html`<tr><td><a href="${base}/invoice/${one.id}">${one.number ?? ""}</a>, ${dayOf(one.created)}</td><td>${moneyOf(one.total, one.currency)}, ${String(one.status)}</td></tr>`,
    )}</table>
${session.return_url === null ? "" : html`<a class="back" href="${session.return_url}">Back to the site</a>`}`,
  );
}

function subscriptionHtml(account: Account, subscription: Kinds["subscription"]): Html {
  const names = subscription.items.data.map(
    ({ price, quantity }) =>
      `${quantity ?? 1} × ${find(account, "product", price.product)?.name ?? price.product}`,
  );
  const ends = subscription.cancel_at_period_end;
  const day = dayOf(periodOf(subscription).end);
  return html`<h2>${names.join(", ")}</h2><p>${ends ? `Ends on ${day}.` : `Renews on ${day}.`}</p>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
<button class="plain" name="do" value="${ends ? "resume" : "cancel"}">${ends ? "Go on after all" : "Cancel at the end of the period"}</button></form>`;
}
