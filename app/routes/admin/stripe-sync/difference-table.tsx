import { Form, useNavigation } from "@remix-run/react";
import type { ListedDifference } from "#app/domains/billing/sync/sync-queries.server.ts";
import { formatMoment } from "#app/platform/dates.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { KIND_WORDS } from "./sync-words.ts";

export type DifferenceTableProps = {
  runId: string;
  differences: readonly ListedDifference[];
  /** Mended while the run goes on, a row could come again. */
  mendable: boolean;
};

/** What differs, one thing a row: what we have, what Stripe says, and what became of mending it. */
export function DifferenceTable({ runId, differences, mendable }: DifferenceTableProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <DataTable
      caption="Differences, those not mended first"
      rows={differences}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "what",
          label: "What",
          heading: true,
          cell: (row) => (
            <div className="wrap-anywhere">
              {KIND_WORDS[row.kind]}
              <Caption as="span" className="block font-text">
                {row.payer === null ? "" : `${row.payer}, `}
                {row.objectId}
              </Caption>
            </div>
          ),
        },
        { key: "ours", label: "We have", cell: (row) => <div className="wrap-break-word">{row.ours}</div> },
        {
          key: "theirs",
          label: "Stripe says",
          cell: (row) => <div className="wrap-break-word">{row.theirs}</div>,
        },
        {
          key: "result",
          label: "Result",
          cell: (row) =>
            row.mendedAt !== null ? (
              `Mended ${formatMoment(row.mendedAt)}`
            ) : row.failure !== null ? (
              <span className="text-danger">Not mended: {row.failure}</span>
            ) : (
              "Not mended"
            ),
        },
        {
          key: "mend",
          label: "Mend",
          hideLabel: true,
          cell: (row) =>
            row.mendedAt !== null || !mendable ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="run" value={runId} />
                <input type="hidden" name="difference" value={row.id} />
                <Button
                  small
                  name="intent"
                  value="mend-one"
                  busy={busy}
                  aria-label={`Mend ${KIND_WORDS[row.kind]} of ${row.objectId}`}
                >
                  Mend
                </Button>
              </Form>
            ),
        },
      ]}
    />
  );
}
