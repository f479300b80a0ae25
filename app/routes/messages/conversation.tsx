import { Link } from "@remix-run/react";
import { useState } from "react";
import { NEWEST } from "#app/domains/messages/anchors.ts";
import { Composer } from "#app/domains/messages/components/composer.tsx";
import { MessageLog } from "#app/domains/messages/components/message-log.tsx";
import { useWaitingMessages } from "#app/domains/messages/components/use-waiting-messages.ts";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import { closedWords } from "#app/domains/messages/words.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FormErrors } from "./form-errors.tsx";

export type ConversationProps = {
  userId: string;
  thread: Thread;
  messages: readonly Message[];
  olderBefore: number | null;
  more: boolean;
  found: number | null;
  nextKey: string;
  answer: FormAnswer | undefined;
};

/** What was written, and where the next message is. */
export function Conversation(props: ConversationProps) {
  const { userId, thread, messages, olderBefore, more, found, nextKey } = props;
  const { waiting, send, sendAgain, drop } = useWaitingMessages(userId, thread.id, messages);
  // What is sent without leaving the page leaves the last answer standing there, which it outdates.
  const [outdated, setOutdated] = useState<FormAnswer>();
  const answer =
    props.answer === outdated || props.answer?.typed?.intent !== "send" ? undefined : props.answer;
  return (
    <Stack as="section" aria-label={`Messages with ${thread.name}`}>
      {olderBefore === null ? null : (
        <Link to={paths.thread(thread.id, { before: olderBefore })}>Older messages</Link>
      )}
      <MessageLog
        thread={thread}
        messages={messages}
        waiting={waiting}
        found={found}
        onSendAgain={sendAgain}
        onDrop={drop}
      />
      {more ? <Link to={`${paths.thread(thread.id)}#${NEWEST}`}>Newest messages</Link> : null}
      <noscript>
        <a href={`${paths.thread(thread.id)}#${NEWEST}`}>Look for new messages</a>
      </noscript>
      {/* Whoever comes to the newest message sees what was said before it too. */}
      <Stack id={NEWEST} className="scroll-mt-[45vh]">
        <FormErrors answer={answer} />
        {thread.closedBy.length > 0 ? (
          <Note tone="plain">{closedWords(thread.closedBy, thread.side, thread.name)}</Note>
        ) : thread.reachable ? (
          <Composer
            userId={userId}
            threadId={thread.id}
            to={thread.name}
            nextKey={answer?.typed?.key ?? nextKey}
            typed={answer?.typed?.body ?? ""}
            error={answer?.errors?.body}
            onSend={(message) => {
              setOutdated(props.answer);
              send(message);
            }}
          />
        ) : (
          <Note tone="plain">{thread.name} reads nothing here at present. What was written stays.</Note>
        )}
      </Stack>
    </Stack>
  );
}
