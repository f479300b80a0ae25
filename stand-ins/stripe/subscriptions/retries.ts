/**
 * The effect of a payment: a subscription that continues, or is past due until a retry succeeds or the last has
 * failed.
 */
import { type Account, emit, keep, now } from "../account.ts";
import { subscriptionOf, tryPayment } from "../invoices/invoicing.ts";
import { cardOf } from "../objects/customers.ts";
import { DAY_S } from "../seconds.ts";
import type { CardOutcome, Kinds } from "../types.ts";
import { endSubscription } from "./subscription-end.ts";

/** Days after the first try. */
const RETRY_DAYS = [3, 5, 7];

/** Writes down what the payment of an invoice means for its subscription; events are sent where something changed. */
export function followPayment(
  account: Account,
  subscription: Kinds["subscription"],
  invoice: Kinds["invoice"],
  outcome: CardOutcome,
): void {
  const before = subscription.status;
  if (outcome === "paid") {
    if (subscription.latest_invoice === invoice.id && (before === "past_due" || before === "unpaid"))
      subscription.status = "active";
  } else {
    const first = account.data.firstTries[invoice.id] ?? now(account);
    account.data.firstTries[invoice.id] = first;
    const next = RETRY_DAYS.map((days) => first + days * DAY_S).find((at) => at > now(account));
    invoice.next_payment_attempt = next ?? null;
    keep(account, "invoice", invoice);
    emit(account, "invoice.updated", invoice);
    if (next === undefined) {
      delete account.data.firstTries[invoice.id];
      if (account.data.settings.afterRetries === "canceled") {
        endSubscription(account, subscription, "payment_failed");
        return;
      }
      subscription.status = "unpaid";
    } else if (before === "active") subscription.status = "past_due";
  }
  keep(account, "subscription", subscription);
  if (subscription.status !== before) emit(account, "customer.subscription.updated", subscription);
}

/** Tries an open invoice again with the card that is there now. */
export function payAgain(
  account: Account,
  invoice: Kinds["invoice"],
  card: Kinds["payment_method"] | undefined,
  approved = false,
): CardOutcome {
  const subscription = subscriptionOf(account, invoice);
  const outcome = tryPayment(
    account,
    invoice,
    card ?? (subscription && cardOf(account, subscription)),
    approved,
  );
  if (subscription !== undefined && subscription.ended_at === null) {
    const byHand = invoice.next_payment_attempt !== null && invoice.next_payment_attempt > now(account);
    // A failed manual attempt leaves the date of the next retry unchanged.
    if (outcome === "paid" || !byHand) followPayment(account, subscription, invoice, outcome);
  } else if (outcome !== "paid") {
    // The subscription is gone: no more retries.
    invoice.next_payment_attempt = null;
    delete account.data.firstTries[invoice.id];
  }
  return outcome;
}
