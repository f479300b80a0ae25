/** A row of a list, read by its columns: what it says, or why it cannot be taken. Pure. */
import type { RecordedStatus } from "../types.ts";
import type { ColumnMap } from "./columns.ts";
import { unwrapCell } from "./csv-rows.ts";
import { linesOf } from "./list-lines.ts";
import type { FederalFacts, ListKind, StagedRow, StateFacts } from "./types.ts";

export type ReadRow = { row: StagedRow } | { problem: string };

/** Reads the cells of a row that has as many as there are headings, or empty ones besides. */
export function readListRow(
  cells: readonly string[],
  rowNo: number,
  { list, columns, width }: { list: ListKind; columns: ColumnMap; width: number },
): ReadRow {
  if (cells.slice(width).some((cell) => cell.trim() !== ""))
    return { problem: `The row has ${cells.length} cells, and there are ${width} headings.` };
  const last = Math.max(...Object.values(columns));
  if (cells.length <= last) return { problem: `The row has ${cells.length} of ${width} cells.` };
  const cell = (field: string) => {
    const at = columns[field];
    return at === undefined ? null : unwrapCell(cells[at] ?? "");
  };
  try {
    return { row: list === "state" ? stateRow(cell, rowNo) : federalRow(cell, rowNo) };
  } catch (error) {
    if (error instanceof BadCell) return { problem: error.message };
    throw error;
  }
}

class BadCell extends Error {}

type Cell = (field: string) => string | null;

function stateRow(cell: Cell, rowNo: number): StagedRow {
  const number = (cell("number") ?? "").toUpperCase().replace(/\s/g, "");
  if (!/^[A-Z0-9-]{3,15}$/.test(number))
    throw bad("license number", number, "isn’t 3 to 15 letters, digits, or hyphens");
  const effective = cell("effectiveOn");
  const expiresOn = dayOf(cell("expiresOn") ?? "", "expiration date");
  const effectiveOn = effective === null || effective === "" ? null : dayOf(effective, "effective date");
  if (effectiveOn !== null && effectiveOn > expiresOn)
    throw new BadCell("The effective date is after the expiration date.");
  const label = cell("lines") ?? "";
  const [first, family] = [cell("firstName"), cell("lastName")];
  const facts: StateFacts = {
    name: family === null ? cell("name") : `${first ?? ""} ${family}`.trim(),
    status: statusOf(cell("status")),
    effectiveOn,
    expiresOn,
    licenseClass: cell("licenseClass") || null,
    resident: residencyOf(cell("resident")),
  };
  return {
    rowNo,
    key: number,
    npn: npnOf(cell),
    lines: linesOf(label),
    stateLabel: label.slice(0, 200),
    facts,
  };
}

function federalRow(cell: Cell, rowNo: number): StagedRow {
  const npn = npnOf(cell);
  const year = cell("planYear") ?? "";
  if (!/^20\d\d$/.test(year)) throw bad("plan year", year, "isn’t a year");
  const valid = (cell("valid") ?? "").toUpperCase();
  if (!/^(Y|YES|N|NO)$/.test(valid)) throw bad("NPN validity", valid, "isn’t Y or N");
  const optional = (field: string, label: string) => (cell(field) ? dayOf(cell(field) ?? "", label) : null);
  const facts: FederalFacts = {
    planYear: Number(year),
    completedOn: optional("completedOn", "completion date"),
    endsOn: optional("endsOn", "end date"),
    valid: valid.startsWith("Y"),
  };
  return { rowNo, key: npn, npn, lines: 0, stateLabel: "", facts };
}

/** A cell that is not what it should be, or is empty. */
const bad = (label: string, text: string, problem: string) =>
  new BadCell(text === "" ? `The ${label} is missing.` : `The ${label} “${text.slice(0, 40)}” ${problem}.`);

function npnOf(cell: Cell): string {
  const npn = (cell("npn") ?? "").replace(/^0+/, "");
  if (!/^[1-9]\d{0,9}$/.test(npn)) throw bad("NPN", cell("npn") ?? "", "isn’t up to ten digits");
  return npn;
}

/** What states write for it. Anything else is for a person: a suspension is neither of the four. */
const STATUS_WORDS: Readonly<Record<RecordedStatus, RegExp>> = {
  active: /^(active|issued|current|valid|in force|licensed|approved|good standing|a)$/,
  expired: /^(expired|lapsed|not renewed|non-?renewed|inactive|e)$/,
  surrendered: /^(surrendered|voluntary(ily)? surrender(ed)?|voluntarily surrendered)$/,
  revoked: /^(revoked|r)$/,
};

/** A list without a status is one of licenses that were issued. */
function statusOf(text: string | null): RecordedStatus {
  if (text === null) return "active";
  const word = text.toLowerCase().replace(/\s+/g, " ");
  for (const status of ["active", "expired", "surrendered", "revoked"] as const)
    if (STATUS_WORDS[status].test(word)) return status;
  throw bad("status", text, "is one we don’t know");
}

function residencyOf(text: string | null): boolean | null {
  if (text === null || text === "") return null;
  if (/^(n|no|nr|false|0|non-?\s?resident.*)$/i.test(text)) return false;
  return /^(y|yes|r|true|1|resident.*)$/i.test(text) ? true : null;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `2027-11-30`, `11/30/2027`, `20271130`, `30-Nov-2027` or `Nov 30, 2027`, with or without a time behind it. */
export function dayOf(text: string, label: string): string {
  const day = text.trim().split(/[T ](?=\d{1,2}:\d{2})/)[0] ?? "";
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(day);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4})$/.exec(day);
  const long = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(day);
  const monthNo = (name: string | undefined) => MONTHS.indexOf((name ?? "").toLowerCase()) + 1;
  const parts =
    (iso && [iso[1], iso[2], iso[3]]) ??
    (american && [american[3], american[1], american[2]]) ??
    (named && [named[3], monthNo(named[2]), named[1]]) ??
    (long && [long[3], monthNo(long[1]), long[2]]);
  if (!parts) throw bad(label, text, "isn’t a date");
  const [year = 0, month = 0, date = 0] = parts.map(Number);
  const made = new Date(Date.UTC(year, month - 1, date));
  // A day that the month does not have becomes one of the next.
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== date || year < 1900 || year > 2200)
    throw bad(label, text, "isn’t a day of the calendar");
  return made.toISOString().slice(0, 10);
}
