import { Link } from "@remix-run/react";
import { NEWEST, SEND_FORM } from "#app/domains/messages/anchors.ts";
import { Composer } from "#app/domains/messages/components/composer.tsx";
import { MessageLog } from "#app/domains/messages/components/message-log.tsx";
import { useWaitingMessages } from "#app/domains/messages/components/use-waiting-messages.ts";
import { closedWords } from "#app/domains/messages/conversation-texts.ts";
import type { Message, Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
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
  rules: FormRules<"key" | "body">;
  answer: FormReply | undefined;
};

/** The messages and the form for the next one. */
export function Conversation(props: ConversationProps) {
  const { userId, thread, messages, olderBefore, more, found, nextKey, rules, answer } = props;
  const { waiting, send, sendAgain, drop } = useWaitingMessages(userId, thread.id, messages);
  const writable = thread.closedBy.length === 0 && thread.reachable;
  return (
    <Stack className="content-start lg:grid-rows-[minmax(0,1fr)_auto] lg:content-stretch">
      {/* On wide screens it scrolls in its own pane, from the newest message on, also without JavaScript. */}
      <section
        className="lg:flex lg:max-h-[max(16rem,calc(100dvh-27.5rem))] lg:flex-col-reverse lg:self-start lg:overflow-y-auto"
        aria-label={t("Messages with {name}", { name: thread.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Stack>
          {olderBefore === null ? null : (
            <Link to={paths.thread(thread.id, { before: olderBefore })}>{t("Older messages")}</Link>
          )}
          <MessageLog
            thread={thread}
            messages={messages}
            waiting={waiting}
            found={found}
            onSendAgain={sendAgain}
            onDrop={drop}
          />
          {more ? <Link to={`${paths.thread(thread.id)}#${NEWEST}`}>{t("Newest messages")}</Link> : null}
          <noscript>
            <a href={`${paths.thread(thread.id)}#${NEWEST}`}>{t("Check for new messages")}</a>
          </noscript>
        </Stack>
      </section>
      {/* Scrolling to the newest message also shows the ones before it. On wide screens the form stays in sight without. */}
      <Stack
        id={NEWEST}
        className="scroll-mt-[45vh] bg-paper lg:sticky lg:bottom-0 lg:scroll-mt-[100dvh] lg:border-line lg:border-t lg:py-4"
      >
        {answer?.form !== SEND_FORM || writable ? null : (
          <FormErrors answer={answer} typed={answer.result?.initialValue?.body} />
        )}
        {thread.closedBy.length > 0 ? (
          <Note tone="plain">{closedWords(thread.closedBy, thread.side, thread.name)}</Note>
        ) : thread.reachable ? (
          <Composer
            userId={userId}
            threadId={thread.id}
            to={thread.name}
            nextKey={nextKey}
            rules={rules}
            answer={answer}
            onSend={send}
          />
        ) : (
          <Note tone="plain">
            {t("{name} can’t receive messages right now. Earlier messages stay here.", { name: thread.name })}
          </Note>
        )}
      </Stack>
    </Stack>
  );
}
