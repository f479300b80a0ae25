/** A file's first reading: whether it is the same as another, and how it is written. */

import type { ListKind } from "../types.ts";
import { type ColumnMap, matchColumns } from "./columns.ts";
import {
  type CsvForm,
  type CsvRow,
  type Delimiter,
  type Encoding,
  piecesOf,
  RowReader,
  unwrapCell,
} from "./csv-rows.ts";
import { datesIn, type ListDates } from "./date-order.ts";

export type Survey = {
  bytes: number;
  /** The same for the same bytes alone: SHA-256 over one megabyte after the other, each with the one before. */
  mark: string;
  layout: Layout;
  /** Why the list can’t be read by the columns that its headings name; null: it can. */
  problem: string | null;
};

export type Layout = CsvForm & {
  /** Rows above the headings, themselves included: titles, a date, `sep=;`. */
  rowsAbove: number;
  headings: string[];
  columns: ColumnMap;
  /** The order of day and month; null where its dates leave none open. */
  dates: ListDates | null;
};

/** What a file is refused for, as a sentence. */
export class UnreadableList extends Error {
  override name = "UnreadableList";
}

const BLOCK_BYTES = 1024 * 1024;
const HEAD_BYTES = 64 * 1024;
/** Headings stand among the first rows, or there are none. */
const ROWS_TO_HEADINGS = 20;
const DELIMITERS: readonly Delimiter[] = [",", ";", "\t", "|"];

/** Reads all of a file once. Throws `UnreadableList` for one that is empty, or has no headings that we know. */
export async function surveyFile(bytes: ReadableStream<Uint8Array>, list: ListKind): Promise<Survey> {
  const head = new Uint8Array(HEAD_BYTES);
  const block = new Uint8Array(32 + BLOCK_BYTES);
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let size = 0;
  let filled = 0;
  const seal = async () => {
    block.set(new Uint8Array(await crypto.subtle.digest("SHA-256", block.subarray(0, 32 + filled))));
    filled = 0;
  };
  for await (const piece of piecesOf(bytes)) {
    if (size < HEAD_BYTES) head.set(piece.subarray(0, HEAD_BYTES - size), size);
    size += piece.length;
    isUtf8 &&= decodes(utf8, piece);
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + BLOCK_BYTES - filled);
      block.set(taken, 32 + filled);
      filled += taken.length;
      at += taken.length;
      if (filled === BLOCK_BYTES) await seal();
    }
  }
  if (size === 0) throw new UnreadableList("The file is empty.");
  isUtf8 &&= decodes(utf8, null);
  await seal();
  const mark = [...block.subarray(0, 32)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const begin = head.subarray(0, Math.min(size, HEAD_BYTES));
  const { problem, ...layout } = layoutOf(begin, encodingOf(begin, isUtf8), size <= HEAD_BYTES, list);
  return { bytes: size, mark, layout, problem };
}

function decodes(decoder: TextDecoder, piece: Uint8Array | null): boolean {
  try {
    if (piece === null) decoder.decode();
    else decoder.decode(piece, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** By its mark of byte order; without one by where its zeros are; then UTF-8 if it is, or what old Windows wrote. */
function encodingOf(head: Uint8Array, isUtf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && odd > even * 4) return "utf-16le";
  if (even > head.length / 8 && even > odd * 4) return "utf-16be";
  if (even + odd > 0) throw new UnreadableList("The file isn’t text. Save the list as CSV.");
  return isUtf8 ? "utf-8" : "windows-1252";
}

/** The delimiter and the row of headings under which most columns are known. */
function layoutOf(head: Uint8Array, encoding: Encoding, isWhole: boolean, list: ListKind) {
  const text = new TextDecoder(encoding).decode(head, { stream: !isWhole });
  let best: (Layout & { known: number; problem: string | null }) | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = new RowReader(delimiter).push(text, isWhole);
    for (const [at, { cells, broken }] of rows.slice(0, ROWS_TO_HEADINGS).entries()) {
      const { columns, problem } = matchColumns(cells, list);
      const known = broken === null ? Object.keys(columns).length : 0;
      if (known > (best?.known ?? 0))
        best = {
          encoding,
          delimiter,
          rowsAbove: at + 1,
          headings: cells.map(unwrapCell),
          columns,
          dates: datesIn(rows.slice(at + 1).map((row) => row.cells)),
          known,
          problem,
        };
    }
  }
  if (best === null) throw new UnreadableList(noHeadings(text, isWhole));
  const { known: _, ...layout } = best;
  return layout;
}

function noHeadings(text: string, isWhole: boolean): string {
  const [first]: (CsvRow | undefined)[] = new RowReader(",").push(text, isWhole);
  const said = first?.cells.slice(0, 6).join(", ").slice(0, 120) ?? "";
  return `We don’t know any of the headings. The first row is: ${said}`;
}
