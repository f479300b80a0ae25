import type { FormerMember } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { DataTable } from "#app/ui/record/data-table.tsx";

const CAUSES = {
  left: "Left",
  removed: "Removed",
  "account-deleted": "Deleted their account",
  archived: "The organization was closed",
} as const;

/** Who belonged, until when, and why no more. */
export function FormerMembers({ former }: { former: readonly FormerMember[] }) {
  return (
    <DataTable
      caption="People who no longer belong, the last to go first"
      rows={former}
      rowKey={(row) => row.id}
      columns={[
        { key: "name", label: "Name", heading: true, cell: (row) => <bdi>{row.name}</bdi> },
        { key: "role", label: "Was", cell: (row) => roleWords[row.role] },
        {
          key: "time",
          label: "Time",
          cell: (row) => `${formatPublicDay(row.joinedAt)} to ${formatPublicDay(row.leftAt)}`,
        },
        { key: "cause", label: "Why", cell: (row) => (row.leftCause === null ? "" : CAUSES[row.leftCause]) },
      ]}
    />
  );
}
