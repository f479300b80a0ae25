import { Form } from "@remix-run/react";
import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import { NOTE_MAX_CHARACTERS } from "#app/domains/questions/limits.ts";
import type { PublicAnswer } from "#app/domains/questions/types.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** Anyone may say that something published should not be; a person decides, and it stays up meanwhile. */
export function ReportForm({
  answers,
  reply,
}: {
  answers: readonly PublicAnswer[];
  reply: FormAnswer | undefined;
}) {
  return (
    <Disclosure summary="Report something on this page" open={reply !== undefined}>
      <Stack method="post" as={Form} className="max-w-measure" noValidate>
        {reply?.notice ? (
          <Note tone="bad" live>
            <b>{reply.notice.title}</b> {reply.notice.text}
          </Note>
        ) : null}
        <SelectField
          label="What"
          name="answer"
          emptyLabel="The question"
          defaultValue={reply?.typed?.answer ?? ""}
          options={answers.map((answer) => ({
            value: answer.id,
            label: `The answer of ${answer.agent.name}`,
          }))}
        />
        <SelectField
          label="Why"
          name="reason"
          emptyLabel="Choose one"
          defaultValue={reply?.typed?.reason ?? ""}
          error={reply?.errors?.reason}
          options={Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }))}
        />
        <TextareaField
          label="Anything to add"
          name="note"
          optional
          rows={3}
          maxLength={NOTE_MAX_CHARACTERS}
          defaultValue={reply?.typed?.note ?? ""}
        />
        <div>
          <Button>Report it</Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
