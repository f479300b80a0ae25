import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { RowReader, readCsv, UNCLOSED, unwrapCell } from "./csv-rows.ts";

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
  for await (const some of readCsv(stream, { encoding, delimiter: "," })) rows.push(...some);
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
