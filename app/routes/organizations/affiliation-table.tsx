import { Link } from "@remix-run/react";
import type { Affiliation } from "#app/domains/organizations/affiliations/queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { AskOnceMore } from "#app/ui/forms/ask-again.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type AffiliationTableProps = {
  caption: string;
  rows: readonly Affiliation[];
  /** Whether the reader may decide for the organization. */
  binds: boolean;
  /** In place of an empty table. */
  empty: string;
};

const STATUS: Readonly<Record<Affiliation["status"], string>> = {
  proposed: "Proposed",
  active: "In effect",
  refused: "Declined",
  withdrawn: "Taken back",
  ended: "Ended",
};

/** What this side may do with a proposed one. */
function actsOf({ status, above }: Affiliation): readonly (readonly [intent: string, label: string])[] {
  if (status !== "proposed") return [];
  return above === 1
    ? [["withdraw", "Take back"]]
    : [
        ["accept", "Accept"],
        ["refuse", "Decline"],
      ];
}

function datesOf({ status, proposedAt, since, until }: Affiliation): string {
  if (since === null) return `${STATUS[status].toLowerCase()} ${formatPublicDay(until ?? proposedAt)}`;
  return until === null
    ? `since ${formatPublicDay(since)}`
    : `${formatPublicDay(since)} to ${formatPublicDay(until)}`;
}

/** Current and former affiliations on one side, each with its buttons. */
export function AffiliationTable({ caption, rows, binds, empty }: AffiliationTableProps) {
  if (rows.length === 0) return empty === "" ? null : <p>{empty}</p>;
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "name",
          label: "Organization",
          heading: true,
          cell: (row) => (
            <>
              <Link to={paths.organization(row.slug)}>{row.name}</Link>
              <Caption as="span" className="block font-text">
                {typeWords[row.type]}
              </Caption>
            </>
          ),
        },
        { key: "status", label: "Status", cell: (row) => STATUS[row.status] },
        { key: "dates", label: "When", cell: datesOf },
        {
          key: "act",
          label: "Decide",
          cell: (row) =>
            binds && row.status === "active" ? (
              <AskOnceMore
                summary={
                  <>
                    <span>End it</span>
                    <span className="sr-only">{`: ${row.name}`}</span>
                  </>
                }
                says={`It ends today, and ${row.name} is told. To take it up again, one side proposes and the other accepts.`}
                name="affiliation"
                value={row.id}
                intent="end"
              >
                {`End it with ${row.name}`}
              </AskOnceMore>
            ) : binds && actsOf(row).length > 0 ? (
              <form method="post">
                <input type="hidden" name="affiliation" value={row.id} />
                <Row>
                  {actsOf(row).map(([intent, label]) => (
                    <Button
                      key={intent}
                      small
                      name="intent"
                      value={intent}
                      aria-label={`${label}: ${row.name}`}
                    >
                      {label}
                    </Button>
                  ))}
                </Row>
              </form>
            ) : null,
        },
      ]}
    />
  );
}
