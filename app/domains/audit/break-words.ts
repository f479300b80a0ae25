/** What is wrong with the log, in sentences that name its rows. */
import type { AuditBreak, Verification } from "./types.ts";

const rowsBetween = (from: number, to: number) =>
  from === to ? `Row ${from} is` : `Rows ${from} to ${to} are`;

/** One sentence. */
export function breakWords(found: AuditBreak): string {
  switch (found.kind) {
    case "altered":
      return `Row ${found.no} was altered: it doesn’t say what it said when it was written.`;
    case "missing":
      return `${rowsBetween(found.from, found.to)} missing.`;
    case "replaced":
      return found.no === 0
        ? `Row ${found.by} isn’t the row that the log began with.`
        : `Row ${found.by} doesn’t follow row ${found.no}: one of them was replaced.`;
    case "out-of-place":
      return `Row ${found.no} was put in: no row is numbered below 1.`;
    case "cut-off":
      return `${rowsBetween(found.from, found.to)} missing at the end: the anchor of ${found.day} names row ${found.to}.`;
    case "rewritten":
      return `Row ${found.no} isn’t the row that the anchor of ${found.day} names: the log was rewritten.`;
    case "unreadable-anchor":
      return `The anchor of ${found.day} was overwritten with something else.`;
  }
}

/** All that are named, and how many more there are. */
export function allBreakWords({ breaks, breakCount }: Pick<Verification, "breaks" | "breakCount">): string[] {
  const more = breakCount - breaks.length;
  return [...breaks.map(breakWords), ...(more > 0 ? [`And ${more} more.`] : [])];
}
