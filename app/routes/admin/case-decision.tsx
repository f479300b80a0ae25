import { Form, useNavigation } from "@remix-run/react";
import { REASON_CLASSES } from "#app/domains/reviews/cases/case-policy.ts";
import type { CasePage } from "#app/domains/reviews/cases/case-types.ts";
import { DECISION_NOTE_MAX_CHARACTERS } from "#app/domains/reviews/limits.ts";
import { removedLabel } from "#app/domains/reviews/reasons.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { wordMoment } from "#app/platform/time-words.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { buttonWords, decisionLabel } from "./case-words.ts";

export type CaseDecisionProps = {
  open: CasePage["open"];
  review: Pick<CasePage["review"], "status" | "textAt">;
  /** Why this admin may not decide. */
  refusal: string | null;
  answer: FormAnswer | undefined;
};

/** The decision with its reason and what both sides are told, or what it came to. */
export function CaseDecision({ open, review, refusal, answer }: CaseDecisionProps) {
  const busy = useNavigation().state === "submitting";
  const { errors = {}, notice, typed = {} } = answer ?? {};
  const words = buttonWords(review.status);
  const said = notice ? (
    <Note tone="bad" live>
      {notice.title}
    </Note>
  ) : null;
  return (
    <Section id="decision" title="Decision" thin>
      {open.decidedAt !== null ? (
        <Stack>
          {said}
          <p>
            {decisionLabel(open.decision)}. {wordMoment(open.decidedAt)}
            {open.judge === null ? "." : `, by ${open.judge}`.replace(/\.?$/, ".")}
            {open.decision === "remove" && open.decisionReason !== null
              ? ` ${removedLabel(open.decisionReason)}.`
              : ""}
          </p>
          {open.decisionNote === "" ? null : <Written>{open.decisionNote}</Written>}
        </Stack>
      ) : refusal !== null ? (
        <Note tone="plain">{refusal}</Note>
      ) : (
        <Stack method="post" as={Form} className="max-w-176" noValidate>
          <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
          {said}
          <input type="hidden" name="read" value={review.textAt} />
          {review.status === "removed" ? null : (
            <SelectField
              label="Reason, when it is removed"
              name="reason"
              emptyLabel="Choose one"
              hint="That it is negative, or not as the agent remembers it, is none."
              defaultValue={typed.reason ?? ""}
              options={REASON_CLASSES.map((value) => ({ value, label: removedLabel(value) }))}
              error={errors.reason}
            />
          )}
          <TextareaField
            label="Note to both sides"
            name="note"
            optional
            rows={4}
            hint="The writer, the agent and those who reported it read it. Leave out who anybody is."
            count={`at most ${DECISION_NOTE_MAX_CHARACTERS} characters`}
            defaultValue={typed.note ?? ""}
            error={errors.note}
          />
          <Row>
            <Button name="decision" value="keep" busy={busy} busyLabel="Deciding">
              {words.keep}
            </Button>
            <Button look="danger" name="decision" value="remove" busy={busy} busyLabel="Deciding">
              {words.remove}
            </Button>
          </Row>
        </Stack>
      )}
    </Section>
  );
}
