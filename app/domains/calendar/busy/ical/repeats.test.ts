/** The RFC's own examples (RFC 5545 3.8.5.3), what is not expanded, and what an expansion may cost. */
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { createRepeats } from "./repeats.ts";
import { readRule } from "./rules.ts";

const wall = (text: string) => Date.parse(`${text.length === 10 ? `${text}T09:00:00` : text}Z`);
const ruleOf = (text: string) => readRule(ICAL.parse.property(`RRULE:${text}`)[3]);

/** The times of a rule in a window, as `1997-09-02` or with their hour. */
function timesOf(text: string, begin: string, from = begin, until = "2008-01-01", steps = 100_000) {
  const rule = ruleOf(text);
  const found =
    rule === null
      ? null
      : createRepeats(steps).times(
          rule,
          { wallMs: wall(begin), isDay: false },
          { fromMs: wall(from), untilMs: wall(until) },
        );
  return (
    found?.map((one) =>
      new Date(one)
        .toISOString()
        .slice(0, 16)
        .replace(/T09:00$/, "")
        .replace("T", " "),
    ) ?? null
  );
}

test.each<[string, string, string[]]>([
  ["FREQ=DAILY;COUNT=3", "1997-09-02", ["1997-09-02", "1997-09-03", "1997-09-04"]],
  ["FREQ=DAILY;INTERVAL=10;COUNT=3", "1997-09-02", ["1997-09-02", "1997-09-12", "1997-09-22"]],
  ["FREQ=DAILY;BYMONTH=1;COUNT=3", "1997-12-31", ["1998-01-01", "1998-01-02", "1998-01-03"]],
  [
    "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
    "1997-01-01",
    [
      ...["1997-01-01", "1997-04-10", "1997-07-19", "2000-01-01", "2000-04-09", "2000-07-18"],
      ...["2003-01-01", "2003-04-10", "2003-07-19", "2006-01-01"],
    ],
  ],
  ["FREQ=YEARLY;COUNT=4;BYMONTH=6,7", "1997-06-10", ["1997-06-10", "1997-07-10", "1998-06-10", "1998-07-10"]],
  ["FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997-03-13", ["1997-03-13", "1997-03-20", "1997-03-27", "1998-03-05"]],
  ["FREQ=YEARLY;BYDAY=1MO", "1997-01-06", ["1997-01-06", "1998-01-05", "1999-01-04", "2000-01-03"]],
  ["FREQ=YEARLY", "1996-02-29", ["1996-02-29", "2000-02-29", "2004-02-29"]],
  ["FREQ=YEARLY;BYMONTHDAY=31", "1997-10-31", ["1997-10-31", "1997-12-31", "1998-01-31", "1998-03-31"]],
  ["FREQ=MONTHLY", "1997-08-31", ["1997-08-31", "1997-10-31", "1997-12-31", "1998-01-31"]],
  ["FREQ=MONTHLY;COUNT=4;BYDAY=1FR", "1997-09-05", ["1997-09-05", "1997-10-03", "1997-11-07", "1997-12-05"]],
  [
    "FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU",
    "1997-09-07",
    ["1997-09-07", "1997-09-28", "1997-11-02", "1997-11-30"],
  ],
  ["FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28", ["1997-09-28", "1997-10-29", "1997-11-28", "1997-12-29"]],
  [
    "FREQ=MONTHLY;INTERVAL=18;COUNT=6;BYMONTHDAY=10,11,12",
    "1997-09-10",
    ["1997-09-10", "1997-09-11", "1997-09-12", "1999-03-10", "1999-03-11", "1999-03-12"],
  ],
  ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1998-02-13", ["1998-02-13", "1998-03-13", "1998-11-13"]],
  ["FREQ=MONTHLY;BYMONTH=3,9;BYMONTHDAY=15", "1998-02-13", ["1998-03-15", "1998-09-15", "1999-03-15"]],
  [
    "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
    "1997-09-04",
    ["1997-09-04", "1997-10-07", "1997-11-06"],
  ],
  [
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
    "1997-09-29",
    ["1997-09-29", "1997-10-30", "1997-11-27", "1997-12-30", "1998-01-29"],
  ],
  [
    "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
    "1997-08-05",
    ["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"],
  ],
  [
    "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
    "1997-08-05",
    ["1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31"],
  ],
  [
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
    "1996-11-05",
    ["1996-11-05", "2000-11-07", "2004-11-02"],
  ],
  ["FREQ=HOURLY;INTERVAL=3;COUNT=3", "1997-09-02", ["1997-09-02", "1997-09-02 12:00", "1997-09-02 15:00"]],
  ["FREQ=HOURLY;INTERVAL=31;COUNT=3", "1997-09-02", ["1997-09-02", "1997-09-03 16:00", "1997-09-04 23:00"]],
  [
    "FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,40",
    "1997-09-02",
    ["1997-09-02", "1997-09-02 09:40", "1997-09-02 10:00", "1997-09-02 10:40", "1997-09-03"],
  ],
  ["FREQ=DAILY;INTERVAL=999999999999", "1997-09-02", ["1997-09-02"]],
  ["FREQ=YEARLY;INTERVAL=2147483647;BYMONTH=9,10", "1997-09-02", ["1997-09-02", "1997-10-02"]],
])("%s from %s", (rule, begin, expected) => {
  expect(timesOf(rule, begin)?.slice(0, expected.length)).toEqual(expected);
});

