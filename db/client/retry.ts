/** What a database error means, and which errors are worth a retry. */

/** Whether sqld rolled the transaction back after its five seconds: nothing of it was written. */
export const isTooSlow = (error: unknown): boolean => hasCode(error, /TRANSACTION_TIMEOUT/);

/** Whether another write was in the way, or the transaction took too long: nothing of it was written. */
export const isBusy = (error: unknown): boolean => isTooSlow(error) || hasCode(error, /SQLITE_BUSY/);

/**
 * Whether the database takes no writes at the moment, and says so: SQLite's read-only file, or a libSQL server (Turso
 * too) whose writes are blocked. Only codes are read: a message may repeat what somebody typed. Nothing of it was written.
 */
export const isReadOnly = (error: unknown): boolean =>
  findError(error, (one) => "code" in one && /^(?:SQLITE_READONLY|BLOCKED)/.test(String(one.code))) !== null;

const hasCode = (error: unknown, code: RegExp): boolean =>
  findError(error, (one) => code.test(`${"code" in one ? one.code : ""} ${one.message}`)) !== null;

/** The first error that fits: the error itself or one of its causes. */
export function findError(error: unknown, fits: (one: Error) => boolean): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) if (fits(at)) return at;
  return null;
}

const BUSY_TRIES = 7;
/** What took the server five seconds twice is hardly faster a third time. */
const TOO_SLOW_TRIES = 2;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/**
 * Retries after a conflicting write or a checkpoint. Such an error means that nothing was written, so anything may be
 * repeated. Three seconds at most, with pauses that double and vary at random.
 */
export async function untilFree<T>(work: () => Promise<T>, again = isBusy): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= (isTooSlow(error) ? TOO_SLOW_TRIES : BUSY_TRIES) || !again(error)) throw error;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }
}
