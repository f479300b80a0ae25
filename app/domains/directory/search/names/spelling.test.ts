import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, nearest, slipsAllowed } from "./spelling.ts";

test("a letter dropped, added, changed or swapped is one slip", () => {
  for (const slip of ["austn", "austtin", "auztin", "asutin"])
    expect(editDistance(slip, "austin", 3)).toBe(1);
  expect(editDistance("austin", "austin", 3)).toBe(0);
  expect(editDistance("houston", "austin", 2)).toBe(3);
});

test("it is the same both ways, and never less than the difference in length", () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const steps = editDistance(one, other, 20);
      expect(steps).toBe(editDistance(other, one, 20));
      expect(steps).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(steps === 0).toBe(one === other);
      expect(editDistance(one, other, 2)).toBe(Math.min(steps, 3));
    }),
  );
});

test("short words may have no slip, and long ones three", () => {
  expect([
    slipsAllowed("ada"),
    slipsAllowed("reno"),
    slipsAllowed("austin"),
    slipsAllowed("philadelphia"),
  ]).toEqual([0, 1, 2, 3]);
});

test("the nearest comes first, spaces do not count, and a beginning is near", () => {
  const places = ["houston", "austin", "san antonio", "austintown"];
  const found = (typed: string) => nearest(typed, places, (one) => one).map(({ one }) => one);
  expect(found("austn")).toEqual(["austin"]);
  expect(found("sanantonio")).toEqual(["san antonio"]);
  expect(found("austint")).toEqual(["austin", "austintown"]);
  expect(found("zzzz")).toEqual([]);
});
