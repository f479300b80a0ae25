/** Migrates a database to the newest migration. Migrations only go forward, and only add (docs/deploy.md, “Releases”). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/libsql/migrator";
import { createDatabase, isTooSlow, TooSlowError } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** They are one transaction: half of them would be a database that no code fits. */
const TOO_SLOW =
  "The database is too slow: it had no time for the migrations within five seconds, and none of them was applied. Something else keeps this machine or its disk busy; try again when that has ended.";

export type MigrationReport = {
  /** Names of the migrations applied by this call, in order; empty when there was nothing to do. */
  applied: string[];
  /** How many of this checkout's the database has now. */
  total: number;
  /** Names of all in the journal, in order. */
  known: string[];
  /** How many newer ones it has that this checkout doesn't know. */
  newer: number;
};

/**
 * Applies what is missing from `db/migrations`, in order, in one transaction; calling it again changes nothing. A database that is
 * ahead of this checkout is left as it is: an older release runs on a newer schema. Throws what the database throws, with its earlier
 * migrations still in place, and refuses a database with migrations that are from elsewhere.
 */
export async function migrateDatabase(
  url: string,
  authToken?: string,
  folder = migrationsFolder,
): Promise<MigrationReport> {
  const { client, orm } = createDatabase({ url, authToken });
  const entries = readJournal(folder);
  try {
    const compared = compare(entries, await readApplied(client), folder);
    if (compared.foreign !== null) throw new ForeignDatabaseError(compared.foreign);
    if (compared.missing.length > 0) await migrate(orm, { migrationsFolder: folder });
    return {
      applied: compared.missing,
      total: entries.length,
      known: entries.map(({ tag }) => tag),
      newer: compared.newer,
    };
  } catch (error) {
    throw isTooSlow(error) ? new TooSlowError(TOO_SLOW, { cause: error }) : error;
  } finally {
    client.close();
  }
}

/** The database has migrations of another checkout; the message says which, and what to do. */
export class ForeignDatabaseError extends Error {
  override name = "ForeignDatabaseError";
}

export type Comparison = {
  /** Names of migrations that the database lacks, in order. */
  missing: string[];
  /** How many it has that are newer than all of this checkout's. */
  newer: number;
  /** Why it can't be migrated from this checkout, in sentences; null if it can. */
  foreign: string | null;
  /** Names of applied migrations whose file has changed since. */
  changed: string[];
};

/** What `migrateDatabase` would find, without changing anything. */
export async function compareMigrations(
  url: string,
  authToken?: string,
  folder = migrationsFolder,
): Promise<Comparison> {
  const { client } = createDatabase({ url, authToken });
  try {
    return compare(readJournal(folder), await readApplied(client), folder);
  } finally {
    client.close();
  }
}

type Entry = { tag: string; when: number };
type Applied = { when: number; hash: string };

function compare(entries: readonly Entry[], applied: readonly Applied[], folder: string): Comparison {
  const missing = entries
    .filter(({ when }) => !applied.some((one) => one.when === when))
    .map(({ tag }) => tag);
  const unknown = applied.filter(({ when }) => !entries.some((entry) => entry.when === when));
  const newest = Math.max(...entries.map(({ when }) => when));
  const isAhead = missing.length === 0 && unknown.every(({ when }) => when > newest);
  const changed = entries.filter(({ tag, when }) => {
    const hash = applied.find((one) => one.when === when)?.hash;
    return hash !== undefined && hash !== hashOf(join(folder, `${tag}.sql`));
  });
  return {
    missing,
    newer: isAhead ? unknown.length : 0,
    foreign: isAhead || unknown.length === 0 ? null : foreignWords(unknown, missing),
    changed: changed.map(({ tag }) => tag),
  };
}

function foreignWords(unknown: readonly Applied[], missing: readonly string[]): string {
  const which = unknown
    .map(({ when }) => `one made at ${new Date(when).toISOString().slice(0, 19).replace("T", " ")} UTC`)
    .join(", ");
  const lacks = missing.length === 0 ? "" : ` It lacks ${missing.join(", ")}.`;
  return `The database has migrations that this checkout doesn’t have: ${which}.${lacks} Nothing was changed.
The two come from different branches. Migrate from a commit that has both; this finds the one with the first of them:
  git log --all -S${unknown[0]?.when} -- db/migrations/meta/_journal.json`;
}

const hashOf = (path: string) => createHash("sha256").update(readFileSync(path, "utf8")).digest("hex");

/** Read each time: under `npm run dev` it grows. */
function readJournal(folder: string): Entry[] {
  return JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")).entries;
}

/** When each applied migration was made, by the journal, and what its file was. */
async function readApplied(client: ReturnType<typeof createDatabase>["client"]): Promise<Applied[]> {
  const table = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (table.rows.length === 0) return [];
  const applied = await client.execute("SELECT created_at, hash FROM __drizzle_migrations");
  return applied.rows.map((row) => ({ when: Number(row.created_at), hash: String(row.hash) }));
}
