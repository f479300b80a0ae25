/**
 * What a run of the tests shares: the production bundle, made once, and a small seeded database, served read-only
 * by agreement. A test that writes starts its own server from a copy (`startSqld({ copyOf: stage.seededData })`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { prepareBundle } from "./fairlead.ts";
import { startSqld } from "./sqld.ts";
import { makeTemporary } from "./temporary.ts";

export const STAGE_AGENTS = 1_500;

export type Stage = {
  bundle: { directory: string };
  /** Seeded with `STAGE_AGENTS` agents. Nobody writes here. */
  databaseUrl: string;
  /** Files of the same database, of a server that has been stopped. */
  seededData: string;
};

/** Builds, bundles, migrates and seeds; some twenty seconds. `close` stops the server and removes everything. */
export async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const { path: directory, remove } = makeTemporary("stage");
  const seededData = join(directory, "seeded");
  const [bundled, seeded] = await Promise.allSettled([
    prepareBundle(join(directory, "bundle"), { testHashes: true }),
    seedFiles(seededData),
  ]);
  const failed = [bundled, seeded].find((one) => one.status === "rejected");
  if (bundled.status === "rejected" || failed !== undefined) {
    remove();
    throw failed?.reason;
  }
  const bundle = bundled.value;
  const server = await startSqld({ copyOf: seededData });
  return {
    bundle,
    seededData,
    databaseUrl: server.url,
    async close() {
      await server.stop();
      remove();
    },
  };
}

async function seedFiles(dataDir: string): Promise<void> {
  const server = await startSqld({ dataDir });
  try {
    await migrateDatabase(server.url);
    await seedDatabase({ url: server.url, agents: STAGE_AGENTS });
  } finally {
    await server.stop();
  }
}

/** The stage that a parent process has written down; null when there is none. */
export function stageFromEnvironment(): Stage | null {
  const path = process.env.FAIRLEAD_STAGE;
  return path === undefined || path === "" ? null : JSON.parse(readFileSync(path, "utf8"));
}

/** Writes the stage down for child processes, which get `FAIRLEAD_STAGE` set to `path`. */
export function writeStage(path: string, { bundle, databaseUrl, seededData }: Stage): void {
  writeFileSync(path, JSON.stringify({ bundle, databaseUrl, seededData } satisfies Stage));
}
