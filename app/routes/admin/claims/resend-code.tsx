import { useNavigation } from "@remix-run/react";
import { CODE_MINUTES, REASON_MAX_CHARACTERS } from "#app/domains/claims/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";

/** The name of this form on a claim's page. */
export const RESEND_FORM = "resend";

export type ResendCodeProps = { rules: FormRules<"reason">; answer: FormReply | undefined };

/** Sends a claim's code again, with the reason for the log. */
export function ResendCode({ rules, answer }: ResendCodeProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm<"reason">({ name: RESEND_FORM, rules, answer });
  return (
    <Disclosure summary="Send the code again" byKey="s" open={answer?.form === RESEND_FORM} plain>
      <PostForm form={form} className="mt-2 max-w-176">
        {form.notice ? (
          <Note tone="bad" live>
            {form.notice.title}
          </Note>
        ) : null}
        <p>
          {`Another code goes to the address the register has, and works for ${CODE_MINUTES} minutes. The one before stops working. The claimant is told that it was sent; nobody here reads it.`}
        </p>
        <TextareaField
          label="Reason"
          rows={3}
          optional={false}
          hint="For the log."
          count={`at most ${REASON_MAX_CHARACTERS} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button name="intent" value={RESEND_FORM} busy={busy} busyLabel="Sending">
            Send the code again
          </Button>
        </Row>
      </PostForm>
    </Disclosure>
  );
}
