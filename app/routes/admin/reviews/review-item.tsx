import type { CaseFlag } from "#app/domains/reviews/cases/case-types.ts";
import { flagLabel } from "#app/domains/reviews/reasons.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Written } from "#app/ui/record/written.tsx";
import type { Item } from "../decide/item-types.ts";
import { CaseDecision } from "./case-decision.tsx";
import { CaseReview } from "./case-review.tsx";
import { CaseSignals } from "./case-signals.tsx";
import { FLAGGED_BY, refusalWords } from "./case-words.ts";

/** A case: the review, why a person looks at it, and the decision. */
export function ReviewItem({
  item: { open, review, versions, signals, flags, refusal, rules },
  answer,
}: {
  item: Item<"review">;
  answer: FormReply | undefined;
}) {
  return (
    <>
      <CaseReview review={review} versions={versions} />
      {open.statement === "" ? null : (
        <Section id="statement" title="What the appeal says" thin>
          <Written as="blockquote" className="m-0 max-w-176" dir="auto">
            {open.statement}
          </Written>
        </Section>
      )}
      <CaseFlags flags={flags} />
      <CaseSignals signals={signals} />
      <CaseDecision
        open={open}
        review={review}
        refusal={refusal === null ? null : refusalWords[refusal]}
        rules={rules}
        answer={answer}
      />
    </>
  );
}

/** What readers reported about the review: what they are to it, never their names. */
function CaseFlags({ flags }: { flags: readonly CaseFlag[] }) {
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
