import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayRanges, Hours } from "../types.ts";
import { hoursFields, readHoursForm } from "./hours-form.ts";

const TODAY = "2026-11-23";
const read = (fields: Record<string, string>, holidays = false) =>
  readHoursForm({ zone: "America/Chicago", ...fields }, holidays, TODAY);

test("what a form is filled with is what it says when it is sent back, whatever the hours", () => {
  const minute = fc.integer({ min: 0, max: 1_440 });
  const day = fc
    .uniqueArray(minute, { minLength: 0, maxLength: 4 })
    .map((minutes) => [...minutes].sort((a, b) => a - b))
    .map(
      (minutes): DayRanges =>
        minutes.length < 2
          ? []
          : minutes.length < 4
            ? [[minutes[0] ?? 0, minutes[1] ?? 0]]
            : [
                [minutes[0] ?? 0, minutes[1] ?? 0],
                [minutes[2] ?? 0, minutes[3] ?? 0],
              ],
    );
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 7, maxLength: 7 }),
      day,
      fc.boolean(),
      (week, special, holidays) => {
        const hours: Hours = {
          timeZone: "America/Chicago",
          week,
          special: [{ on: "2026-12-24", hours: special.slice(0, 1) }],
          holidays,
        };
        const fields = Object.entries(hoursFields(hours)).filter(([, value]) => value !== "");
        expect(read(Object.fromEntries(fields), holidays)).toEqual({ hours });
      },
    ),
  );
});

test("half a range, an end before its beginning, and a break that is none are said where they stand", () => {
  expect(read({ "from-mon": "09:00", "until-tue": "17:00" })).toEqual({
    errors: { "until-mon": "Enter when this ends.", "from-tue": "Enter when this begins." },
  });
  expect(read({ "from-mon": "17:00", "until-mon": "09:00" })).toEqual({
    errors: { "until-mon": "The end must be later than the beginning." },
  });
  expect(
    read({ "from-mon": "09:00", "until-mon": "13:00", "again-mon": "12:00", "to-mon": "17:00" }),
  ).toEqual({ errors: { "again-mon": "Begin after the first hours are over." } });
});

test("a date that is over is dropped, one without times is closed, one that is there twice is said", () => {
  const answer = read({ "on-date1": "2026-11-22", "on-date2": "2026-12-24" });
  expect("hours" in answer && answer.hours.special).toEqual([{ on: "2026-12-24", hours: [] }]);
  expect(read({ "on-date1": "2026-12-24", "on-date3": "2026-12-24" })).toEqual({
    errors: { "on-date3": "This date is there twice." },
  });
  expect(read({ "from-date1": "09:00", "until-date1": "10:00" })).toEqual({
    errors: { "on-date1": "Enter a date." },
  });
});
