/** The time, as one thing that tests can set. Milliseconds UTC. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** The calendar day in UTC as `YYYY-MM-DD`. Licenses are compared by day. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
