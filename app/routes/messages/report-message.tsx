import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { REPORT } from "#app/domains/messages/anchors.ts";
import { NOTE_MAX_CHARACTERS, REPORT_CONTEXT_MESSAGES } from "#app/domains/messages/limits.ts";
import type { Message } from "#app/domains/messages/types.ts";
import { REPORT_REASONS } from "#app/domains/messages/words.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { wordMoment } from "#app/platform/time-words.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { FormErrors } from "./form-errors.tsx";

const LABEL_CHARACTERS = 60;

export type ReportMessageProps = {
  threadId: string;
  /** Those of the other side. */
  messages: readonly Message[];
  answer: FormAnswer | undefined;
};

/** Tells a person of Fairlead about one message. */
export function ReportMessage({ threadId, messages, answer }: ReportMessageProps) {
  const { errors = {}, typed } = answer ?? {};
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formData?.get("intent") === "report";
  const sent = useRef(false);
  // Once a report is taken, its words are not left for the next one.
  useEffect(() => {
    if (!sending && sent.current && answer === undefined) form.current?.reset();
    sent.current = sending;
  }, [sending, answer]);
  return (
    <Disclosure summary="Report a message" open={answer !== undefined}>
      <Form
        method="post"
        action={`${paths.thread(threadId)}#${REPORT}`}
        className="grid max-w-measure grid-cols-1 gap-4"
        ref={form}
        noValidate
      >
        <FormErrors answer={answer} />
        <SelectField
          key={messages.at(-1)?.no}
          label="Which"
          name="message"
          defaultValue={typed?.message ?? String(messages.at(-1)?.no ?? "")}
          error={errors.message}
          options={[...messages].reverse().map(({ no, body, sentAt }) => ({
            value: String(no),
            label: `${wordMoment(sentAt)}: ${body.replace(/\s+/g, " ").slice(0, LABEL_CHARACTERS)}`,
          }))}
        />
        <SelectField
          label="Why"
          name="reason"
          emptyLabel="Choose one"
          defaultValue={typed?.reason ?? ""}
          error={errors.reason}
          options={Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }))}
        />
        <TextareaField
          label="Anything to add"
          name="note"
          optional
          rows={3}
          maxLength={NOTE_MAX_CHARACTERS}
          defaultValue={typed?.note ?? ""}
        />
        <Choice name="block" defaultChecked={typed?.block !== undefined}>
          Close the conversation too
        </Choice>
        <Caption>
          A person reads this message and the {REPORT_CONTEXT_MESSAGES} before it, nothing else of the
          conversation.
        </Caption>
        <div>
          <Button name="intent" value="report">
            Report it
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
