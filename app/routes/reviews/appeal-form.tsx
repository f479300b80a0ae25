import { useNavigation } from "@remix-run/react";
import { STATEMENT_MAX_CHARACTERS, STATEMENT_MIN_CHARACTERS } from "#app/domains/reviews/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";

export type AppealFormProps = { rules: FormRules<"statement">; answer: FormReply | undefined };

/** What the second person should know. */
export function AppealForm({ rules, answer }: AppealFormProps) {
  const form = useAnsweredForm({ rules, answer });
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form} className="mt-6">
      {form.notice ? (
        <Note tone="bad" live>
          {form.notice.title}
        </Note>
      ) : null}
      <TextareaField
        label={t("Why is the decision wrong?")}
        rows={7}
        dir="auto"
        hint={t("Only the people who decide read it. The other side doesn’t.")}
        count={t("from {least} to {most} characters", {
          least: STATEMENT_MIN_CHARACTERS,
          most: STATEMENT_MAX_CHARACTERS,
        })}
        field={form.field("statement")}
      />
      <Row>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {t("Send appeal")}
        </Button>
      </Row>
    </PostForm>
  );
}
