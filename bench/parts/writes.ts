/**
 * A crowd that writes for minutes, mixed with readers: whether all of it is stored, nothing hangs and reading
 * continues.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "#app/paths/paths.ts";
import { createDatabase } from "#db/client.ts";
import { writeAsCrowd } from "#support/reviews/writers.ts";
import { createReader, PERSONAL, type Repeated, repeat } from "../machine/visit.ts";
import type { Plan } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, megabytes, milliseconds, table, times } from "../report.ts";
import { onOwnSite, type Product } from "../running.ts";
import { timesOf } from "../statistics.ts";

const AGENTS = 10_000;
/** Places whose agents are searched in turn, uncached. */
const ZIPS = ["78701", "10001", "90001", "60601", "33101", "98101", "80202", "30303", "02108", "85001"];
const READERS = 4;
const WARM_UP_SECONDS = 3;
const CRON_MS = 15_000;
/** Tests wait longer for a database; here the time limit is the deployed one. */
const IN_EARNEST = { DATABASE_TIMEOUT_SECONDS: "8" };
/** For reads during a crowd that writes. */
const MOST_GROWTH = 2;

export type WritesResult = Awaited<ReturnType<typeof measureWrites>>;

/** On its own database, which is deleted afterwards. */
async function measureWrites(product: Product, { writers, seconds, quietSeconds }: Plan["writes"]) {
  // On a disk, as in earnest: what is measured waits for it.
  const dataDir = mkdtempSync(join(tmpdir(), "fairlead-writes-"));
  try {
    return await onOwnSite(product, { agents: AGENTS, dataDir, vars: IN_EARNEST }, async ({ app, home }) => {
      await read(app.url, WARM_UP_SECONDS);
      const quiet = await read(app.url, quietSeconds);
      // The write-ahead log at its longest.
      let logBytes = 0;
      const watch = setInterval(() => {
        logBytes = Math.max(logBytes, logOf(dataDir));
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
      // Due and not sent, after the load and two runs of the clock.
      const overdueEmails = await countOverdue(home.databaseUrl);
      const write = timesOf(writeMs);
      return { ...outcome, writers, seconds, write, quiet, crowded, logBytes, overdueEmails };
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A few readers, each one request after the other. */
async function read(origin: string, seconds: number): Promise<Repeated> {
  const readers = Array.from({ length: READERS }, () => createReader(origin, PERSONAL));
  const repeated = await repeat({ visitors: READERS, seconds }, async (visitor, round) => {
    const q = ZIPS[(visitor + round) % ZIPS.length] ?? "";
    const asked = readers[visitor]?.get(paths.search({ q, radius: "25" }));
    return (await asked?.catch(() => undefined)) !== undefined;
  });
  for (const reader of readers) reader[Symbol.dispose]();
  return repeated;
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

export function reportWrites(writes: WritesResult): Findings {
  const { acknowledged, lost, writers, write, quiet, crowded, overdueEmails, failed } = writes;
  const failures = Object.values(failed).reduce((sum, one) => sum + one, 0) + crowded.failures;
  const growth = crowded.p95Ms / quiet.p95Ms;
  const all = (...ms: number[]) => ms.map(milliseconds).join(" · ");
  const rows = [
    ["writers", `${writers.asking} ask, ${writers.renaming} rename, ${writers.renewing} renew sessions`],
    ["acknowledged", `${count(acknowledged)}, ${count(acknowledged / writes.seconds)} a second`],
    [
      "told to come back (503)",
      `${count(writes.refused)}, the slowest after ${milliseconds(writes.slowestRefusalMs)}`,
    ],
    [
      "neither of both",
      Object.entries(failed)
        .map(([name, often]) => `${name}: ${count(often)}`)
        .join(", ") || "none",
    ],
    ["a write, p50 · p95 · slowest", all(write.p50Ms, write.p95Ms, writes.slowestWriteMs)],
    ["a search, quiet, p50 · p95", all(quiet.p50Ms, quiet.p95Ms)],
    ["a search, in the crowd, p50 · p95", all(crowded.p50Ms, crowded.p95Ms)],
    ["write-ahead log at its longest", megabytes(writes.logBytes)],
  ] as const;
  return {
    goals: [
      {
        goal: "every write that was acknowledged is there",
        measured: `${count(lost)} of ${count(acknowledged)} lost`,
        met: lost === 0 && acknowledged > 0,
      },
      {
        goal: "nothing hangs: each write is acknowledged or told to come back, each page read",
        measured: failures === 0 ? "none failed" : `${count(failures)} failed`,
        met: failures === 0,
      },
      {
        goal: `reads within ${MOST_GROWTH} times their quiet p95`,
        measured: times(growth),
        met: growth <= MOST_GROWTH,
      },
      {
        goal: "emails sent meanwhile",
        measured: `${count(overdueEmails)} overdue`,
        met: overdueEmails === 0,
      },
    ],
    text: [
      table(rows, [
        [`over ${count(writes.seconds)} s`, ([what]) => what],
        [">", ([, figures]) => figures],
      ]),
    ],
  };
}

export const writes = definePart({
  title: "Benchmark of a crowd that writes",
  label: "writes",
  line: ({ acknowledged, lost }) => `${count(acknowledged)} acknowledged, ${lost} lost`,
  measure: async (options, product) => measureWrites(await product(), options.writes),
  report: reportWrites,
});
