import {
  type DifferenceFilter,
  type DifferenceResult,
  listedDifferences,
} from "#app/domains/billing/sync/sync-queries.server.ts";
import type { DifferenceKind } from "#app/domains/billing/types.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { UUID } from "#app/platform/ids.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const KIND_WORDS: Readonly<Record<DifferenceKind, string>> = {
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
const KINDS = Object.keys(KIND_WORDS) as DifferenceKind[];

const RESULT_WORDS: Readonly<Record<DifferenceResult, string>> = {
  left: "Not fixed",
  failed: "Couldn’t be fixed",
  reconciled: "Fixed",
};
const RESULTS = Object.keys(RESULT_WORDS) as DifferenceResult[];

/** What a comparison found: part of its page, which also starts a comparison and fixes what it found. */
export const stripeDifferences = defineList({
  name: "stripe-differences",
  to: paymentPaths.adminStripeSync,
  title: "Compare with Stripe",
  label: "Differences",
  lead: "Stripe decides what’s paid. A comparison changes nothing: it lists what our rows say differently, and you fix one thing or everything.",
  description: "What differs between Stripe and us.",
  noun: { one: "difference", many: "differences" },
  filters: [
    { name: "run", label: "Comparison", hidden: true, options: [], pattern: new RegExp(`^${UUID}$`) },
    { name: "find", label: "Stripe’s id", hint: "Of a subscription or an invoice, from its beginning." },
    {
      name: "kind",
      label: "What differs",
      any: "Anything",
      options: KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
    },
    {
      name: "result",
      label: "Result",
      any: "Any result",
      options: RESULTS.map((value) => ({ value, label: RESULT_WORDS[value] })),
    },
  ],
  filterOf: ({ run, find, kind, result }): DifferenceFilter => ({
    run,
    find,
    kind: KINDS.find((one) => one === kind),
    result: RESULTS.find((one) => one === result),
  }),
  columns: [
    {
      key: "what",
      label: "What",
      heading: true,
      cell: (row) => [
        KIND_WORDS[row.kind],
        { caption: `${row.payer === null ? "" : `${row.payer}, `}${row.objectId}` },
      ],
      file: {
        "stripe id": (row) => row.objectId,
        what: (row) => KIND_WORDS[row.kind],
        payer: (row) => row.payer,
      },
    },
    { key: "ours", label: "We have", cell: (row) => ({ long: row.ours }), file: { ours: (row) => row.ours } },
    {
      key: "theirs",
      label: "Stripe says",
      cell: (row) => ({ long: row.theirs }),
      file: { stripe: (row) => row.theirs },
    },
    {
      key: "result",
      label: "Result",
      cell: (row) => {
        if (row.reconciledAt !== null) return ["Fixed ", { at: row.reconciledAt }];
        return row.failure === null ? "Not fixed" : { danger: `Not fixed: ${row.failure}` };
      },
      file: { fixed: (row) => fileMoment(row.reconciledAt), failure: (row) => row.failure },
    },
    {
      key: "fix",
      label: "Fix",
      hideLabel: true,
      // While the comparison goes on, it could find a row that was fixed again.
      cell: (row) =>
        row.reconciledAt !== null || row.running
          ? null
          : {
              button: {
                label: "Fix",
                said: `Fix ${KIND_WORDS[row.kind]} of ${row.objectId}`,
                intent: "fix-one",
                fields: { run: row.runId, difference: row.id },
                letter: ["f", "Fix it"],
              },
            },
    },
  ],
  rowKey: (row) => row.id,
  ...listedDifferences,
  exported: { act: "stripe-difference.export", kind: "stripe-difference" },
});
