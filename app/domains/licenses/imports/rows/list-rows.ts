/** A row of a list, read by its columns: what it says, or why it cannot be taken. Pure. */

import { parsePublicPhone } from "#app/platform/contact-data/phone.ts";
import { readAppointment } from "../appointments/appointment-rows.ts";
import type { ColumnMap } from "../file/columns.ts";
import { unwrapCell } from "../file/csv-rows.ts";
import type { DateOrder } from "../file/date-order.ts";
import type { AgencyFacts, FederalFacts, ListedMember, ListKind, StagedRow, StateFacts } from "../types.ts";
import { BadCell, bad, type Cell, dayOf, isState, npnOf, numberOf } from "./cells.ts";
import { joinWords, type KnownWords, NO_WORDS } from "./known-words.ts";
import { sellsNothing } from "./license-classes.ts";
import { readLines } from "./list-lines.ts";
import { isEnding, leftIn, type ReadStatus, readStatus } from "./list-statuses.ts";
import { joinName, readName } from "./person-names.ts";

export type ReadRow = { row: StagedRow } | { problem: string };

export type RowLayout = {
  list: ListKind;
  /** Of a state's list: labels of lines are read by its table. */
  stateCode: string | null;
  columns: ColumnMap;
  /** Number of headings. */
  width: number;
  /** Of the list's state, as a column of states may write it. */
  stateName?: string | null;
  dateOrder?: DateOrder;
  /** What admins said of this state's words. */
  words?: KnownWords;
};

/** Reads the cells of a row that has as many as there are headings, or empty ones besides. */
export function readListRow(cells: readonly string[], rowNo: number, layout: RowLayout): ReadRow {
  const { list, columns, width, dateOrder = "month-first" } = layout;
  if (cells.slice(width).some((cell) => cell.trim() !== ""))
    return { problem: `The row has ${cells.length} cells, and there are ${width} headings.` };
  const last = Math.max(...Object.values(columns));
  if (cells.length <= last) return { problem: `The row has ${cells.length} of ${width} cells.` };
  const cell = (field: string) => {
    const at = columns[field];
    return at === undefined ? null : unwrapCell(cells[at] ?? "");
  };
  try {
    if (list === "appointments") return { row: readAppointment(cell, rowNo, layout) };
    if (list === "agencies") return { row: agencyRow(cell, rowNo, dateOrder) };
    return {
      row: list === "state" ? stateRow(cell, rowNo, layout) : federalRow(cell, rowNo, dateOrder),
    };
  } catch (error) {
    if (error instanceof BadCell) return { problem: error.message };
    throw error;
  }
}

function stateRow(
  cell: Cell,
  rowNo: number,
  { stateCode: code, stateName = null, words = NO_WORDS, dateOrder = "month-first" }: RowLayout,
): StagedRow {
  const stateCode = code ?? "";
  const of = cell("licenseState") ?? "";
  if (of !== "" && !isState(of, stateCode, stateName))
    throw new BadCell(`The license is of “${of.slice(0, 40)}”, and this is a list of ${stateCode}.`);
  const number = numberOf(cell("number"));
  const { status, word, known } = statusIn(cell, words);
  const left = leftIn(cell("status"));
  const dateIn = (field: string, label: string) => {
    const text = cell(field);
    if (text === null || text === "") return null;
    // That a license is over counts, whatever its dates look like.
    return isEnding(status) ? dayOrNull(text, label, dateOrder) : dayOf(text, label, dateOrder);
  };
  const effectiveOn = dateIn("effectiveOn", "effective date");
  const expiresOn = dateIn("expiresOn", "expiration date");
  if (effectiveOn !== null && expiresOn !== null && effectiveOn > expiresOn && !isEnding(status))
    throw new BadCell("The effective date is after the expiration date.");
  const label = cell("lines") ?? "";
  const licenseClass = cell("licenseClass") || null;
  const isForNothing = sellsNothing(licenseClass);
  const { lines, unknown } = isForNothing ? NONE : readLines(label, stateCode, words);
  const npn = npnIn(cell);
  const facts: StateFacts = {
    ...nameIn(cell),
    status,
    effectiveOn,
    expiresOn,
    licenseClass,
    resident: residencyOf(cell("resident")),
    unknownLines: joinWords(unknown),
    unknownStatus: known ? null : word,
    ...(left !== null && { left }),
    ...(word !== null && { statusWord: word }),
    ...(isForNothing && { sellsNothing: true as const }),
    ...(npn === null && { withoutNpn: true as const }),
    ...addressIn(cell),
  };
  return { rowNo, key: number, npn: npn ?? "", lines, stateLabel: label.slice(0, 200), facts };
}

