import { Form, useNavigation } from "@remix-run/react";
import type { ListedDifference } from "#app/domains/billing/sync/sync-queries.server.ts";
import type { Query } from "#app/paths.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import type { ListCount } from "#app/platform/list-page.ts";
import { formatMoment } from "#app/platform/reader-time.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import type { ListQuery } from "../console/list-view.ts";
import { DIFFERENCE_FILTERS, KIND_WORDS } from "./sync-words.ts";

export type DifferenceListProps = {
  runId: string;
  differences: readonly ListedDifference[];
  query: ListQuery;
  count: ListCount;
  first: boolean;
  next: string | null;
  /** Mended while the run goes on, a row could come again. */
  mendable: boolean;
};

const COLUMNS: readonly ListColumn<ListedDifference>[] = [
  {
    key: "what",
    label: "What",
    heading: true,
    cell: (row) => (
      <div className="wrap-anywhere">
        <span>{KIND_WORDS[row.kind]}</span>
        <Caption as="span" className="block font-text">
          {`${row.payer === null ? "" : `${row.payer}, `}${row.objectId}`}
        </Caption>
      </div>
    ),
  },
  { key: "ours", label: "We have", cell: (row) => <div className="wrap-break-word">{row.ours}</div> },
  { key: "theirs", label: "Stripe says", cell: (row) => <div className="wrap-break-word">{row.theirs}</div> },
  {
    key: "result",
    label: "Result",
    cell: (row) =>
      row.reconciledAt !== null ? (
        `Mended ${formatMoment(row.reconciledAt)}`
      ) : row.failure !== null ? (
        <span className="text-danger">{`Not mended: ${row.failure}`}</span>
      ) : (
        "Not mended"
      ),
  },
];

/** What differs, one thing a row: what we have, what Stripe says, and what became of mending it. */
export function DifferenceList(props: DifferenceListProps) {
  const { runId, differences, query, count, first, next, mendable } = props;
  const columns: readonly ListColumn<ListedDifference>[] = [
    ...COLUMNS,
    {
      key: "mend",
      label: "Mend",
      hideLabel: true,
      cell: (row) => (row.reconciledAt !== null || !mendable ? null : <MendOne runId={runId} difference={row} />),
    },
  ];
  return (
    <ConsoleList
      label="Differences"
      noun={{ one: "difference", many: "differences" }}
      to={(narrowed: Query = {}) =>
        `${paymentPaths.adminStripeSync({ ...narrowed, run: runId })}#differences`
      }
      filters={DIFFERENCE_FILTERS}
      query={{ ...query, run: runId }}
      columns={columns}
      shown={columns.map(({ key }) => key)}
      rows={differences}
      rowKey={(row) => row.id}
      count={count}
      first={first}
      next={next}
    />
  );
}

function MendOne({ runId, difference }: { runId: string; difference: ListedDifference }) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="run" value={runId} />
      <input type="hidden" name="difference" value={difference.id} />
      <Button
        small
        name="intent"
        value="mend-one"
        busy={busy}
        aria-label={`Mend ${KIND_WORDS[difference.kind]} of ${difference.objectId}`}
        data-key="m"
        data-key-label="Mend it"
      >
        Mend
      </Button>
    </Form>
  );
}
