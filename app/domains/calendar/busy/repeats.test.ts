/** The RFC's own examples (RFC 5545 3.8.5.3), and what no rule may say. */
import { describe, expect, test } from "vitest";
import { repeatTimes } from "./repeats.ts";
import { parseRule } from "./rules.ts";

/** The first times of a rule, as `1997-09-02` or with their hour. */
function first(rule: string, begin: string, most: number, from = begin): string[] {
  const parsed = parseRule(rule);
  if (parsed === null) throw new Error(`Not read: ${rule}`);
  const found: string[] = [];
  for (const { day, minute } of repeatTimes(
    parsed,
    { day: begin, minute: 540 },
    { from, to: "2030-01-01", step: () => true },
  )) {
    const [hour, rest] = [Math.floor((minute ?? 0) / 60), (minute ?? 0) % 60];
    found.push(minute === 540 ? day : `${day} ${hour}:${String(rest).padStart(2, "0")}`);
    if (found.length === most) break;
  }
  return found;
}

test.each<[string, string, string[]]>([
  ["FREQ=YEARLY;BYDAY=20MO", "1997-05-19", ["1997-05-19", "1998-05-18", "1999-05-17"]],
  ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", ["1997-05-12", "1998-05-11", "1999-05-17"]],
  [
    "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
    "1997-01-01",
    [
      ...["1997-01-01", "1997-04-10", "1997-07-19", "2000-01-01", "2000-04-09", "2000-07-18"],
      ...["2003-01-01", "2003-04-10", "2003-07-19", "2006-01-01"],
    ],
  ],
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
  [
    "FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,40",
    "1997-09-02",
    ["1997-09-02", "1997-09-02 9:40", "1997-09-02 10:00", "1997-09-02 10:40", "1997-09-03"],
  ],
  // Weeks are of the year that has most of them: the last days of December may be in the first one.
  [
    "FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO",
    "2024-01-01",
    ["2024-01-01", "2024-12-23", "2024-12-30", "2025-12-22", "2025-12-29", "2026-12-28"],
  ],
  [
    "FREQ=DAILY;BYHOUR=9,13,17;BYSETPOS=-1",
    "2026-01-05",
    ["2026-01-05", "2026-01-05 17:00", "2026-01-06 17:00"],
  ],
])("%s from %s", (rule, begin, expected) => {
  expect(first(rule, begin, expected.length)).toEqual(expected);
});

test("a look into a later year finds what counting from the beginning does", () => {
  for (const rule of [
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=10",
    "FREQ=HOURLY;INTERVAL=31",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,MO;WKST=SU;BYSETPOS=1",
  ]) {
    const whole = first(rule, "2019-03-04", 5_000).filter((one) => one >= "2026-06-01");
    expect(first(rule, "2019-03-04", 20, "2026-06-01"), rule).toEqual(whole.slice(0, 20));
  }
});

describe("a rule is not read", () => {
  test.each([
    "FREQ=MINUTELY",
    "FREQ=SECONDLY;BYSECOND=1",
    "FREQ=DAILY;BYSECOND=0",
    "FREQ=MONTHLY;BYYEARDAY=1",
    "FREQ=MONTHLY;BYWEEKNO=1",
    "FREQ=HOURLY;BYSETPOS=1",
    "FREQ=DAILY;BYHOUR=24",
    "FREQ=DAILY;BYMINUTE=-1",
    "FREQ=YEARLY;BYYEARDAY=367",
    "FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO",
    "FREQ=WEEKLY;WKST=XX",
    "FREQ=DAILY;COUNT=0",
    "FREQ=YEARLY;RSCALE=HEBREW",
  ])("%s", (rule) => {
    expect(parseRule(rule)).toBeNull();
  });
});

test("a rule that comes many times a day tells of each, and ends when it is told to", () => {
  const all = Array.from({ length: 60 }, (_, at) => at);
  const rule = parseRule(`FREQ=DAILY;BYHOUR=${all.slice(0, 24)};BYMINUTE=${all}`);
  if (rule === null) throw new Error("Not read.");
  let steps = 0;
  const step = () => ++steps <= 1_000;
  const times = [
    ...repeatTimes(rule, { day: "2026-01-01", minute: 0 }, { from: "2026-01-01", to: "2027-01-01", step }),
  ];
  expect(times.length).toBeLessThan(1_000);
  expect(steps).toBe(1_001);
});
