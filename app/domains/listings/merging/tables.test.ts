import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { COUNTED_AGAIN, MOVED, STAYING } from "./tables.ts";

/** Says how far a run has come, and is about no agent. */
const CURSORS = ["drawing_runs"];
const tables = Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [table] : []));

test("every table with an agent’s number moves, is counted again, or stays for a reason", () => {
  const found = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => name === "agent_no")
      ? [getTableName(table)]
      : [],
  );
  const moved = MOVED.map(({ table }) => table);
  expect(found.toSorted()).toEqual(
    [...moved, ...COUNTED_AGAIN, ...Object.keys(STAYING), ...CURSORS].toSorted(),
  );
});

test("the key of a moved row is its primary key, without the agent’s number", () => {
  for (const { table: name, key } of MOVED) {
    const table = tables.find((one) => getTableName(one) === name);
    if (table === undefined) throw new Error(`No table ${name}.`);
    const { columns, primaryKeys } = getTableConfig(table);
    const own = [
      ...columns.filter(({ primary }) => primary).map(({ name: column }) => column),
      ...primaryKeys.flatMap(({ columns: all }) => all.map(({ name: column }) => column)),
    ].filter((column) => column !== "agent_no");
    expect([name, own]).toEqual([name, [...key]]);
  }
});
