/** Rows of a CSV file as it streams in. A row that breaks off is given as broken, and those after it are read all the same. */
import Papa from "papaparse";

export type CsvRow = {
  cells: string[] /** Why it could not be read; its only cell is the line as it came. */;
  broken: string | null;
};

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Delimiter = "," | ";" | "\t" | "|";
export type CsvForm = { encoding: Encoding; delimiter: Delimiter };

/** A row that goes on for longer has an open quote, or is no row. */
const MOST_ROW_CHARACTERS = 64 * 1024;
/** As much is parsed at once, so that a quote that never closes costs little to find out. */
const PIECE_BYTES = 64 * 1024;

export const UNCLOSED = "A quotation mark opens here and isn’t closed.";
const TOO_LONG = "The line is longer than 64,000 characters.";

/** Where reading can continue: after how many bytes, and the part of them that isn't a complete row yet. */
export type CsvPlace = { offset: number; rest: string; afterReturn: boolean; isSkipping: boolean };
const BEGINNING: CsvPlace = { offset: 0, rest: "", afterReturn: false, isSkipping: false };

/** The rows of a file from a place on, some at a time, each time with the place behind them. Holds one piece and one row at most. */
export async function* readCsv(
  bytes: ReadableStream<Uint8Array>,
  { encoding, delimiter }: CsvForm,
  from: CsvPlace = BEGINNING,
): AsyncGenerator<{ rows: CsvRow[]; place: CsvPlace }> {
  const reader = new RowReader(delimiter, from);
  const decoder = new TextDecoder(encoding, { ignoreBOM: from.offset > 0 });
  let { offset } = from;
  for await (const piece of wholeCharacters(bytes, encoding)) {
    offset += piece.length;
    const rows = reader.push(decoder.decode(piece, { stream: true }), false);
    if (rows.length > 0) yield { rows, place: { offset, ...reader.state() } };
  }
  const rows = reader.push(decoder.decode(), true);
  if (rows.length > 0) yield { rows, place: { offset, ...reader.state() } };
}

/** Pieces that no character is cut in two by, so that reading can go on behind each of them. */
async function* wholeCharacters(
  bytes: ReadableStream<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array(0);
  for await (const piece of piecesOf(bytes)) {
    const both = new Uint8Array(held.length + piece.length);
    both.set(held);
    both.set(piece, held.length);
    const end = lastBoundary(both, encoding);
    held = both.slice(end);
    if (end > 0) yield both.subarray(0, end);
  }
  if (held.length > 0) yield held;
}

/** Before the last character, of which more bytes may follow. */
function lastBoundary(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding === "windows-1252") return bytes.length;
  if (encoding === "utf-8") {
    let end = bytes.length - 1;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    return Math.max(0, end);
  }
  const even = bytes.length - (bytes.length % 2);
  const high = bytes[encoding === "utf-16le" ? even - 1 : even - 2] ?? 0;
  return high >= 0xd8 && high <= 0xdb ? even - 2 : even;
}

/** The chunks of a stream, none larger than a piece. */
export async function* piecesOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += PIECE_BYTES) yield value.subarray(at, at + PIECE_BYTES);
    }
  } finally {
    await reader.cancel();
  }
}

/** Takes text as it comes and gives the rows that are complete. */
export class RowReader {
  #delimiter: Delimiter;
  #rest: string;
  #endedWithReturn: boolean;
  #isSkipping: boolean;

  constructor(delimiter: Delimiter, { rest, afterReturn, isSkipping }: Omit<CsvPlace, "offset"> = BEGINNING) {
    this.#delimiter = delimiter;
    this.#rest = rest;
    this.#endedWithReturn = afterReturn;
    this.#isSkipping = isSkipping;
  }

  /** What another reader needs to go on. */
  state(): Omit<CsvPlace, "offset"> {
    return { rest: this.#rest, afterReturn: this.#endedWithReturn, isSkipping: this.#isSkipping };
  }

  push(text: string, last: boolean): CsvRow[] {
    this.#rest += this.#withPlainNewlines(text);
    const rows: CsvRow[] = [];
    while (this.#rest !== "") {
      if (this.#isSkipping && !this.#skipLine()) break;
      const broken = this.#parse(rows, last);
      if (!broken && (last || this.#rest.length <= MOST_ROW_CHARACTERS)) break;
      if (this.#rest !== "") rows.push(this.#takeLine(broken));
    }
    return rows;
  }

  /** `\r\n` and `\r` end a line as `\n` does, also where a piece ends between the two. */
  #withPlainNewlines(text: string): string {
    const after = this.#endedWithReturn && text.startsWith("\n") ? text.slice(1) : text;
    if (text !== "") this.#endedWithReturn = text.endsWith("\r");
    return after.includes("\r") ? after.replace(/\r\n?/g, "\n") : after;
  }

  /** Parses what is there, row by row. True: the row that the rest begins with swallows the lines after it. */
  #parse(rows: CsvRow[], last: boolean): boolean {
    const text = this.#rest;
    let end = 0;
    let broken = false;
    const parser = new Papa.Parser({
      delimiter: this.#delimiter,
      newline: "\n",
      step({ data, errors, meta }: Papa.ParseStepResult<string[]>) {
        // The types say one row; the parser hands a list of one.
        const cells = (data as unknown as string[][])[0] ?? [];
        const unclosed = errors.some(({ code }) => code === "MissingQuotes");
        if (unclosed || (errors.length > 0 && text.slice(end, meta.cursor - 1).includes("\n"))) {
          broken = true;
          parser.abort();
          return;
        }
        end = meta.cursor;
        if (cells.length > 1 || (cells[0] ?? "").trim() !== "") rows.push({ cells, broken: null });
      },
    });
    parser.parse(text, 0, !last);
    this.#rest = text.slice(end);
    return broken;
  }

  /** The first line of the rest, as a broken row; reading goes on behind it. */
  #takeLine(unclosed: boolean): CsvRow {
    const newline = this.#rest.indexOf("\n");
    const line = newline === -1 ? this.#rest : this.#rest.slice(0, newline);
    const isLong = line.length > MOST_ROW_CHARACTERS;
    this.#rest = newline === -1 ? "" : this.#rest.slice(newline + 1);
    this.#isSkipping = newline === -1;
    return { cells: [line.slice(0, MOST_ROW_CHARACTERS)], broken: isLong && !unclosed ? TOO_LONG : UNCLOSED };
  }

  /** Past the line that was too long; false while it goes on. */
  #skipLine(): boolean {
    const newline = this.#rest.indexOf("\n");
    this.#rest = newline === -1 ? "" : this.#rest.slice(newline + 1);
    this.#isSkipping = newline === -1;
    return newline !== -1;
  }
}

/** What a cell says, without the `="…"` that keeps a spreadsheet from changing it, and the sign that we put before formulas. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  const wrapped = /^="(.*)"$/s.exec(text);
  return (wrapped?.[1] ?? text).replace(/^'(?=[=+\-@])/, "").trim();
}
