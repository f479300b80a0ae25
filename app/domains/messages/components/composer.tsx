import { Form } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { useDraft } from "#app/ui/forms/use-draft.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { NEWEST, SEND_FORM } from "../anchors.ts";

/** A click this soon after sending is part of a double click. */
const DOUBLE_PRESS_MS = 1_000;

export type ComposerProps = {
  userId: string;
  threadId: string;
  /** The other person's name. */
  to: string;
  /** The key of a message sent without JavaScript, made with the page so that a second click sends no second message. */
  nextKey: string;
  rules: FormRules<"key" | "body">;
  answer: FormReply | undefined;
  onSend(message: { key: string; body: string }): void;
};

/** The form for the next message. With JavaScript it is sent without leaving the page. */
export function Composer({ userId, threadId, to, nextKey, rules, answer, onSend }: ComposerProps) {
  const element = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const { draft, forget } = useDraft(`message draft ${userId} ${threadId}`, element);
  // Someone who only reads may leave the box empty.
  const form = useAnsweredForm({ name: SEND_FORM, rules, answer, known: { key: nextKey }, whenLeft: false });
  const field = form.field("body");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const box = event.currentTarget.elements.namedItem("body");
    if (!(box instanceof HTMLTextAreaElement)) return;
    const body = box.value.trim();
    if (body === "" && event.timeStamp - sentAt.current < DOUBLE_PRESS_MS) {
      event.preventDefault();
      return;
    }
    form.props.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    sentAt.current = event.timeStamp;
    // The next message starts without the last one's errors.
    event.currentTarget.reset();
    box.value = "";
    forget();
    onSend({ key: crypto.randomUUID(), body });
    box.focus();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit();
  };
  return (
    <Form
      {...form.props}
      method="post"
      action={`${paths.thread(threadId)}#${NEWEST}`}
      className="grid grid-cols-1 gap-2"
      ref={element}
      onSubmit={submit}
    >
      <ErrorSummary errors={form.errors} refusal={form.refusal} />
      <HiddenField field={form.field("key")} />
      <TextareaField
        key={draft === null ? "typed" : "draft"}
        label={t("Message to {name}", { name: to })}
        field={field}
        rows={2}
        className="min-h-20"
        defaultValue={draft?.body ?? field.meta.initialValue}
        onKeyDown={sendByKey}
      />
      <Row>
        <Button look="primary" name="intent" value="send">
          {t("Send message")}
        </Button>
      </Row>
    </Form>
  );
}
