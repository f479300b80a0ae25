/** Lists as they come: every encoding and delimiter that states use, and files that can't be a list. */
import { describe, expect, test } from "vitest";
import { UnreadableList } from "#app/domains/licenses/imports/file/survey.ts";
import { bytes, latin1, utf16 } from "./encodings.ts";
import { cellsOf, csv, HEADINGS, openLedger } from "./lists.ts";

const { listed, run, rows, ledger } = openLedger();

describe("a list is read the same in", () => {
  const ways: [string, (text: string) => Uint8Array<ArrayBuffer>][] = [
    ["as UTF-8", bytes],
    ["with a BOM", (text) => bytes(`\uFEFF${text}`)],
    ["with CRLF", (text) => bytes(text.replaceAll("\n", "\r\n"))],
    ["with CR alone", (text) => bytes(text.replaceAll("\n", "\r"))],
    ["as UTF-16, little end first, with a BOM", (text) => utf16(`\uFEFF${text}`, true)],
    ["as UTF-16, big end first, with a BOM", (text) => utf16(`\uFEFF${text}`, false)],
    ["as UTF-16 without a BOM", (text) => utf16(text, true)],
    ["as Latin-1", latin1],
    ["with semicolons", (text) => bytes(text.replaceAll(",", ";"))],
    ["with tabs", (text) => bytes(text.replaceAll(",", "\t"))],
    ["with a title above and a line for Excel", (text) => bytes(`sep=,\nLicenses of Texas\n\n${text}`)],
    ["wrapped for a spreadsheet", (text) => bytes(text.replaceAll(/^([^,\n]+),(\d+),/gm, '="$1",="$2",'))],
    [
      "with a newline in quotes",
      (text) => bytes(text.replace(/Status/, '"Status"').replaceAll("P*C", '"Property\nCasualty"')),
    ],
  ];

  test.each(ways)("%s", async (_how, encode) => {
    const [one, other] = await listed(2);
    if (!one || !other) throw new Error("Too few licenses in the seed.");
    await rows(
      "UPDATE people SET last_name = 'Núñez' WHERE id = (SELECT person_id FROM agents WHERE agent_no = ?)",
      [one.agent_no],
    );
    const plain = { state_label: "P*C" };
    const content = csv([HEADINGS, cellsOf(one, { last_name: "Núñez", ...plain }), cellsOf(other, plain)]);
    const found = await run(encode(content));
    expect(found).toMatchObject({ rowsRead: 2, rejected: 0, unmatched: 0, changed: 2 });
  });
});

describe("is refused with a sentence:", () => {
  const cut = (...left: string[]) => HEADINGS.filter((heading) => !left.includes(heading));
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ["nothing", "", "The file is empty."],
    [
      "a list without a required column",
      csv([cut("License Number"), ["x"]]),
      "There’s no column for the license number. Name it “License Number”, for example.",
    ],
    [
      "a list with a column twice",
      csv([[...HEADINGS, "Lic No"], ["x"]]),
      "Two columns could be the license number: “License Number” (column 1) and “Lic No” (column 10). Rename or remove one of them.",
    ],
    [
      "a list without headings",
      csv([
        ["a", "b"],
        ["c", "d"],
      ]),
      "We don’t know any of the headings. The first row is: a, b",
    ],
    [
      "a workbook",
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 0]),
      "The file isn’t text. Save the list as CSV.",
    ],
  ])("%s", async (_what, content, sentence) => {
    const problem = await run(content).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UnreadableList);
    expect(String((problem as Error).message)).toBe(sentence);
    expect(await rows("SELECT 1 FROM license_imports WHERE phase = 'reading'")).toEqual([]);
  });
});

