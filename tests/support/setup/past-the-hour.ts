/**
 * Days change at a full hour, in every zone of the United States: a test that would begin just before one begins
 * after it.
 */
import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS, SECOND_MS } from "#app/platform/durations.ts";

/** As long as a test takes on a busy machine. */
const TEST_MS = 40 * SECOND_MS;
/** The real clock, even if a test mocks it. */
const { now } = Date;

/** What a test and the product call today is then the same day from its beginning to its end. */
export async function waitPastTheHour(nowMs = now()): Promise<void> {
  const leftMs = HOUR_MS - (nowMs % HOUR_MS);
  if (leftMs < TEST_MS) await wait(leftMs + 1);
}
