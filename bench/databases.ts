/** One database a size, under one folder, made once and used again while it is what a new one would be. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#app/platform/durations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { readSeedState } from "#db/seed/state.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { fingerprint } from "../scripts/building/fingerprint.ts";
import { printBar } from "../scripts/processes/terminal.ts";
import { count, megabytes } from "./report.ts";
import { started, timed } from "./running.ts";

/** Every benchmark's data is drawn from this, so that two runs measure the same rows. */
const SEED = 1;
/** Licenses end by the day: in an older database there would be fewer agents to find. */
const REUSED_FOR_DAYS = 30;

type Size = { agents: number; questions: number };

/** Starts the server over `<folder>/<agents>`, making its data first where there is none or another is wanted. */
export const openDatabase = (folder: string, size: Size) =>
  timed(
    `${count(size.agents)} agents`,
    () => started(open(folder, size)),
    ({ bytes, reused }) => `${megabytes(bytes)}, ${reused ? "as it was" : "made"}`,
  );

async function open(folder: string, size: Size) {
  const home = join(folder, String(size.agents));
  const dataDir = join(home, "sqld");
  // A file next to the data: facts that sqld can't report, and how long migrating and seeding took when it was made.
  const making = join(home, "made.json");
  const from = fingerprint(["db/migrations"], JSON.stringify({ ...size, seed: SEED }));
  const serve = async (madeInMs: number, reused: boolean) => {
    const { url, stop } = await startSqld({ dataDir });
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    // On disk, the log of changes included.
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    return { agents: size.agents, url, dataDir, bytes, madeInMs, reused, stop };
  };
  const found = existsSync(making) ? JSON.parse(readFileSync(making, "utf8")) : null;
  if (found?.from === from) {
    const database = await serve(found.madeInMs, true);
    if (await isStillGood(database)) return database;
    await database.stop();
  }
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const began = Date.now();
  const { url, stop } = await startSqld({ dataDir });
  try {
    await migrateDatabase(url);
    await seedDatabase({
      ...size,
      url,
      seed: SEED,
      onProgress: ({ phase, done, total }) => printBar("seeding", total === 0 ? 1 : done / total, phase),
    });
  } finally {
    await stop();
  }
  const madeInMs = Date.now() - began;
  // Written last: a folder without it is one that was never finished.
  writeFileSync(making, JSON.stringify({ from, madeInMs }));
  // Measured on a server that has just read its files, as a reused one would be.
  return serve(madeInMs, false);
}

async function isStillGood({ url, agents }: { url: string; agents: number }): Promise<boolean> {
  const state = await readSeedState(url);
  if (state.state !== "complete" || state.agents !== agents || state.seed !== SEED) return false;
  return Date.now() - Date.parse(state.today) < REUSED_FOR_DAYS * DAY_MS;
}
