/** The rules of conversations, pure: who may write, who may open again, what counts as an answer's time. */
import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { UNANSWERED_AFTER_DAYS } from "./limits.ts";
import type { ClosedBy, Side } from "./types.ts";

const LONGEST_WAIT_MINUTES = UNANSWERED_AFTER_DAYS * DAY_MINUTES;

export type Standing = {
  closedBy: readonly ClosedBy[];
  /** Whether the other one has an account that can read. */
  reachable: boolean;
};

export type SendRefusal = "closed" | "unreachable";

export function decideSend({ closedBy, reachable }: Standing): "allowed" | SendRefusal {
  if (closedBy.length > 0) return "closed";
  return reachable ? "allowed" : "unreachable";
}

/** Each side closes for itself, whatever the other has done, and opens again what it closed itself. */
export const canClose = (closedBy: readonly ClosedBy[], side: Side, close: boolean): boolean =>
  closedBy.includes(side) !== close;

/**
 * Whole minutes that a conversation waited for its first answer, at least one; null while it may still be answered in
 * time. Without an answer it counts as the longest wait there is.
 */
export function waitMinutes(startedAt: number, firstReplyAt: number | null, nowMs: number): number | null {
  if (firstReplyAt === null) {
    return nowMs - startedAt >= LONGEST_WAIT_MINUTES * MINUTE_MS ? LONGEST_WAIT_MINUTES : null;
  }
  const minutes = Math.ceil((firstReplyAt - startedAt) / MINUTE_MS);
  return Math.min(LONGEST_WAIT_MINUTES, Math.max(1, minutes));
}
