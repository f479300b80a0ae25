/**
 * One object per email address counts its failed sign-ins. It reads and writes without a pause between, so the count is
 * exact however many sign-ins arrive at once; the answer leaves once it is written.
 */
import { DurableObject } from "cloudflare:workers";
import {
  forgetAt,
  type LockoutRecord,
  noFailures,
  pruneRecord,
  takeAttempt,
} from "#app/domains/auth/policy.ts";
import type { SignInAttempt } from "#app/platform/security/limiters.ts";

const KEY = "record";

export class LoginLockout extends DurableObject {
  /** Records an attempt, which counts as failed until `clear`. */
  async take(): Promise<SignInAttempt> {
    const before = this.ctx.storage.kv.get<LockoutRecord>(KEY) ?? noFailures;
    const attempt = takeAttempt(before, Date.now());
    await this.#keep(attempt.record);
    return attempt.allowed
      ? { allowed: true, remaining: attempt.remaining }
      : { allowed: false, lockedUntil: attempt.lockedUntil };
  }

  /** After a success, or a reset by the owner. The alarm goes too. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const record = this.ctx.storage.kv.get<LockoutRecord>(KEY);
    if (record !== undefined) await this.#keep(pruneRecord(record, Date.now()));
  }

  async #keep(record: LockoutRecord): Promise<void> {
    const at = forgetAt(record);
    if (at === null) return this.clear();
    this.ctx.storage.kv.put(KEY, record);
    await this.ctx.storage.setAlarm(at);
  }
}
