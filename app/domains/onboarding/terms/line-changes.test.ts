import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLines } from "./line-changes.ts";

test("names what was added and what was removed, in place", () => {
  expect(compareLines("one\ntwo\nthree", "one\nthree\nfour")).toEqual([
    { kind: "same", text: "one" },
    { kind: "removed", text: "two" },
    { kind: "same", text: "three" },
    { kind: "added", text: "four" },
  ]);
});

const text = fc
  .array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join("\n"));

test("both texts can be read back from the comparison", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareLines(before, after);
      const side = (left: "added" | "removed") =>
        changes
          .filter(({ kind }) => kind !== left)
          .map((change) => change.text)
          .join("\n");
      expect(side("added")).toBe(before);
      expect(side("removed")).toBe(after);
    }),
  );
});
