/** The days on which a repeating event comes again (RFC 5545 3.3.10): the parts that calendar programs write. Pure. */
import { DAY_MS } from "#app/platform/durations.ts";
import { laterDay, weekdayOf } from "#app/platform/holidays.ts";

type Frequency = "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
/** A weekday, Monday = 0; the first, second … of the month, counted from its end below 0; 0: each. */
type WeekdayPart = { weekday: number; nth: number };

export type Rule = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** Last day, or moment as it was written. */
  until: string | null;
  weekdays: WeekdayPart[];
  dates: number[];
  months: number[];
};

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const READ = new Set(["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "BYMONTH", "WKST"]);

/** Null for a rule with parts that are not read here. */
export function parseRule(text: string): Rule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(";")
      .map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]),
  );
  const frequency = (["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const).find(
    (one) => one === parts.get("FREQ"),
  );
  if (frequency === undefined || [...parts.keys()].some((name) => name !== "" && !READ.has(name)))
    return null;
  const numbers = (name: string) => (parts.get(name) ?? "").split(",").filter(Boolean).map(Number);
  const weekdays = (parts.get("BYDAY") ?? "")
    .split(",")
    .filter(Boolean)
    .map((one) => ({ weekday: DAYS.indexOf(one.slice(-2)), nth: Number(one.slice(0, -2) || 0) }));
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const count = parts.has("COUNT") ? Number(parts.get("COUNT")) : null;
  const [dates, months] = [numbers("BYMONTHDAY"), numbers("BYMONTH")];
  const sound =
    [interval, count ?? 1].every((one) => Number.isInteger(one) && one > 0) &&
    [...dates, ...months, ...weekdays.map(({ nth }) => nth)].every(Number.isInteger) &&
    weekdays.every(({ weekday }) => weekday >= 0);
  // The nth weekday of a year, and weeks that begin on another day than Monday, every second one of them.
  const unread =
    (frequency === "YEARLY" && weekdays.length > 0 && months.length === 0) ||
    (frequency === "WEEKLY" && interval > 1 && (parts.get("WKST") ?? "MO") !== "MO" && weekdays.length > 1);
  if (!sound || unread) return null;
  return { frequency, interval, count, until: parts.get("UNTIL") ?? null, weekdays, dates, months };
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const partsOf = (day: string) => day.split("-").map(Number) as [year: number, month: number, date: number];

/** Whether the rule has this day, on or after the first. */
function comesOn(rule: Rule, first: string, day: string): boolean {
  const [firstYear, firstMonth, firstDate] = partsOf(first);
  const [year, month, date] = partsOf(day);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const { frequency, interval, weekdays, dates, months } = rule;
  if (months.length > 0 && !months.includes(month)) return false;
  if (dates.length > 0 && !dates.some((one) => (one > 0 ? one : length + 1 + one) === date)) return false;
  const isWeekday = weekdays.some(
    ({ weekday, nth }) =>
      weekday === weekdayOf(day) &&
      (nth === 0 || Math.ceil(date / 7) === nth || -Math.ceil((length - date + 1) / 7) === nth),
  );
  if (weekdays.length > 0 && !isWeekday) return false;
  const since = dayNumber(day) - dayNumber(first);
  switch (frequency) {
    case "DAILY":
      return since % interval === 0;
    case "WEEKLY":
      return (
        (weekdays.length > 0 || weekdayOf(day) === weekdayOf(first)) &&
        Math.floor((since + weekdayOf(first)) / 7) % interval === 0
      );
    case "MONTHLY":
      return (
        (weekdays.length > 0 || dates.length > 0 || date === firstDate) &&
        ((year - firstYear) * 12 + month - firstMonth) % interval === 0
      );
    case "YEARLY":
      return (
        (months.length > 0 || month === firstMonth) &&
        (weekdays.length > 0 || dates.length > 0 || date === firstDate) &&
        (year - firstYear) % interval === 0
      );
  }
}

/**
 * The days of the rule from `from` to `to`, with `first` its first one. `step` is told of each day that is looked at and
 * ends it by returning false: a rule that counts is counted from its beginning.
 */
export function* repeatDays(
  rule: Rule,
  first: string,
  { from, to, step }: { from: string; to: string; step(): boolean },
): Generator<string> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const begin = rule.count === null && from > first ? from : first;
  for (let day = begin; day <= to && left > 0; day = laterDay(day, 1)) {
    if (!step()) return;
    // The first one comes whatever the rule says of it.
    if (day !== first && !comesOn(rule, first, day)) continue;
    left -= 1;
    if (day >= from) yield day;
  }
}
