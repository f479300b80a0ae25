/** What an admin reads of a comparison with Stripe. */
import type { DifferenceKind } from "#app/domains/billing/types.ts";

export const KIND_WORDS: Readonly<Record<DifferenceKind, string>> = {
  "missing-here": "Subscription missing here",
  "missing-there": "Subscription unknown to Stripe",
  status: "Status",
  price: "Plan",
  seats: "Seats",
  period: "Period",
  cancellation: "Cancellation",
  "invoice-missing": "Invoice missing here",
  invoice: "Invoice",
};

/** What is compared at the moment, by the part of the run. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  subscriptions: "subscriptions",
  invoices: "invoices",
  refunds: "refunds",
  disputes: "disputes",
  unknown: "what only we have",
};
