/** The rules of conversations, pure: who may write, who may open again, what counts as an answer's time. */
import { UNANSWERED_AFTER_DAYS } from "./limits.ts";
import type { BlockedBy, Side } from "./types.ts";

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = UNANSWERED_AFTER_DAYS * 24 * 60;

export type Standing = {
  blockedBy: BlockedBy | null;
  /** Whether the other one has an account that can read. */
  reachable: boolean;
};

export type SendRefusal = "blocked" | "unreachable";

export function decideSend({ blockedBy, reachable }: Standing): "allowed" | SendRefusal {
  if (blockedBy !== null) return "blocked";
  return reachable ? "allowed" : "unreachable";
}

/** Each side closes an open thread, and opens again what it closed itself. */
export function decideBlock(blockedBy: BlockedBy | null, side: Side, block: boolean): boolean {
  return block ? blockedBy === null : blockedBy === side;
}

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
