import { expect, test } from "vitest";
import { weekStart } from "./weeks.ts";

test.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["2026-11-25T12:00:00Z", "2026-11-23"],
  ["1970-01-05T00:00:00Z", "1970-01-05"],
  ["1970-01-01T00:00:00Z", "1969-12-29"],
])("the week of %s begins on Monday, %s", (moment, monday) => {
  expect(new Date(weekStart(Date.parse(moment))).toISOString()).toBe(`${monday}T00:00:00.000Z`);
});
