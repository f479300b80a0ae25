import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { OWN, SIGNS_OF_USE } from "./remove-agents.server.ts";

/** Says how far a run has come, and is about no agent. */
const CURSORS = ["drawing_runs"];

test("every table with an agent’s number is a sign of use, or goes with the profile", () => {
  const tables = Object.values(schema).flatMap((table) =>
    is(table, SQLiteTable) && Object.values(getTableColumns(table)).some(({ name }) => name === "agent_no")
      ? [getTableName(table)]
      : [],
  );
  expect(tables.toSorted()).toEqual([...OWN, ...SIGNS_OF_USE, ...CURSORS].toSorted());
});
