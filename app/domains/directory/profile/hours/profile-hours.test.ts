import { expect, test } from "vitest";
import { formatZone, groupHours, weekdayIn } from "./profile-hours.ts";
import { parseWeek } from "./profile-week.ts";

const nine = [540, 1020] as const;
const week = [nine, nine, nine, nine, [540, 960] as const, "appointment", null] as const;

test("days that are alike share a row, and today has its own", () => {
  expect(groupHours(week, 4)).toEqual([
    { days: "Monday to Thursday", hours: "9:00 AM – 5:00 PM", isToday: false, special: null },
    { days: "Friday, today", hours: "9:00 AM – 4:00 PM", isToday: true, special: null },
    { days: "Saturday", hours: "by appointment", isToday: false, special: null },
    { days: "Sunday", hours: "closed", isToday: false, special: null },
  ]);
  expect(groupHours(week, 2).map((row) => row.days)).toEqual([
    "Monday and Tuesday",
    "Wednesday, today",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ]);
});

test("a date of this week with other hours has its own row, with those hours instead of its weekday's", () => {
  const holiday = { on: "2026-11-26", hours: null, name: "Thanksgiving Day" };
  const rows = groupHours(week, 2, [holiday]);
  expect(rows.map(({ days, hours, special }) => [days, hours, special?.name ?? null])).toEqual([
    ["Monday and Tuesday", "9:00 AM – 5:00 PM", null],
    ["Wednesday, today", "9:00 AM – 5:00 PM", null],
    ["Thursday", "closed", "Thanksgiving Day"],
    ["Friday", "9:00 AM – 4:00 PM", null],
    ["Saturday", "by appointment", null],
    ["Sunday", "closed", null],
  ]);
});

test("today is the day at the office, not at the server", () => {
  const mondayMorningUtc = Date.UTC(2026, 10, 23, 3);
  expect(weekdayIn("Europe/Paris", mondayMorningUtc)).toBe(0);
  expect(weekdayIn("America/Los_Angeles", mondayMorningUtc)).toBe(6);
  expect(weekdayIn("Nowhere/Town", mondayMorningUtc)).toBe(0);
  expect(formatZone("America/Chicago", mondayMorningUtc)).toBe("Central Time");
});

test("noon, midnight and the end of a day are said as people say them", () => {
  const always = groupHours(
    Array.from({ length: 7 }, () => [0, 1440] as const),
    0,
  );
  expect(always[0]?.hours).toBe("midnight – midnight");
  expect(groupHours([[720, 750], null, null, null, null, null, null], 6)[0]?.hours).toBe(
    "12:00 PM – 12:30 PM",
  );
});

test("a week without any open day is unknown, and not closed", () => {
  expect(parseWeek(JSON.stringify(Array(7).fill(null)))).toBeNull();
  expect(parseWeek(JSON.stringify([nine, ...Array(6).fill(null)]))).toHaveLength(7);
});

test("a malformed week is no week", () => {
  expect(parseWeek(JSON.stringify(week))).toEqual(week);
  for (const bad of [
    "",
    "{}",
    "[]",
    "[1,2,3,4,5,6,7]",
    JSON.stringify(week.slice(1)),
    '[[9,"x"],null,null,null,null,null,null]',
  ]) {
    expect(parseWeek(bad)).toBeNull();
  }
});
