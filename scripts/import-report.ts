/** An import in words, for the terminal. */
import type { ImportReport } from "#app/domains/licenses/imports/import-queries.server.ts";

const count = (number: number) => number.toLocaleString("en-US");
const words: Readonly<Record<ImportReport["examples"][number]["outcome"], string>> = {
  added: "new licenses",
  changed: "changed",
  confirmed: "the same, read later",
  unchanged: "unchanged",
  unmatched: "of nobody in the directory",
};

/** What an import would do, has done, or has taken back, with some rows of each kind. */
export function importReport(report: ImportReport): string {
  const { importNo, list, stateCode, readOn, phase, rowsRead, rejected, applied, restored, kept } = report;
  const lines = [
    `Import ${importNo}: the ${list === "state" ? `list of ${stateCode}` : "federal list"} as of ${readOn}, ${count(rowsRead)} rows.`,
  ];
  for (const outcome of ["added", "changed", "confirmed", "unchanged", "unmatched"] as const) {
    lines.push(`  ${count(report[outcome]).padStart(9)} ${words[outcome]}`);
    for (const { rowNo, key, npn, stateLabel } of report.examples.filter((one) => one.outcome === outcome))
      lines.push(
        `            row ${rowNo}: ${key}${key === npn ? "" : `, NPN ${npn}`}${stateLabel === "" ? "" : `, ${stateLabel}`}`,
      );
  }
  lines.push(`  ${count(rejected).padStart(9)} rejected`);
  for (const { rowNo, reason } of report.rejections) lines.push(`            row ${rowNo}: ${reason}`);
  const again = `npm run licenses:import --`;
  if (rejected > 0)
    lines.push(`Rejected rows with their reasons: ${again} --rejected ${importNo} > rejected.csv`);
  if (phase === "compared")
    lines.push(`Nothing was written. To apply it: ${again} --resume ${importNo} --apply`);
  else if (phase === "applied" && applied === 0) lines.push("Applied: the ledger says all of this already.");
  else if (phase === "applied")
    lines.push(`Applied: ${count(applied)} written. To take it back: ${again} --undo ${importNo}`);
  else if (phase === "undone") {
    lines.push(`Undone: ${count(restored)} are as they were before.`);
    if (kept > 0)
      lines.push(
        `${count(kept)} changed after the import and stay as they are${report.keptNumbers.length === 0 ? "" : `, such as ${report.keptNumbers.join(", ")}`}.`,
      );
  } else lines.push(`It stopped while ${phase}. To go on: ${again} --resume ${importNo} list.csv`);
  return lines.join("\n");
}
