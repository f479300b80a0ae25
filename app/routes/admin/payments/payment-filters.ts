/** What narrows the list of payments. */
import type { PaymentStatus } from "#app/domains/billing/payments-inputs.ts";
import { formatMonth } from "#app/platform/dates.ts";

const FILTER_WORDS: Readonly<Record<PaymentStatus, string>> = {
  paid: "Paid",
  failed: "Failed",
  open: "Open",
  refunded: "Refunded",
  disputed: "Disputed",
};

/** With these months to choose from, the oldest first. */
export const paymentFilters = (months: readonly string[]) =>
  [
    {
      name: "find",
      label: "Invoice number, or who pays",
      hint: "An organization, a last name, a whole name, or Stripe’s id of an invoice.",
    },
    {
      name: "status",
      label: "What became of it",
      any: "Anything",
      options: Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label })),
    },
    {
      name: "month",
      label: "Month",
      any: "Any month",
      options: [...months].reverse().map((value) => ({ value, label: formatMonth(value) })),
    },
  ] as const;
