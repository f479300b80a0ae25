import { readdirSync, readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";

/** Every unique key, as SQLite names it when it is taken: `table.column, table.column`. */
const keys = new Set(
  Object.values<unknown>(schema)
    .flatMap((one) => (is(one, SQLiteTable) ? [one] : []))
    .flatMap((table) => {
      const { name, columns, indexes, primaryKeys } = getTableConfig(table);
      const named = (fields: readonly { name: string }[]) =>
        fields.map((field) => `${name}.${field.name}`).join(", ");
      return [
        ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => named([column])),
        ...primaryKeys.map((key) => named(key.columns)),
        ...indexes
          .filter(({ config }) => config.unique)
          .map(({ config }) =>
            named(config.columns.flatMap((column) => (is(column, SQLiteColumn) ? [column] : []))),
          ),
      ];
    }),
);

const expected = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".server.ts"))
  .flatMap((path) => {
    const source = readFileSync(`app/${path}`, "utf8");
    return [...source.matchAll(/duplicates: \[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, key = ""]) => ({ path, key })),
    );
  });

test("a command expects to be second only where a unique key decides who was first", () => {
  expect(expected.length).toBeGreaterThan(4);
  expect(expected.filter(({ key }) => !keys.has(key))).toEqual([]);
});
