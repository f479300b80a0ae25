import { expect, test } from "vitest";
import { heldLabel } from "./reason-labels.ts";
import { SIGNAL_KINDS } from "./signals/signals.ts";

test("each signal has words as the reason of a hold", () => {
  expect(SIGNAL_KINDS.map(heldLabel)).not.toContain(heldLabel("none of them"));
});
