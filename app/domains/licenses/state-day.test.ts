import { expect, test } from "vitest";
import { stateDay } from "./state-day.ts";

test.each([
  ["2026-11-23T04:59:59Z", "NY", "2026-11-22"],
  ["2026-11-23T05:00:00Z", "NY", "2026-11-23"],
  // El Paso’s day ends an hour after Houston’s.
  ["2026-11-23T06:30:00Z", "TX", "2026-11-22"],
  ["2026-11-23T07:00:00Z", "TX", "2026-11-23"],
  ["2026-11-23T09:59:59Z", "HI", "2026-11-22"],
  ["2026-07-01T06:59:59Z", "CA", "2026-06-30"],
  ["2026-07-01T04:00:00Z", "VT", "2026-07-01"],
  // Arizona has no summer time.
  ["2026-07-01T06:30:00Z", "AZ", "2026-06-30"],
  ["2026-11-23T09:30:00Z", "AK", "2026-11-22"],
  ["2026-11-23T04:00:00Z", "PR", "2026-11-23"],
])("at %s it is in %s the %s", (moment, state, day) => {
  expect(stateDay(state, Date.parse(moment))).toBe(day);
});
