import type { ThreadSummary } from "../types.ts";
import { ThreadRow } from "./thread-row.tsx";

export type ThreadListProps = {
  threads: readonly ThreadSummary[];
  /** Id of the one that is open beside the list. */
  current?: string;
  nowMs: number;
};

/** Conversations, the newest first. */
export function ThreadList({ threads, current, nowMs }: ThreadListProps) {
  return (
    <ul className="list-none border-line border-t">
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} current={thread.id === current} nowMs={nowMs} />
      ))}
    </ul>
  );
}
