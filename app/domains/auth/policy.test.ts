import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { forgetAt, type LockoutRecord, noFailures, pruneRecord, takeAttempt } from "./policy.ts";

const START = Date.UTC(2026, 10, 21, 12);

/** Takes attempts at the given minutes and returns each answer, with the resulting record. */
function take(minutes: readonly number[], record: LockoutRecord = noFailures) {
  const told = minutes.map((minute) => {
    const attempt = takeAttempt(record, START + minute * MINUTE_MS);
    record = attempt.record;
    return attempt.allowed ? attempt.remaining : "locked";
  });
  return { told, record };
}

test("five failures within the hour lock for fifteen minutes, and each answer says how many are left", () => {
  expect(take([0, 1, 2, 3, 4, 5]).told).toEqual([4, 3, 2, 1, 0, "locked"]);
});

test("the lock ends fifteen minutes after the fifth failure, and counting starts over", () => {
  expect(take([0, 1, 2, 3, 4, 18.9]).told.at(-1)).toBe("locked");
  expect(take([0, 1, 2, 3, 4, 19]).told.at(-1)).toBe(4);
});

test("failures older than an hour no longer count", () => {
  expect(take([0, 1, 2, 3, 61.5]).told).toEqual([4, 3, 2, 1, 2]);
});

test("trying while locked does not lengthen the lock", () => {
  expect(take([0, 0, 0, 0, 0, 5, 10, 14, 15]).told.at(-1)).toBe(4);
});

test("a record is forgotten when nothing in it counts anymore", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 20 }), (minutes) => {
      const { record } = take(minutes.toSorted((a, b) => a - b));
      const at = forgetAt(record);
      expect(at).not.toBeNull();
      expect(pruneRecord(record, at ?? 0)).toEqual(noFailures);
    }),
  );
});

test("however attempts are spread, at most five are let through in any fifteen minutes", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 60 }), (unsorted) => {
      const minutes = unsorted.toSorted((a, b) => a - b);
      const { told } = take(minutes);
      const allowed = minutes.filter((_, index) => told[index] !== "locked");
      for (const from of allowed) {
        const window = allowed.filter((minute) => minute >= from && minute < from + 15);
        expect(window.length).toBeLessThanOrEqual(5);
      }
    }),
  );
});
