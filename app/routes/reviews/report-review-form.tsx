import { Link, useNavigation } from "@remix-run/react";
import { REASON_CLASSES } from "#app/domains/reviews/cases/case-policy.ts";
import { FLAG_NOTE_MAX_CHARACTERS, FLAGS_DUE_HOURS } from "#app/domains/reviews/limits.ts";
import { reasonWords } from "#app/domains/reviews/reasons.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export type ReportReviewFormProps = {
  signedIn: boolean;
  /** The path to return to after signing in. */
  here: string;
  rules: FormRules<"reason" | "note">;
  answer: FormReply | undefined;
};

/** One reason from a fixed list, and a free text. */
export function ReportReviewForm({ signedIn, here, rules, answer }: ReportReviewFormProps) {
  const form = useAnsweredForm({ rules, answer });
  const { notice } = form;
  const days = FLAGS_DUE_HOURS / 24;
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form}>
      {notice ? (
        <Note tone="bad" live>
          <b>{notice.title}</b>
          <span>{` ${notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      <ChoiceGroup legend={t("What’s wrong with it?")} field={form.field("reason")}>
        {REASON_CLASSES.map((reason) => {
          const { flagged, hint } = reasonWords(reason);
          return (
            <Choice
              key={reason}
              type="radio"
              field={form.field("reason")}
              value={reason}
              hint={hint === null ? undefined : t(hint)}
            >
              {t(flagged)}
            </Choice>
          );
        })}
      </ChoiceGroup>
      <TextareaField
        label={t("Anything to add?")}
        rows={4}
        hint={t("Only the people who decide read it.")}
        count={t("at most {most} characters", { most: FLAG_NOTE_MAX_CHARACTERS })}
        field={form.field("note")}
      />
      <Caption>
        {signedIn
          ? t(
              "A person decides within {days} days, and we’ll tell you. Neither the writer nor the agent will know who you are.",
              { days },
            )
          : rich(
              "A person decides within {days} days. Without an account, we can’t email you the result; {link} to get it. We don’t store your network address.",
              {
                days,
                link: <Link to={paths.auth({ next: here })}>{t("sign in")}</Link>,
              },
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
