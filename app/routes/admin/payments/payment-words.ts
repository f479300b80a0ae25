/** Words for payments. */
import type { InvoiceStatus } from "#app/domains/billing/types.ts";

export const STATUS_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  draft: "Draft",
  open: "Open",
  paid: "Paid",
  uncollectible: "Given up",
  void: "Void",
};

/** "disputed: needs response" of Stripe's `needs_response`. */
export const disputeWords = (dispute: string) => `Disputed: ${dispute.replaceAll("_", " ")}`;

export const REFUND_WORDS: Readonly<Record<string, string>> = {
  pending: "on its way",
  requires_action: "waiting at Stripe",
  succeeded: "done",
  failed: "failed",
  canceled: "canceled",
};
