import { expect, test } from "vitest";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { inLanguage } from "#app/text/language.server.ts";
import {
  daysBetween,
  formatAge,
  formatCountOf,
  formatList,
  formatMiles,
  formatResponse,
} from "./format-figures.ts";

test("days are counted across months and leap days", () => {
  expect(daysBetween("2026-11-20", "2026-12-13")).toBe(23);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
});

test.each([
  ["2026-11-27", "today"],
  ["2026-11-26", "1 day ago"],
  ["2026-11-21", "6 days ago"],
  ["2026-09-29", "59 days ago"],
  ["2026-09-28", "2 months ago"],
  ["2026-03-06", "9 months ago"],
  ["2024-11-20", "2 years ago"],
])("what was checked on %s was so %s on Nov 27, 2026", (day, age) => {
  expect(formatAge(day, "2026-11-27")).toBe(age);
});

test("answer times are hidden below five conversations, and the number of conversations is said", () => {
  expect(formatResponse({ kind: "hidden", threads: 3 })).toBe(
    "answer time not shown: 3 conversations so far",
  );
  expect(formatResponse({ kind: "hidden", threads: 1 })).toBe("answer time not shown: 1 conversation so far");
});

test("answer times round up to the next whole hour or day", () => {
  expect(formatResponse({ kind: "known", minutes: 61 })).toBe("usually answers within 2 hours");
  expect(formatResponse({ kind: "known", minutes: DAY_MINUTES })).toBe("usually answers within a day");
  expect(formatResponse({ kind: "known", minutes: DAY_MINUTES + 1 })).toBe("usually answers within 2 days");
});

test("lists, counts and distances read naturally", () => {
  expect(formatList(["Auto", "Home"])).toBe("Auto and Home");
  expect(formatList(["A", "B", "C", "D", "E"])).toBe("A, B, C, and 2 more");
  expect(formatCountOf(1, "county", "counties")).toBe("1 county");
  expect(formatCountOf(1_204, "agent")).toBe("1,204 agents");
  expect(formatMiles(3.24)).toBe("3.2 miles");
  expect(formatMiles(0.98)).toBe("1 mile");
  expect(formatMiles(23.6)).toBe("24 miles");
});

test("a list in Spanish has its own last word, and kinds of insurance and states their names", () => {
  inLanguage("es", () => {
    expect(formatList(["Auto", "Home", "Life"])).toBe("Auto, Vivienda y Vida");
    expect(formatList(["New York", "Idaho"])).toBe("Nueva York e Idaho");
    expect(formatList(["Auto", "Home", "Life", "RV", "Boat"], 2)).toBe("Auto, Vivienda y 3 más");
    expect(formatMiles(3.21)).toBe("3.2 millas");
    expect(formatResponse({ kind: "hidden", threads: 1 })).toBe(
      "tiempo de respuesta no disponible: 1 conversación hasta ahora",
    );
  });
});
