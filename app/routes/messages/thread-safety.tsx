import { Form } from "@remix-run/react";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ContactReveal } from "./contact-reveal.tsx";
import { ReportMessage } from "./report-message.tsx";

export type ThreadSafetyProps = {
  thread: Thread;
  messages: readonly Message[];
  answer: FormAnswer | undefined;
};

/** Showing and hiding contact details, reporting, closing. */
export function ThreadSafety({ thread, messages, answer }: ThreadSafetyProps) {
  const { side, blockedBy, name } = thread;
  const theirs = messages.filter((message) => message.from !== side);
  return (
    <div className="flow">
      {side === "customer" ? <ContactReveal thread={thread} answer={answer} /> : null}
      {theirs.length === 0 ? null : <ReportMessage messages={theirs} answer={answer} />}
      {blockedBy === null || blockedBy === side ? (
        <Disclosure summary={blockedBy === null ? "Close this conversation" : "Open this conversation again"}>
          <Form method="post" className="flow tight">
            <p>
              {blockedBy === null
                ? `Neither you nor ${name} can write into it then. What was written stays. You can open it again.`
                : `${name} can write to you again.`}
            </p>
            <div>
              {blockedBy === null ? (
                <Button look="danger" name="intent" value="block">
                  Close it
                </Button>
              ) : (
                <Button name="intent" value="unblock">
                  Open it again
                </Button>
              )}
            </div>
          </Form>
        </Disclosure>
      ) : null}
    </div>
  );
}
