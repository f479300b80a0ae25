import { expect, test } from "vitest";
import { dayStartMs, formatDay, formatMonth, formatUtcDay } from "./dates.ts";

test("a day is written the same in every time zone", () => {
  expect(formatDay("2026-11-03")).toBe("3 Nov 2026");
  expect(formatUtcDay(Date.UTC(2026, 10, 3, 23, 59))).toBe("3 Nov 2026");
  expect(formatMonth("2026-10")).toBe("October 2026");
  expect(dayStartMs("1970-01-02")).toBe(86_400_000);
});

test("what is no day is given back as it came", () => {
  expect(formatDay("soon")).toBe("soon");
  expect(formatDay("2026-13-01")).toBe("2026-13-01");
  expect(formatMonth("")).toBe("");
});
