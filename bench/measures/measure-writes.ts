/** A crowd that writes for minutes, mixed with readers: whether all of it stands, nothing hangs and reading goes on. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "#app/paths.ts";
import { createDatabase } from "#db/client.ts";
import type { PreparedBundle } from "#support/fairlead.ts";
import { type CrowdOutcome, type WriterCounts, writeAsCrowd } from "#support/writers.ts";
import { createReader, PERSONAL, type Repeated, repeat } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { onOwnSite, type Site } from "../running.ts";
import { type Times, timesOf } from "../statistics.ts";

const AGENTS = 10_000;
/** Places whose agents are searched in turn, uncached. */
const ZIPS = ["78701", "10001", "90001", "60601", "33101", "98101", "80202", "30303", "02108", "85001"];
const READERS = 4;
const WARM_UP_SECONDS = 3;
const CRON_MS = 15_000;
/** Tests wait longer for a database; here it is as it is deployed. */
const IN_EARNEST = { DATABASE_TIMEOUT_SECONDS: "8" };

export type WritesResult = Omit<CrowdOutcome, "writeMs"> & {
  writers: WriterCounts;
  seconds: number;
  write: Times;
  quiet: Repeated;
  crowded: Repeated;
  /** The write-ahead log at its longest. */
  logBytes: number;
  /** Emails that were due and not sent, after the load and two runs of the clock. */
  overdueEmails: number;
};

/** On a database of its own, which is thrown away. */
export async function measureWrites(bundle: PreparedBundle, plan: Plan["writes"]): Promise<WritesResult> {
  // On a disk, as in earnest: what is measured waits for it.
  const dataDir = mkdtempSync(join(tmpdir(), "fairlead-writes-"));
  try {
    return await onOwnSite(bundle, { agents: AGENTS, dataDir, vars: IN_EARNEST }, (site) =>
      write(site, plan),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function write({ server, app, home }: Site, plan: Plan["writes"]): Promise<WritesResult> {
  const { writers, seconds, quietSeconds } = plan;
  await read(app.url, WARM_UP_SECONDS);
  const quiet = await read(app.url, quietSeconds);
  let logBytes = 0;
  const watch = setInterval(() => {
    logBytes = Math.max(logBytes, logOf(server.dataDir));
  }, 500);
  const clock = setInterval(() => void app.runCron().catch(() => undefined), CRON_MS);
  const [{ writeMs, ...outcome }, crowded] = await Promise.all([
    writeAsCrowd(home, writers, Date.now() + seconds * 1000),
    read(app.url, seconds),
  ]);
  clearInterval(clock);
  clearInterval(watch);
  await app.runCron();
  await app.runCron();
  const overdueEmails = await countOverdue(server.url);
  return { ...outcome, writers, seconds, write: timesOf(writeMs), quiet, crowded, logBytes, overdueEmails };
}

/** A few readers, each one request after the other. */
function read(origin: string, seconds: number): Promise<Repeated> {
  const readers = Array.from({ length: READERS }, () => createReader(origin, PERSONAL));
  return repeat({ visitors: READERS, seconds }, async (visitor, round) => {
    const q = ZIPS[(visitor + round) % ZIPS.length] ?? "";
    return (await readers[visitor]?.get(paths.search({ q, radius: "25" })))?.status === 200;
  }).finally(() => {
    for (const reader of readers) reader[Symbol.dispose]();
  });
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
