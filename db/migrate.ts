/** Migrates a database to the newest migration. Migrations only go forward. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/libsql/migrator";
import { createDatabase, isTooSlow, TooSlowError } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

const FOREIGN_DATABASE = `This database has had migrations that this checkout does not know.
Go back to the checkout that made it, or start over: \`npm run dev -- --fresh\`.`;

/** They are one transaction: half of them would be a database that no code fits. */
const TOO_SLOW =
  "The database is too slow: it had no time for the migrations within five seconds, and none of them was applied. Something else keeps this machine or its disk busy; try again when that has ended.";

export type MigrationReport = {
  /** Names of the migrations applied by this call, in order; empty when there was nothing to do. */
  applied: string[];
  /** How many the database has now. */
  total: number;
  /** Names of all in the journal, in order. */
  known: string[];
};

/**
 * Applies what is missing from `db/migrations`, in order, in one transaction; calling it again changes nothing. Throws
 * what the database throws, with its earlier migrations still in place, and refuses a database with migrations that are
 * not in the folder: it belongs to another checkout.
 */
export async function migrateDatabase(url: string, authToken?: string): Promise<MigrationReport> {
  const { client, orm } = createDatabase({ url, authToken });
  const entries = readJournal();
  const before = await readApplied(client);
  if (before.some((when) => !entries.some((entry) => entry.when === when))) {
    client.close();
    throw new Error(FOREIGN_DATABASE);
  }
  try {
    await migrate(orm, { migrationsFolder });
  } catch (error) {
    throw isTooSlow(error) ? new TooSlowError(TOO_SLOW, { cause: error }) : error;
  } finally {
    client.close();
  }
  return {
    applied: entries.filter((entry) => !before.includes(entry.when)).map((entry) => entry.tag),
    total: entries.length,
    known: entries.map((entry) => entry.tag),
  };
}

/** Read each time: under `npm run dev` it grows. */
function readJournal(): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")).entries;
}

/** When each applied migration was made, by the journal. */
async function readApplied(client: ReturnType<typeof createDatabase>["client"]): Promise<number[]> {
  const table = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (table.rows.length === 0) return [];
  const applied = await client.execute("SELECT created_at FROM __drizzle_migrations");
  return applied.rows.map((row) => Number(row.created_at));
}
