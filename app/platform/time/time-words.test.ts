import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatTook } from "./time-words.ts";

test("what took some seconds took a minute, and what took longer is rounded once", () => {
  expect([9_000, 45_000, 60_000].map(formatTook)).toEqual(["1 minute", "1 minute", "1 minute"]);
  expect(formatTook(95_000)).toBe("2 minutes");
  expect(formatTook(63 * MINUTE_MS)).toBe("1 h 3 min");
});
