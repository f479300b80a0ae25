/** How much waits, in words. */
import type { ListCount } from "#app/platform/list-page.ts";
import type { QueueStanding } from "#app/platform/queue-standing.ts";
import { formatSpan } from "#app/platform/time-words.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const countWords = ({ rows, more }: ListCount): string =>
  `${formatCount(rows)}${more ? " or more" : ""}`;

/** "12 waiting, the oldest for 3 hours" */
export function waitingWords({ waiting, oldestAt }: QueueStanding, nowMs: number): string {
  const words = `${countWords(waiting)} waiting`;
  return oldestAt === null ? words : `${words}, the oldest for ${formatSpan(nowMs - oldestAt)}`;
}
