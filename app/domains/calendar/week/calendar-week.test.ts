import { expect, test } from "vitest";
import type { Hours } from "../types.ts";
import { hoursShown, mondayOf, type WeekEntry, weekBounds, weekOf } from "./calendar-week.ts";

const nine = [[540, 1_020]] as const;
const hours: Hours = {
  timeZone: "America/Chicago",
  week: [nine, nine, nine, nine, nine, [], []],
  special: [{ on: "2026-11-27", until: "2026-11-28", reason: "Family trip", hours: [] }],
  holidays: true,
};
const busy = (startsAt: string, endsAt: string): WeekEntry => ({
  kind: "busy",
  id: "",
  who: "",
  what: "",
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});
const THIS_WEEK = { monday: "2026-11-23", today: "2026-11-24" };

test("each day says when it can be booked, and why it differs from its week", () => {
  const week = weekOf(hours, [], THIS_WEEK);
  expect(week.map(({ day, open, note, off }) => [day, open.length, note, off])).toEqual([
    ["2026-11-23", 1, "", false],
    ["2026-11-24", 1, "", false],
    ["2026-11-25", 1, "", false],
    ["2026-11-26", 0, "Thanksgiving Day", true],
    ["2026-11-27", 0, "Family trip", true],
    ["2026-11-28", 0, "Family trip", true],
    ["2026-11-29", 0, "", false],
  ]);
  expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["2026-11-24"]);
});

test("a time over midnight is on both days, on the clocks of the agent", () => {
  const week = weekOf(hours, [busy("2026-11-24T04:00:00Z", "2026-11-24T08:00:00Z")], THIS_WEEK);
  expect(week.map(({ entries }) => entries.map(({ from, until }) => [from, until])).slice(0, 3)).toEqual([
    [[1_320, 1_440]],
    [[0, 120]],
    [],
  ]);
});

test("in the hour that comes twice, a time still has a length", () => {
  const fall = weekOf(hours, [busy("2026-11-01T06:45:00Z", "2026-11-01T07:15:00Z")], {
    monday: "2026-10-26",
    today: "2026-10-26",
  });
  expect(fall[6]?.entries.map(({ from, until }) => [from, until])).toEqual([[105, 106]]);
});

test("a week begins on Monday, and one with a change of clocks has an hour less or more", () => {
  expect(["2026-11-23", "2026-11-26", "2026-11-29"].map(mondayOf)).toEqual(Array(3).fill("2026-11-23"));
  const [from, until] = weekBounds("America/Chicago", "2026-10-26");
  expect((until - from) / 3_600_000).toBe(7 * 24 + 1);
});

test("the drawing has nine to five, more where hours or appointments need it, and not for busy times", () => {
  expect(
    hoursShown(weekOf(hours, [busy("2026-11-24T04:00:00Z", "2026-11-24T08:00:00Z")], THIS_WEEK)),
  ).toEqual({ from: 9, until: 17 });
  const late: WeekEntry = { ...busy("2026-11-24T23:30:00Z", "2026-11-25T00:15:00Z"), kind: "appointment" };
  expect(hoursShown(weekOf(hours, [late], THIS_WEEK))).toEqual({ from: 9, until: 19 });
});
