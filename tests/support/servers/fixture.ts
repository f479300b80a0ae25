/**
 * What a run of the tests shares: the production bundle, made once, and a small seeded database, served read-only by
 * convention. A test that writes starts its own server from a copy (`startSqld({ copyOf: fixture.seededData })`).
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { HOUR_MS } from "#app/platform/durations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { buildIn, PHOTO_MAKER_CONFIG, photoMakerIn } from "../../../scripts/building/bundle.ts";
import {
  BUILD_SOURCES,
  fingerprint,
  NOT_FOR_BROWSERS,
  TESTS,
} from "../../../scripts/building/fingerprint.ts";
import { printHalved } from "../../../scripts/processes/terminal.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { startStripeStandIn } from "../../../stand-ins/stripe/http/server.ts";
import { importsFrom } from "../imports.ts";
import { type PreparedBundle, prepareBundle } from "./fairlead.ts";
import { startSqld } from "./sqld.ts";
import { makeTemporary } from "./temporary.ts";

export const FIXTURE_AGENTS = 1_500;

export type Fixture = {
  bundle: { directory: string };
  /** Seeded with `FIXTURE_AGENTS` agents. No test writes here. */
  databaseUrl: string;
  /** Files of the same database, of a server that has been stopped. */
  seededData: string;
  /** Origin of the stand-in for Stripe, in memory; each site uses a different key. */
  stripeUrl: string;
};

const data = join(projectRoot, ".data");
/**
 * Results of earlier runs: a folder each, with a file next to it, named by what it was made from. The real path, so
 * that a copy of the project that shares it can be deleted without them.
 */
const cacheFolder = join(existsSync(data) ? realpathSync(data) : data, "fixture");
/** The seed tells of yesterday and tomorrow: an older one would tell of the day before. */
const KEPT_MS = 3 * HOUR_MS;
const BUNDLED = [
  ...BUILD_SOURCES,
  "workers",
  "wrangler.toml",
  PHOTO_MAKER_CONFIG,
  "scripts/build.ts",
  "scripts/building/bundle.ts",
  "tests/support/servers/fairlead.ts",
];
const OF_PHOTO_MAKER = [
  PHOTO_MAKER_CONFIG,
  "package-lock.json",
  "scripts/building/bundle.ts",
  "tsconfig.json",
];
/** Of the product, only what the seed imports: most changes leave the database as it is. */
const SEEDED = ["db", "package-lock.json", "scripts/processes/sqld.ts", "tests/support/servers/fixture.ts"];

/**
 * Builds, bundles, migrates and seeds; some twenty seconds, less whichever of the two a run of the last hours made from
 * the same sources. `close` stops the server.
 */
export async function openFixture(): Promise<Fixture & { close(): Promise<void> }> {
  removeOld();
  const [bundle, seeded] = await Promise.allSettled([
    keep(bundleNote(), prepareSite),
    keep(noteOf("seeded", [...SEEDED, ...importsFrom("db")]), (directory) => seedFiles(directory)),
  ]);
  if (bundle.status === "rejected") throw bundle.reason;
  if (seeded.status === "rejected") throw seeded.reason;
  const seededData = seeded.value;
  const [server, stripe] = await Promise.all([startSqld({ copyOf: seededData }), startStripeStandIn()]);
  return {
    bundle: { directory: bundle.value },
    seededData,
    databaseUrl: server.url,
    stripeUrl: stripe.url,
    async close() {
      await Promise.all([server.stop(), stripe.stop()]);
    },
  };
}

/** The bundle that a run of the last hours made from the sources as they are; null when there is none. */
export function findCachedBundle(): PreparedBundle | null {
  const directory = readNote(bundleNote());
  return directory === null ? null : { directory };
}

