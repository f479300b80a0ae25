/** The command that imports lists, run to its end and watched: what each of its phases costs. */
import { loadavg } from "node:os";
import { execa } from "execa";
import { printDone, seconds } from "../../../scripts/processes/terminal.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { usageOf } from "../../machine/processes.ts";
import { count, megabytes, table, times } from "../../report.ts";
import { growthOf } from "../../statistics.ts";

const SAMPLE_MS = 100;

export type PhaseCost = Awaited<ReturnType<typeof runCommand>>[number];

export type Watched = {
  /** The command's phases → our names; starting counts to the first. */
  names: Record<string, string>;
  rows: number;
  /** Phases that have no name count to the one before. */
  goesOn: boolean;
  sqld: number[];
};

/** Runs the command to its end, with its memory looked at all along: what each of its phases cost. */
export async function runCommand(args: readonly string[], out: string, watched: Watched) {
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
export function printPhase({ what, memory, loadAverage, ms }: PhaseCost): void {
  const growth = growthOf(memory);
  const slope = growth === null ? "" : `, last quarter ${times(growth)} the second`;
  const most = megabytes(Math.max(0, ...memory));
  printDone(what, `${most}${slope}, load average ${loadAverage.toFixed(2)}`, ms);
}

/** A row for each phase. */
export const phaseTable = (phases: readonly PhaseCost[]): string =>
  table(phases, [
    ["phase", ({ what }) => what],
    [">time", ({ ms }) => seconds(ms)],
    [">rows/s", (phase) => count(phase.rows / (phase.ms / 1000))],
    [">memory, most", ({ memory }) => (memory.length === 0 ? "" : megabytes(Math.max(...memory)))],
    [">last quarter to second", ({ memory }) => growthOf(memory)?.toFixed(2) ?? ""],
    [">sqld, most", ({ sqldBytes }) => megabytes(sqldBytes)],
    [">load average", ({ loadAverage }) => loadAverage.toFixed(2)],
  ]);
