import type { CaseFlag } from "#app/domains/reviews/cases/case-types.ts";
import { flagLabel } from "#app/domains/reviews/reasons.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { FLAGGED_BY } from "./case-words.ts";

/** What readers found wrong with the review. Who they are to it is said, never their names. */
export function CaseFlags({ flags }: { flags: readonly CaseFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <Section id="flags" title="What was reported" thin>
      <DataTable
        caption="Reports of this review, oldest first"
        rows={flags}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "reason",
            label: "What is wrong",
            heading: true,
            cell: (row) => (
              <>
                <span>{flagLabel(row.reason)}</span>
                {row.note === "" ? null : (
                  <Caption as="span" className="block font-text">
                    <Written as="span">{row.note}</Written>
                  </Caption>
                )}
              </>
            ),
          },
          { key: "by", label: "By", cell: (row) => FLAGGED_BY[row.by] },
          { key: "when", label: "When", cell: (row) => <LocalTime timeMs={row.flaggedAt} /> },
        ]}
      />
    </Section>
  );
}
