import { expect, test } from "vitest";
import { addDays, addYears, dayOf, dayStart, monthEnd, workingTime } from "./days.ts";

test("days run across months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addYears("2028-02-29", -1)).toBe("2027-03-01");
  expect(addYears("2026-11-20", 2)).toBe("2028-11-20");
  expect(monthEnd("2028-02-03")).toBe("2028-02-29");
  expect(monthEnd("2026-12-31")).toBe("2026-12-31");
});

test("an instant belongs to its UTC day, before 1970 too", () => {
  expect(dayOf(dayStart("2026-11-20") + 86_399_999)).toBe("2026-11-20");
  expect(dayOf(-1)).toBe("1969-12-31");
});

test("invalid days are refused", () => {
  expect(() => dayStart("2026-02-30")).toThrow(RangeError);
  expect(() => dayStart("20261120")).toThrow(RangeError);
});

test("past events happened in working hours, one day after another", () => {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Chicago",
    hour: "2-digit",
    hour12: false,
  });
  for (const today of ["2026-11-20", "2026-07-20"]) {
    const times = Array.from({ length: 100 }, (_, daysAgo) => workingTime(dayStart(today), daysAgo));
    for (const [daysAgo, time] of times.entries()) {
      const hour = Number(clock.format(time));
      expect(hour >= 9 && hour <= 18, `${today}, ${daysAgo} days before: ${hour}`).toBe(true);
    }
    expect(times.toSorted((a, b) => b - a)).toEqual(times);
    expect(new Set(times.map((time) => clock.format(time))).size).toBeGreaterThan(5);
  }
});