describe("a rule is not expanded", () => {
  test.each([
    "FREQ=MINUTELY",
    "FREQ=SECONDLY;BYSECOND=1",
    "FREQ=MONTHLY;BYYEARDAY=1",
    "FREQ=YEARLY;BYWEEKNO=20",
    "FREQ=YEARLY;BYDAY=20MO",
    "FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO",
    "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=HOURLY;BYSETPOS=1",
    "FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO",
    "FREQ=MONTHLY;BYSETPOS=-4;BYDAY=MO",
    "FREQ=DAILY;BYMONTHDAY=-1",
    "FREQ=DAILY;COUNT=0",
    "FREQ=YEARLY;RSCALE=HEBREW",
    `FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, at) => at)};BYMINUTE=0,10,20,30,40,50`,
  ])("%s", (rule) => {
    expect(timesOf(rule, "2026-01-05")).toBeNull();
  });
});

/** The rule as the RFC says it, day by day, for what is expanded. Written from the RFC, to compare with. */
function hasDay(parts: Record<string, string>, startMs: number, dayMs: number): boolean {
  const [day, start] = [new Date(dayMs), new Date(startMs)];
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const length = new Date(Date.UTC(day.getUTCFullYear(), month, 0)).getUTCDate();
  const list = (name: string) => parts[name]?.split(",").filter(Boolean) ?? [];
  const names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
  const ofYear = parts.FREQ === "YEARLY" && list("BYMONTH").length === 0 && list("BYMONTHDAY").length === 0;
  const yearBegin = Date.UTC(day.getUTCFullYear(), 0, 1);
  const yearLength = (Date.UTC(day.getUTCFullYear() + 1, 0, 1) - yearBegin) / DAY_MS;
  const [place, whole] = ofYear ? [(dayMs - yearBegin) / DAY_MS + 1, yearLength] : [date, length];
  const isWeekday = list("BYDAY").some((one) => {
    const nth = Number(one.slice(0, -2) || 0);
    return (
      names[day.getUTCDay()] === one.slice(-2) &&
      (nth === 0 || Math.ceil(place / 7) === nth || -Math.ceil((whole - place + 1) / 7) === nth)
    );
  });
  if (list("BYDAY").length > 0 && !isWeekday) return false;
  if (list("BYMONTH").length > 0 && !list("BYMONTH").includes(String(month))) return false;
  const dates = list("BYMONTHDAY").map(Number);
  if (dates.length > 0 && !dates.includes(date) && !dates.includes(date - length - 1)) return false;
  const interval = Number(parts.INTERVAL ?? 1);
  const months = (one: Date) => one.getUTCFullYear() * 12 + one.getUTCMonth();
  const weekOf = (ms: number) => Math.floor((ms / DAY_MS + 3) / 7);
  switch (parts.FREQ) {
    case "DAILY":
      return ((dayMs - startMs) / DAY_MS) % interval === 0;
    case "WEEKLY":
      return (
        (list("BYDAY").length > 0 || day.getUTCDay() === start.getUTCDay()) &&
        (weekOf(dayMs) - weekOf(startMs)) % interval === 0
      );
    case "MONTHLY":
      return (
        (list("BYDAY").length > 0 || dates.length > 0 || date === start.getUTCDate()) &&
        (months(day) - months(start)) % interval === 0
      );
    default:
      return (
        (list("BYDAY").length > 0 || dates.length > 0 || date === start.getUTCDate()) &&
        (list("BYDAY").length + list("BYMONTH").length + dates.length > 0 ||
          month === start.getUTCMonth() + 1) &&
        (day.getUTCFullYear() - start.getUTCFullYear()) % interval === 0
      );
  }
}

