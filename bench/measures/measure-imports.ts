/** A list of licenses from its file into the ledger and back, by the command that people run: how long, and how much memory. */
import { spawn } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { startSqld } from "#support/sqld.ts";
import { projectRoot } from "../../scripts/project.ts";
import { listSqld, readResidentBytes } from "../machine/processes.ts";
import type { Plan } from "../options.ts";
import { started, stop } from "../running.ts";
import { LISTED_STATE, type ListCounts, writeList } from "./import-list.ts";

const SAMPLE_MS = 100;

/** A phase of a run of the command: the file is read, its rows are compared, applied, taken back. */
export type PhaseCost = {
  what: string;
  rows: number;
  ms: number;
  /** Resident bytes of the command's process, evenly over the time; empty where the system does not say. */
  memory: number[];
  /** Most bytes that sqld held. */
  sqldBytes: number;
  /** Mean number of busy programs over the minute before its end. */
  loadAverage: number;
};

export type ImportsResult = {
  agents: number;
  list: ListCounts;
  phases: PhaseCost[];
  applied: number;
  rejected: number;
  /** Rows that the same file would have changed, brought again. */
  changedAgain: number;
  restored: number;
  kept: number;
  /** Whether the ledger was, after the undo, as it had been before. */
  isAsBefore: boolean;
};

/** On a copy of `dataDir`, which is thrown away. `onPhase` is told of each phase when it is over. */
export async function measureImports(
  dataDir: string,
  { agents, rows }: Plan["imports"],
  onPhase: (cost: PhaseCost) => void,
): Promise<ImportsResult> {
  // On a disk, as in earnest: what is measured waits for it.
  const folder = mkdtempSync(join(tmpdir(), "fairlead-imports-"));
  try {
    const copy = join(folder, "data");
    cpSync(dataDir, copy, { recursive: true });
    const server = await started(startSqld({ dataDir: copy }));
    const { client } = createDatabase({ url: server.url });
    const file = join(folder, "list.csv");
    const list = await writeList(client, file, rows);
    const before = await markOf(client);
    const phases: PhaseCost[] = [];
    const run = async (args: string[], names: Readonly<Record<string, string>>, goesOn = false) => {
      const out = join(folder, "out.txt");
      for (const cost of await runCommand(["--url", server.url, ...args], out, { names, rows, goesOn })) {
        phases.push(cost);
        onPhase(cost);
      }
      return out;
    };
    const asList = ["--list", "state", "--state", LISTED_STATE, "--read-on", utcDay(Date.now()), file];
    await run(asList, { reading: "reading", comparing: "comparing" });
    const no = await newestImport(client);
    await run(["--resume", String(no), "--apply"], { applying: "applying" });
    const rejectedFile = await run(["--rejected", String(no)], { "": "rejected rows as CSV" });
    const rejectedBytes = statSync(rejectedFile).size;
    await run([...asList, "--apply"], { reading: "the same file again" }, true);
    const again = await importOf(client, await newestImport(client));
    await run(["--undo", String(no)], { undoing: "undoing" });
    const found = await importOf(client, no);
    const isAsBefore = (await markOf(client)) === before;
    client.close();
    await stop(server);
    if (rejectedBytes === 0) throw new Error("No rejected rows came back.");
    return { agents, list, phases, ...found, changedAgain: again.applied, isAsBefore };
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
    sql: "SELECT applied, rejected, restored, kept FROM license_imports WHERE import_no = ?",
    args: [importNo],
  });
  const number = (key: string) => Number(rows[0]?.[key]);
  return {
    applied: number("applied"),
    rejected: number("rejected"),
    restored: number("restored"),
    kept: number("kept"),
  };
}

/**
 * Says whether the ledger is the same: all that a list may change of licenses, what they cover and what is offered, summed
 * up. Left out are agents whose seeded rows any change of theirs sets right: those with a license that was withdrawn, who
 * offer its types still, and those with one that begins today in UTC, where it may be yesterday in its state.
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
  /** What the command says it is at → what that is called here. */
  names: Readonly<Record<string, string>>;
  rows: number;
  /** Phases that have no name count to the one before. */
  goesOn: boolean;
};

/** Runs the command to its end, with its memory looked at all along. */
async function runCommand(
  args: readonly string[],
  out: string,
  { names, rows, goesOn }: Watched,
): Promise<PhaseCost[]> {
  const file = openSync(out, "w");
  const child = spawn(process.execPath, ["operators/licenses-import.ts", ...args], {
    cwd: projectRoot,
    stdio: ["ignore", file, "pipe"],
  });
  closeSync(file);
  if (child.stderr === null) throw new Error("The command has nowhere to say how far it is.");
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const words: string[] = [];
  const phases: PhaseCost[] = [];
  let began = performance.now();
  const begin = (phase: string) => {
    const now = performance.now();
    const open = phases.at(-1);
    if (open !== undefined) Object.assign(open, { ms: now - began, loadAverage: loadavg()[0] ?? 0 });
    began = now;
    if (phase !== END)
      phases.push({ what: names[phase] ?? phase, rows, ms: 0, memory: [], sqldBytes: 0, loadAverage: 0 });
  };
  // Starting counts to the first phase.
  begin(Object.keys(names)[0] ?? "");
  let at = Object.keys(names)[0] ?? "";
  createInterface({ input: child.stderr }).on("line", (line) => {
    words.push(line);
    const phase = /^([a-z]+): row /.exec(line)?.[1];
    if (phase === undefined || phase === at || (goesOn && !(phase in names))) return;
    at = phase;
    begin(phase);
  });
  const watch = setInterval(() => {
    const phase = phases.at(-1);
    const own = child.pid === undefined ? null : readResidentBytes([child.pid]);
    if (phase === undefined || own === null) return;
    phase.memory.push(own);
    phase.sqldBytes = Math.max(phase.sqldBytes, readResidentBytes(listSqld()) ?? 0);
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  process.off("exit", endWithUs);
  begin(END);
  if (code !== 0)
    throw new Error(`licenses:import ${args.join(" ")} ended with ${code}: ${words.slice(-5).join(" ")}`);
  return phases;
}
const END = "end";
