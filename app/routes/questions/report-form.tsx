import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import type { PublicAnswer } from "#app/domains/questions/types.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";

/** Anyone may say that something published should not be; a person decides, and it stays up meanwhile. */
export function ReportForm({
  answers,
  rules,
  reply,
}: {
  answers: readonly PublicAnswer[];
  rules: FormRules<"answer" | "reason" | "note">;
  reply: FormReply | undefined;
}) {
  const form = useAnsweredForm({ name: "report", rules, answer: reply });
  return (
    <Disclosure summary={t("Report something on this page")} open={reply !== undefined}>
      <PostForm form={form} className="max-w-measure">
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <SelectField
          label={t("What do you want to report?")}
          field={form.field("answer")}
          optional={false}
          emptyLabel={t("The question")}
          options={answers.map((answer) => ({
            value: answer.id,
            label: t("The answer from {name}", { name: answer.agent.name }),
          }))}
        />
        <SelectField
          label={t("What’s wrong with it?")}
          field={form.field("reason")}
          emptyLabel={t("Choose one")}
          options={Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label: t(label) }))}
        />
        <TextareaField label={t("Anything to add?")} field={form.field("note")} rows={3} />
        <div>
          <Button>{t("Report it")}</Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
