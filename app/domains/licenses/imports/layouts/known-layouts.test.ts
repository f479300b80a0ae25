/** Ready layouts, each with a small list of invented people in `tests/support/lists/`. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { surveyFile } from "../file/survey.ts";
import { fingerprintOf, readyLayoutOf } from "./known-layouts.ts";
import { READY_LAYOUTS } from "./ready-layouts.ts";

const survey = (content: string) => surveyFile(new Blob([content]).stream(), "state");
const STATES: Readonly<Record<string, string>> = {
  "fl-dfs-individual": "FL",
  "tx-tdi-individual": "TX",
  "sbs-licensee-lookup": "AZ",
  "nipr-detail": "OR",
};

describe.each(READY_LAYOUTS)("$name", ({ key, columns }) => {
  const content = readFileSync(`tests/support/lists/${key}.csv`, "utf8");
  const state = STATES[key] ?? "";

  test("is known by its headings, with all of its columns", async () => {
    const { layout } = await survey(content);
    const ready = readyLayoutOf("state", state, layout.headings);
    expect(ready?.layout.key).toBe(key);
    expect(Object.keys(ready?.columns ?? {}).sort()).toEqual(Object.keys(columns).sort());
  });

  test("is known written another way, and not without one of the columns that it needs", async () => {
    const { layout } = await survey(content.replace(/^.*\n/, (head) => head.toUpperCase()));
    expect(readyLayoutOf("state", state, layout.headings)?.layout.key).toBe(key);
    const short = layout.headings.map((heading) => (/^NPN/.test(heading) ? "Shoe size" : heading));
    expect(readyLayoutOf("state", state, short)).toBeNull();
    expect(readyLayoutOf("federal", null, layout.headings)).toBeNull();
  });
});

test("a state's own layout is its own", async () => {
  const { layout } = await survey(readFileSync("tests/support/lists/fl-dfs-individual.csv", "utf8"));
  expect(readyLayoutOf("state", "GA", layout.headings)).toBeNull();
});

test("headings have one fingerprint however they are written, and another in another order, state, or kind", async () => {
  const of = (list: "state" | "federal", state: string | null, ...headings: string[]) =>
    fingerprintOf(list, state, headings);
  const known = await of("state", "TX", "License #", "NPN");
  expect(await of("state", "TX", "LICENSE NUMBER", ' ="npn"')).toBe(known);
  for (const other of [
    of("state", "TX", "NPN", "License #"),
    of("state", "GA", "License #", "NPN"),
    of("federal", null, "License #", "NPN"),
    of("state", "TX", "License #", "NPN", ""),
  ])
    expect(await other).not.toBe(known);
});