/** Of a license and its line, whichever is worse off. */
function statusIn(cell: Cell, words: KnownWords): ReadStatus {
  const license = readStatus(cell("status"), words);
  const line = cell("lineStatus");
  return line === null || line === "" || license.status !== "active" ? license : readStatus(line, words);
}

/** The NPN; null where the list has no such column, or none in this row. */
const npnIn = (cell: Cell): string | null => (cell("npn") ? npnOf(cell) : null);

const NONE = { lines: 0, unknown: [] };

/** A row of a list of agencies, with one producer where the list has them. */
function agencyRow(cell: Cell, rowNo: number, order: DateOrder): StagedRow {
  const agency = (cell("name") ?? "").replace(/\s+/g, " ").slice(0, 120);
  if (agency === "") throw bad("agency’s name", "", "");
  const day = (field: string, label: string) => (cell(field) ? dayOf(cell(field) ?? "", label, order) : null);
  const producer: ListedMember = {
    npn: cell("producerNpn") ? npnOf((field) => cell(field === "npn" ? "producerNpn" : field)) : null,
    number: cell("producerNumber") ? numberOf(cell("producerNumber")) : null,
    since: day("since", "start of the affiliation"),
    until: day("until", "end of the affiliation"),
  };
  const facts: AgencyFacts = {
    agency,
    status: cell("status") === null ? "active" : readStatus(cell("status"), NO_WORDS).status,
    ...addressIn(cell),
    members: producer.npn === null && producer.number === null ? [] : [producer],
  };
  const npn = cell("npn") ? npnOf(cell) : "";
  return { rowNo, key: numberOf(cell("number")), npn, lines: 0, stateLabel: "", facts };
}

const addressIn = (cell: Cell): Pick<StateFacts, "phone" | "street" | "city" | "addressState" | "zip"> => ({
  phone: parsePublicPhone(cell("phone") ?? ""),
  street: (cell("street") ?? "").slice(0, 120) || null,
  city: (cell("city") ?? "").slice(0, 80) || null,
  addressState: stateIn(cell("addressState") ?? ""),
  zip: zipIn(cell("zip") ?? ""),
});

/** The name as the list has it, for comparing, and as people write it. */
function nameIn(cell: Cell): Pick<StateFacts, "name" | "firstName" | "lastName"> {
  const last = cell("lastName");
  const first = cell("firstName") ?? "";
  const name = last === null ? cell("name") : `${first} ${last}`.trim();
  const written =
    last === null
      ? readName(name ?? "")
      : joinName({ first, middle: cell("middleName") ?? "", last, suffix: cell("suffix") ?? "" });
  return { name, firstName: written?.firstName ?? null, lastName: written?.lastName ?? null };
}

const stateIn = (text: string): string | null => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : null);

/** "33614", "33614-1234", "336141234"; and "2139" of a spreadsheet that took the zero. */
function zipIn(text: string): string | null {
  const digits = /^(\d{3,5})(?:-?\d{4})?$/.exec(text.trim())?.[1] ?? null;
  return digits === null ? null : digits.padStart(5, "0");
}

function dayOrNull(text: string, label: string, order: DateOrder): string | null {
  try {
    return dayOf(text, label, order);
  } catch (error) {
    if (error instanceof BadCell) return null;
    throw error;
  }
}

function federalRow(cell: Cell, rowNo: number, order: DateOrder): StagedRow {
  const npn = npnOf(cell);
  const year = cell("planYear") ?? "";
  if (!/^20\d\d$/.test(year)) throw bad("plan year", year, "isn’t a year");
  const valid = (cell("valid") ?? "").toUpperCase();
  if (!/^(Y|YES|N|NO)$/.test(valid)) throw bad("NPN validity", valid, "isn’t Y or N");
  const optional = (field: string, label: string) =>
    cell(field) ? dayOf(cell(field) ?? "", label, order) : null;
  const facts: FederalFacts = {
    planYear: Number(year),
    completedOn: optional("completedOn", "completion date"),
    endsOn: optional("endsOn", "end date"),
    valid: valid.startsWith("Y"),
  };
  return { rowNo, key: npn, npn, lines: 0, stateLabel: "", facts };
}

function residencyOf(text: string | null): boolean | null {
  if (text === null || text === "") return null;
  if (/^(n|no|nr|false|0|non-?\s?resident.*)$/i.test(text)) return false;
  return /^(y|yes|r|true|1|resident.*)$/i.test(text) ? true : null;
}
