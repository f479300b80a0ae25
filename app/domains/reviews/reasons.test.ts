import { expect, test } from "vitest";
import { REASON_CLASSES } from "./cases/case-policy.ts";
import { flagLabel, heldLabel, reasonWords, removedLabel } from "./reasons.ts";
import { SIGNAL_KINDS } from "./signals/signals.ts";

test("every reason has words of its own, and none is that a review is negative or disputed", () => {
  const labels = REASON_CLASSES.map(removedLabel);
  expect(new Set(labels).size).toBe(REASON_CLASSES.length);
  expect(new Set(REASON_CLASSES.map(flagLabel)).size).toBe(REASON_CLASSES.length);
  expect([...REASON_CLASSES, ...labels].join(" ")).not.toMatch(/negative|untrue|false|star/i);
});

test("every signal has its own words as a hold reason", () => {
  expect(SIGNAL_KINDS.map(heldLabel)).not.toContain(heldLabel("none of them"));
});

test("an unknown reason still gets a label", () => {
  for (const reason of ["", "new-reason", "toString"]) {
    expect(removedLabel(reason)).toBe("Another reason");
    expect(reasonWords(reason).one).toBe("was removed for another reason");
    expect(heldLabel(reason)).toBe("Another signal");
  }
});
