/** What we can tell about a row that couldn't be read: which license and which producer it may be about. Pure. */
import type { ColumnMap } from "../file/columns.ts";
import { unwrapCell } from "../file/csv-rows.ts";

/** Words of a row that are looked at; a list has fewer columns. */
const MOST_WORDS = 80;

export type Hints = {
  /** License numbers as lists write them; of a row whose cells are shifted, all that look like one. */
  numbers: string[];
  npns: string[];
  /** Whether its cells may be in the wrong columns. Then a number alone says nothing. */
  shifted: boolean;
  /** All of it, in small letters. */
  text: string;
};

const plain = (cell: string): string => unwrapCell(cell).toUpperCase().replace(/\s/g, "");
const isNumber = (text: string): boolean => /^[A-Z0-9-]{3,15}$/.test(text) && /\d/.test(text);
const npnOf = (text: string): string | null =>
  /^\d{1,12}$/.test(text) ? text.replace(/^0+/, "").slice(0, 10) || null : null;

/** The hints of a row with this many headings. */
export function hintsOf(cells: readonly string[], columns: ColumnMap, width: number): Hints {
  const text = cells.join(" ").toLowerCase();
  const last = Math.max(...Object.values(columns));
  const shifted = cells.length <= last || cells.slice(width).some((cell) => cell.trim() !== "");
  if (shifted) {
    const words = cells
      .flatMap((cell) => cell.split(/[,;|\t"]/))
      .map(plain)
      .slice(0, MOST_WORDS);
    const npns = words.flatMap((word) => npnOf(word) ?? []);
    return { numbers: [...new Set(words.filter(isNumber))], npns: [...new Set(npns)], shifted, text };
  }
  const cell = (field: string) => plain(cells[columns[field] ?? -1] ?? "");
  const number = cell("number");
  const npn = npnOf(cell("npn"));
  return {
    numbers: /^[A-Z0-9-]{3,15}$/.test(number) ? [number] : [],
    npns: npn === null ? [] : [npn],
    shifted,
    text,
  };
}

/** A license that a row may be about, and its holder. */
export type Named = { number: string; npn: string; lastName: string };

/**
 * Whether a row is about a license with one of its numbers or NPNs: its number says so. Where the number can't be read, its
 * NPN does; where cells are shifted, two things must agree.
 */
export function isAbout(hints: Hints, { number, npn, lastName }: Named): boolean {
  const [byNumber, byNpn] = [hints.numbers.includes(number), hints.npns.includes(npn)];
  if (!hints.shifted) return hints.numbers.length > 0 ? byNumber : byNpn;
  const byName = lastName !== "" && hints.text.includes(lastName.toLowerCase());
  return [byNumber, byNpn, byName].filter(Boolean).length >= 2;
}
