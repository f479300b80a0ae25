/** How much waits, in words. */
import type { ListCount } from "#app/platform/lists/list-page.ts";
import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const countWords = ({ rows, more }: ListCount): string =>
  `${formatCount(rows)}${more ? " or more" : ""}`;

/** "12 waiting, the oldest for 3 hours" */
export function waitingWords({ waiting, oldestAt }: QueueStatus, nowMs: number): string {
  const words = `${countWords(waiting)} waiting`;
  return oldestAt === null ? words : `${words}, the oldest for ${formatSpan(nowMs - oldestAt)}`;
}
