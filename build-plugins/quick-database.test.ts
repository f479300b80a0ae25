import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agents } from "#db/schema/index.ts";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "../scripts/project.ts";
import { quickDatabase } from "./quick-database.ts";

const library = join(projectRoot, "node_modules", "@libsql", "hrana-client", "lib-esm");
const folder = makeTemporary("quick-database");
afterAll(() => folder.remove());

type Row = Record<string | number, unknown> & { length: number };
type Result = { cols: { name?: string }[]; rows: unknown[][]; affectedRowCount: number };
type Rows = { rowsResultFromProto(result: Result, intMode: string): { rows: Row[] } };
let ours: Rows;
let theirs: Rows;

beforeAll(async () => {
  const id = join(library, "result.js");
  const text = quickDatabase.change(id, readFileSync(id, "utf8")) ?? "";
  const whole = text.replaceAll(
    /from "\.\/(\w+)\.js"/g,
    (_, name: string) => `from "${pathToFileURL(join(library, `${name}.js`))}"`,
  );
  const file = join(folder.path, "result.mjs");
  writeFileSync(file, whole);
  [ours, theirs] = await Promise.all([import(pathToFileURL(file).href), import(pathToFileURL(id).href)]);
});

/** All that anybody asks a row for: by name, by number, as a list, as an object, as JSON. */
const told = (row: Row, names: readonly (string | undefined)[]) => ({
  names: names.map((name) => (name === undefined ? null : row[name])),
  numbers: Array.from({ length: row.length + 1 }, (_, at) => row[at]),
  list: Array.prototype.slice.call(row),
  keys: Object.keys(row).sort(),
  object: { ...row },
  json: JSON.parse(JSON.stringify(row)),
});

const value = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }),
);
const name = fc.oneof(
  fc.constantFrom("id", "name", "length", "0", "7", "constructor", "toString", "__proto__", "agent_no", ""),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constant(undefined),
);

describe("a row of the database", () => {
  const compare = (names: (string | undefined)[], values: unknown[]) => {
    const result = () => ({
      cols: names.map((one) => (one === undefined ? {} : { name: one })),
      rows: [[...values], [...values]],
      affectedRowCount: 0,
    });
    const [own, other] = [ours, theirs].map((of) => of.rowsResultFromProto(result(), "number").rows);
    expect(own?.map((row) => told(row, names))).toEqual(other?.map((row) => told(row, names)));
  };

  test("answers as the library's own, whatever its columns are called and hold", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (columns) =>
        compare(
          columns.map(([one]) => one),
          columns.map(([, one]) => one),
        ),
      ),
      { numRuns: 1_000 },
    );
  });

  test("of more columns than are foreseen, and of the most that are", () => {
    for (const count of [99, 100, 101, 300]) {
      const all = Array.from({ length: count }, (_, at) => at);
      compare(
        all.map((at) => `column ${at}`),
        all,
      );
    }
  });
});

test("a row of Drizzle's says the same: columns, expressions, names in two parts, nothing", async () => {
  const library = join(projectRoot, "node_modules", "drizzle-orm");
  const id = join(library, "utils.js");
  const text = quickDatabase.change(id, readFileSync(id, "utf8")) ?? "";
  const file = join(folder.path, "utils.mjs");
  writeFileSync(
    file,
    text.replaceAll(
      /from "\.\/([\w/-]+)\.js"/g,
      (_, name: string) => `from "${pathToFileURL(join(library, `${name}.js`))}"`,
    ),
  );
  const [quick, slow] = await Promise.all([import(pathToFileURL(file).href), import(pathToFileURL(id).href)]);
  const field = sql<number>`1`.mapWith((value: number) => value * 2);
  const columns = [
    { path: ["name"], field: agents.name },
    { path: ["accepting"], field: agents.acceptingClients },
    { path: ["doubled"], field },
    { path: ["alias"], field: field.as("alias") },
  ];
  const nested = columns.map((one) => ({ ...one, path: ["agent", ...one.path] }));
  for (const row of [
    ["Ines", 1, 2, 3],
    [null, 0, null, null],
  ])
    for (const chosen of [columns, nested]) {
      const read = quick.mapResultRow(chosen, row, { agents: false });
      expect(read).toEqual(slow.mapResultRow(chosen, row, { agents: false }));
    }
  expect(quick.mapResultRow(columns, ["Ines", 1, 2, 3])).toEqual({
    name: "Ines",
    accepting: true,
    doubled: 4,
    alias: 6,
  });
});
