import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { useLiveThread } from "#app/domains/messages/components/use-live-thread.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Conversation } from "./conversation.tsx";
import type { OpenThread } from "./open-thread.server.ts";
import { CustomerContact, ThreadHeader } from "./thread-header.tsx";
import { ThreadSafety } from "./thread-safety.tsx";
import { isPaneShown } from "./use-pane-shown.ts";

export type OpenConversationProps = {
  open: OpenThread;
  /** Next to the list of all, which is what the page is about; a phone has only that. */
  beside?: boolean;
  answer?: FormReply | undefined;
};

/** One conversation with everything that can be done in it. */
export function OpenConversation({ open, beside = false, answer }: OpenConversationProps) {
  const { userId, rules } = open;
  const { thread, messages, olderBefore, more, readAgain } = useLiveThread(userId, open.view);
  // The page alone doesn’t know whether it shows: reading again in the browser counts as seen.
  const unseen = beside && open.view.thread.unread > 0;
  useEffect(() => {
    if (unseen && isPaneShown()) readAgain();
  }, [unseen, readAgain]);
  return (
    <div
      className={classNames(
        beside && "max-lg:hidden",
        "grid grid-cols-1 content-start lg:min-h-dvh lg:grid-rows-[auto_minmax(0,1fr)] lg:content-stretch",
      )}
    >
      <ThreadHeader thread={thread} beside={beside} />
      <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_15.5rem] content-start gap-x-8 gap-y-8 pt-5 lg:content-stretch lg:pl-8">
        <Conversation
          key={thread.id}
          userId={userId}
          thread={thread}
          messages={messages}
          olderBefore={olderBefore}
          more={more}
          found={open.found}
          nextKey={open.key}
          rules={rules.send}
          answer={answer}
        />
        <Stack className="content-start pb-10 max-wide:border-line max-wide:border-t max-wide:pt-4">
          <CustomerContact thread={thread} />
          {thread.side === "agent" ? (
            <Form method="post" navigate={false} action={leadPaths.leads()}>
              <input type="hidden" name="thread" value={thread.id} />
              <Button small icon="list" name="intent" value="take-up">
                {t("Work on it as a lead")}
              </Button>
            </Form>
          ) : null}
          <ThreadSafety thread={thread} messages={messages} rules={rules} answer={answer} />
        </Stack>
      </div>
    </div>
  );
}
