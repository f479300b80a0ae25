import {
  CLOSING,
  CLOSING_FORM,
  CONTACT,
  HIDE_FORM,
  REPORT,
  REPORT_FORM,
  REVEAL_FORM,
} from "#app/domains/messages/anchors.ts";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ContactReveal, type ContactRevealProps } from "./contact-reveal.tsx";
import { ReportMessage, type ReportMessageProps } from "./report-message.tsx";

export type ThreadSafetyProps = {
  thread: Thread;
  messages: readonly Message[];
  rules: { reveal: ContactRevealProps["rules"]; report: ReportMessageProps["rules"] };
  answer: FormReply | undefined;
};

/** Contact details, reporting and closing. */
export function ThreadSafety({ thread, messages, rules, answer }: ThreadSafetyProps) {
  const { id, side } = thread;
  const answerOf = (...forms: string[]) => (forms.includes(answer?.form ?? "") ? answer : undefined);
  const shut = thread.closedBy.length > 0;
  const showing = answerOf(REVEAL_FORM, HIDE_FORM);
  const theirs = messages.filter((message) => message.from !== side);
  return (
    <Stack>
      {side === "customer" && (thread.contact !== null || !shut || showing !== undefined) ? (
        <div id={CONTACT}>
          <ContactReveal thread={thread} rules={rules.reveal} answer={showing} />
        </div>
      ) : null}
      {theirs.length === 0 ? null : (
        <div id={REPORT}>
          <ReportMessage
            threadId={id}
            messages={theirs}
            rules={rules.report}
            answer={answerOf(REPORT_FORM)}
          />
        </div>
      )}
      {thread.closedBy.includes("fairlead") ? null : (
        <Closing
          key={thread.closedBy.includes(side) ? "closed" : "open"}
          thread={thread}
          answer={answerOf(CLOSING_FORM)}
        />
      )}
    </Stack>
  );
}

function Closing({ thread, answer }: Pick<ThreadSafetyProps, "thread" | "answer">) {
  const { id, side, name } = thread;
  const closed = thread.closedBy.includes(side);
  const form = useAnsweredForm({ name: CLOSING_FORM, id: CLOSING, rules: {}, answer });
  return (
    <Disclosure
      summary={closed ? t("Reopen this conversation") : t("Close this conversation")}
      open={answer !== undefined}
    >
      <PostForm form={form} action={`${paths.thread(id)}#${CLOSING}`}>
        <p>
          {closed
            ? t("{name} can write to you again, unless they closed it too.", { name })
            : t(
                "You and {name} won’t be able to write in it. Earlier messages stay, and you can reopen it.",
                { name },
              )}
        </p>
        <div>
          {closed ? (
            <Button name="intent" value="unblock">
              {t("Reopen it")}
            </Button>
          ) : (
            <Button look="danger" name="intent" value="block">
              {t("Close it")}
            </Button>
          )}
        </div>
      </PostForm>
    </Disclosure>
  );
}
