/** Brings a database forward to the newest migration. Migrations only ever widen or narrow; none goes back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/libsql/migrator";
import { createDatabase } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

export type MigrationReport = {
  /** Names of the migrations applied by this call, in order; empty when there was nothing to do. */
  applied: string[];
  /** How many the database has now. */
  total: number;
  /** Names of all in the journal, in order. */
  known: string[];
};

/**
 * Applies what is missing from `db/migrations`, in order, all in one transaction; calling it again changes
 * nothing. Throws what the database throws, with the migrations it had before still in place.
 */
export async function migrateDatabase(url: string, authToken?: string): Promise<MigrationReport> {
  const { client, orm } = createDatabase({ url, authToken });
  const before = await newestApplied(client);
  const entries = readJournal();
  await migrate(orm, { migrationsFolder });
  client.close();
  return {
    applied: entries.filter((entry) => entry.when > before).map((entry) => entry.tag),
    total: entries.length,
    known: entries.map((entry) => entry.tag),
  };
}

/** Read anew each time: under `npm run dev` it grows. */
function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")).entries;
}

async function newestApplied(client: ReturnType<typeof createDatabase>["client"]): Promise<number> {
  const table = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (table.rows.length === 0) return 0;
  const newest = await client.execute("SELECT max(created_at) AS newest FROM __drizzle_migrations");
  return Number(newest.rows[0]?.newest ?? 0);
}
