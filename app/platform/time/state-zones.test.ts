import { expect, test } from "vitest";
import { STATE_NAMES } from "#app/domains/directory/search/places/place-text.ts";
import { formatInState, ownZoneOfState, timesInState } from "./state-zones.ts";

test.each([
  ["TX", "Nov 25, 2026, 1:40 PM CT"],
  ["FL", "Nov 25, 2026, 2:40 PM ET"],
  ["ID", "Nov 25, 2026, 12:40 PM MT"],
  ["AZ", "Nov 25, 2026, 12:40 PM MST"],
  ["WA", "Nov 25, 2026, 11:40 AM PT"],
  ["AK", "Nov 25, 2026, 10:40 AM AKT"],
  ["HI", "Nov 25, 2026, 9:40 AM HST"],
  ["ZZ", "Nov 25, 2026, 1:40 PM CT"],
])("a moment in %s is called %s", (state, words) => {
  expect(formatInState(state, Date.UTC(2026, 10, 25, 19, 40))).toBe(words);
});

test("summer, and the day before, are those of the state", () => {
  expect(formatInState("TX", Date.UTC(2026, 6, 1, 4, 59))).toBe("Jun 30, 2026, 11:59 PM CT");
});

test("every state has a clock of its own", () => {
  for (const code of Object.keys(STATE_NAMES)) expect(ownZoneOfState(code), code).not.toBeNull();
});

test("of several moments each is found by its milliseconds, and what never was is left out", () => {
  const at = Date.UTC(2026, 10, 25, 19, 40);
  expect(timesInState("TX", [at, null, at])).toEqual({ [at]: "Nov 25, 2026, 1:40 PM" });
});
