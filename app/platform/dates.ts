/** Days and months in words: the same on the server and in the browser, whatever the machine's place or language. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const LONG_MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `2026-11-03` → "3 Nov 2026". Returns the text itself when it is no day. */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = MONTHS[Number(match?.[2]) - 1];
  return match === null || month === undefined ? day : `${Number(match[3])} ${month} ${match[1]}`;
}

/** Milliseconds UTC → "3 Nov 2026", the day in UTC. */
export function formatUtcDay(timeMs: number): string {
  return formatDay(new Date(timeMs).toISOString());
}

/** Milliseconds UTC → "3 Nov 2026, 04:05 UTC". */
export function formatUtcMinute(timeMs: number): string {
  return `${formatUtcDay(timeMs)}, ${new Date(timeMs).toISOString().slice(11, 16)} UTC`;
}

/** `2026-10` → "October 2026". Returns the text itself when it is no month. */
export function formatMonth(month: string): string {
  const match = /^(\d{4})-(\d{2})/.exec(month);
  const name = LONG_MONTHS[Number(match?.[2]) - 1];
  return match === null || name === undefined ? month : `${name} ${match[1]}`;
}

/** The first instant of a calendar day, milliseconds UTC. NaN when the text is no day. */
export function dayStartMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
