/** Rules by which events repeat (RFC 5545 3.3.10), as they are written. Pure. */

type Frequency = "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
/** A weekday, Monday = 0; the first, second … of the month or year, counted from its end below 0; 0: each. */
type WeekdayPart = { weekday: number; nth: number };

export type Rule = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** Last day, or moment as it was written. */
  until: string | null;
  weekdays: WeekdayPart[];
  /** Days of a month or year, weeks of a year, and positions in a period are counted from its end below 0. */
  dates: number[];
  months: number[];
  yearDays: number[];
  weeks: number[];
  positions: number[];
  hours: number[];
  minutes: number[];
  /** The weekday that weeks begin on. */
  weekStart: number;
};

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const FREQUENCIES = ["HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
/** The lists of numbers, with the most that one may be; those that count from the end may be below 0, none but times 0. */
const LISTS = {
  BYMONTHDAY: { most: 31, fromEnd: true, zero: false },
  BYMONTH: { most: 12, fromEnd: false, zero: false },
  BYYEARDAY: { most: 366, fromEnd: true, zero: false },
  BYWEEKNO: { most: 53, fromEnd: true, zero: false },
  BYSETPOS: { most: 366, fromEnd: true, zero: false },
  BYHOUR: { most: 23, fromEnd: false, zero: true },
  BYMINUTE: { most: 59, fromEnd: false, zero: true },
} as const;
const READ: ReadonlySet<string> = new Set([
  "FREQ",
  "INTERVAL",
  "COUNT",
  "UNTIL",
  "BYDAY",
  "WKST",
  ...Object.keys(LISTS),
]);

/** Null for a rule that makes no sense, or has parts that are not read here: seconds, minutes, other calendars. */
export function parseRule(text: string): Rule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(";")
      .map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]),
  );
  const frequency = FREQUENCIES.find((one) => one === parts.get("FREQ"));
  if (frequency === undefined || [...parts.keys()].some((name) => name !== "" && !READ.has(name)))
    return null;
  const listed = (name: string) => [...new Set((parts.get(name) ?? "").split(",").filter(Boolean))];
  let sound = true;
  const numbers = (name: keyof typeof LISTS) => {
    const { most, fromEnd, zero } = LISTS[name];
    const all = listed(name).map(Number);
    sound &&= all.every(
      (one) => Number.isInteger(one) && Math.abs(one) <= most && (one > 0 || (one === 0 ? zero : fromEnd)),
    );
    return all.sort((a, b) => a - b);
  };
  const weekdays = listed("BYDAY").map((one) => ({
    weekday: DAYS.indexOf(one.slice(-2)),
    nth: Number(one.slice(0, -2) || 0),
  }));
  const rule: Rule = {
    frequency,
    interval: Number(parts.get("INTERVAL") ?? 1),
    count: parts.has("COUNT") ? Number(parts.get("COUNT")) : null,
    until: parts.get("UNTIL") ?? null,
    weekdays,
    dates: numbers("BYMONTHDAY"),
    months: numbers("BYMONTH"),
    yearDays: numbers("BYYEARDAY"),
    weeks: numbers("BYWEEKNO"),
    positions: numbers("BYSETPOS"),
    hours: numbers("BYHOUR"),
    minutes: numbers("BYMINUTE"),
    weekStart: DAYS.indexOf(parts.get("WKST") ?? "MO"),
  };
  sound &&=
    [rule.interval, rule.count ?? 1].every((one) => Number.isInteger(one) && one > 0) &&
    weekdays.every(({ weekday, nth }) => weekday >= 0 && Number.isInteger(nth)) &&
    rule.weekStart >= 0;
  return sound && isAllowed(rule) ? rule : null;
}

/** What the RFC forbids, and positions within an hour. */
const isAllowed = ({ frequency, yearDays, weeks, positions }: Rule): boolean =>
  (yearDays.length === 0 || frequency === "YEARLY" || frequency === "HOURLY") &&
  (weeks.length === 0 || frequency === "YEARLY") &&
  (positions.length === 0 || frequency !== "HOURLY");
