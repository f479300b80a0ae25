import { Form } from "@remix-run/react";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ContactReveal } from "./contact-reveal.tsx";
import { ReportMessage } from "./report-message.tsx";

export type ThreadSafetyProps = {
  thread: Thread;
  messages: readonly Message[];
  answer: FormAnswer | undefined;
};

/** Showing and hiding contact details, reporting, closing. */
export function ThreadSafety({ thread, messages, answer }: ThreadSafetyProps) {
  const { side, name } = thread;
  const closed = thread.closedBy.includes(side);
  const theirs = messages.filter((message) => message.from !== side);
  return (
    <div className="flow">
      {side === "customer" ? <ContactReveal thread={thread} answer={answer} /> : null}
      {theirs.length === 0 ? null : <ReportMessage messages={theirs} answer={answer} />}
      {thread.closedBy.includes("fairlead") ? null : (
        <Disclosure summary={closed ? "Open this conversation again" : "Close this conversation"}>
          <Form method="post" className="flow tight">
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
          </Form>
        </Disclosure>
      )}
    </div>
  );
}
