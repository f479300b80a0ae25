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

test("each signal has words as the reason of a hold", () => {
  expect(SIGNAL_KINDS.map(heldLabel)).not.toContain(heldLabel("none of them"));
});

test("a row with a reason that is none of ours still says something", () => {
  for (const reason of ["", "new-reason", "toString"]) {
    expect(removedLabel(reason)).toBe("Another reason");
    expect(reasonWords(reason).one).toBe("was removed for another reason");
    expect(heldLabel(reason)).toBe("Another signal");
  }
});
