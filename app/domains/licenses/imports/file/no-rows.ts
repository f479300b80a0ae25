/** Lines of a list that are about no license: empty ones, the headings again, and what stands below the last row. Pure. */
import { foldHeading } from "./columns.ts";
import { unwrapCell } from "./csv-rows.ts";

/** Cells that a footer fills at most: "Total", and its numbers. */
const FOOTER_CELLS = 3;
/** How a footer begins; compared without case and signs. */
const FOOTERS =
  "total; totals; grand total; subtotal; count; total count; record count; row count; records; total records; total rows; total licenses; total licensees; number of records; number of licenses; end of report; end of file; end of list; report date; report run; run date; printed; printed on; generated; generated on; data as of; as of; source; disclaimer; page"
    .split("; ")
    .map((one) => one.split(" "));

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** "Total records: 12,345", "Page 3 of 9", "Report date 11/27/2026", "*** End of report ***" */
function isFooter(text: string): boolean {
  const words = wordsOf(text);
  // A name that begins like a footer, such as "Page, Anna", has more than that.
  return FOOTERS.some((footer) => {
    const begins = footer.every((word, at) => words[at] === word);
    return begins && (words.length === footer.length || /\d/.test(text) || footer.length > 1);
  });
}

/** Whether a row of the file is none of the list. `number`: the place of the license number, without which it may be one. */
export function isNoRow(
  cells: readonly string[],
  { headings, columns }: { headings: readonly string[]; columns: Readonly<Record<string, number>> },
): boolean {
  const rawOf = (field: string) => cells[columns[field] ?? -1] ?? "";
  // Nearly every row of a long list: it has a number and an NPN.
  if (/\d/.test(rawOf("number")) && /\d/.test(rawOf("npn"))) return false;
  const filled = cells.map(unwrapCell).filter((cell) => cell !== "");
  const [first] = filled;
  if (first === undefined) return true;
  const isAgain = headings.every((heading, at) => foldHeading(heading) === foldHeading(cells[at] ?? ""));
  if (isAgain) return true;
  if (filled.length > FOOTER_CELLS || !isFooter(first)) return false;
  const [npn, number] = [unwrapCell(rawOf("npn")), unwrapCell(rawOf("number"))];
  // "TOTAL-1" may be a license.
  const isNumber = /^[A-Za-z0-9-]{3,15}$/.test(number) && /\d/.test(number);
  return npn === "" && (number === "" || (number === first && !isNumber));
}
