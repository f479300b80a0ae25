/**
 * Formats days and months in the page's language, the same on the server and in the browser, wherever the machine is.
 */
import { t } from "#app/text/text.ts";

const months = () => t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split(" ");
const longMonths = () =>
  t("January February March April May June July August September October November December").split(" ");

/** `2026-11-03` → "Nov 3, 2026". Returns the text itself when it is no day. */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = months()[Number(match?.[2]) - 1];
  if (match === null || month === undefined) return day;
  return t("{month} {day}, {year}", { month, day: Number(match[3]), year: match[1] ?? "" });
}

/** Hours and minutes of a day → "4:05 PM". */
export function formatClock(hour: number, minute: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? t("AM") : t("PM")}`;
}

/** `2026-10` → "October 2026". Returns the text itself when it is no month. */
export function formatMonth(month: string): string {
  const match = /^(\d{4})-(\d{2})/.exec(month);
  const name = longMonths()[Number(match?.[2]) - 1];
  return match === null || name === undefined
    ? month
    : t("{month} {year}", { month: name, year: match[1] ?? "" });
}

/** The first instant of a calendar day, milliseconds UTC. NaN when the text is no day. */
export function dayStartMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
