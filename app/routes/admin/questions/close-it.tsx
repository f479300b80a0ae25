import { useNavigation } from "@remix-run/react";
import { CLOSE_REASON } from "#app/domains/questions/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type CloseItProps = { rules: FormRules<"reason">; answer: FormReply | undefined };

/** Ends the wait of a question that nobody will answer. */
export function CloseIt({ rules, answer }: CloseItProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "close", rules, answer });
  return (
    <Section id="close-it" title="Close it" thin>
      <PostForm form={form} className="max-w-176">
        {form.notice ? (
          <Note tone="bad" live>
            {form.notice.title}
          </Note>
        ) : null}
        <TextareaField
          label="Reason"
          rows={4}
          optional={false}
          hint="The asker reads it in an email, in their language where you can. Nothing is published."
          count={`at most ${CLOSE_REASON.max.toLocaleString("en-US")} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button
            look="danger"
            name="intent"
            value="close"
            busy={busy}
            busyLabel="Closing"
            data-key="c"
            data-key-label="Close it"
          >
            Close the question
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}
