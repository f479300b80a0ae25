/** Tables in Markdown with their columns aligned, so that one text is read in a terminal and in a browser. */

export type Column = { heading: string; align?: "left" | "right" };

export const left = (heading: string): Column => ({ heading });
export const right = (heading: string): Column => ({ heading, align: "right" });

/** Throws `RangeError` when a row has more or fewer cells than there are columns. */
export function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  for (const row of rows) {
    if (row.length !== columns.length)
      throw new RangeError(`${row.length} cells for ${columns.length} columns`);
  }
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")));
  const widths = columns.map(({ heading }, at) =>
    Math.max(3, heading.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => pad(cell, widths[at] ?? 0, columns[at]?.align)).join(" | ")} |`;
  const rule = columns.map(({ align }, at) => {
    const dashes = "-".repeat((widths[at] ?? 3) - 1);
    return align === "right" ? `${dashes}:` : `-${dashes}`;
  });
  return [line(columns.map(({ heading }) => heading)), `| ${rule.join(" | ")} |`, ...cells.map(line)].join(
    "\n",
  );
}

function pad(cell: string, width: number, align: Column["align"]): string {
  return align === "right" ? cell.padStart(width) : cell.padEnd(width);
}