/** Files of a database that is the same on every day, for the simulator: of so many agents, as of that day. */
export function seedOf(today: string, agents: number): Promise<string> {
  removeOld();
  return keep(noteOf(`simulated-${today}-${agents}`, [...SEEDED, ...importsFrom("db")]), (directory) =>
    seedFiles(directory, { agents, today }),
  );
}

/** The site, with what the browser gets and the Worker for photos from bundles of the last hours where their sources are the same. */
async function prepareSite(directory: string): Promise<void> {
  const client = noteOf("client", [...BUILD_SOURCES, "scripts/build.ts"], NOT_FOR_BROWSERS);
  const photoMaker = noteOf("photo-maker", [...OF_PHOTO_MAKER, ...importsFrom("workers/photo-maker")]);
  const cachedClient = readNote(client);
  const cachedPhotoMaker = readNote(photoMaker);
  await prepareBundle(directory, { testHashes: true, cachedClient, cachedPhotoMaker });
  if (cachedClient === null) writeFileSync(client, buildIn(directory));
  if (cachedPhotoMaker === null) writeFileSync(photoMaker, photoMakerIn(directory));
}

/** Records the folder that was made from these sources. */
const noteOf = (name: string, sources: string[], except?: RegExp): string =>
  join(cacheFolder, `${name}-${fingerprint(sources, `${FIXTURE_AGENTS} agents`, except)}.txt`);

const bundleNote = () => noteOf("bundle", BUNDLED, TESTS);

function readNote(note: string): string | null {
  const directory = existsSync(note) ? readFileSync(note, "utf8") : "";
  return existsSync(directory) ? directory : null;
}

/** The folder that `make` filled, now or before for the same note. */
async function keep(note: string, make: (directory: string) => Promise<unknown>): Promise<string> {
  const before = readNote(note);
  if (before !== null) return before;
  const made = mkdtempSync(note.replace(/[^-]*$/, ""));
  const directory = join(made, "made");
  try {
    await make(directory);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(note, directory);
  return directory;
}

function removeOld(): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    const { birthtimeMs } = statSync(path);
    if (Date.now() - birthtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Written where writing is cheap, then copied: a busy disk makes each transaction long. */
async function seedFiles(
  dataDir: string,
  { agents = FIXTURE_AGENTS, today }: { agents?: number; today?: string } = {},
): Promise<void> {
  const { path, remove } = makeTemporary("seed");
  const server = await startSqld({ dataDir: path });
  try {
    await migrateDatabase(server.url);
    // Tests that count notifications begin with none.
    await seedDatabase({
      url: server.url,
      agents,
      bells: false,
      onHalved: printHalved,
      ...(today === undefined ? {} : { today }),
    });
    await server.stop();
    await dropLog(path);
    cpSync(path, dataDir, { recursive: true });
  } finally {
    await server.stop();
    remove();
  }
}

/**
 * sqld keeps every page that was ever written: four times the data. Without that file it starts a new one with the
 * present data, and with no space for it moves that away too: no replica needs it, and each test file would copy it.
 */
async function dropLog(dataDir: string): Promise<void> {
  const database = join(dataDir, "dbs", "default");
  rmSync(join(database, "wallog"));
  const server = await startSqld({ dataDir, maxLogMb: 1 });
  await server.stop();
  for (const folder of ["snapshots", "to_compact"])
    rmSync(join(database, folder), { recursive: true, force: true });
}

/** The fixture that a parent process has written down; null when there is none. */
export function fixtureFromEnvironment(): Fixture | null {
  const path = process.env.FAIRLEAD_FIXTURE;
  return path === undefined || path === "" ? null : JSON.parse(readFileSync(path, "utf8"));
}

/** Writes the fixture down for child processes, which get `FAIRLEAD_FIXTURE` set to `path`. */
export function writeFixture(path: string, { bundle, databaseUrl, seededData, stripeUrl }: Fixture): void {
  writeFileSync(path, JSON.stringify({ bundle, databaseUrl, seededData, stripeUrl } satisfies Fixture));
}
