/**
 * Drops the named indexes of the large tables while a large seed is written, and creates them again at its end. Ids,
 * slugs and NPNs come in no order: each row would rewrite a page in every index, several times the data. The
 * definitions are stored in `settings`, so that an interrupted seed loses none.
 */
import type { Client } from "@libsql/client/web";

const LARGE_TABLES = ["people", "agents", "licenses", "reviews", "organization_members"];
const SETTING = "seed.indexes_aside";

/** Drops the indexes and stores their definitions, in one transaction. Primary keys stay. */
export async function setIndexesAside(client: Client): Promise<void> {
  const { rows } = await client.execute({
    sql: `SELECT name, sql FROM sqlite_schema
      WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(LARGE_TABLES)],
  });
  const definitions = rows.map((row) => ({ name: String(row.name), sql: String(row.sql) }));
  await client.batch(
    [
      {
        sql: "INSERT INTO settings (key, value) VALUES (?, ?)",
        args: [SETTING, JSON.stringify(definitions)],
      },
      ...definitions.map(({ name }) => `DROP INDEX "${name}"`),
    ],
    "write",
  );
}

/** Creates what `setIndexesAside` dropped, if it did; a unique index throws when its values are not unique. */
export async function restoreIndexes(
  client: Client,
  onRestored: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const { rows } = await client.execute({
    sql: `SELECT entry.value->>'sql' AS sql FROM settings, json_each(settings.value) AS entry
      WHERE settings.key = ? AND entry.value->>'name' NOT IN (SELECT name FROM sqlite_schema WHERE type = 'index')`,
    args: [SETTING],
  });
  for (const [i, row] of rows.entries()) {
    await client.execute(String(row.sql));
    onRestored(i + 1, rows.length);
  }
  await client.execute({ sql: "DELETE FROM settings WHERE key = ?", args: [SETTING] });
}
