/**
 * The lockout as a pure rule (specification §4, §5): five failures for one email address lock it for fifteen minutes;
 * records older than an hour no longer count; a success clears everything.
 */
import { MINUTE_MS } from "#app/platform/durations.ts";
import { LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES, LOCKOUT_RECORD_MINUTES } from "./limits.ts";

export type LockoutRecord = {
  /** When the failures happened, oldest first; milliseconds UTC. */
  failures: readonly number[];
  lockedUntil: number | null;
};

export type Attempt =
  | { allowed: true; remaining: number; record: LockoutRecord }
  | { allowed: false; lockedUntil: number; record: LockoutRecord };

export const noFailures: LockoutRecord = { failures: [], lockedUntil: null };

/** The record without failures that are too old to count. After a lock expires, counting starts over. */
export function pruneRecord(record: LockoutRecord, nowMs: number): LockoutRecord {
  if (record.lockedUntil !== null) return nowMs < record.lockedUntil ? record : noFailures;
  const since = nowMs - LOCKOUT_RECORD_MINUTES * MINUTE_MS;
  return { failures: record.failures.filter((at) => at > since), lockedUntil: null };
}

/**
 * Takes one attempt and counts it as failed until a success clears the record, so that of many attempts at once only
 * five are ever compared with the password. `remaining` is what is left if this one fails.
 */
export function takeAttempt(before: LockoutRecord, nowMs: number): Attempt {
  const record = pruneRecord(before, nowMs);
  if (record.lockedUntil !== null) return { allowed: false, lockedUntil: record.lockedUntil, record };
  const failures = [...record.failures, nowMs];
  const remaining = LOCKOUT_ATTEMPTS - failures.length;
  const lockedUntil = remaining <= 0 ? nowMs + LOCKOUT_MINUTES * MINUTE_MS : null;
  return { allowed: true, remaining: Math.max(0, remaining), record: { failures, lockedUntil } };
}

/** When nothing in the record will count anymore; null when nothing does now. */
export function forgetAt({ failures, lockedUntil }: LockoutRecord): number | null {
  const last = failures.at(-1);
  if (last === undefined) return lockedUntil;
  return Math.max(last + LOCKOUT_RECORD_MINUTES * MINUTE_MS, lockedUntil ?? 0);
}
