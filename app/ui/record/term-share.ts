/** A moment: milliseconds UTC, or a day as `YYYY-MM-DD`, meaning its first moment in UTC. */
export type Moment = number | string;

/** Milliseconds UTC of a moment. */
export function momentMs(moment: Moment): number {
  return typeof moment === "number" ? moment : Date.parse(moment);
}

/** Share of a span of time that has passed, as whole percent between 0 and 100.
 *  A span without length counts as passed. */
export function termShare(start: Moment, end: Moment, now: Moment): number {
  const [from, to, at] = [momentMs(start), momentMs(end), momentMs(now)];
  if (to <= from) return 100;
  return Math.round(Math.min(1, Math.max(0, (at - from) / (to - from))) * 100);
}
