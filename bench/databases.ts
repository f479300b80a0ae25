/** One database a size, under one folder, made once and used again while it is what a new one would be. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#app/platform/durations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { readSeedState } from "#db/seed/state.ts";
import { startSqld, type TestSqld } from "#support/sqld.ts";
import { projectRoot } from "../scripts/project.ts";

/** Every benchmark's data is drawn from this, so that two runs measure the same rows. */
export const SEED = 1;
/** Licences end by the day: in an older database there would be fewer agents to find. */
const REUSED_FOR_DAYS = 30;

export type BenchDatabase = {
  agents: number;
  questions: number;
  url: string;
  /** Bytes on disk, the log of changes included. */
  bytes: number;
  /** How long migrating and seeding took on the day it was made. */
  madeInMs: number;
  reused: boolean;
  stop(): Promise<void>;
};

export type Progress = (share: number, detail: string) => void;

/** Kept beside the data: what sqld itself cannot say. */
type Making = { agents: number; questions: number; seed: number; migrations: string; madeInMs: number };

/** Starts the server over `<folder>/<agents>`, making its data first where there is none or another is wanted. */
export async function openDatabase(
  folder: string,
  size: { agents: number; questions: number },
  onProgress: Progress,
): Promise<BenchDatabase> {
  const { agents } = size;
  const home = join(folder, String(agents));
  const wanted = { ...size, seed: SEED, migrations: fingerprintMigrations() };
  const found = readMaking(home);
  if (found !== null && isSame(found, wanted)) {
    const server = await startSqld({ dataDir: dataOf(home) });
    if (await isStillGood(server.url, agents)) return describe(server, home, found, true);
    await server.stop();
  }
  return makeDatabase(home, wanted, onProgress);
}

async function makeDatabase(
  home: string,
  wanted: Omit<Making, "madeInMs">,
  onProgress: Progress,
): Promise<BenchDatabase> {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const filling = await startSqld({ dataDir: dataOf(home) });
  const began = Date.now();
  try {
    await migrateDatabase(filling.url);
    await seedDatabase({
      url: filling.url,
      agents: wanted.agents,
      questions: wanted.questions,
      seed: wanted.seed,
      onProgress: ({ phase, done, total }) => onProgress(total === 0 ? 1 : done / total, phase),
    });
  } finally {
    await filling.stop();
  }
  const made = { ...wanted, madeInMs: Date.now() - began };
  // Written last: a folder without it is one that was never finished.
  writeFileSync(makingOf(home), JSON.stringify(made));
  // Measured on a server that has just read its files, as a reused one would be.
  return describe(await startSqld({ dataDir: dataOf(home) }), home, made, false);
}

function describe(server: TestSqld, home: string, made: Making, reused: boolean): BenchDatabase {
  return {
    agents: made.agents,
    questions: made.questions,
    url: server.url,
    bytes: sizeOf(dataOf(home)),
    madeInMs: made.madeInMs,
    reused,
    stop: () => server.stop(),
  };
}

const dataOf = (home: string) => join(home, "sqld");
const makingOf = (home: string) => join(home, "made.json");

function readMaking(home: string): Making | null {
  if (!existsSync(makingOf(home))) return null;
  return JSON.parse(readFileSync(makingOf(home), "utf8"));
}

const isSame = (found: Making, wanted: Omit<Making, "madeInMs">) =>
  found.agents === wanted.agents &&
  found.questions === wanted.questions &&
  found.seed === wanted.seed &&
  found.migrations === wanted.migrations;

async function isStillGood(url: string, agents: number): Promise<boolean> {
  const state = await readSeedState(url);
  if (state.state !== "complete" || state.agents !== agents || state.seed !== SEED) return false;
  return Date.now() - Date.parse(state.today) < REUSED_FOR_DAYS * DAY_MS;
}

function fingerprintMigrations(): string {
  const folder = join(projectRoot, "db", "migrations");
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".sql")) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
