/** The database of `npm run dev`: the server over `.data/sqld`, brought to the newest migration and seeded once. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrateDatabase } from "#db/migrate.ts";
import { projectRoot } from "./project.ts";
import { type Sqld, SqldFailedError, startSqld } from "./sqld.ts";
import { causesOf } from "./terminal.ts";

/** What is on disk cannot be used; the message says why and how to start over. */
export class BrokenDataError extends Error {
  override name = "BrokenDataError";
}

/** Starts the server. Throws `BrokenDataError` when the files on disk keep it from starting. */
export async function openDatabaseFiles(dataDir: string, port: number, program: string): Promise<Sqld> {
  const hadData = existsSync(dataDir);
  try {
    return await startSqld({ dataDir, port, program });
  } catch (error) {
    if (!(error instanceof SqldFailedError) || !hadData) throw error;
    const words = error.lines.filter((line) => /error|panicked/i.test(line)).slice(-3);
    throw brokenData(dataDir, [error.message, ...words]);
  }
}

/** Applies what is missing. Throws `BrokenDataError` when the database is there but cannot be read. */
export async function migrate(server: Sqld): Promise<{ applied: number; total: number }> {
  try {
    const { applied, total } = await migrateDatabase(server.url);
    return { applied: applied.length, total };
  } catch (error) {
    throw brokenData(server.dataDir, ["The database could not be migrated.", ...causesOf(error)]);
  }
}

export function removeDatabaseFiles(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Pages that an earlier run kept, of a database that may have changed since. */
export function removeCachedPages(): void {
  rmSync(join(projectRoot, ".wrangler", "state", "v3", "cache"), { recursive: true, force: true });
}

function brokenData(dataDir: string, words: string[]): BrokenDataError {
  return new BrokenDataError(`The development database in ${dataDir} cannot be used:
${words.map((line) => `  ${line}`).join("\n")}

It holds only what \`npm run dev\` put there and what you did since. To start over:
  npm run dev -- --fresh
which is the same as \`rm -rf .data && npm run dev\`.`);
}
