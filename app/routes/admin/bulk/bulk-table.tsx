import { Link } from "@remix-run/react";
import type { listBulks } from "#app/domains/bulk/bulk-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { type BulkWords, manyOf, STATUS_WORDS } from "./bulk-words.ts";

/** The latest acts on many rows of a list. */
export function BulkTable({
  words,
  acts,
}: {
  words: BulkWords;
  acts: Awaited<ReturnType<typeof listBulks>>;
}) {
  return acts.length === 0 ? (
    <EmptyState
      title={`Nothing was done to many ${words.noun.many} yet`}
      actions={<ButtonLink to={adminPaths.list(words.name)}>{words.label}</ButtonLink>}
    >
      Choose some in the list, or all that its filters find, and press what to do below it.
    </EmptyState>
  ) : (
    <DataTable
      caption={`The latest acts on many ${words.noun.many}`}
      byKeys
      rows={acts}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "act",
          label: "Act",
          heading: true,
          cell: (row) => (
            <Link to={adminPaths.bulkAct(words.name, row.id)} data-key-open>
              {`${words.acts[row.act]?.verb ?? ""} ${manyOf(words, row.rows)}`}
            </Link>
          ),
        },
        { key: "status", label: "Status", cell: (row) => STATUS_WORDS[row.status] },
        { key: "who", label: "By", cell: (row) => <bdi>{row.actor ?? "A deleted account"}</bdi> },
        { key: "at", label: "Begun", cell: (row) => formatMoment(row.startedAt) },
      ]}
    />
  );
}
