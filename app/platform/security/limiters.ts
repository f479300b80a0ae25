/** Limits against guessing and flooding, backed by Durable Objects, so the counts are exact everywhere. */
import { DAY_MINUTES } from "#app/platform/durations.ts";

export type SignInAttempt = { allowed: true; remaining: number } | { allowed: false; lockedUntil: number };

export type Limiters = {
  /** One attempt to sign in, counted as failed until cleared: for an address (lower-cased, trimmed), or for a device. */
  takeSignIn(counter: string): Promise<SignInAttempt>;
  clearSignIn(counter: string): Promise<void>;
  /** Counts an action of a network address. 0: go ahead; else seconds to wait. */
  take(action: string, address: string, most: number, minutes: number): Promise<number>;
  /** Counts as many of the `wanted` actions as go ahead, and tells how many. */
  takeSome(
    action: string,
    address: string,
    window: { most: number; minutes: number; wanted: number },
  ): Promise<number>;
};

/** Counts an action of whom it is counted for against an hour and a day. 0: go ahead; else seconds to wait. */
export async function takeOfDay(
  { take }: Pick<Limiters, "take">,
  action: string,
  whose: string,
  most: { hour: number; day: number },
): Promise<number> {
  // What the hour refuses must not use up the day.
  const wait = await take(`${action}-hour`, whose, most.hour, 60);
  return wait > 0 ? wait : take(`${action}-day`, whose, most.day, DAY_MINUTES);
}
