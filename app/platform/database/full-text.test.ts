import { expect, test } from "vitest";
import { fullTextWords } from "./full-text.ts";

test("words become a full-text query without operators", () => {
  expect(fullTextWords('roof" OR NEAR(a b) ^')).toBe('"roof" "or" "near" "a" "b"*');
  expect(fullTextWords("  …!?  ")).toBeNull();
});
