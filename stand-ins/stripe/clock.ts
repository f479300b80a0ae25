/** What happens over time: renewals, retries, ends of subscriptions, checkouts that expire. */
import { type Account, emit, get, keep, now } from "./account.ts";
import { invalidRequest } from "./http/errors.ts";
import { periodLine } from "./invoices/invoice-lines.ts";
import { draftInvoice, finalizeInvoice, tryPayment } from "./invoices/invoicing.ts";
import { expireSession } from "./objects/checkout.ts";
import { cardOf } from "./objects/customers.ts";
import { periodEnd } from "./subscriptions/periods.ts";
import { followPayment, payAgain } from "./subscriptions/retries.ts";
import { endSubscription } from "./subscriptions/subscription-end.ts";
import { periodOf } from "./subscriptions/subscription-items.ts";
import type { Kinds } from "./types.ts";

/** More than ten years of daily periods; anything longer is an endless loop. */
const MOST_STEPS = 10_000;

type Due = { at: number; run(): void };

/** Brings the account up to its time: everything due happens in order, each at its own moment. */
export function settle(account: Account): void {
  const until = now(account);
  let steps = 0;
  for (let due = nextDue(account); due !== null && due.at <= until; due = nextDue(account)) {
    steps += 1;
    if (steps > MOST_STEPS) throw new Error("The account does not come to an end of what is due.");
    const clock = account.data.clock;
    account.data.clock = { fixedSeconds: due.at };
    try {
      due.run();
    } finally {
      account.data.clock = clock;
    }
    account.changed();
  }
}

/** Moves the account's clock. Back only while nothing has been paid for: what has happened does not unhappen. */
export function setClock(account: Account, seconds: number, fixed: boolean): void {
  if (seconds < now(account) && Object.keys(account.data.objects.subscription).length > 0)
    throw invalidRequest("The clock of an account with subscriptions goes only forward.");
  account.data.clock = fixed
    ? { fixedSeconds: seconds }
    : { offsetSeconds: seconds - Math.floor(Date.now() / 1000) };
  account.changed();
  settle(account);
}

function nextDue(account: Account): Due | null {
  let next: Due | null = null;
  const offer = (at: number, run: () => void) => {
    if (next === null || at < next.at) next = { at, run };
  };
  const { objects } = account.data;
  for (const session of Object.values(objects["checkout.session"]))
    if (session.status === "open") offer(session.expires_at, () => expireSession(account, session));
  for (const id of Object.keys(account.data.firstTries)) {
    const invoice = objects.invoice[id];
    if (invoice?.status === "open" && invoice.next_payment_attempt !== null)
      offer(invoice.next_payment_attempt, () => payAgain(account, invoice, undefined));
  }
  for (const subscription of Object.values(objects.subscription))
    if (subscription.ended_at === null) offer(periodOf(subscription).end, () => renew(account, subscription));
  return next;
}

/** The period is over: the next one is invoiced and charged, unless it was the last. */
function renew(account: Account, subscription: Kinds["subscription"]): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription, "cancellation_requested");
    return;
  }
  const over = periodOf(subscription);
  for (const item of subscription.items.data) {
    if (item.price.recurring === null) throw new Error(`${item.id} does not recur.`);
    item.current_period_start = over.end;
    item.current_period_end = periodEnd(subscription.billing_cycle_anchor, over.end, item.price.recurring);
  }
  const lines = [
    ...(account.data.pending[subscription.id] ?? []),
    ...subscription.items.data.map((item) =>
      periodLine(account, subscription, item, {
        start: item.current_period_start,
        end: item.current_period_end,
      }),
    ),
  ];
  delete account.data.pending[subscription.id];
  const customer = get(account, "customer", subscription.customer);
  const invoice = draftInvoice(account, subscription, customer, lines, {
    reason: "subscription_cycle",
    period: over,
  });
  subscription.latest_invoice = invoice.id;
  keep(account, "subscription", subscription);
  emit(account, "customer.subscription.updated", subscription);
  if (subscription.status === "unpaid") {
    // No one is charged anymore; the invoice stays a draft.
    invoice.auto_advance = false;
    emit(account, "invoice.created", keep(account, "invoice", invoice));
    return;
  }
  finalizeInvoice(account, invoice);
  followPayment(account, subscription, invoice, tryPayment(account, invoice, cardOf(account, subscription)));
}
