import { Form } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useKeptForm } from "#app/ui/forms/use-kept-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { NEWEST } from "../anchors.ts";
import { BODY_MAX_CHARACTERS } from "../limits.ts";

/** A press so soon after a message was sent belongs to it still. */
const DOUBLE_PRESS_MS = 1_000;

export type ComposerProps = {
  userId: string;
  threadId: string;
  /** Name of the other one. */
  to: string;
  /** Of a message sent without JavaScript: made with the page, so that a second press is no second message. */
  nextKey: string;
  typed: string;
  error: string | undefined;
  onSend(message: { key: string; body: string }): void;
};

/** Where the next message is written. With JavaScript it is sent without leaving the page. */
export function Composer({ userId, threadId, to, nextKey, typed, error, onSend }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const { kept, forget } = useKeptForm(`message draft ${userId} ${threadId}`, form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const box = event.currentTarget.elements.namedItem("body");
    if (!(box instanceof HTMLTextAreaElement)) return;
    const body = box.value.trim();
    if (body === "" && event.timeStamp - sentAt.current < DOUBLE_PRESS_MS) {
      event.preventDefault();
      return;
    }
    // Too much or nothing: the server says so, beside the field.
    if (body === "" || [...body].length > BODY_MAX_CHARACTERS) return;
    event.preventDefault();
    sentAt.current = event.timeStamp;
    box.value = "";
    forget();
    onSend({ key: crypto.randomUUID(), body });
    box.focus();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <Form
      method="post"
      action={`${paths.thread(threadId)}#${NEWEST}`}
      className="grid grid-cols-1 gap-2"
      ref={form}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="key" value={nextKey} />
      <TextareaField
        key={kept === null ? "typed" : "kept"}
        label={`Message to ${to}`}
        name="body"
        rows={3}
        defaultValue={kept?.body ?? typed}
        error={error}
        onKeyDown={sendByKey}
      />
      <Row>
        <Button look="primary" name="intent" value="send">
          Send message
        </Button>
      </Row>
    </Form>
  );
}
