/** What the Durable Objects count, by the same rules, on the world's clock. */
import { type LockoutRecord, noFailures, takeAttempt } from "#app/domains/auth/policy.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Limiters } from "#app/platform/security/limiters.ts";

/** The counters of one world. `now` in milliseconds. */
export function openLimits(now: () => number): Limiters {
  const lockouts = new Map<string, LockoutRecord>();
  const windows = new Map<string, { began: number; times: number }>();

  function count(key: string, most: number, minutes: number, wanted: number) {
    const before = windows.get(key);
    const isOver = before === undefined || now() - before.began >= minutes * MINUTE_MS;
    const { began, times } = isOver ? { began: now(), times: 0 } : before;
    const counted = Math.min(wanted, Math.max(0, most - times));
    if (counted > 0) windows.set(key, { began, times: times + counted });
    return { counted, endsAt: began + minutes * MINUTE_MS };
  }

  return {
    async takeSignIn(counter) {
      const attempt = takeAttempt(lockouts.get(counter) ?? noFailures, now());
      lockouts.set(counter, attempt.record);
      return attempt.allowed
        ? { allowed: true, remaining: attempt.remaining }
        : { allowed: false, lockedUntil: attempt.lockedUntil };
    },
    async clearSignIn(counter) {
      lockouts.delete(counter);
    },
    async take(action, address, most, minutes) {
      const { counted, endsAt } = count(`${action} ${address}`, most, minutes, 1);
      return counted === 1 ? 0 : Math.max(1, Math.ceil((endsAt - now()) / 1000));
    },
    takeSome: async (action, address, { most, minutes, wanted }) =>
      count(`${action} ${address}`, most, minutes, wanted).counted,
  };
}