test("with a tenth of the rows broken, all others are written and each broken one is stored with its reason", async () => {
  const licenses = await listed(40);
  const broken = [
    '"open quote,1,2',
    "too,few",
    "A/B,1,N,N,Active,Life,,2030-01-01,R",
    "AB-1,0,N,N,Active,Life,,2030-01-01,R",
  ];
  const lines = [csv([HEADINGS])];
  let put = 0;
  for (const [at, one] of licenses.entries()) {
    if (at % 10 === 9) lines.push(broken[put++ % broken.length] ?? "");
    else lines.push(csv([cellsOf(one, { expires_on: "2030-08-31" })]));
  }
  const found = await run(lines.join("\n"), { apply: true });
  expect(found).toMatchObject({ rowsRead: 40, rejected: 4, changed: 36, applied: 36, phase: "applied" });
  const stored = await rows(
    "SELECT row_no, reason FROM license_import_rejections WHERE import_no = ? ORDER BY row_no",
    [found.importNo],
  );
  expect(stored.map(({ row_no }) => row_no)).toEqual([10, 20, 30, 40]);
  expect(new Set(stored.map(({ reason }) => reason))).toEqual(
    new Set([
      "A quotation mark opens here and isn’t closed.",
      "The row has 2 of 9 cells.",
      "The license number “A/B” isn’t 3 to 15 letters, digits, or hyphens.",
      "The NPN “0” isn’t up to ten digits.",
    ]),
  );
});

test("a row with another name than the agent’s, or matching two agents, is refused and changes no one", async () => {
  const [one, twin, other] = await listed(3);
  if (!one || !twin || !other) throw new Error("Too few licenses in the seed.");
  await rows("UPDATE agents SET npn = ? WHERE agent_no = ?", [twin.npn, other.agent_no]);
  const before = await ledger();
  const found = await run(
    csv([
      HEADINGS,
      cellsOf(one, { last_name: "Somebody" }),
      cellsOf(one, { last_name: "Somebody", status: "Revoked", number: "ELSE-7" }),
      cellsOf(twin, { number: "ELSE-8" }),
    ]),
    { apply: true },
  );
  expect(found).toMatchObject({ rejected: 3, applied: 0 });
  expect(found.rejections.map(({ reason }) => reason)).toEqual([
    `The list has the NPN ${one.npn} under another name than ${one.first_name} ${one.last_name}.`,
    `The list has the NPN ${one.npn} under another name than ${one.first_name} ${one.last_name}.`,
    `Two agents have the NPN ${twin.npn}. An admin has to sort that out first.`,
  ]);
  expect(await ledger()).toEqual(before);
});

test("bad news arrives under another name, and where two agents have the NPN, once number and state agree", async () => {
  const [one, twin, other] = await listed(3);
  if (!one || !twin || !other) throw new Error("Too few licenses in the seed.");
  await rows("UPDATE agents SET npn = ? WHERE agent_no = ?", [twin.npn, other.agent_no]);
  const found = await run(
    csv([
      HEADINGS,
      cellsOf(one, { last_name: "Married-Since", status: "Revoked" }),
      cellsOf(twin, { status: "Cancel\u006ced" }),
    ]),
    { apply: true },
  );
  expect(found).toMatchObject({ ended: 2, rejected: 0, applied: 2 });
  expect(
    await rows("SELECT status FROM licenses WHERE license_no IN (?, ?) ORDER BY license_no = ?", [
      one.license_no,
      twin.license_no,
      twin.license_no,
    ]),
  ).toEqual([{ status: "revoked" }, { status: "canceled" }]);
});

test("a status that we don’t know is not confirmed, and counted in the report", async () => {
  const [one] = await listed(1);
  if (!one) throw new Error("Too few licenses in the seed.");
  const found = await run(csv([HEADINGS, cellsOf(one, { status: "Hold 7", state_label: "Q9" })]), {
    apply: true,
  });
  expect(found).toMatchObject({ ended: 1, applied: 1 });
  expect(found.unknown).toEqual([
    { kind: "line", word: "Q9", rows: 1, meant: null },
    { kind: "status", word: "Hold 7", rows: 1, meant: null },
  ]);
  expect(
    await rows("SELECT status, lines, state_label FROM licenses WHERE license_no = ?", [one.license_no]),
  ).toEqual([{ status: "unconfirmed", lines: 0, state_label: "Q9" }]);
});
