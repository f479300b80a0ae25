import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import { LEAD_STATES, type LeadState, STATE_NAMES } from "#app/domains/leads/lead-words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { LEAD_FORMS } from "./lead-forms.ts";

type Work<Name extends string> = { rules: FormRules<Name>; answer: FormReply | undefined };

const STATES = LEAD_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));

export function StateForm({ state, rules, answer }: Work<"state"> & { state: LeadState }) {
  const form = useAnsweredForm({ name: LEAD_FORMS.state, rules, answer, known: { state } });
  return (
    <PostForm form={form}>
      <SelectField label="Status" options={STATES} field={form.field("state")} />
      <div>
        <Button name="intent" value={LEAD_FORMS.state}>
          Change status
        </Button>
      </div>
    </PostForm>
  );
}

export function NextStepForm({ lead, rules, answer }: Work<"nextStep" | "nextStepOn"> & { lead: Lead }) {
  const { nextStep, nextStepOn } = lead;
  const known = { nextStep, nextStepOn: nextStepOn ?? "" };
  const form = useAnsweredForm({ name: LEAD_FORMS.next, rules, answer, known });
  return (
    <PostForm form={form}>
      <InputField label="Next step" field={form.field("nextStep")} />
      <InputField label="On" field={form.field("nextStepOn")} short />
      <div>
        <Button name="intent" value={LEAD_FORMS.next}>
          Save next step
        </Button>
      </div>
    </PostForm>
  );
}

export function NoteForm({ rules, answer }: Work<"note">) {
  const form = useAnsweredForm({ name: LEAD_FORMS.note, rules, answer, whenLeft: false });
  return (
    <PostForm form={form}>
      <TextareaField
        label="New note"
        rows={3}
        hint="Only you read it. It’s part of what the person can ask us for, so stick to facts."
        field={form.field("note")}
      />
      <div>
        <Button name="intent" value={LEAD_FORMS.note}>
          Add note
        </Button>
      </div>
    </PostForm>
  );
}

export function ReplyForm({
  name,
  keyValue,
  rules,
  answer,
}: Work<"key" | "reply"> & { name: string; keyValue: string }) {
  const form = useAnsweredForm({
    name: LEAD_FORMS.reply,
    rules,
    answer,
    known: { key: keyValue },
    whenLeft: false,
  });
  return (
    <PostForm form={form}>
      <HiddenField field={form.field("key")} />
      <TextareaField
        label={`Reply to ${name}`}
        rows={5}
        hint="We email it to them with your name and license. Their address stays with us."
        field={form.field("reply")}
      />
      <div>
        <Button look="primary" name="intent" value={LEAD_FORMS.reply}>
          Send reply
        </Button>
      </div>
    </PostForm>
  );
}
