import { REASON_MAX_CHARACTERS } from "#app/domains/listings/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";

export type MergeFormProps = {
  rules: FormRules<"other" | "reason">;
  answer: FormReply | undefined;
  /** The profile that stays, or the merge to undo. */
  other: string;
  intent: "merge-agents" | "undo-merge";
  label: string;
  hint: string;
};

/** Merges two profiles, or undoes it, with the reason. */
export function MergeForm({ rules, answer, other, intent, label, hint }: MergeFormProps) {
  const form = useAnsweredForm({ id: intent, rules, answer });
  return (
    <PostForm form={form} className="max-w-176">
      <input type="hidden" name="other" value={other} />
      <TextareaField
        label="Reason"
        rows={3}
        optional={false}
        hint={hint}
        count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("reason")}
      />
      <div>
        <Button look="danger" name="intent" value={intent}>
          {label}
        </Button>
      </div>
    </PostForm>
  );
}
