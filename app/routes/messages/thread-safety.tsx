import { Form } from "@remix-run/react";
import { CLOSING, CONTACT, REPORT } from "#app/domains/messages/anchors.ts";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ContactReveal } from "./contact-reveal.tsx";
import { FormErrors } from "./form-errors.tsx";
import { ReportMessage } from "./report-message.tsx";

export type ThreadSafetyProps = {
  thread: Thread;
  messages: readonly Message[];
  answer: FormAnswer | undefined;
};

/** Showing and hiding contact details, reporting, closing. */
export function ThreadSafety({ thread, messages, answer }: ThreadSafetyProps) {
  const { id, side, name } = thread;
  const closed = thread.closedBy.includes(side);
  const answerOf = (...intents: string[]) =>
    intents.includes(answer?.typed?.intent ?? "") ? answer : undefined;
  const shut = thread.closedBy.length > 0;
  const showing = answerOf("reveal", "hide");
  const closing = answerOf("block", "unblock");
  const theirs = messages.filter((message) => message.from !== side);
  return (
    <Stack>
      {side === "customer" && (thread.contact !== null || !shut || showing !== undefined) ? (
        <div id={CONTACT}>
          <ContactReveal thread={thread} answer={showing} />
        </div>
      ) : null}
      {theirs.length === 0 ? null : (
        <div id={REPORT}>
          <ReportMessage threadId={id} messages={theirs} answer={answerOf("report")} />
        </div>
      )}
      {thread.closedBy.includes("fairlead") ? null : (
        <Disclosure
          key={closed ? "closed" : "open"}
          summary={closed ? "Open this conversation again" : "Close this conversation"}
          open={closing !== undefined}
        >
          <Stack method="post" action={`${paths.thread(id)}#${CLOSING}`} as={Form} gap="tight" id={CLOSING}>
            <FormErrors answer={closing} />
            <p>
              {closed
                ? `${name} can write to you again, unless ${name} has closed it too.`
                : `Neither you nor ${name} can write into it then. What was written stays. You can open it again.`}
            </p>
            <div>
              {closed ? (
                <Button name="intent" value="unblock">
                  Open it again
                </Button>
              ) : (
                <Button look="danger" name="intent" value="block">
                  Close it
                </Button>
              )}
            </div>
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
