import type { HistoryEvent } from "#app/domains/organizations/members/types.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

const KINDS: Readonly<Record<HistoryEvent["kind"], string>> = {
  applied: "Applied",
  approved: "Approved",
  rejected: "Rejected",
  "set-up": "Set up",
  renamed: "Renamed",
  changed: "Details changed",
  archived: "Closed",
  restored: "Opened again",
  joined: "Joined",
  left: "Left",
  removed: "Removed",
  "role-changed": "Role changed",
  "ownership-transferred": "Ownership transferred to",
  invited: "Invited",
  "invite-revoked": "Invite withdrawn",
  affiliated: "Belongs to an organization above",
  "affiliation-ended": "No longer belongs to an organization above",
};

/** What happened, who did it and when, newest first. */
export function OrganizationHistory({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <DataTable
      caption="What happened in the organization, the latest first"
      rows={events}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "what",
          label: "What",
          heading: true,
          cell: (row) => (
            <span className="font-text">
              {`${KINDS[row.kind]}${row.about === null ? "" : `: ${row.about}`}${row.detail === "" ? "" : ` (${row.detail})`}`}
            </span>
          ),
        },
        { key: "by", label: "By", cell: (row) => <bdi>{row.by ?? "Former account"}</bdi> },
        { key: "when", label: "When", cell: (row) => <LocalTime timeMs={row.at} /> },
      ]}
    />
  );
}
