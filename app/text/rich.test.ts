import { createElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { rich } from "./text.ts";

const partsOf = (node: ReactNode) =>
  (node as ReactElement<{ children: readonly (ReactElement<{ children: ReactNode }> | null)[] }>).props
    .children;

test("a sentence with elements in it has no bare text next to them", () => {
  const count = createElement("b", null, "12");
  const parts = partsOf(
    rich("{n} questions answered by {agent}, licensed for it on the day of the answer.", {
      n: count,
      agent: "Ines Calloway",
    }),
  );
  expect(parts.filter((part) => typeof part === "string")).toEqual([]);
  // What is put in as text is one with the text around it: "Calloway," stays together.
  expect(parts.map((part) => part?.props.children ?? null)).toEqual([
    null,
    "12",
    " questions answered by Ines Calloway, licensed for it on the day of the answer.",
  ]);
});
