/** What an admin reads of a comparison with Stripe. */
import type { DifferenceFilter, DifferenceResult } from "#app/domains/billing/sync/sync-queries.server.ts";
import type { DifferenceKind } from "#app/domains/billing/types.ts";
import type { ListQuery } from "../console/list-view.ts";

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

const RESULT_WORDS: Readonly<Record<DifferenceResult, string>> = {
  left: "Not mended",
  failed: "Couldn’t be mended",
  mended: "Mended",
};

/** What narrows the differences of a comparison. */
export const DIFFERENCE_FILTERS = [
  { name: "find", label: "Stripe’s id", hint: "Of a subscription or an invoice, from its beginning." },
  {
    name: "kind",
    label: "What differs",
    any: "Anything",
    options: Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label })),
  },
  {
    name: "result",
    label: "Result",
    any: "Any result",
    options: Object.entries(RESULT_WORDS).map(([value, label]) => ({ value, label })),
  },
] as const;

const has = <Key extends string>(words: Readonly<Record<Key, string>>, value: string): value is Key =>
  Object.hasOwn(words, value);

/** What the address narrows them by, as the query takes it. */
export const differenceFilter = ({ find, kind, result }: ListQuery): DifferenceFilter => ({
  find,
  kind: kind !== undefined && has(KIND_WORDS, kind) ? kind : undefined,
  result: result !== undefined && has(RESULT_WORDS, result) ? result : undefined,
});
