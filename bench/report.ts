/** What a part of the benchmark has found, as Markdown that is read in a terminal as well. */
import { markdownTable } from "markdown-table";
import type { Machine } from "./machine/machine.ts";

export type Goal = {
  goal: string;
  measured: string;
  /** Null when this run could not tell. */
  met: boolean | null;
};

/** Goals, and what goes below them: tables and notes. */
export type Findings = { goals: Goal[]; text: string[] };

/** A heading, with ">" in front where figures stand below it, and what a row has there. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const isRight = (heading: string) => heading.startsWith(">");
  const plain = (cell: string) => cell.replaceAll("|", "\\|").replaceAll("\n", " ");
  return markdownTable(
    [
      columns.map(([heading]) => (isRight(heading) ? heading.slice(1) : heading)),
      ...rows.map((row) => columns.map(([, cell]) => plain(cell(row)))),
    ],
    { align: columns.map(([heading]) => (isRight(heading) ? "right" : null)) },
  );
}

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "8,214" */
export const count = (value: number) => grouped.format(value);

/** "3.4 ms", "128 ms" */
export const milliseconds = (ms: number) => `${ms < 100 ? ms.toFixed(1) : grouped.format(ms)} ms`;

/** "18.3 kB": thousands of bytes, as the goals have them. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** "2.31 GB", "48 MB" */
export const megabytes = (bytes: number) =>
  bytes < 1e9 ? `${grouped.format(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;

/** "0.62" or, where that would be two zeros, "1/143" */
export const ratio = (value: number) =>
  value >= 0.095 ? value.toFixed(2) : value > 0 ? `1/${grouped.format(1 / value)}` : "0";

/** "1.50 times" */
export const times = (value: number) => `${value.toFixed(2)} times`;

/** "12 %" */
export const percent = (share: number) => `${Math.round(share * 100)} %`;

type Limit<T> = {
  value: (item: T) => number;
  print: (value: number) => string;
  least?: number;
  most?: number;
};

/** A goal that the worst of these decides; it is named where there are several. Throws `RangeError` when there is none. */
export function holdAll<T extends { name: string }>(
  goal: string,
  items: readonly T[],
  limit: Limit<T>,
): Goal {
  const { value, print, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit;
  const sign = limit.least === undefined ? 1 : -1;
  const [worst] = [...items].sort((a, b) => sign * (value(b) - value(a)));
  if (worst === undefined) throw new RangeError("nothing was measured");
  const where = items.every(({ name }) => name === worst.name) ? "" : ` (${worst.name})`;
  const figure = value(worst);
  return { goal, measured: `${print(figure)}${where}`, met: figure >= least && figure <= most };
}

export const goalTable = (goals: readonly Goal[]): string =>
  table(goals, [
    ["goal", ({ goal }) => goal],
    ["measured", ({ measured }) => measured],
    ["", ({ met }) => (met === null ? "unknown" : met ? "met" : "NOT MET")],
  ]);

export type Run = { machine: Machine; quick: boolean };

/** The start of every report, and the rest: without the machine, its figures could not be compared with others. */
export function reportOf(
  { machine, quick }: Run,
  title: string,
  rest: readonly string[],
  beside = "",
): string {
  return [
    `# ${title}, ${machine.date}`,
    ...(quick ? ["A quick run: it shows that the benchmark works, not how fast the product is."] : []),
    `${machine.cores} cores (${machine.processor}), ${megabytes(machine.memoryBytes)} of memory, ${machine.system};
Node ${machine.node}, workerd ${machine.workerd}, sqld ${machine.sqld};
load average ${machine.loadAverage.toFixed(2)} at the start. The load generator shares the cores.${beside}`,
    ...rest,
  ]
    .join("\n\n")
    .concat("\n");
}
