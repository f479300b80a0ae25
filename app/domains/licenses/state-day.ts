/** The calendar day of a state: a license is in force until its last day is over there. */
import { HOUR_MS } from "#app/platform/durations.ts";

const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** For a state with two zones, the one whose day ends later: no license loses an hour of its last day. */
const ZONES: Readonly<Record<string, string>> = {
  ...zoned(CENTRAL, "AL AR FL IA IL IN KY LA MI MN MO MS OK TN WI"),
  ...zoned(MOUNTAIN, "CO KS MT ND NE NM SD TX UT WY"),
  ...zoned(PACIFIC, "CA ID NV OR WA"),
  ...zoned("America/Phoenix", "AZ"),
  ...zoned("America/Adak", "AK"),
  ...zoned("Pacific/Honolulu", "HI"),
  ...zoned("America/Puerto_Rico", "PR"),
};
const EASTERN = "America/New_York";

function zoned(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(" ").map((state) => [state, zone]));
}

const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * By zone, of the hours that were asked for last: all these zones are whole hours from UTC, so a day begins with an hour. A page
 * asks for today and for the last day of a warning in turn, and formatting a day costs as much as a row of its list.
 */
const latest = new Map<string, Map<number, string>>();
const MOST_HOURS = 48;

/** `YYYY-MM-DD` in the state at that moment. */
export function stateDay(stateCode: string, timeMs: number): string {
  const timeZone = ZONES[stateCode] ?? EASTERN;
  const hour = Math.floor(timeMs / HOUR_MS);
  let days = latest.get(timeZone);
  if (days === undefined || days.size >= MOST_HOURS) {
    days = new Map();
    latest.set(timeZone, days);
  }
  let day = days.get(hour);
  if (day === undefined) {
    day = dayIn(timeZone, timeMs);
    days.set(hour, day);
  }
  return day;
}

function dayIn(timeZone: string, timeMs: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The day in the East, and the states that have another one at that moment: those whose day before it is not over. */
export function stateDays(timeMs: number): { east: string; others: [string, string[]][] } {
  const east = stateDay("", timeMs);
  const others = new Map<string, string[]>();
  for (const state of Object.keys(ZONES)) {
    const day = stateDay(state, timeMs);
    if (day !== east) others.set(day, [...(others.get(day) ?? []), state]);
  }
  return { east, others: [...others] };
}
