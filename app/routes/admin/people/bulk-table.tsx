import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import type { listBulks } from "#app/domains/accounts/desk/bulk-queries.server.ts";
import { formatMoment } from "#app/platform/dates.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { BULK_WORDS, people, STATUS_WORDS } from "./bulk-words.ts";

/** The latest acts on many people. */
export function BulkTable({ acts }: { acts: Awaited<ReturnType<typeof listBulks>> }) {
  return acts.length === 0 ? (
    <EmptyState title="Nothing was done to many people yet" />
  ) : (
    <DataTable
      caption="The latest acts on many people"
      byKeys
      rows={acts}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "act",
          label: "Act",
          heading: true,
          cell: (row) => (
            <Link to={adminPaths.bulkAct(row.id)} data-key-open>
              {BULK_WORDS[row.act].verb} {people(row.rows)}
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
