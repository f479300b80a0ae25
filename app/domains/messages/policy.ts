/** The rules of conversations: who may write, who may reopen, and how response time is counted. Pure. */
import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { UNANSWERED_AFTER_DAYS } from "./limits.ts";
import type { ClosedBy, Side } from "./types.ts";

const LONGEST_WAIT_MINUTES = UNANSWERED_AFTER_DAYS * DAY_MINUTES;

export type ThreadState = {
  closedBy: readonly ClosedBy[];
  /** Whether the other side has an account that can read. */
  reachable: boolean;
};

export type SendRefusal = "closed" | "unreachable";

export function decideSend({ closedBy, reachable }: ThreadState): "allowed" | SendRefusal {
  if (closedBy.length > 0) return "closed";
  return reachable ? "allowed" : "unreachable";
}

/** Each side may close for itself, no matter what the other did, and may reopen only what it closed itself. */
export const canClose = (closedBy: readonly ClosedBy[], side: Side, close: boolean): boolean =>
  closedBy.includes(side) !== close;

/**
 * Minutes that a conversation waited for its first answer, rounded up, at least one; null while it may still be answered in
 * time. Without an answer it counts as the longest wait.
 */
export function waitMinutes(startedAt: number, firstReplyAt: number | null, nowMs: number): number | null {
  if (firstReplyAt === null) {
    return nowMs - startedAt >= LONGEST_WAIT_MINUTES * MINUTE_MS ? LONGEST_WAIT_MINUTES : null;
  }
  const minutes = Math.ceil((firstReplyAt - startedAt) / MINUTE_MS);
  return Math.min(LONGEST_WAIT_MINUTES, Math.max(1, minutes));
}
