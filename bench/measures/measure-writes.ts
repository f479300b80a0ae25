/** A crowd that writes for minutes, mixed with readers: whether all of it stands, nothing hangs and reading goes on. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "#app/paths.ts";
import { createDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { type PreparedBundle, startFairlead } from "#support/fairlead.ts";
import { startSqld } from "#support/sqld.ts";
import { type CrowdOutcome, type WriterCounts, writeAsCrowd } from "#support/writers.ts";
import { createReader } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { percentile } from "../statistics.ts";
import type { Running } from "./measure-live.ts";
import { PERSONAL } from "./measure-pages.ts";

const AGENTS = 10_000;
/** Places whose agents are searched in turn, uncached. */
const ZIPS = ["78701", "10001", "90001", "60601", "33101", "98101", "80202", "30303", "02108", "85001"];
const READERS = 4;
const CRON_MS = 15_000;
/** Tests wait longer for a database; here it is as it is deployed. */
const IN_EARNEST = { DATABASE_TIMEOUT_SECONDS: "8" };

export type ReadTimes = { p50Ms: number; p95Ms: number; reads: number; failures: number };
export type WritesResult = Omit<CrowdOutcome, "writeMs"> & {
  writers: WriterCounts;
  seconds: number;
  write: { p50Ms: number; p95Ms: number };
  quiet: ReadTimes;
  crowded: ReadTimes;
  /** The write-ahead log at its longest. */
  logBytes: number;
  /** Emails that were due and not sent, after the load and two runs of the clock. */
  overdueEmails: number;
};

/** On a database of its own, which is thrown away. */
export async function measureWrites(
  bundle: PreparedBundle,
  { writers, seconds, quietSeconds }: Plan["writes"],
  { started, stop }: Running,
): Promise<WritesResult> {
  // On a disk, as in earnest: what is measured waits for it.
  const dataDir = mkdtempSync(join(tmpdir(), "fairlead-writes-"));
  const server = await started(startSqld({ dataDir }));
  await migrateDatabase(server.url);
  await seedDatabase({ url: server.url, agents: AGENTS, questions: 100 });
  const app = await started(startFairlead({ bundle, databaseUrl: server.url, vars: IN_EARNEST }));
  await readUntil(app.url, Date.now() + 3_000);
  const quiet = await readUntil(app.url, Date.now() + quietSeconds * 1000);

  const until = Date.now() + seconds * 1000;
  let logBytes = 0;
  const watch = setInterval(() => {
    logBytes = Math.max(logBytes, logOf(server.dataDir));
  }, 500);
  const clock = setInterval(() => void app.runCron().catch(() => undefined), CRON_MS);
  const [{ writeMs, ...outcome }, crowded] = await Promise.all([
    writeAsCrowd({ databaseUrl: server.url, origin: app.url }, writers, until),
    readUntil(app.url, until),
  ]);
  clearInterval(clock);
  clearInterval(watch);
  await app.runCron();
  await app.runCron();
  const overdueEmails = await countOverdue(server.url);
  await stop(app);
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
  const write = { p50Ms: percentile(writeMs, 0.5), p95Ms: percentile(writeMs, 0.95) };
  return { ...outcome, writers, seconds, write, quiet, crowded, logBytes, overdueEmails };
}

/** A few readers, each one request after the other. */
async function readUntil(origin: string, until: number): Promise<ReadTimes> {
  const times: number[] = [];
  let failures = 0;
  await Promise.all(
    Array.from({ length: READERS }, async (_, no) => {
      const reader = createReader(origin, PERSONAL);
      for (let at = no; Date.now() < until; at++) {
        const q = ZIPS[at % ZIPS.length] ?? "";
        const { status, totalMs } = await reader.get(paths.search({ q, radius: "25" }));
        if (status !== 200) failures += 1;
        times.push(totalMs);
      }
      reader.leave();
    }),
  );
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), reads: times.length, failures };
}

const logOf = (dataDir: string): number =>
  Math.max(
    0,
    ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith("-wal"))
      .map((path) => statSync(join(dataDir, path), { throwIfNoEntry: false })?.size ?? 0),
  );

async function countOverdue(url: string): Promise<number> {
  const { client } = createDatabase({ url });
  const { rows } = await client.execute({
    sql: "SELECT count(*) overdue FROM outbox WHERE status = 'queued' AND next_attempt_at <= ?",
    args: [Date.now()],
  });
  client.close();
  return Number(rows[0]?.overdue);
}
