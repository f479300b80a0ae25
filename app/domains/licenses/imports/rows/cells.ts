/** Cells of a list’s rows that every kind of list has: numbers, NPNs, dates. Each throws `BadCell` in words. */
import { DAY_MS } from "#app/platform/durations.ts";
import type { DateOrder } from "../file/date-order.ts";

export class BadCell extends Error {}

/** The cell of a field; null where the list has no such column. */
export type Cell = (field: string) => string | null;

export const isState = (text: string, stateCode: string, stateName: string | null): boolean =>
  [stateCode, stateName].some((one) => one !== null && one.toUpperCase() === text.toUpperCase());

export function numberOf(text: string | null): string {
  const number = (text ?? "").toUpperCase().replace(/\s/g, "");
  if (/^[A-Z0-9-]{3,15}$/.test(number)) return number;
  throw bad("license number", number, "isn’t 3 to 15 letters, digits, or hyphens");
}

/** A cell that is not what it should be, or is empty. */
export const bad = (label: string, text: string, problem: string) =>
  new BadCell(text === "" ? `The ${label} is missing.` : `The ${label} “${text.slice(0, 40)}” ${problem}.`);

export function npnOf(cell: Cell): string {
  const npn = (cell("npn") ?? "").replace(/^0+/, "").replace(/\.0$/, "");
  if (!/^[1-9]\d{0,9}$/.test(npn)) throw bad("NPN", cell("npn") ?? "", "isn’t up to ten digits");
  return npn;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Spreadsheets count days from Dec 30, 1899: these are 1954 to 2119. */
const SERIAL = { least: 20_000, most: 80_000, zero: Date.UTC(1899, 11, 30) };
/** "27" is 2027 and "85" is 1985. */
const century = (year: string | undefined): string | undefined =>
  year?.length === 2 ? `${Number(year) < 70 ? "20" : "19"}${year}` : year;

/**
 * `2027-11-30`, `2027/11/30`, `11/30/2027`, `11/30/27`, `20271130`, `30-Nov-2027`, `30-NOV-27`, `Nov 30, 2027`, or the number
 * of a spreadsheet's day, with or without a time after it. `order` is of those that begin with one or two digits and another
 * number.
 */
export function dayOf(text: string, label: string, order: DateOrder = "month-first"): string {
  const day = text.trim().split(/[T ](?=\d{1,2}:\d{2})/)[0] ?? "";
  const serial = /^\d{5}(?:\.\d+)?$/.test(day) ? Math.floor(Number(day)) : 0;
  if (serial >= SERIAL.least && serial <= SERIAL.most)
    return new Date(SERIAL.zero + serial * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(day) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(day);
  const [month, date] = order === "month-first" ? [numbers?.[1], numbers?.[2]] : [numbers?.[2], numbers?.[1]];
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4}|\d{2})$/i.exec(day);
  const long = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(day);
  const monthNo = (name: string | undefined) => MONTHS.indexOf((name ?? "").toLowerCase()) + 1;
  const parts =
    (iso && [iso[1], iso[2], iso[3]]) ??
    (numbers && [century(numbers[3]), month, date]) ??
    (named && [century(named[3]), monthNo(named[2]), named[1]]) ??
    (long && [long[3], monthNo(long[1]), long[2]]);
  if (!parts) throw bad(label, text, "isn’t a date");
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const made = new Date(Date.UTC(y, m - 1, d));
  // A day that the month does not have becomes one of the next.
  if (made.getUTCMonth() !== m - 1 || made.getUTCDate() !== d || y < 1900 || y > 2200)
    throw bad(label, text, "isn’t a day of the calendar");
  return made.toISOString().slice(0, 10);
}
