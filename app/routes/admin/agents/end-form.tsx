import { SOURCE_MAX_CHARACTERS } from "#app/domains/listings/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";

export type EndFormProps = { rules: FormRules<"kind" | "since" | "source">; answer: FormReply | undefined };

/** Says that an agent died or retired. */
export function EndForm({ rules, answer }: EndFormProps) {
  const form = useAnsweredForm({ name: "end", rules, answer });
  return (
    <PostForm form={form} className="max-w-176">
      <p>
        The profile’s address says it with the day and leads to other agents nearby. Search, messages, quotes,
        and appointments don’t offer the agent anymore. Clients who wait are told by email. The license record
        stays. You can take it back.
      </p>
      <ChoiceGroup legend="What happened?" field={form.field("kind")}>
        <Choice type="radio" field={form.field("kind")} value="deceased">
          The agent died
        </Choice>
        <Choice type="radio" field={form.field("kind")} value="retired">
          The agent retired
        </Choice>
      </ChoiceGroup>
      <InputField
        label="Day"
        type="date"
        hint="Of the death, or the last day at work. Readers see it."
        field={form.field("since")}
      />
      <TextareaField
        label="Source"
        rows={2}
        optional={false}
        hint="Where you have it from, such as a notice or the state’s list. Only admins see it."
        count={`at most ${SOURCE_MAX_CHARACTERS} characters`}
        field={form.field("source")}
      />
      <div>
        <Button look="danger" name="intent" value="end-agent">
          Mark the agent
        </Button>
      </div>
    </PostForm>
  );
}
