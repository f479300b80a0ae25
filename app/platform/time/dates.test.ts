import { expect, test } from "vitest";
import { inLanguage } from "#app/text/language.server.ts";
import { dayStartMs, formatClock, formatDay, formatMonth } from "./dates.ts";
import { formatDayOf, formatMoment } from "./reader-time.ts";

test("a day is written the same in every time zone", () => {
  expect(formatDay("2026-11-03")).toBe("Nov 3, 2026");
  expect(formatDayOf(Date.UTC(2026, 10, 3, 23, 59))).toBe("Nov 3, 2026");
  expect(formatMonth("2026-10")).toBe("October 2026");
  expect(dayStartMs("1970-01-02")).toBe(86_400_000);
});

test("a moment is on a clock of twelve hours, in Central time where nothing is known of its reader", () => {
  expect(formatMoment(Date.UTC(2026, 10, 22, 15, 4))).toBe("Nov 22, 2026, 9:04 AM");
  expect([0, 11, 12, 23].map((hour) => formatClock(hour, 0))).toEqual([
    "12:00 AM",
    "11:00 AM",
    "12:00 PM",
    "11:00 PM",
  ]);
});

test("text that isn't a day is returned unchanged", () => {
  expect(formatDay("soon")).toBe("soon");
  expect(formatDay("2026-13-01")).toBe("2026-13-01");
  expect(formatMonth("")).toBe("");
});

test("in Spanish as it is written in the United States", () => {
  inLanguage("es", () => {
    expect(formatDay("2026-11-03")).toBe("3 nov 2026");
    expect(formatMonth("2026-05")).toBe("mayo de 2026");
    expect(formatMoment(Date.UTC(2026, 10, 22, 15, 4))).toBe("22 nov 2026, 9:04 a.\u00a0m.");
    expect(formatDay("soon")).toBe("soon");
  });
});
