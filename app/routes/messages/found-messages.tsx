import { Link } from "@remix-run/react";
import { messageAnchor } from "#app/domains/messages/anchors.ts";
import { ThreadLine } from "#app/domains/messages/components/thread-line.tsx";
import { FOUND_MESSAGES } from "#app/domains/messages/limits.ts";
import { excerptAround } from "#app/domains/messages/reading/excerpt.ts";
import type { FoundMessage } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { t, tn } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** Messages with the words, newest first. */
export function FoundMessages({ words, found }: { words: string; found: readonly FoundMessage[] }) {
  if (found.length === 0) {
    return (
      <EmptyState
        title={t("No messages match “{words}”", { words })}
        actions={<Link to={paths.messages()}>{t("All conversations")}</Link>}
      >
        <p>{t("A message has to contain every word. The last one can be partial.")}</p>
      </EmptyState>
    );
  }
  return (
    <Stack as="section" aria-labelledby="found-h">
      <Row apart>
        <h2 id="found-h">
          {found.length === FOUND_MESSAGES
            ? t("The newest {n} messages with “{words}”", { n: found.length, words })
            : tn(found.length, "{n} message with “{words}”", "{n} messages with “{words}”", { words })}
        </h2>
        <Link to={paths.messages()}>{t("All conversations")}</Link>
      </Row>
      <ul className="list-none border-line border-t">
        {found.map((message) => (
          <ThreadLine
            key={message.id}
            name={message.name}
            to={`${paths.thread(message.threadId, { at: message.no })}#${messageAnchor(message.no)}`}
            timeMs={message.sentAt}
            time={formatMoment(message.sentAt)}
            own={message.from === message.side}
            said={excerptAround(message.body, words)}
          />
        ))}
      </ul>
    </Stack>
  );
}
