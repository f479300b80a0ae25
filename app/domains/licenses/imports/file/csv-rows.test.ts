import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { type CsvPlace, type Encoding, RowReader, readCsv, UNCLOSED, unwrapCell } from "./csv-rows.ts";

const read = (text: string, pieces = 7) => {
  const reader = new RowReader(",");
  const rows = [];
  for (let at = 0; at < text.length; at += pieces)
    rows.push(...reader.push(text.slice(at, at + pieces), false));
  return [...rows, ...reader.push("", true)];
};
const cells = (text: string, pieces?: number) => read(text, pieces).map((row) => row.cells);

describe("rows as they stream in", () => {
  test("are what was written, wherever the text is cut", () => {
    const cell = fc.stringMatching(/^[a-z",\n ]{0,6}$/).map((text) => `x${text}`);
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        table,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("\n", "\r\n"),
        (rows, pieces, newline) => {
          const text = Papa.unparse(rows, { newline });
          expect(cells(text, pieces)).toEqual(rows);
        },
      ),
    );
  });

  test("keep newlines in quotes, leave out empty lines, and need none at the end", () => {
    expect(cells('a,"b\r\nc"\r\n\r\n d,e')).toEqual([
      ["a", "b\nc"],
      [" d", "e"],
    ]);
  });

  test("keep one newline where a piece ends between its two characters", () => {
    expect(cells('"a\r\nb",c', 3)).toEqual([["a\nb", "c"]]);
  });

  test("whose quote is never closed are given back alone, and those behind them are read", () => {
    const text = '1,"open\n2,b\n3,"c",4\n5,"also open\n6,d\n7,e\n';
    expect(read(text)).toEqual([
      { cells: ['1,"open'], broken: UNCLOSED },
      { cells: ["2", "b"], broken: null },
      { cells: ["3", "c", "4"], broken: null },
      { cells: ['5,"also open'], broken: UNCLOSED },
      { cells: ["6", "d"], broken: null },
      { cells: ["7", "e"], broken: null },
    ]);
  });

  test("take a line without end for one broken row", () => {
    const rows = read(`a,b\n${"x".repeat(300_000)}\nc,d\n`, 50_000);
    expect(rows.map(({ broken }) => broken === null)).toEqual([true, false, true]);
    expect(rows[2]?.cells).toEqual(["c", "d"]);
  });
});

test.each([
  ["utf-8", [0xef, 0xbb, 0xbf, 0x61, 0x2c, 0xc3, 0xa9]],
  ["utf-16le", [0x61, 0, 0x2c, 0, 0xe9, 0]],
  ["utf-16be", [0, 0x61, 0, 0x2c, 0, 0xe9]],
  ["windows-1252", [0x61, 0x2c, 0xe9]],
] as const)("bytes of %s are read one by one", async (encoding, bytes) => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const rows = [];
  for await (const some of readCsv(stream, { encoding, delimiter: "," })) rows.push(...some.rows);
  expect(rows.map((row) => row.cells)).toEqual([["a", "é"]]);
});

test.each([
  ['="0123"', "0123"],
  [' ="a b" ', "a b"],
  ["'=cmd()", "=cmd()"],
  ["plain", "plain"],
  ["it's", "it's"],
])("the cell %s holds %s", (cell, held) => {
  expect(unwrapCell(cell)).toBe(held);
});

/** What is read when somebody else goes on with each piece, from the place that the one before left. */
async function readInTurns(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding, most: number) {
  const rows: string[][] = [];
  let from: CsvPlace | undefined;
  for (;;) {
    const start = from?.offset ?? 0;
    // Pieces of a few bytes, so that one ends anywhere.
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = start; at < bytes.length; at += most) controller.enqueue(bytes.slice(at, at + most));
        controller.close();
      },
    });
    const turn = await readCsv(stream, { encoding, delimiter: "," }, from).next();
    if (turn.done) return rows;
    rows.push(...turn.value.rows.map(({ cells }) => cells));
    // As it comes back from the database.
    from = JSON.parse(JSON.stringify(turn.value.place)) as CsvPlace;
  }
}

test.each(["utf-8", "utf-16le", "utf-16be"] as const)(
  "a list in %s is read the same in turns, wherever each of them ends",
  async (encoding) => {
    const rows = [
      ["é", "“x\ny”"],
      ["𝒳", 'a"b'],
      ["🧾,", "\uFEFFc"],
      ["", "d"],
    ].map((row) => ["n", ...row]);
    const text = `\uFEFF${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
    const bytes =
      encoding === "utf-8" ? new TextEncoder().encode(text) : utf16(text, encoding === "utf-16le");
    for (let most = 1; most <= bytes.length; most += 1)
      expect(await readInTurns(bytes, encoding, most), `${most} bytes`).toEqual(rows);
  },
);

function utf16(text: string, littleEnd: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEnd);
  return new Uint8Array(view.buffer);
}
