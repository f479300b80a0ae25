import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { countWords } from "./waiting-words.ts";

export type QueueStripProps = {
  queues: readonly { id: string; title: string; counts: QueueStatus }[];
  nowMs: number;
};

/** Today's work at a glance: each queue with items, how many, since when, and how many are overdue. */
export function QueueStrip({ queues, nowMs }: QueueStripProps) {
  return (
    <nav aria-label="Queues">
      <ul className="m-0 flex list-none flex-wrap gap-px border border-line-strong bg-line p-0 [&>li]:grow [&>li]:basis-40">
        {queues.map(({ id, title, counts: { waiting, oldestAt, overdue } }) => (
          <li key={id} className="bg-paper">
            <a
              href={`#${id}`}
              className="block h-full px-4 py-3 text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="block text-13 text-muted">{title}</span>
              <span className="block font-heading font-serif text-[1.75rem] lining-nums leading-[1.2]">
                {countWords(waiting)}
              </span>
              <span className="block text-13 text-ink-2">
                <span>{oldestAt === null ? "" : `Oldest ${formatSpan(nowMs - oldestAt)}`}</span>
                {overdue === 0 ? null : (
                  <b className="block font-label text-danger">{`${formatCount(overdue)} overdue`}</b>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
