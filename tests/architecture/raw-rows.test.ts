/**
 * Raw SQL is read by shapes: `rowsOf` (app/platform/database/rows.ts) checks the database's columns, not the query's
 * type.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Drizzle's own type, whose rows are never checked. */
const UNCHECKED = /\borm\s*\.\s*(all|get|values)\s*[<(]/;

test("no rows of raw SQL are taken on trust", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = files.filter(
    (file) => file !== "platform/database/rows.ts" && UNCHECKED.test(readFileSync(`app/${file}`, "utf8")),
  );
  expect(found).toEqual([]);
});
