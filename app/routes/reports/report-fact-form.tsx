import { useNavigation } from "@remix-run/react";
import { FACT_DUE_HOURS, FACT_NOTE_MAX_CHARACTERS } from "#app/domains/accuracy/limits.ts";
import type { FactProblem } from "#app/domains/accuracy/types.ts";
import { PROBLEM_NAMES } from "#app/domains/accuracy/words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type ReportFactFormProps = {
  about: { title: string; shown: string; problems: readonly FactProblem[] };
  /** Readers with an account are notified; others may leave an address. */
  signedIn: boolean;
  rules: FormRules<"problem" | "note" | "email">;
};

/** What is wrong with one fact of a profile. */
export function ReportFactForm({ about, signedIn, rules }: ReportFactFormProps) {
  const form = useAnsweredForm({ rules, answer: useAnswer<FormReply>() });
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form}>
      {form.notice ? (
        <Note tone="bad" live>
          <b>{form.notice.title}</b>
          <span>{` ${form.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      <FactList items={[{ term: about.title, detail: about.shown }]} />
      <ChoiceGroup legend={t("What’s wrong with it?")} field={form.field("problem")}>
        {about.problems.map((problem) => (
          <Choice key={problem} type="radio" field={form.field("problem")} value={problem}>
            {t(PROBLEM_NAMES[problem])}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextareaField
        label={t("Anything to add?")}
        rows={3}
        hint={t("Such as the right number or address. Only the people who decide read it.")}
        count={t("at most {n} characters", { n: FACT_NOTE_MAX_CHARACTERS })}
        field={form.field("note")}
      />
      {signedIn ? null : (
        <InputField
          label={t("Your email")}
          hint={t("Only to send you the result. We delete it then.")}
          field={form.field("email")}
        />
      )}
      <Caption>
        {signedIn
          ? t(
              "The agent or our team looks at it within {hours} hours, and we’ll tell you. The agent won’t know who you are.",
              { hours: FACT_DUE_HOURS },
            )
          : t(
              "The agent or our team looks at it within {hours} hours. The agent won’t know who you are. We don’t store your network address.",
              { hours: FACT_DUE_HOURS },
            )}
      </Caption>
      <Row>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {t("Report it")}
        </Button>
      </Row>
    </PostForm>
  );
}
