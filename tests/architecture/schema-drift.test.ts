import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import * as schema from "#db/schema/index.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

const tables = Object.values<unknown>(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableConfig);

let server: TestSqld;
let client: ReturnType<typeof createDatabase>["client"];

beforeAll(async () => {
  server = await startSqld();
  await migrateDatabase(server.url);
  client = createDatabase({ url: server.url }).client;
});
afterAll(async () => {
  client.close();
  await server.stop();
});

/** `name type NOT NULL pk`, the same for a declared and a real column. */
const describeColumn = (name: string, type: string, notNull: boolean, key: boolean) =>
  `${name} ${type.toLowerCase()}${notNull || key ? " not null" : ""}${key ? " key" : ""}`;

async function realColumns(table: string): Promise<string[]> {
  const { rows } = await client.execute(`PRAGMA table_info(${table})`);
  return rows
    .map((row) => describeColumn(String(row.name), String(row.type), row.notnull === 1, Number(row.pk) > 0))
    .sort();
}

function declaredColumns({ columns, primaryKeys }: (typeof tables)[number]): string[] {
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  return columns
    .map((column) =>
      describeColumn(
        column.name,
        column.getSQLType(),
        column.notNull,
        column.primary || keys.has(column.name),
      ),
    )
    .sort();
}

async function realIndexes(table: string): Promise<string[]> {
  const { rows } = await client.execute(`PRAGMA index_list(${table})`);
  const own = rows.filter((row) => row.origin === "c");
  return Promise.all(
    own.map(async (row) => {
      const { rows: columns } = await client.execute(`PRAGMA index_info(${String(row.name)})`);
      const names = columns.map((column) => String(column.name ?? "expression")).join(",");
      return `${String(row.name)}${row.unique === 1 ? " unique" : ""} (${names})`;
    }),
  ).then((all) => all.sort());
}

function declaredIndexes({ indexes }: (typeof tables)[number]): string[] {
  return indexes
    .map(({ config }) => {
      const names = config.columns
        .map((column) => ("name" in column ? String(column.name) : "expression"))
        .join(",");
      return `${config.name}${config.unique ? " unique" : ""} (${names})`;
    })
    .sort();
}

/** Names of the checks, and the target of each foreign key, as SQLite writes them down. */
async function realConstraints(table: string): Promise<string[]> {
  const { rows } = await client.execute({
    sql: "SELECT sql FROM sqlite_schema WHERE name = ?",
    args: [table],
  });
  const checks = String(rows[0]?.sql).matchAll(/CONSTRAINT "(\w+)" CHECK\((.*)\)/g);
  const { rows: keys } = await client.execute(`PRAGMA foreign_key_list(${table})`);
  return [
    ...Array.from(checks, ([, name, condition]) => `${name}: ${condition}`),
    ...keys.map((key) => `${key.from} -> ${key.table}.${key.to} ${String(key.on_delete).toLowerCase()}`),
  ].sort();
}

function declaredConstraints({ checks, foreignKeys }: (typeof tables)[number]): string[] {
  const dialect = new SQLiteSyncDialect();
  return [
    ...checks.map(({ name, value }) => `${name}: ${dialect.sqlToQuery(value).sql}`),
    ...foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      return `${columns[0]?.name} -> ${getTableName(foreignTable)}.${foreignColumns[0]?.name} ${key.onDelete ?? "no action"}`;
    }),
  ].sort();
}

/** Drizzle cannot declare it: a migration that rebuilds one of them adds WITHOUT ROWID by hand. */
const IN_KEY_ORDER = [
  "agent_appointments",
  "agent_carriers",
  "agent_coverage",
  "agent_facts",
  "agent_name_keys",
  "agent_search",
  "place_names",
  "review_totals",
  "slug_history",
];

describe("the migrated database and the Drizzle schema", () => {
  test("name the same tables", async () => {
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%'",
    );
    // Full-text tables are virtual and have shadow tables; Drizzle does not know either.
    const real = rows
      .map((row) => String(row.name))
      .filter((name) => !/^(__drizzle|_litestream)|_text(_|$)/.test(name));
    expect(real.sort()).toEqual(tables.map((table) => table.name).sort());
  });

  test.each(tables.map((table) => [table.name, table] as const))(
    "%s has the same columns",
    async (name, table) => {
      expect(await realColumns(name)).toEqual(declaredColumns(table));
    },
  );

  test.each(tables.map((table) => [table.name, table] as const))(
    "%s has the same indexes",
    async (name, table) => {
      expect(await realIndexes(name)).toEqual(declaredIndexes(table));
    },
  );

  test.each(tables.map((table) => [table.name, table] as const))(
    "%s has the same checks and foreign keys",
    async (name, table) => {
      expect(await realConstraints(name)).toEqual(declaredConstraints(table));
    },
  );

  test("what is read in the order of its key is stored in it", async () => {
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_schema WHERE sql LIKE '%WITHOUT ROWID' AND name NOT LIKE '%/_text/_%' ESCAPE '/'",
    );
    expect(rows.map((row) => String(row.name)).sort()).toEqual(IN_KEY_ORDER);
  });

  test("migrating again applies nothing", async () => {
    const { applied, total } = await migrateDatabase(server.url);
    expect(applied).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});
