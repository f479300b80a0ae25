/** A list into an empty register, the same list again with one row in a hundred changed, both undone, and a month's end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import { NO_END } from "#app/domains/licenses/types.ts";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedPlaces } from "#db/seed/seed-places.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { openOwnContext } from "../../../operators/own-context.ts";
import { printDone, seconds } from "../../../scripts/processes/terminal.ts";
import { listChildren } from "../../machine/processes.ts";
import type { Options } from "../../options.ts";
import { definePart } from "../../part.ts";
import { count, type Findings, megabytes } from "../../report.ts";
import { started, stop } from "../../running.ts";
import { CHANGED_EACH, FLORIDA, writeFloridaList } from "./florida-list.ts";
import { type PhaseCost, phaseTable, printPhase, runCommand } from "./import-command.ts";

export type RegisterResult = Awaited<ReturnType<typeof measureRegister>>;
type Client = ReturnType<typeof createDatabase>["client"];

/** A tenth of all licenses ends on one day. */
const ENDING_SHARE = 10;
const MOST_MINUTES = 600;

async function measureRegister({ imports: { rows } }: Options) {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-register-"));
  try {
    const server = await started(startSqld({ dataDir: join(folder, "data") }));
    const { sqld } = await listChildren();
    await migrateDatabase(server.url);
    await seedPlaces({ url: server.url });
    const { client } = createDatabase({ url: server.url });
    const [first, later] = [join(folder, "first.csv"), join(folder, "later.csv")];
    const bytes = await writeFloridaList(first, rows);
    await writeFloridaList(later, rows, true);
    const empty = await markOf(client);
    const phases: PhaseCost[] = [];
    const run = async (args: string[], names: Record<string, string>) => {
      const watched = { names, rows, goesOn: true, sqld };
      for (const phase of await runCommand(
        ["--url", server.url, ...args],
        join(folder, "out.txt"),
        watched,
      )) {
        phases.push(phase);
        printPhase(phase);
      }
      return importOf(client);
    };
    const today = Date.now();
    const list = (day: number) => [
      "--list",
      "state",
      "--state",
      FLORIDA,
      "--read-on",
      utcDay(day),
      "--apply",
    ];
    const named = (of: string) => ({
      reading: `${of}: reading`,
      comparing: `${of}: comparing`,
      applying: `${of}: applying`,
    });
    const made = await run([...list(today - DAY_MS), first], named("into nothing"));
    const before = await markOf(client);
    const changed = await run([...list(today), later], named("1 % changed"));
    const ends = await measureEnds(server.url, client, rows);
    const back = await run(["--undo", String(changed.no)], { undoing: "undoing the 1 %" });
    const isAsBefore = (await markOf(client)) === before;
    const gone = await run(["--undo", String(made.no)], { undoing: "undoing everything" });
    const isEmpty = (await markOf(client)) === empty;
    client.close();
    await stop(server);
    return { rows, bytes, phases, made, changed, back, gone, isAsBefore, isEmpty, ends };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importOf(client: Client) {
  const { rows } = await client.execute(
    `SELECT import_no, created, changed, ended, moved, applied, restored, skipped, removed_agents, skipped_agents
      FROM license_imports ORDER BY coalesce(undone_at, applied_at) DESC LIMIT 1`,
  );
  const [
    no = 0,
    created = 0,
    changed = 0,
    ended = 0,
    moved = 0,
    applied = 0,
    restored = 0,
    skipped = 0,
    removed = 0,
    left = 0,
  ] = Object.values(rows[0] ?? {}).map(Number);
  return { no, created, changed, ended, moved, applied, restored, skipped, removed, left };
}

/** Agents, licenses, coverage, search, and counts, summed up: the same if an undo left nothing and lost nothing. */
async function markOf(client: Client): Promise<string> {
  const { rows } = await client.execute(`SELECT json_array(
    (SELECT json_array(count(*), sum(agent_no), sum(types), sum(city_no)) FROM agents),
    (SELECT json_array(count(*), sum(license_no), sum(lines), sum(julianday(expires_on)), sum(status = 'active')) FROM licenses
      WHERE status <> 'expired'),
    (SELECT json_array(count(*), sum(types)) FROM agent_search), (SELECT sum(agent_count) FROM zips),
    (SELECT sum(agent_count) FROM cities), (SELECT sum(agent_count) FROM states), (SELECT count(*) FROM agent_facts),
    (SELECT count(*) FROM people)) mark`);
  return String(rows[0]?.mark);
}

/**
 * A tenth of all licenses ends on the same day: what the cron's job does in each of its minutes, called as often as it takes. The
 * licenses are as before afterward, and so is what they cover.
 */
async function measureEnds(url: string, client: Client, rows: number) {
  const ended = utcDay(Date.now() - 2 * DAY_MS);
  const share = `status = 'active' AND license_no % ${ENDING_SHARE} = 0`;
  const { rowsAffected: ending } = await client.execute({
    sql: `UPDATE licenses SET expires_on = ? WHERE ${share}`,
    args: [ended],
  });
  const context = openOwnContext({ url, authToken: undefined });
  const began = performance.now();
  const minutes: { done: number; ms: number }[] = [];
  while (minutes.length < MOST_MINUTES) {
    const from = performance.now();
    const done = await followDates(context);
    if (done === 0) break;
    minutes.push({ done, ms: performance.now() - from });
  }
  const ms = performance.now() - began;
  // The undo that follows makes those active again that the calendar alone has ended.
  const [left] = (
    await client.execute({
      sql: "SELECT count(*) n FROM licenses WHERE status = 'active' AND expires_on = ?",
      args: [ended],
    })
  ).rows;
  await client.execute({
    sql: "UPDATE licenses SET expires_on = ? WHERE expires_on = ?",
    args: [NO_END, ended],
  });
  const done = minutes.reduce((sum, one) => sum + one.done, 0);
  printDone(`${count(ending)} of ${count(rows)} end on one day`, `${count(minutes.length)} runs`, ms);
  return {
    ending,
    done,
    left: Number(left?.n),
    runs: minutes.length,
    slowestMs: Math.max(0, ...minutes.map((one) => one.ms)),
    ms,
  };
}

export function reportRegister(found: RegisterResult): Findings {
  const { rows, bytes, phases, made, changed, back, gone, isAsBefore, isEmpty, ends } = found;
  const wanted = Math.ceil(rows / CHANGED_EACH);
  const different = changed.changed + changed.ended + changed.moved;
  return {
    goals: [
      {
        goal: "each row into nothing makes a profile",
        measured: `${count(made.created)} of ${count(rows)}`,
        met: made.created === rows,
      },
      {
        goal: "of the list again, one row in a hundred is another",
        measured: `${count(different)} of ${count(wanted)}`,
        met: different === wanted,
      },
      {
        goal: "the second list undone, the register is as it was",
        measured: `${count(back.restored)} restored, ${count(back.skipped)} left`,
        met: isAsBefore,
      },
      {
        goal: "the first undone as well, nobody is left",
        measured: `${count(gone.removed)} of ${count(rows)} removed, ${count(gone.left)} left`,
        met: isEmpty && gone.removed === rows,
      },
      {
        goal: "what ends on one day is followed within the hour",
        measured: `${count(ends.done)} of ${count(ends.ending)} in ${count(ends.runs)} runs of the cron, the slowest ${seconds(ends.slowestMs)}`,
        met: ends.left === 0 && ends.runs <= 60 && ends.slowestMs < MINUTE_MS,
      },
    ],
    text: [
      phaseTable(phases),
      `${seconds(phases.reduce((sum, { ms }) => sum + ms, 0))} in all. A list of ${count(rows)} rows (${megabytes(bytes)}) in Florida's layout,
each row of another person, into a directory of places alone. Memory is the resident set of the command's process, looked at
ten times a second; the import pages and the cron run the same steps in a Worker, a batch at a time.`,
    ],
  };
}

export const register = definePart({
  title: "Benchmark of a register",
  label: "register",
  line: ({ made }) => `${count(made.created)} made`,
  measure: measureRegister,
  report: reportRegister,
});
