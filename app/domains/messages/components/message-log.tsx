import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { TextButton } from "#app/ui/buttons/text-button.tsx";
import { messageAnchor } from "../anchors.ts";
import type { Message, Thread } from "../types.ts";
import { MessageItem } from "./message-item.tsx";
import type { WaitingMessage } from "./use-waiting-messages.ts";

export type MessageLogProps = {
  thread: Thread;
  messages: readonly Message[];
  /** Written in this tab and not yet in `messages`. */
  waiting: readonly WaitingMessage[];
  /** Number of the message that a search found. */
  found: number | null;
  onSendAgain(message: WaitingMessage): void;
  onDrop(message: WaitingMessage): void;
};

const WAY = "underline underline-offset-[0.25em]";

/** All messages, oldest first, and those still being sent. Screen readers hear new ones. */
export function MessageLog({ thread, messages, waiting, found, onSendAgain, onDrop }: MessageLogProps) {
  const lastOwn = messages.findLast((message) => message.from === thread.side);
  const face = thread.side === "customer" ? thread.agent : { id: thread.id, photoUrl: null };
  return (
    <ol className="grid list-none gap-3" aria-live="polite" aria-relevant="additions">
      {messages.map((message, at) => (
        <MessageItem
          key={message.id}
          face={face}
          {...placeAfter(messages[at - 1], message)}
          id={messageAnchor(message.no)}
          own={message.from === thread.side}
          by={thread.name}
          body={message.body}
          sentAt={message.sentAt}
          marked={message.no === found}
        >
          {message === lastOwn && thread.seenByOtherNo >= message.no
            ? t("Seen by {name}", { name: thread.name })
            : null}
        </MessageItem>
      ))}
      {waiting.map((message) => (
        <MessageItem key={message.key} own face={face} by={thread.name} body={message.body} sentAt={null}>
          {message.state === "failed" ? (
            <>
              <span className="text-danger">{t("Not sent: {why}", { why: message.why })}</span>
              <div className="flex flex-wrap items-center gap-x-4">
                {message.signedOut ? (
                  <Link to={paths.auth({ next: paths.thread(thread.id) })}>{t("Sign in")}</Link>
                ) : null}
                <TextButton className={WAY} type="button" onClick={() => onSendAgain(message)}>
                  {t("Send again")}
                </TextButton>
                <TextButton className={WAY} type="button" onClick={() => onDrop(message)}>
                  {t("Discard")}
                </TextButton>
              </div>
            </>
          ) : message.state === "offline" ? (
            t("You’re offline. We’ll send it when you’re back online.")
          ) : (
            t("Sending")
          )}
        </MessageItem>
      ))}
    </ol>
  );
}

/** Whether it begins a day, or follows a message of the same sender. */
function placeAfter(before: Message | undefined, { from, sentAt }: Message) {
  const day = formatDayOf(sentAt);
  const isNewDay = before === undefined || formatDayOf(before.sentAt) !== day;
  return { day: isNewDay ? day : undefined, follows: !isNewDay && before.from === from };
}
