/**
 * One object per email address counts its failed sign-ins. Objects run one call at a time between their awaits on
 * storage, so the count is exact however many sign-ins arrive at once.
 */
import { DurableObject } from "cloudflare:workers";
import {
  forgetAt,
  type LockoutRecord,
  noFailures,
  pruneRecord,
  takeAttempt,
} from "#app/domains/auth/policy.ts";
import type { SignInAttempt } from "#app/platform/limiters.ts";

const KEY = "record";

export class LoginLockout extends DurableObject {
  /** Takes one attempt, counted as failed until `clear`. */
  async take(): Promise<SignInAttempt> {
    const before = (await this.ctx.storage.get<LockoutRecord>(KEY)) ?? noFailures;
    const attempt = takeAttempt(before, Date.now());
    await this.#keep(attempt.record);
    return attempt.allowed
      ? { allowed: true, remaining: attempt.remaining }
      : { allowed: false, lockedUntil: attempt.lockedUntil };
  }

  /** After a success, or a reset by the owner. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const record = await this.ctx.storage.get<LockoutRecord>(KEY);
    if (record !== undefined) await this.#keep(pruneRecord(record, Date.now()));
  }

  async #keep(record: LockoutRecord): Promise<void> {
    const at = forgetAt(record);
    if (at === null) return this.clear();
    await Promise.all([this.ctx.storage.put(KEY, record), this.ctx.storage.setAlarm(at)]);
  }
}
