/** The hosted checkout: what is bought, what the card does, and a way back. */
import { type Account, get } from "../account.ts";
import { paySession } from "../objects/checkout-payment.ts";
import { moneyOf } from "../seconds.ts";
import type { Kinds } from "../types.ts";
import {
  approvalPage,
  type Html,
  html,
  outcomeChoice,
  type PageAnswer,
  page,
  redirectTo,
  show,
} from "./layout.ts";

type Session = Kinds["checkout.session"];

const DECLINED = "The card was declined. Nothing was paid. Try again, or go back.";
const NOT_APPROVED =
  "The card’s holder did not approve the payment. Nothing was paid. Try again, or go back.";

/** GET shows it, POST pays. */
export function checkoutPage(account: Account, id: string, form: URLSearchParams | null): PageAnswer {
  const session = get(account, "checkout.session", id);
  const approval = form?.get("approval");
  if (session.status === "complete" && form !== null) return success(session);
  if (session.status !== "open") return show(closed(session));
  if (form === null) return show(paying(account, session, null));
  const outcome = form.get("outcome");
  if (outcome === "authenticate" && approval === "failed")
    return show(paying(account, session, NOT_APPROVED), 402);
  if (outcome !== "paid" && outcome !== "declined" && outcome !== "authenticate")
    return show(paying(account, session, "Choose what the card does."), 400);
  const result = paySession(account, session, outcome, approval === "approved");
  if (result === "paid") return success(session);
  if (result === "authenticate")
    return show(approvalPage(moneyOf(session.amount_total ?? 0, session.currency ?? "usd")));
  return show(paying(account, session, DECLINED), 402);
}

function success({ success_url: url, id }: Session): PageAnswer {
  return redirectTo((url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id));
}

function paying(account: Account, session: Session, trouble: string | null): string {
  const money = (cents: number) => moneyOf(cents, session.currency ?? "usd");
  const lines = (account.data.orders[session.id]?.lines ?? []).map(({ price: id, quantity }): Html => {
    const price = get(account, "price", id);
    const product = get(account, "product", price.product);
    const each = `${money(price.unit_amount ?? 0)} a ${price.recurring?.interval}`;
    return html`<tr><td>${product.name}<br>${quantity} × ${each}</td><td>${money((price.unit_amount ?? 0) * quantity)}</td></tr>`;
  });
  const tax = session.total_details?.amount_tax ?? 0;
  return page(
    "Pay",
    html`<h1>Subscribe for ${money(session.amount_total ?? 0)}</h1>
${trouble === null ? "" : html`<p class="bad" role="alert">${trouble}</p>`}
<table>${lines}${tax === 0 ? "" : html`<tr><td>Tax</td><td>${money(tax)}</td></tr>`}
<tr><th scope="row">Due today</th><th>${money(session.amount_total ?? 0)}</th></tr></table>
<form method="post">${outcomeChoice("What the card does")}<button>Pay</button></form>
${session.cancel_url === null ? "" : html`<a class="back" href="${session.cancel_url}">Back, without paying</a>`}`,
  );
}

function closed(session: Session): string {
  const paid = session.status === "complete";
  const back = paid
    ? session.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", session.id)
    : session.cancel_url;
  return page(
    paid ? "Paid" : "Expired",
    html`<h1>${paid ? "This has been paid" : "This page has expired"}</h1>
<p>${paid ? "Nothing is charged again." : "Nothing was paid. Begin again on the site."}</p>
${back ? html`<a class="back" href="${back}">Back to the site</a>` : ""}`,
  );
}
