import { expect, test } from "vitest";
import { rangesOn } from "../slots.ts";
import type { SpecialRanges } from "../types.ts";
import { addTimeOff, comingTimeOff, formatDays, withoutTimeOff } from "./time-off.ts";

const TODAY = "2026-11-23";
const trip: SpecialRanges = { on: "2026-12-22", until: "2027-01-02", reason: "Family", hours: [] };
const over: SpecialRanges = { on: "2026-10-01", until: "2026-10-03", reason: "", hours: [] };

test("an entry is added in its place, and what is over is dropped", () => {
  expect(addTimeOff([over, trip], { first: "2026-12-01", reason: "Dentist" }, TODAY)).toMatchObject({
    timeOff: [{ on: "2026-12-01", until: "2026-12-01", reason: "Dentist", hours: [] }, trip],
  });
});

test("every day of a range is off, its first and last too, and the days around it aren't", () => {
  const nine = [[540, 1_020]] as const;
  const hours = {
    timeZone: "America/Chicago",
    week: Array.from({ length: 7 }, () => nine),
    special: [trip],
    holidays: false,
  };
  const off = ["2026-12-21", "2026-12-22", "2026-12-28", "2027-01-02", "2027-01-03"].map(
    (day) => rangesOn(hours, day).length === 0,
  );
  expect(off).toEqual([false, true, true, true, false]);
});

test.each([
  [{ first: "2026-12-10", last: "2026-12-09" }, { last: "The last day comes after the first." }],
  [{ first: "2026-11-20", last: "2026-11-22" }, { first: "These days are over." }],
  [{ first: "2026-12-10", last: "2028-12-10" }, { last: "Enter a year at most." }],
  [
    { first: "2027-01-02", last: "2027-01-05" },
    { first: "You’re already off Dec 22, 2026 to Jan 2, 2027. Remove that first." },
  ],
  [{ first: "2026-12-10", begin: "09:00" }, { end: "Enter when this ends." }],
])("what is wrong with %j gets an error at its field", (fields, errors) => {
  expect(addTimeOff([trip], fields, TODAY)).toEqual({ errors });
});

test("a range that has begun can still be entered and is still coming", () => {
  const begun = { ...trip, on: "2026-11-20", until: "2026-11-25" };
  expect(addTimeOff([], { first: begun.on, last: begun.until }, TODAY)).toMatchObject({
    timeOff: [{ on: begun.on, until: begun.until }],
  });
  expect(comingTimeOff([begun, over], TODAY)).toEqual([begun]);
});

test("an entry is removed by its first day, and one that isn't there is said", () => {
  expect(withoutTimeOff([trip], trip.on, TODAY)).toEqual([]);
  expect(withoutTimeOff([trip], "2026-12-23", TODAY)).toBeNull();
});

test("an agent can't have more than forty entries", () => {
  const many = Array.from({ length: 40 }, (_, at): SpecialRanges => {
    const on = new Date(Date.UTC(2027, 2, 1 + at)).toISOString().slice(0, 10);
    return { on, until: on, reason: "", hours: [] };
  });
  expect(addTimeOff(many, { first: "2026-12-01" }, TODAY)).toEqual({
    errors: { first: "You can have 40 entries at a time. Remove one first." },
  });
});

test.each([
  ["2026-12-24", "2026-12-24", "Thu, Dec 24, 2026"],
  ["2026-11-23", "2026-11-29", "Nov 23 to 29, 2026"],
  ["2026-11-30", "2026-12-06", "Nov 30 to Dec 6, 2026"],
  ["2026-12-28", "2027-01-03", "Dec 28, 2026 to Jan 3, 2027"],
])("%s to %s is “%s”", (on, until, words) => {
  expect(formatDays({ on, until })).toBe(words);
});
