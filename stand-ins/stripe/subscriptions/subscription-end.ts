/** How a subscription ends: with its period, or now. */
import { type Account, all, emit, keep, now } from "../account.ts";
import type { Kinds } from "../types.ts";
import { periodOf } from "./subscription-items.ts";

type Subscription = Kinds["subscription"];

/** Ends with the paid period, or continues after all. */
export function setEnd(account: Account, subscription: Subscription, ends: boolean): void {
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? periodOf(subscription).end : null;
  subscription.canceled_at = ends ? now(account) : null;
  const details = subscription.cancellation_details;
  subscription.cancellation_details = ends
    ? { comment: null, feedback: null, feedback_option: null, ...details, reason: "cancellation_requested" }
    : { comment: null, feedback: null, feedback_option: null, reason: null };
}

/** It is over now: no further invoice, and nothing that waited for one. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  const at = now(account);
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
  delete account.data.pending[subscription.id];
  for (const invoice of all(account, "invoice")) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id || invoice.status !== "open")
      continue;
    invoice.next_payment_attempt = null;
    invoice.auto_advance = false;
    delete account.data.firstTries[invoice.id];
  }
  emit(account, "customer.subscription.deleted", keep(account, "subscription", subscription));
  return subscription;
}
