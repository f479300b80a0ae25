/** Time off: days in a row on which an agent can't be booked, or only at other hours. Pure; days as `YYYY-MM-DD`. */
import * as z from "zod";
import { DAY_MS } from "#app/platform/durations.ts";
import { controlHints, plainText } from "#app/platform/forms/inputs.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatWeekday } from "#app/platform/time/zoned-time.ts";
import { REASON_MAX_CHARACTERS, TIME_OFF_MAX_DAYS, TIME_OFF_MOST } from "../limits.ts";
import type { SpecialRanges } from "../types.ts";
import { readRange, Time } from "./hours-form.ts";

const NO_DAY = "Enter a date.";
const Day = z
  .string({ error: NO_DAY })
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, NO_DAY)
  .refine((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }, NO_DAY)
  .register(controlHints, { type: "date" });

export const TimeOffInput = z.object({
  first: Day,
  last: Day.optional(),
  reason: plainText("", REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`).optional(),
  begin: Time,
  end: Time,
});
export type TimeOffFields = z.infer<typeof TimeOffInput>;

const daysIn = ({ on, until }: SpecialRanges) =>
  (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${on}T00:00:00Z`)) / DAY_MS + 1;

/** Those that aren't over, in order of their first day. */
export const comingTimeOff = (timeOff: readonly SpecialRanges[], today: string): SpecialRanges[] =>
  timeOff.filter(({ until }) => until >= today).sort((a, b) => a.on.localeCompare(b.on));

/** The agent's time off with one more entry, or what is wrong with it. `today` is the day at the office. */
export function addTimeOff(
  timeOff: readonly SpecialRanges[],
  fields: TimeOffFields,
  today: string,
): { timeOff: SpecialRanges[]; added: SpecialRanges } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const { first, last = first, reason = "" } = fields;
  const hours = readRange(fields, "begin", "end", errors);
  const added: SpecialRanges = { on: first, until: last, reason, hours };
  const coming = comingTimeOff(timeOff, today);
  const other = coming.find(({ on, until }) => on <= last && first <= until);
  if (last < first) errors.last = "The last day comes after the first.";
  else if (last < today) errors.first = "These days are over.";
  else if (daysIn(added) > TIME_OFF_MAX_DAYS) errors.last = "Enter a year at most.";
  else if (other !== undefined) errors.first = `You’re already off ${formatDays(other)}. Remove that first.`;
  else if (coming.length >= TIME_OFF_MOST)
    errors.first = `You can have ${TIME_OFF_MOST} entries at a time. Remove one first.`;
  return Object.keys(errors).length > 0
    ? { errors }
    : { timeOff: comingTimeOff([...coming, added], today), added };
}

/** The rest, without the entry that begins on this day; null if there is none. */
export function withoutTimeOff(
  timeOff: readonly SpecialRanges[],
  first: string,
  today: string,
): SpecialRanges[] | null {
  const rest = timeOff.filter(({ on }) => on !== first);
  return rest.length === timeOff.length ? null : comingTimeOff(rest, today);
}

/** "Thu, Dec 24, 2026", "Nov 23 to 29, 2026", "Nov 30 to Dec 6, 2026", "Dec 28, 2026 to Jan 3, 2027". In English. */
export function formatDays({ on, until }: Pick<SpecialRanges, "on" | "until">): string {
  if (on === until) return formatWeekday(on);
  const [first, last] = [formatDay(on), formatDay(until)];
  const [month = "", , year = ""] = first.split(" ");
  if (!last.endsWith(year)) return `${first} to ${last}`;
  const end = last.startsWith(`${month} `) ? last.slice(month.length + 1) : last;
  return `${first.slice(0, first.lastIndexOf(","))} to ${end}`;
}
