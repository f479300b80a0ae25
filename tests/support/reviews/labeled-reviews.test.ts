import { expect, test } from "vitest";
import { judgeLabeled } from "./judge.ts";
import { drawLabeled } from "./labeled-reviews.ts";

const DRAWS = 4;

/** The rule alone, over more rings and more honest people than go through full requests (labeled-reviews.test.ts). */
test("rings are found, ordinary people are let be, and of an evening a person sees all, whichever are drawn", () => {
  const draws = Array.from({ length: DRAWS }, (_, at) =>
    judgeLabeled(drawLabeled(Date.UTC(2026, 10, 21), at + 1)),
  );
  const sum = (count: (judged: (typeof draws)[number]) => number) =>
    draws.reduce((total, judged) => total + count(judged), 0);
  const held = {
    ring: sum((judged) => judged.held.ring),
    ordinary: sum((judged) => judged.held.ordinary),
    burst: sum((judged) => judged.held.burst),
  };
  expect(sum((judged) => judged.seen.ring) / (DRAWS * 60)).toBeGreaterThanOrEqual(0.8);
  expect(held.ring / (held.ring + held.ordinary)).toBeGreaterThanOrEqual(0.93);
  expect(held.ordinary / (DRAWS * 600)).toBeLessThanOrEqual(0.005);
  // An evening on a separate network looks like a ring (decision 0032): the first two guests stay published.
  expect(sum((judged) => judged.seen.burst)).toBe(DRAWS * 75);
  expect(held.burst).toBeLessThanOrEqual(DRAWS * 3 * 23 + 2);
});
