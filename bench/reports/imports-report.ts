/** A list's way into the ledger and back, as tables. */
import { printDone, seconds } from "../../scripts/terminal.ts";
import type { ImportsResult, PhaseCost } from "../measures/measure-imports.ts";
import type { Goal } from "./goals.ts";
import { goalTable, type Run, reportOf } from "./report.ts";
import { count, megabytes, table, times } from "./table.ts";

/** Flat: what is held in the last quarter of the time beside the second. The first one is starting up. */
const GROWTH_TIMES = 1.15;
/** A phase that is over sooner says nothing of its slope. */
const LEAST_SAMPLES = 100;

export const renderImportsReport = (run: Run, imports: ImportsResult): string =>
  reportOf(run, "Benchmark of a list of licenses", [
    goalTable(decideImports(imports)),
    renderImports(imports),
  ]);

/** Mean of the last quarter's memory as a share of the second quarter's; null where there are too few samples. */
export function growthOf({ memory }: Pick<PhaseCost, "memory">): number | null {
  if (memory.length < LEAST_SAMPLES) return null;
  const quarter = (nth: number) =>
    memory.slice(Math.floor((memory.length * nth) / 4), Math.floor((memory.length * (nth + 1)) / 4));
  return mean(quarter(3)) / mean(quarter(1));
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** As soon as it is over: whoever stops a long run keeps what was measured. */
export function printPhase(phase: PhaseCost): void {
  const growth = growthOf(phase);
  const slope = growth === null ? "" : `, last quarter ${times(growth)} the second`;
  const most = megabytes(Math.max(0, ...phase.memory));
  printDone(phase.what, `${most}${slope}, load average ${phase.loadAverage.toFixed(2)}`, phase.ms);
}

export function decideImports(imports: ImportsResult): Goal[] {
  const { list, phases, applied, rejected, changedAgain, restored, kept, isAsBefore } = imports;
  const growths = phases.flatMap((phase) => growthOf(phase) ?? []);
  const growth = Math.max(...growths);
  const wanted = list.rows - list.broken - list.unmatched;
  return [
    {
      goal: "every row that can be read is written, every broken one kept with its reason",
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
      measured: `${count(restored)} restored, ${count(kept)} left; ${isAsBefore ? "the same" : "another"}`,
      met: restored === applied && kept === 0 && isAsBefore,
    },
    {
      goal: `memory stays flat: last quarter at most ${GROWTH_TIMES} times the second`,
      measured: growths.length === 0 ? "too short to tell" : times(growth),
      met: growths.length === 0 ? null : growth <= GROWTH_TIMES,
    },
  ];
}

function renderImports({ agents, list, phases }: ImportsResult): string {
  const all = phases.reduce((sum, { ms }) => sum + ms, 0);
  const { rows, broken, unmatched, bytes } = list;
  return `${table(phases, [
    ["phase", ({ what }) => what],
    [">time", ({ ms }) => seconds(ms)],
    [">rows/s", (phase) => count(phase.rows / (phase.ms / 1000))],
    [">memory, most", ({ memory }) => (memory.length === 0 ? "" : megabytes(Math.max(...memory)))],
    [">last quarter to second", (phase) => growthOf(phase)?.toFixed(2) ?? ""],
    [">sqld, most", ({ sqldBytes }) => megabytes(sqldBytes)],
    [">load average", ({ loadAverage }) => loadAverage.toFixed(2)],
  ])}

${seconds(all)} in all. A list of ${count(rows)} rows (${megabytes(bytes)}), ${count(broken)} of them broken and ${count(unmatched)} of nobody
in the directory, beside ${count(agents)} agents; agents take turns, so that each batch is of as many agents as it has
rows. Each line is the command that people run, its start included, against sqld on a disk. Rows/s are rows of the
file, whatever became of them. Memory is the resident set of the command's process, looked at ten times a second.`;
}
