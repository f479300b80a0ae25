/** Invoices: read, previewed, paid by hand. */
import { type Account, all, get, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { authenticationNeeded, cardDeclined, invalidRequest, StripeError } from "../http/errors.ts";
import {
  flagOf,
  groupOf,
  groupsOf,
  type Params,
  requiredText,
  textOf,
  wholeOf,
  wordOf,
} from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import { periodEnd } from "../subscriptions/periods.ts";
import { payAgain } from "../subscriptions/retries.ts";
import { type ChangePlan, planChange } from "../subscriptions/subscription-changes.ts";
import { PRORATIONS, periodOf } from "../subscriptions/subscription-items.ts";
import type { InvoiceLine, Kinds } from "../types.ts";
import { periodLine } from "./invoice-lines.ts";
import { draftInvoice } from "./invoicing.ts";

type Invoice = Kinds["invoice"];

export const invoiceCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/invoices/create_preview",
    takes: ["customer", "subscription", "subscription_details"],
    answer: previewInvoice,
  },
  {
    method: "GET",
    path: "/v1/invoices/:id",
    takes: [],
    answer: (account, _, id) => get(account, "invoice", id),
  },
  {
    method: "GET",
    path: "/v1/invoices",
    takes: ["customer", "subscription", "status", "collection_method", ...LIST_PARAMS],
    answer(account, params) {
      const [customer, subscription, status] = ["customer", "subscription", "status"].map((name) =>
        textOf(params, name),
      );
      const found = all(account, "invoice").filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || one.status === status) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/invoices");
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    takes: ["payment_method", "off_session"],
    answer(account, params, id) {
      const invoice = get(account, "invoice", id);
      if (invoice.status === "paid") throw invalidRequest("The invoice is paid already.");
      if (invoice.status !== "open")
        throw invalidRequest(`An invoice that is ${invoice.status} cannot be paid.`);
      const named = textOf(params, "payment_method");
      const card = named === undefined ? undefined : get(account, "payment_method", named, "payment_method");
      const outcome = payAgain(account, invoice, card);
      if (outcome === "declined") throw cardDeclined();
      if (outcome === "authenticate") throw authenticationNeeded();
      return invoice;
    },
  },
  {
    method: "GET",
    path: "/v1/invoice_payments",
    takes: ["invoice", "status", "payment", ...LIST_PARAMS],
    answer(account, params) {
      const invoice = textOf(params, "invoice");
      const intent = textOf(groupOf(params, "payment"), "payment_intent");
      const found = all(account, "invoice_payment").filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (intent === undefined || one.payment.payment_intent === intent),
      );
      return pageOf(found, params, "/v1/invoice_payments");
    },
  },
];

/** The next invoice: of a change that is invoiced at once, or of the next period with what waits for it. */
function previewInvoice(account: Account, params: Params): Invoice {
  const subscription = get(account, "subscription", requiredText(params, "subscription"), "subscription");
  const details = groupOf(params, "subscription_details");
  if (subscription.ended_at !== null) throw nothingUpcoming();
  const behavior = wordOf(details, "proration_behavior", PRORATIONS) ?? "create_prorations";
  const at = wholeOf(details, "proration_date") ?? now(account);
  const change: ChangePlan | null =
    details.items === undefined
      ? null
      : planChange(account, subscription, groupsOf(details, "items"), { behavior, at });
  const customer = get(account, "customer", subscription.customer);
  const pending = account.data.pending[subscription.id] ?? [];
  const prorationDate = change === null ? {} : { prorationDate: at };
  if (change?.immediate === true) {
    const lines = [...(change.resets ? pending : []), ...change.lines];
    const period = { start: at, end: at };
    return draftInvoice(account, subscription, customer, lines, {
      reason: "upcoming",
      period,
      at,
      ...prorationDate,
    });
  }
  const ends = flagOf(details, "cancel_at_period_end") ?? subscription.cancel_at_period_end;
  const { start, end } = periodOf(subscription);
  const items = change?.items ?? subscription.items.data;
  const next: InvoiceLine[] = ends
    ? []
    : items.map((item) => {
        if (item.price.recurring === null) throw new Error(`${item.id} does not recur.`);
        const until = periodEnd(subscription.billing_cycle_anchor, end, item.price.recurring);
        return periodLine(account, subscription, item, { start: end, end: until });
      });
  const lines = [...pending, ...(change?.lines ?? []), ...next];
  if (lines.length === 0) throw nothingUpcoming();
  return draftInvoice(account, subscription, customer, lines, {
    reason: "upcoming",
    period: { start, end },
    at: end,
    ...prorationDate,
  });
}

const nothingUpcoming = (): StripeError =>
  new StripeError(404, "invalid_request_error", "The subscription has no upcoming invoice.", {
    code: "invoice_upcoming_none",
  });
