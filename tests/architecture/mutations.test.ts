/** `npm run mutate` runs by hand and at night: a mutation that no longer fits the code would only be noticed then. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutate, nameOf } from "../mutations/mutation.ts";
import { MUTATIONS } from "../mutations/rules/lists.ts";

const texts = new Map([...new Set(MUTATIONS.map(({ file }) => file))].map((file) => [file, read(file)]));

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Why it can't be tried. */
function trouble(mutation: (typeof MUTATIONS)[number]): string[] {
  const lost = mutation.tests.filter((path) => !existsSync(path));
  try {
    const text = texts.get(mutation.file) ?? "";
    if (mutate(text, mutation) === text) return [`${nameOf(mutation)}: changes nothing`];
  } catch (error) {
    return [String(error)];
  }
  return lost.map((path) => `${nameOf(mutation)}: there is no ${path}`);
}

test("the text of every mutation is in the code once, and its tests exist", () => {
  expect(MUTATIONS.length).toBeGreaterThan(800);
  expect(MUTATIONS.flatMap(trouble)).toEqual([]);
});
