import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { REPORT, REPORT_FORM } from "#app/domains/messages/anchors.ts";
import { REPORT_REASONS } from "#app/domains/messages/conversation-texts.ts";
import { REPORT_CONTEXT_MESSAGES } from "#app/domains/messages/limits.ts";
import type { Message } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";

const LABEL_CHARACTERS = 60;

export type ReportMessageProps = {
  threadId: string;
  /** The other side's messages. */
  messages: readonly Message[];
  rules: FormRules<"message" | "reason" | "note" | "block">;
  /** The answer to this form. */
  answer: FormReply | undefined;
};

/** Reports one message to our team. */
export function ReportMessage(props: ReportMessageProps) {
  const { answer } = props;
  const sending = useNavigation().formData?.get("intent") === "report";
  const sent = useRef(false);
  const [taken, setTaken] = useState(0);
  // After a report its text is cleared for the next one.
  useEffect(() => {
    if (!sending && sent.current && answer === undefined) setTaken((times) => times + 1);
    sent.current = sending;
  }, [sending, answer]);
  return (
    <Disclosure summary={t("Report a message")} open={answer !== undefined}>
      <ReportForm key={taken} {...props} />
    </Disclosure>
  );
}

function ReportForm({ threadId, messages, rules, answer }: ReportMessageProps) {
  const form = useAnsweredForm({ name: REPORT_FORM, rules, answer });
  const message = form.field("message");
  const newest = messages.at(-1)?.no;
  return (
    <PostForm form={form} action={`${paths.thread(threadId)}#${REPORT}`} className="max-w-measure">
      <SelectField
        key={newest}
        label={t("Which")}
        field={message}
        defaultValue={message.meta.initialValue ?? String(newest ?? "")}
        options={[...messages].reverse().map(({ no, body, sentAt }) => ({
          value: String(no),
          label: `${formatMoment(sentAt)}: ${body.replace(/\s+/g, " ").slice(0, LABEL_CHARACTERS)}`,
        }))}
      />
      <SelectField
        label={t("Why")}
        field={form.field("reason")}
        emptyLabel={t("Choose one")}
        options={Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label: t(label) }))}
      />
      <TextareaField label={t("Anything to add")} field={form.field("note")} rows={3} />
      <Choice field={form.field("block")}>{t("Close the conversation too")}</Choice>
      <Caption>
        {t(
          "Someone on our team reads this message and the {n} before it, and nothing else in the conversation.",
          { n: REPORT_CONTEXT_MESSAGES },
        )}
      </Caption>
      <div>
        <Button name="intent" value="report">
          {t("Report it")}
        </Button>
      </div>
    </PostForm>
  );
}
