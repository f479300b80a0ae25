import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Written } from "#app/ui/record/written.tsx";
import type { Item } from "../decide/item-types.ts";
import { CaseDecision } from "./case-decision.tsx";
import { CaseFlags } from "./case-flags.tsx";
import { CaseReview } from "./case-review.tsx";
import { CaseSignals } from "./case-signals.tsx";
import { refusalWords } from "./case-words.ts";

/** A case: what the review says, why a person looks at it, and the decision. */
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