const weekdays = fc.uniqueArray(fc.constantFrom("MO", "TU", "WE", "TH", "FR", "SA", "SU"), {
  minLength: 1,
  maxLength: 3,
});
const list = (all: fc.Arbitrary<number>) => fc.uniqueArray(all, { minLength: 1, maxLength: 3 });
const months = list(fc.integer({ min: 1, max: 12 }));
const dates = list(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -31, max: -1 })));
const nths = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(-5, -4, -2, -1, 1, 2, 3, 4, 5), weekdays)
    .map(([nth, [weekday]]) => `${nth}${weekday}`),
  { minLength: 1, maxLength: 2 },
);
const interval = fc.integer({ min: 1, max: 5 });
const rules = fc.oneof(
  interval.map((n) => `FREQ=DAILY;INTERVAL=${n}`),
  fc.tuple(interval, weekdays, months).map(([n, d, m]) => `FREQ=DAILY;INTERVAL=${n};BYDAY=${d};BYMONTH=${m}`),
  fc.tuple(interval, weekdays).map(([n, d]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${d}`),
  interval.map((n) => `FREQ=WEEKLY;INTERVAL=${n}`),
  fc.tuple(months, weekdays).map(([m, d]) => `FREQ=WEEKLY;BYDAY=${d};BYMONTH=${m}`),
  interval.map((n) => `FREQ=MONTHLY;INTERVAL=${n}`),
  fc.tuple(interval, dates).map(([n, d]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${d}`),
  fc.tuple(interval, nths).map(([n, d]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${d}`),
  fc.tuple(months, nths).map(([m, d]) => `FREQ=MONTHLY;BYMONTH=${m};BYDAY=${d}`),
  fc.tuple(months, dates).map(([m, d]) => `FREQ=MONTHLY;BYMONTH=${m};BYMONTHDAY=${d}`),
  interval.map((n) => `FREQ=YEARLY;INTERVAL=${n}`),
  fc.tuple(interval, months).map(([n, m]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${m}`),
  fc
    .tuple(interval, months, dates)
    .map(([n, m, d]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${m};BYMONTHDAY=${d}`),
  fc.tuple(interval, months, nths).map(([n, m, d]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${m};BYDAY=${d}`),
  fc.tuple(interval, dates).map(([n, d]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTHDAY=${d}`),
  fc.tuple(interval, nths).map(([n, d]) => `FREQ=YEARLY;INTERVAL=${n};BYDAY=${d}`),
);

test("a window years later has the days that the RFC says, and a count ends where counting from the beginning does", () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 0, max: 6_000 }),
      fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
      (text, back, count) => {
        const fromMs = wall("2026-11-23");
        const start = Math.floor(fromMs / DAY_MS) * DAY_MS - back * DAY_MS;
        const parts = Object.fromEntries(text.split(";").map((one) => one.split("=")));
        const untilMs = fromMs + 366 * DAY_MS;
        const expected: number[] = [];
        let left = count ?? Number.POSITIVE_INFINITY;
        for (let day = start; day + 9 * HOUR_MS < untilMs && left > 0; day += DAY_MS) {
          if (!hasDay(parts, start, day)) continue;
          left -= 1;
          if (day + 9 * HOUR_MS >= fromMs) expected.push(day + 9 * HOUR_MS);
        }
        const rule = ruleOf(count === null ? text : `${text};COUNT=${count}`);
        if (rule === null) throw new Error(`Not read: ${text}`);
        const repeats = createRepeats(200_000);
        const found = repeats.times(rule, { wallMs: start + 9 * HOUR_MS, isDay: false }, { fromMs, untilMs });
        // A rule that is never met in the years that the library looks through is not expanded, which is allowed.
        if (found !== null || expected.length > 0) expect(found).toEqual(expected);
      },
    ),
    {
      numRuns: 150,
      // What the library skips while it looks for the first fifth Monday, and months that are not in their order.
      examples: [
        ["FREQ=MONTHLY;BYMONTH=2;BYDAY=3TU,-5MO", 0, null],
        ["FREQ=MONTHLY;BYMONTH=2,1;BYDAY=-1TH,-5MO", 0, null],
      ],
    },
  );
});

describe("what an expansion costs", () => {
  const fromMs = wall("2026-11-23");
  const window = { fromMs, untilMs: fromMs + 366 * DAY_MS };
  const stepsFor = (text: string, begin: string, most = 8_000) => {
    const rule = ruleOf(text);
    const repeats = createRepeats(most);
    if (rule !== null) repeats.times(rule, { wallMs: wall(begin), isDay: false }, window);
    return repeats.steps();
  };

  test.each([
    "FREQ=DAILY",
    "FREQ=DAILY;COUNT=30000",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;COUNT=5000",
    "FREQ=MONTHLY;BYDAY=2TU",
    "FREQ=MONTHLY;COUNT=1000;BYDAY=2TU",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH",
    "FREQ=DAILY;INTERVAL=99999999999",
  ])("%s from 1970 begins at the window", (rule) => {
    const years = rule.includes("INTERVAL") ? 5_000 : 600;
    expect(stepsFor(rule, "1970-01-01")).toBeLessThan(years);
  });

  test("rules that are never met, or hardly ever, end at the bound", () => {
    for (const rule of [
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;INTERVAL=7;BYDAY=WE",
      "FREQ=HOURLY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=31",
      "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31",
      "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYDAY=5MO",
      "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=3",
    ])
      for (const text of [rule, `${rule};COUNT=100000`])
        expect(stepsFor(text, "2025-01-02"), text).toBeLessThan(8_100);
  });
});
