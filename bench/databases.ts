/** One database a size, under one folder, made once and used again while it is what a new one would be. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#app/platform/durations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { readSeedState } from "#db/seed/state.ts";
import { startSqld } from "#support/sqld.ts";
import { fingerprint } from "../scripts/fingerprint.ts";

/** Every benchmark's data is drawn from this, so that two runs measure the same rows. */
const SEED = 1;
/** Licenses end by the day: in an older database there would be fewer agents to find. */
const REUSED_FOR_DAYS = 30;

type Size = { agents: number; questions: number };
/** Kept beside the data: what sqld itself cannot say, and how long migrating and seeding took on the day it was made. */
type Making = { from: string; madeInMs: number };

export type BenchDatabase = Size & {
  url: string;
  /** Where it lies, to be copied once it is stopped. */
  dataDir: string;
  /** Bytes on disk, the log of changes included. */
  bytes: number;
  madeInMs: number;
  reused: boolean;
  stop(): Promise<void>;
};

/** Starts the server over `<folder>/<agents>`, making its data first where there is none or another is wanted. */
export async function openDatabase(
  folder: string,
  size: Size,
  onProgress: (share: number, detail: string) => void,
): Promise<BenchDatabase> {
  const home = join(folder, String(size.agents));
  const dataDir = join(home, "sqld");
  const making = join(home, "made.json");
  const from = fingerprint(["db/migrations"], JSON.stringify({ ...size, seed: SEED }));
  const open = async ({ madeInMs }: Making, reused: boolean): Promise<BenchDatabase> => {
    const { url, stop } = await startSqld({ dataDir });
    return { ...size, url, dataDir, bytes: sizeOf(dataDir), madeInMs, reused, stop };
  };
  const found: Making | null = existsSync(making) ? JSON.parse(readFileSync(making, "utf8")) : null;
  if (found?.from === from) {
    const database = await open(found, true);
    if (await isStillGood(database)) return database;
    await database.stop();
  }
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const madeInMs = await fill(dataDir, size, onProgress);
  // Written last: a folder without it is one that was never finished.
  writeFileSync(making, JSON.stringify({ from, madeInMs }));
  // Measured on a server that has just read its files, as a reused one would be.
  return open({ from, madeInMs }, false);
}

async function fill(
  dataDir: string,
  size: Size,
  onProgress: (share: number, detail: string) => void,
): Promise<number> {
  const { url, stop } = await startSqld({ dataDir });
  const began = Date.now();
  try {
    await migrateDatabase(url);
    await seedDatabase({
      ...size,
      url,
      seed: SEED,
      onProgress: ({ phase, done, total }) => onProgress(total === 0 ? 1 : done / total, phase),
    });
  } finally {
    await stop();
  }
  return Date.now() - began;
}

async function isStillGood({ url, agents }: BenchDatabase): Promise<boolean> {
  const state = await readSeedState(url);
  if (state.state !== "complete" || state.agents !== agents || state.seed !== SEED) return false;
  return Date.now() - Date.parse(state.today) < REUSED_FOR_DAYS * DAY_MS;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
