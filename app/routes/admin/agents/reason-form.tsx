import { REASON_MAX_CHARACTERS } from "#app/domains/listings/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";

export type ReasonFormProps = {
  rules: FormRules<"reason">;
  answer: FormReply | undefined;
  intent: string;
  label: string;
  hint: string;
};

/** A button with the reason for it. */
export function ReasonForm({ rules, answer, intent, label, hint }: ReasonFormProps) {
  const form = useAnsweredForm({ rules, answer });
  return (
    <PostForm form={form} className="max-w-176">
      <TextareaField
        label="Reason"
        rows={3}
        optional={false}
        hint={hint}
        count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("reason")}
      />
      <div>
        <Button name="intent" value={intent}>
          {label}
        </Button>
      </div>
    </PostForm>
  );
}
