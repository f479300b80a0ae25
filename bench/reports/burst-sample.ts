/** A burst for tests: a machine that is too slow, and loses nothing. */
import type { BurstResult } from "../measures/measure-burst.ts";

export const slowBurst = (changes: Partial<BurstResult> = {}): BurstResult => ({
  threads: 250,
  sent: 2_500,
  plannedPerSecond: 500,
  offeredPerSecond: 500,
  acceptedPerSecond: 100,
  seconds: 25,
  accepted: 2_500,
  triedAgain: 0,
  arrivals: { arrived: 2_500, lost: 0, doubled: 0, gaps: 0, outOfOrder: 0 },
  unheard: 0,
  answer: { p50Ms: 900, p99Ms: 1_800 },
  written: { p50Ms: 9_000, p99Ms: 19_000 },
  heard: { p50Ms: 9_100, p99Ms: 19_100 },
  twins: { keys: 50, rows: 50, answeredAlike: 50 },
  cores: 2,
  cpu: { workerdMs: 20_000, sqldMs: 10_000, ownMs: 7_500 },
  busyShare: 0.95,
  ...changes,
});
