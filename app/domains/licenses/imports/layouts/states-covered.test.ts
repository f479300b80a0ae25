/** The table of states in `docs/lists.md` says what the tables and layouts have: change them, and it has to follow. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATE_CODES, STATE_LABELS } from "../rows/state-lines.ts";
import { READY_LAYOUTS } from "./ready-layouts.ts";

/** States whose own systems were read, besides those of the State Based Systems. */
const OWN_SYSTEMS: Readonly<Record<string, string>> = {
  CA: "NIPR, insurance.ca.gov",
  FL: "Department of Financial Services",
  NY: "NIPR, Insurance Law § 2103",
  TX: "NIPR, data.texas.gov",
};

const count = (entries: readonly string[]) => entries.filter((one) => one !== "").length;

/** Codes of lines of ours, and of lines that cover none of our types. */
function codesOf(state: string): string {
  const groups = (STATE_CODES[state] ?? "").split("; ").filter((one) => one !== "");
  const covering = groups.filter((one) => !one.startsWith("none")).flatMap((one) => one.split(" ").slice(1));
  const none = groups.filter((one) => one.startsWith("none")).flatMap((one) => one.split(" ").slice(1));
  return covering.length === 0 ? "–" : `${covering.length} + ${none.length}`;
}

function rowOf(state: string): string {
  const labels = count(Object.values(STATE_LABELS[state] ?? {}).flatMap((one) => one.split("; ")));
  const layout = READY_LAYOUTS.find((one) => one.state === state);
  const source = OWN_SYSTEMS[state] ?? (state in STATE_CODES ? "State Based Systems" : "NIPR");
  return `| ${state} | ${codesOf(state)} | ${labels === 0 ? "–" : labels} | ${layout === undefined ? "–" : "yes"} | ${source} |`;
}

const states = [...new Set([...Object.keys(STATE_CODES), ...Object.keys(STATE_LABELS)])].sort();
const table = [
  "| state | codes of lines | labels of its own | layout of its own | source |",
  "|---|---|---|---|---|",
  ...states.map(rowOf),
].join("\n");

test("the table of states is what the data says", () => {
  const docs = readFileSync("docs/lists.md", "utf8");
  expect(docs).toContain(table);
});

test("every ready layout is in the table of layouts, by name or by its state's list", () => {
  const docs = readFileSync("docs/lists.md", "utf8");
  for (const { key } of READY_LAYOUTS) expect(docs, key).toContain(`\`${key}\``);
});
