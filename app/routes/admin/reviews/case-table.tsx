import { Link } from "@remix-run/react";
import type { QueuedCase } from "#app/domains/reviews/cases/case-types.ts";
import { paths } from "#app/paths/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { DueClock } from "../decide/due-clock.tsx";
import { causeWords, decisionLabel } from "./case-words.ts";

export type CaseTableProps = { caption: string; cases: readonly QueuedCase[]; nowMs: number };

/** Cases, one a row, in the order of their clocks. How many stars were given is not shown. */
export function CaseTable({ caption, cases, nowMs }: CaseTableProps) {
  return (
    <DataTable
      caption={caption}
      byKeys
      rows={cases}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "review",
          label: "Review",
          heading: true,
          cell: (row) => (
            <>
              <Link to={paths.adminReview(row.id)} prefetch="none" data-key-open>
                {row.title === "" ? "Text deleted" : row.title}
              </Link>
              <Caption as="span" className="block font-text">
                {`${row.author === "" ? "A deleted account" : row.author} about ${row.agentName}`}
              </Caption>
            </>
          ),
        },
        { key: "cause", label: "Why", cell: causeWords },
        { key: "flags", label: "Reports", end: true, cell: (row) => row.flags },
        {
          key: "clock",
          label: "Clock",
          cell: (row) => (
            <>
              <DueClock {...row} nowMs={nowMs} />
              {row.decidedAt === null ? null : (
                <Caption as="span" className="block font-text">
                  {decisionLabel(row.decision)}
                </Caption>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
