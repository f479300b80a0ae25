/** A list of licenses from its file into the ledger and back, by the command that people run: how long, and how much memory. */
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { printDone, seconds } from "../../scripts/processes/terminal.ts";
import { projectRoot } from "../../scripts/project.ts";
import { openDatabase } from "../databases.ts";
import { listChildren, usageOf } from "../machine/processes.ts";
import type { Options } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, megabytes, table, times } from "../report.ts";
import { started, stop } from "../running.ts";
import { growthOf } from "../statistics.ts";
import { LISTED_STATE, writeList } from "./import-list.ts";

const SAMPLE_MS = 100;
/** Flat memory: the last quarter compared with the second. */
const MOST_GROWTH = 1.15;

type PhaseCost = Awaited<ReturnType<typeof runCommand>>[number];
export type ImportsResult = Awaited<ReturnType<typeof measureImports>>;

/** On a copy of a stored database; the copy is deleted. */
async function measureImports({ dataFolder, imports }: Options) {
  const { agents, rows } = imports;
  const database = await openDatabase(join(dataFolder, "imports"), { agents, questions: 100 });
  await stop(database);
  // On a disk, as in earnest: what is measured waits for it.
  const folder = mkdtempSync(join(tmpdir(), "fairlead-imports-"));
  try {
    const copy = join(folder, "data");
    cpSync(database.dataDir, copy, { recursive: true });
    const server = await started(startSqld({ dataDir: copy }));
    const { sqld } = await listChildren();
    const { client } = createDatabase({ url: server.url });
    const file = join(folder, "list.csv");
    const list = await writeList(client, file, rows);
    const before = await markOf(client);
    const phases: PhaseCost[] = [];
    const out = join(folder, "out.txt");
    const run = async (args: string[], names: Record<string, string>, goesOn = false) => {
      const watched = { names, rows, goesOn, sqld };
      for (const phase of await runCommand(["--url", server.url, ...args], out, watched)) {
        phases.push(phase);
        printPhase(phase);
      }
    };
    const asList = ["--list", "state", "--state", LISTED_STATE, "--read-on", utcDay(Date.now()), file];
    await run(asList, { reading: "reading", comparing: "comparing" });
    const no = await newestImport(client);
    await run(["--resume", String(no), "--apply"], { applying: "applying" });
    await run(["--rejected", String(no)], { "": "rejected rows as CSV" });
    if (statSync(out).size === 0) throw new Error("No rejected rows came back.");
    await run([...asList, "--apply"], { reading: "the same file again" }, true);
    // Rows that the same file would have changed.
    const { applied: changedAgain } = await importOf(client, await newestImport(client));
    await run(["--undo", String(no)], { undoing: "undoing" });
    const found = await importOf(client, no);
    const isAsBefore = (await markOf(client)) === before;
    client.close();
    await stop(server);
    return { agents, list, phases, ...found, changedAgain, isAsBefore };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Client = ReturnType<typeof createDatabase>["client"];

async function newestImport(client: Client): Promise<number> {
  const { rows } = await client.execute("SELECT max(import_no) no FROM license_imports");
  return Number(rows[0]?.no);
}

async function importOf(client: Client, importNo: number) {
  const { rows } = await client.execute({
    sql: "SELECT applied, rejected, restored, skipped FROM license_imports WHERE import_no = ?",
    args: [importNo],
  });
  const [applied = 0, rejected = 0, restored = 0, skipped = 0] = Object.values(rows[0] ?? {}).map(Number);
  return { applied, rejected, restored, skipped };
}

/**
 * Whether the ledger is the same: everything that a list may change about licenses, coverage and offers, summed up.
 * Left out are agents whose seeded rows any change would correct: those with a withdrawn license who still offer its
 * types, and those with one that begins today in UTC, where it may be yesterday in its state.
 */
async function markOf(client: Client): Promise<string> {
  const { rows } = await client.execute({
    sql: `SELECT json_array(
      (SELECT json_array(count(*), sum(license_no), sum(lines), sum(julianday(expires_on)), sum(julianday(effective_on)),
        sum(julianday(evidence_read_on)), sum(status = 'active'), sum(evidence = 'state-list')) FROM licenses),
      (SELECT json_array(count(*), sum(types), sum(julianday(through_day))) FROM agent_coverage a
        WHERE through_day >= :today AND ${KEPT}),
      (SELECT sum(types) FROM agents a WHERE ${KEPT}), (SELECT sum(types) FROM agent_search a WHERE ${KEPT})) mark`,
    args: { today: utcDay(Date.now()), yesterday: utcDay(Date.now() - DAY_MS) },
  });
  return String(rows[0]?.mark);
}

const KEPT = `NOT EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = a.agent_no
  AND (l.status IN ('revoked', 'surrendered') OR l.effective_on > :yesterday))`;

type Watched = {
  /** The command's phases → our names; starting counts to the first. */
  names: Record<string, string>;
  rows: number;
  /** Phases that have no name count to the one before. */
  goesOn: boolean;
  sqld: number[];
};

/** Runs the command to its end, with its memory looked at all along: what each of its phases cost. */
async function runCommand(args: readonly string[], out: string, watched: Watched) {
  const { names, rows, goesOn, sqld } = watched;
  const command = execa(process.execPath, ["operators/licenses-import.ts", ...args], {
    cwd: projectRoot,
    stdin: "ignore",
    stdout: { file: out },
  });
  const { pid } = command;
  if (pid === undefined) throw new Error("The command could not be started.");
  const begun = [{ phase: Object.keys(names)[0] ?? "", atMs: performance.now() }];
  const looks: { atMs: number; bytes: number; sqldBytes: number; loadAverage: number }[] = [];
  const watch = setInterval(async () => {
    const [atMs, [loadAverage = 0]] = [performance.now(), loadavg()];
    const [own, server] = [await usageOf([pid]), await usageOf(sqld)];
    if (own.bytes > 0) looks.push({ atMs, bytes: own.bytes, sqldBytes: server.bytes, loadAverage });
  }, SAMPLE_MS);
  try {
    for await (const line of command.iterable({ from: "stderr" })) {
      const phase = /^([a-z]+): row /.exec(line)?.[1];
      if (phase === undefined || phase === begun.at(-1)?.phase || (goesOn && !(phase in names))) continue;
      begun.push({ phase, atMs: performance.now() });
    }
  } finally {
    clearInterval(watch);
  }
  const ends = [...begun.slice(1).map(({ atMs }) => atMs), performance.now()];
  return begun.map(({ phase, atMs: fromMs }, at) => {
    const untilMs = ends[at] ?? fromMs;
    const seen = looks.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs);
    return {
      what: names[phase] ?? phase,
      rows,
      ms: untilMs - fromMs,
      // Resident bytes of the command's process, sampled evenly; the maximum for sqld.
      memory: seen.map(({ bytes }) => bytes),
      sqldBytes: Math.max(0, ...seen.map(({ sqldBytes }) => sqldBytes)),
      // Of the minute before its end.
      loadAverage: seen.at(-1)?.loadAverage ?? 0,
    };
  });
}

/** As soon as it is done, so that an interrupted long run still has its measurements. */
function printPhase({ what, memory, loadAverage, ms }: PhaseCost): void {
  const growth = growthOf(memory);
  const slope = growth === null ? "" : `, last quarter ${times(growth)} the second`;
  const most = megabytes(Math.max(0, ...memory));
  printDone(what, `${most}${slope}, load average ${loadAverage.toFixed(2)}`, ms);
}

export function reportImports(imports: ImportsResult): Findings {
  const { agents, list, phases, applied, rejected, changedAgain, restored, skipped, isAsBefore } = imports;
  const growths = phases.flatMap(({ memory }) => growthOf(memory) ?? []);
  const growth = Math.max(...growths);
  const wanted = list.rows - list.broken - list.unmatched;
  return {
    goals: [
      {
        goal: "every row that can be read is written, every broken one stored with its reason",
        measured: `${count(applied)} of ${count(wanted)}, ${count(rejected)} of ${count(list.broken)}`,
        met: applied === wanted && rejected === list.broken,
      },
      {
        goal: "the same file again changes nothing",
        measured: `${count(changedAgain)} changed`,
        met: changedAgain === 0,
      },
      {
        goal: "taken back, the ledger is as it was",
        measured: `${count(restored)} restored, ${count(skipped)} left; ${isAsBefore ? "the same" : "another"}`,
        met: restored === applied && skipped === 0 && isAsBefore,
      },
      {
        goal: `memory stays flat: last quarter at most ${MOST_GROWTH} times the second`,
        measured: growths.length === 0 ? "too short to tell" : times(growth),
        met: growths.length === 0 ? null : growth <= MOST_GROWTH,
      },
    ],
    text: [
      table(phases, [
        ["phase", ({ what }) => what],
        [">time", ({ ms }) => seconds(ms)],
        [">rows/s", (phase) => count(phase.rows / (phase.ms / 1000))],
        [">memory, most", ({ memory }) => (memory.length === 0 ? "" : megabytes(Math.max(...memory)))],
        [">last quarter to second", ({ memory }) => growthOf(memory)?.toFixed(2) ?? ""],
        [">sqld, most", ({ sqldBytes }) => megabytes(sqldBytes)],
        [">load average", ({ loadAverage }) => loadAverage.toFixed(2)],
      ]),
      `${seconds(phases.reduce((sum, { ms }) => sum + ms, 0))} in all. A list of ${count(list.rows)} rows (${megabytes(list.bytes)}), ${count(list.broken)} of them broken and ${count(list.unmatched)} of nobody
in the directory, with ${count(agents)} agents; agents take turns, so that each batch is of as many agents as it has
rows. Each line is the command that people run, its start included, against sqld on a disk. Rows/s are rows of the
file, whatever became of them. Memory is the resident set of the command's process, looked at ten times a second.`,
    ],
  };
}

export const imports = definePart({
  title: "Benchmark of a list of licenses",
  label: "imports",
  line: ({ applied }) => `${count(applied)} applied`,
  measure: measureImports,
  report: reportImports,
});
