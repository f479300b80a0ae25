import { paths } from "#app/paths/paths.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { NEWEST } from "../anchors.ts";
import type { ThreadSummary } from "../types.ts";
import { ThreadLine } from "./thread-line.tsx";

export type ThreadListProps = {
  threads: readonly ThreadSummary[];
  /** Id of the one that is open next to the list. */
  current?: string | undefined;
  /** In the left pane of messages, up to its edge. */
  pane?: boolean;
  nowMs: number;
};

/** Conversations, newest first. */
export function ThreadList({ threads, current, pane, nowMs }: ThreadListProps) {
  return (
    <ul
      className={classNames(
        "list-none border-line border-t",
        pane && "max-lg:-mx-gutter max-lg:[&>li]:px-gutter",
      )}
    >
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} current={thread.id === current} nowMs={nowMs} />
      ))}
    </ul>
  );
}

type ThreadRowProps = { thread: ThreadSummary; current: boolean; nowMs: number };

/** One conversation: the other person, the last message, and whether it was seen. */
function ThreadRow({ thread, current, nowMs }: ThreadRowProps) {
  const { id, side, name, face, zip, preview, own, unread, closed, lastMessageAt } = thread;
  const about = [
    ...(side === "agent" ? [t("Customer in {place}", { place: zip })] : []),
    ...(closed ? [t("closed")] : []),
  ];
  return (
    <ThreadLine
      name={name}
      to={`${paths.thread(id)}#${NEWEST}`}
      timeMs={lastMessageAt}
      time={formatAgo(lastMessageAt, nowMs)}
      own={own}
      said={preview}
      face={face}
      current={current}
      unread={unread}
    >
      {about.length === 0 ? null : <Caption className="max-w-none">{about.join(" · ")}</Caption>}
    </ThreadLine>
  );
}
