/**
 * The database of `npm run dev`: the server over `.data/sqld` (or `.data/own/sqld`), with the newest migrations, and a
 * record of the process that runs it, `.data/dev.json`. Two servers over the same files would destroy them, and a run that was
 * killed leaves its own behind.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrateDatabase } from "#db/migrate.ts";
import { findCommandLine } from "../processes/ports.ts";
import { type Sqld, SqldFailedError, startSqld } from "../processes/sqld.ts";
import { causesOf } from "../processes/terminal.ts";
import { projectRoot } from "../project.ts";

const folder = join(projectRoot, ".data");
const record = join(folder, "dev.json");

/** The database's files, and what the stand-in for Stripe remembers: those of the demonstration, or of one's own data. */
export function dataFolders(own: boolean): { sqld: string; stripe: string } {
  const base = own ? join(folder, "own") : folder;
  return { sqld: join(base, "sqld"), stripe: join(base, "stripe") };
}

type DevRun = { pid: number; url: string; sqld: number };

/** The record of a run that is still alive; null when there is none. */
export async function findLiveRun(): Promise<DevRun | null> {
  const run = findRecord();
  if (run === null || run.pid === process.pid) return null;
  return (await findCommandLine(run.pid))?.includes("dev.ts") === true ? run : null;
}

/** Stops the server that a killed run left behind. Returns whether there was one. */
export async function endLeftover(): Promise<boolean> {
  const pid = findRecord()?.sqld ?? 0;
  // A part of its command line, so that a reused number is not mistaken.
  const isThere = pid > 0 && (await findCommandLine(pid))?.includes(folder) === true;
  if (isThere) process.kill(pid, "SIGTERM");
  for (let waited = 0; isThere && waited < 100 && (await findCommandLine(pid)) !== null; waited += 1)
    await wait(100);
  rmSync(record, { force: true });
  return isThere;
}

export function writeRun(run: DevRun): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, `${JSON.stringify(run)}\n`);
}

export function removeRun(): void {
  if (findRecord()?.pid === process.pid) rmSync(record, { force: true });
}

function findRecord(): DevRun | null {
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    return null;
  }
}

/** The files on disk can't be used; the message says why and how to start over. */
export class BrokenDataError extends Error {
  override name = "BrokenDataError";
}

/** Starts the server. Throws `BrokenDataError` if the files on disk prevent it. */
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
export async function migrate(dataDir: string, server: Sqld): Promise<{ applied: number; total: number }> {
  try {
    const { applied, total } = await migrateDatabase(server.url);
    return { applied: applied.length, total };
  } catch (error) {
    throw brokenData(dataDir, ["The database could not be migrated.", ...causesOf(error)]);
  }
}

/** Throws away what was made and done so far. */
export function removeData(folders: { sqld: string; stripe: string }): void {
  for (const path of [folders.sqld, folders.stripe]) rmSync(path, { recursive: true, force: true });
}

/** Pages that an earlier run cached, from a database that may have changed since. */
export function removeCachedPages(): void {
  rmSync(join(projectRoot, ".wrangler", "state", "v3", "cache"), { recursive: true, force: true });
}

function brokenData(dataDir: string, words: string[]): BrokenDataError {
  return new BrokenDataError(`The development database in ${dataDir} cannot be used:
${words.map((line) => `  ${line}`).join("\n")}

To start over without what is in it, run the same command with --fresh.`);
}
