import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayRanges } from "../types.ts";
import { readWeekForm, weekFormFields } from "./hours-form.ts";

const anyDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 1_440 }), { minLength: 0, maxLength: 4 })
  .map((minutes) => [...minutes].sort((a, b) => a - b))
  .map((minutes): DayRanges => {
    const [a, b, c, d] = minutes;
    if (a === undefined || b === undefined) return [];
    return c === undefined || d === undefined
      ? [[a, b]]
      : [
          [a, b],
          [c, d],
        ];
  });

test("the form filled with a week and sent back unchanged is that week", () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 7, maxLength: 7 }), (week) => {
      const fields = Object.entries(weekFormFields(week)).filter(([, value]) => value !== "");
      expect(readWeekForm(Object.fromEntries(fields))).toEqual({ week });
    }),
  );
});

test("a day whose box isn't checked is closed, with times left in it", () => {
  const answer = readWeekForm({ "from-mon": "09:00", "until-mon": "17:00", "from-tue": "09:00" });
  expect(answer).toEqual({ week: [[], [], [], [], [], [], []] });
});

test("half a range, an end before its beginning, and a break that is none each get an error at their field", () => {
  expect(
    readWeekForm({ "open-mon": "yes", "from-mon": "09:00", "open-tue": "yes", "until-tue": "17:00" }),
  ).toEqual({ errors: { "until-mon": "Enter when this ends.", "from-tue": "Enter when this begins." } });
  expect(readWeekForm({ "open-mon": "yes", "from-mon": "17:00", "until-mon": "09:00" })).toEqual({
    errors: { "until-mon": "The end must be later than the beginning." },
  });
  expect(
    readWeekForm({
      "open-mon": "yes",
      "from-mon": "09:00",
      "until-mon": "13:00",
      "again-mon": "12:00",
      "to-mon": "17:00",
    }),
  ).toEqual({ errors: { "again-mon": "Begin after the first hours are over." } });
});

test("an open day without times gets an error, not a closed day", () => {
  expect(readWeekForm({ "open-sat": "yes" })).toEqual({
    errors: { "from-sat": "Enter when you open, or close this day." },
  });
});
