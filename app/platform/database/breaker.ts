/**
 * Whether this isolate asks the database at all. The first round trip that gets no answer opens the breaker: until a
 * probe is answered, nobody waits for a database that isn't there (decision 0130).
 */
import { SECOND_MS } from "#app/platform/durations.ts";

/** Before the first probe, and before later ones: each pause is twice the one before. */
const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * SECOND_MS;
/** Closed for as long as this, the next opening begins with the first pause again. */
const STEADY_MS = 30 * SECOND_MS;
/** A probe that its request took along when it ended is given up after this time. */
const PROBE_LOST_MS = 10 * SECOND_MS;
/** A database that answered something so recently is slow, and not gone. */
const ALIVE_MS = SECOND_MS;

/** One for each database of an isolate. `now` in milliseconds. */
export function createBreaker(now: () => number = Date.now) {
  /** When it opened; null while it is closed. */
  let openedAt: number | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let probeAt = 0;
  let probingSince: number | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let turnedAway = 0;

  return {
    isOpen: () => openedAt !== null,
    /** Counts a request that was answered without the database. */
    turnAway(): void {
      turnedAway += 1;
    },
    /** The database has answered, be it with an error of its own. */
    answered(): void {
      answeredAt = now();
    },
    /**
     * A round trip got no answer. True if this opens the breaker, which is what is logged. A timeout next to answers is
     * one slow statement, and opens nothing.
     */
    failed({ timedOut }: { timedOut: boolean }): boolean {
      const nowMs = now();
      if (openedAt !== null || (timedOut && nowMs - answeredAt < ALIVE_MS)) return false;
      if (nowMs - closedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      openedAt = nowMs;
      turnedAway = 0;
      probingSince = null;
      probeAt = nowMs + pauseMs;
      return true;
    },
    /** Whether the caller should probe the database now: one at a time, and not before the pause is over. */
    takeProbe(): boolean {
      const nowMs = now();
      const isProbing = probingSince !== null && Math.abs(nowMs - probingSince) < PROBE_LOST_MS;
      // Where the clock was set back, a probe in the far future is due.
      const isDue = nowMs >= probeAt || probeAt - nowMs > LONGEST_PAUSE_MS;
      if (openedAt === null || isProbing || !isDue) return false;
      probingSince = nowMs;
      return true;
    },
    /** The probe's result. What the outage was if it has ended, else null. */
    probed(isAnswered: boolean): { downMs: number; turnedAway: number } | null {
      const nowMs = now();
      probingSince = null;
      if (openedAt === null) return null;
      if (!isAnswered) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        probeAt = nowMs + pauseMs;
        return null;
      }
      const outage = { downMs: nowMs - openedAt, turnedAway };
      openedAt = null;
      closedAt = nowMs;
      answeredAt = nowMs;
      return outage;
    },
  };
}
