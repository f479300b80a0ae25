import {
  type DifferenceFilter,
  type DifferenceResult,
  listedDifferences,
} from "#app/domains/billing/sync/sync-queries.server.ts";
import type { DifferenceKind } from "#app/domains/billing/types.ts";
import { paymentPaths } from "#app/payment-paths.ts";
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
  left: "Not mended",
  failed: "Couldn’t be mended",
  mended: "Mended",
};
const RESULTS = Object.keys(RESULT_WORDS) as DifferenceResult[];

/** What a comparison found: a part of its page, which also starts one and mends. */
export const stripeDifferences = defineList({
  name: "stripe-differences",
  to: paymentPaths.adminStripeSync,
  title: "Compare with Stripe",
  label: "Differences",
  lead: "Stripe decides what’s paid. A comparison changes nothing: it lists what our rows say differently, and you mend one thing or everything.",
  description: "What differs between Stripe and us, and mending it.",
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
        if (row.mendedAt !== null) return ["Mended ", { at: row.mendedAt }];
        return row.failure === null ? "Not mended" : { danger: `Not mended: ${row.failure}` };
      },
      file: { mended: (row) => fileMoment(row.mendedAt), failure: (row) => row.failure },
    },
    {
      key: "mend",
      label: "Mend",
      hideLabel: true,
      // While the comparison goes on, a row that was mended could be found again.
      cell: (row) =>
        row.mendedAt !== null || row.running
          ? null
          : {
              button: {
                label: "Mend",
                said: `Mend ${KIND_WORDS[row.kind]} of ${row.objectId}`,
                intent: "mend-one",
                fields: { run: row.runId, difference: row.id },
                letter: ["m", "Mend it"],
              },
            },
    },
  ],
  rowKey: (row) => row.id,
  ...listedDifferences,
  exported: { act: "stripe-difference.export", kind: "stripe-difference" },
});
