import { expect, test } from "vitest";
import { wordTook } from "./time-words.ts";

test("what took some seconds took a minute, and what took longer is rounded once", () => {
  expect([9_000, 45_000, 60_000].map(wordTook)).toEqual(["1 minute", "1 minute", "1 minute"]);
  expect(wordTook(95_000)).toBe("2 minutes");
  expect(wordTook(63 * 60_000)).toBe("1 h 3 min");
});
