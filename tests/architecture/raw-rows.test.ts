/** Raw SQL is read by shapes: `rowsOf` (app/platform/database/rows.ts) asks the database's word for its columns, not the query's. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Drizzle's own, whose rows nobody checks. */
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
