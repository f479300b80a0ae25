import { Form, useNavigation } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/billing/limits.ts";
import type { OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import { FEEDBACK_CHOICES } from "#app/domains/billing/words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { BILLING_FORMS } from "./billing-forms.ts";

/** Cancels the plan at the end of its period, which the button names. */
export function CancelPlan({
  here,
  subscription: { periodEnd },
  rules,
  answer,
}: {
  here: string;
  subscription: Pick<OwnSubscription, "periodEnd">;
  rules: FormRules<"feedback" | "comment">;
  answer: FormReply | undefined;
}) {
  const { state, formData } = useNavigation();
  const busy = state === "submitting" && formData?.get("intent") === "cancel";
  // The section has the form's name as its id, so the form's own id must differ: fields find their form by it.
  const form = useAnsweredForm({ name: BILLING_FORMS.cancel, id: "cancel-form", rules, answer });
  const ends = formatDayOf(periodEnd);
  return (
    <Section id="cancel" title="Cancel" thin>
      <p>
        {`If you cancel, you keep everything until ${ends}. Nothing more is charged after that, and profiles, reviews, and answers stay as they are.`}
      </p>
      <Disclosure
        summary="Cancel this plan"
        plain
        className="mt-2"
        open={answer?.form === BILLING_FORMS.cancel}
      >
        <PostForm form={form} action={here} className="mt-3 max-w-136">
          <SelectField
            label="Why are you canceling?"
            emptyLabel="Choose one"
            options={FEEDBACK_CHOICES}
            field={form.field("feedback")}
          />
          <TextareaField
            label="What should we know?"
            rows={3}
            count={`at most ${REASON_MAX_CHARACTERS} characters`}
            field={form.field("comment")}
          />
          <div>
            <Button look="danger" name="intent" value="cancel" busy={busy} busyLabel="Canceling">
              {`Cancel on ${ends}`}
            </Button>
          </div>
        </PostForm>
      </Disclosure>
    </Section>
  );
}

/** Resumes the plan before it ends. */
export function ResumePlan({
  here,
  subscription: { periodEnd },
}: {
  here: string;
  subscription: Pick<OwnSubscription, "periodEnd">;
}) {
  const { state, formData } = useNavigation();
  const busy = state === "submitting" && formData?.get("intent") === "resume";
  return (
    <Section id="resume" title="Canceled" thin>
      <Note tone="plain">
        {`This plan ends on ${formatDayOf(periodEnd)}. Until then you can resume it, and nothing changes.`}
      </Note>
      <Form method="post" action={here} className="mt-4">
        <Button look="primary" name="intent" value="resume" busy={busy} busyLabel="Resuming">
          Resume the plan
        </Button>
      </Form>
    </Section>
  );
}
