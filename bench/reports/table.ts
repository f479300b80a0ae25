/** Tables in Markdown, to be read in a terminal as well, and their figures: with units, without digits that say nothing. */
import { markdownTable } from "markdown-table";

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
