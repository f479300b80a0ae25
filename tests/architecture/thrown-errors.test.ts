/** Error names are written in the code: a browser makes an error by its name (docs/decisions/0093). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/project.ts";

const sources = ["app", "workers", "db"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => join(folder, file)),
);
const found = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(join(projectRoot, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

test("nothing is thrown but errors and responses: an object would reach the browser unchanged", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(found(/\bthrow\s+["'`{[\d]/)).toEqual([]);
});

test("no error takes its name from a value", () => {
  expect(found(/\b(?:error|err|failure|cause|this)\.name\s*=[^=>]/)).toEqual([]);
  expect(found(/\boverride\s+name\s*=(?!\s*"\w+";)/)).toEqual([]);
  expect(found(/__subType|__type\b/)).toEqual([]);
});
