import { Link } from "@remix-run/react";
import type { PastCase } from "#app/domains/reviews/cases/case-types.ts";
import { removedLabel } from "#app/domains/reviews/reasons.ts";
import { paths } from "#app/paths/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { causeWords, decisionLabel } from "./case-words.ts";

/** Other decisions about the review: who, when, and why. */
export function CaseHistory({ cases }: { cases: readonly PastCase[] }) {
  if (cases.length === 0) return null;
  return (
    <Section id="history" title="Its other cases" thin>
      <DataTable
        caption="Other cases about this review, newest first"
        rows={cases}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "cause",
            label: "Case",
            heading: true,
            cell: (row) => <Link to={paths.adminReview(row.id)}>{causeWords(row)}</Link>,
          },
          {
            key: "decision",
            label: "Decision",
            cell: (row) =>
              row.decidedAt === null ? (
                "Open"
              ) : (
                <>
                  <span>{decisionLabel(row.decision)}</span>
                  <Caption as="span" className="block font-text">
                    {whyWords(row)}
                  </Caption>
                </>
              ),
          },
          { key: "by", label: "By", cell: (row) => row.judge ?? "unknown" },
          {
            key: "when",
            label: "When",
            cell: (row) => <LocalTime timeMs={row.decidedAt ?? row.openedAt} />,
          },
        ]}
      />
    </Section>
  );
}

function whyWords({ decision, decisionReason, decisionNote }: PastCase): string {
  const reason = decision === "remove" && decisionReason !== null ? `${removedLabel(decisionReason)}. ` : "";
  return `${reason}${decisionNote}`;
}
