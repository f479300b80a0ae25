/** A list of licenses from its file into the ledger and back, by the command that people run: how long, and how much memory. */
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { seconds } from "../../../scripts/processes/terminal.ts";
import { openDatabase } from "../../databases.ts";
import { listChildren } from "../../machine/processes.ts";
import type { Options } from "../../options.ts";
import { definePart } from "../../part.ts";
import { count, type Findings, megabytes, times } from "../../report.ts";
import { started, stop } from "../../running.ts";
import { growthOf } from "../../statistics.ts";
import { type PhaseCost, phaseTable, printPhase, runCommand } from "./import-command.ts";
import { LISTED_STATE, writeList } from "./import-list.ts";

/** Flat memory: the last quarter compared with the second. */
const MOST_GROWTH = 1.15;

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
      phaseTable(phases),
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
