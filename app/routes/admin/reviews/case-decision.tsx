import { useNavigation } from "@remix-run/react";
import { REASON_CLASSES } from "#app/domains/reviews/cases/case-policy.ts";
import type { CasePage } from "#app/domains/reviews/cases/case-types.ts";
import { DECISION_NOTE_MAX_CHARACTERS } from "#app/domains/reviews/limits.ts";
import { removedLabel } from "#app/domains/reviews/reasons.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { buttonWords, decisionLabel } from "./case-words.ts";

export type CaseDecisionProps = {
  open: CasePage["open"];
  review: Pick<CasePage["review"], "status" | "textAt">;
  /** Why this admin may not decide. */
  refusal: string | null;
  rules: FormRules<"decision" | "reason" | "note" | "read">;
  answer: FormReply | undefined;
};

/** The form of the decision with its reason and the note to both sides, or the decision that was made. */
export function CaseDecision({ open, review, refusal, rules, answer }: CaseDecisionProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer });
  const words = buttonWords(review.status);
  const said = form.notice ? (
    <Note tone="bad" live>
      {form.notice.title}
    </Note>
  ) : null;
  return (
    <Section id="decision" title="Decision" thin>
      {open.decidedAt !== null ? (
        <Stack>
          {said}
          <p>
            <span>{`${decisionLabel(open.decision)}. `}</span>
            <LocalTime timeMs={open.decidedAt} />
            <span>{`${open.judge === null ? "." : `, by ${open.judge}`.replace(/\.?$/, ".")}${
              open.decision === "remove" && open.decisionReason !== null
                ? ` ${removedLabel(open.decisionReason)}.`
                : ""
            }`}</span>
          </p>
          {open.decisionNote === "" ? null : <Written>{open.decisionNote}</Written>}
        </Stack>
      ) : refusal !== null ? (
        <Note tone="plain">{refusal}</Note>
      ) : (
        <PostForm form={form} className="max-w-176">
          {said}
          <input type="hidden" name="read" value={review.textAt} />
          {review.status === "removed" ? null : (
            <SelectField
              label="Reason, if you remove it"
              emptyLabel="Choose one"
              hint="A negative or disputed review isn’t a reason to remove it."
              optional={false}
              options={REASON_CLASSES.map((value) => ({ value, label: removedLabel(value) }))}
              field={form.field("reason")}
            />
          )}
          <TextareaField
            label="Note to both sides"
            rows={4}
            hint="The writer, the agent, and anyone who reported it will read this. Don’t say who anyone is."
            count={`at most ${DECISION_NOTE_MAX_CHARACTERS} characters`}
            field={form.field("note")}
            data-key="w"
            data-key-label="Write the note"
          />
          <Row>
            <Button
              id={form.field("decision").meta.id}
              name="decision"
              value="keep"
              data-key="a"
              data-key-label={words.keep}
              busy={busy}
              busyLabel="Deciding"
            >
              {words.keep}
            </Button>
            <Button
              look="danger"
              name="decision"
              value="remove"
              busy={busy}
              busyLabel="Deciding"
              data-key="r"
              data-key-label={words.remove}
            >
              {words.remove}
            </Button>
          </Row>
        </PostForm>
      )}
    </Section>
  );
}
