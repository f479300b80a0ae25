/** Layouts as states write them: ready ones, text forms, lists without an NPN, and what stands around the rows. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LINE } from "#app/domains/licenses/imports/rows/list-lines.ts";
import { bytes, latin1, utf16 } from "./encodings.ts";
import { cellsOf, csv, HEADINGS, type Listed, openLedger } from "./lists.ts";

const { listed, run, rows, rejectedOf } = openLedger();
const BOTH = LINE.property + LINE.casualty;

const licensesOf = (state: string, start: string) =>
  rows(
    `SELECT l.number, l.lines, l.status, l.effective_on, l.expires_on, l.resident, l.license_class, a.name, a.npn, a.phone,
      a.zip FROM licenses l JOIN agents a USING (agent_no)
     WHERE l.state_code = ? AND l.number LIKE ? || '%' ORDER BY l.number`,
    [state, start],
  );
const fileOf = (key: string) => readFileSync(`tests/support/lists/${key}.csv`, "utf8");

describe("a ready layout is read from its own headings:", () => {
  test("Florida's list of valid individual licenses", async () => {
    const found = await run(fileOf("fl-dfs-individual"), { state: "FL", apply: true });
    expect(found).toMatchObject({ rowsRead: 4, rejected: 0, created: 2, unmatched: 1, unknown: [] });
    expect(found.layout).toMatchObject({ origin: "fl-dfs-individual", dates: { order: "month-first" } });
    expect(await licensesOf("FL", "W10100")).toMatchObject([
      {
        ...{ number: "W101001", name: "Vesna Dvorak", npn: "508660001", resident: 1, status: "active" },
        ...{ lines: LINE.life + LINE.health + BOTH, phone: "+18135550100", zip: "33614" },
        ...{ effective_on: "2025-08-01", expires_on: "2999-12-31" },
      },
      { number: "W101002", lines: LINE.personal, resident: 0 },
    ]);
  });

  test("Texas's list of agents and adjusters", async () => {
    const found = await run(fileOf("tx-tdi-individual"), { apply: true });
    expect(found).toMatchObject({ rowsRead: 4, rejected: 0, created: 2, unmatched: 1, unknown: [] });
    expect(found.layout).toMatchObject({ origin: "tx-tdi-individual", dates: null });
    expect(await licensesOf("TX", "W201")).toMatchObject([
      { lines: BOTH + LINE.life + LINE.health, effective_on: "2025-01-01", expires_on: "2027-12-31" },
      { lines: LINE.personal, license_class: "Pers Lines Prop and Cas Agent" },
    ]);
  });

  test("the licensee lookup of the State Based Systems", async () => {
    const found = await run(fileOf("sbs-licensee-lookup"), { state: "AZ", apply: true });
    expect(found).toMatchObject({ rowsRead: 3, rejected: 0, created: 1, unmatched: 2, unknown: [] });
    expect(found.layout.origin).toBe("sbs-licensee-lookup");
    expect(await licensesOf("AZ", "5086600")).toMatchObject([
      { lines: BOTH, status: "active", resident: 1, expires_on: "2028-02-28", zip: "85004" },
    ]);
  });

  test("NIPR's detail report, of which each state's rows are for that state", async () => {
    const found = await run(fileOf("nipr-detail"), { state: "OR" });
    // It has no address, so a new person waits for a place.
    expect(found).toMatchObject({ rowsRead: 5, rejected: 1, unplaced: 1, unmatched: 1, unknown: [] });
    expect(found.layout.origin).toBe("nipr-detail");
    expect(await rejectedOf(found.importNo)).toContain("The license is of “WA”, and this is a list of OR.");
    const [staged] = await rows(
      "SELECT lines, facts FROM license_import_rows WHERE import_no = ? AND key = 'W401001'",
      [found.importNo],
    );
    expect(JSON.parse(String(staged?.facts))).toMatchObject({
      ...{ firstName: "June", lastName: "Price Jr.", expiresOn: "2028-02-28" },
      terms: [
        { lines: LINE.property, effectiveOn: "2020-02-14", status: "active" },
        { lines: LINE.casualty, effectiveOn: "2023-06-20", status: "active" },
        { lines: LINE.life, status: "inactive" },
      ],
    });
  });
});

describe("text forms:", () => {
  const forms: [string, string][] = [
    ["a wrapped day", '="2031-03-31"'],
    ["a spreadsheet's day", "47938"],
    ["a short day with its month's name", "31-MAR-31"],
    ["slashes, year first", "2031/03/31"],
    ["slashes, a short year", "3/31/31"],
    ["ISO with a time", "2031-03-31T00:00:00.000Z"],
  ];
  const encodings: [string, (text: string) => Uint8Array<ArrayBuffer>][] = [
    ["UTF-8", bytes],
    ["UTF-8 with a mark", (text) => bytes(`\uFEFF${text}`)],
    ["UTF-16", (text) => utf16(`\uFEFF${text}`, true)],
    ["Windows-1252", latin1],
  ];
  const divided: [string, string][] = [
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["bars", "|"],
  ];
  test.each(forms)("%s", async (_form, text) => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const found = await run(csv([HEADINGS, cellsOf(one, { expires_on: text })]));
    expect(found).toMatchObject({ rowsRead: 1, rejected: 0, changed: 1 });
    const [change] = found.examples[0]?.changes ?? [];
    expect(change?.is).toContain("Mar 31, 2031");
  });

  for (const [encoding, encode] of encodings)
    test.each(divided)(
      `${encoding}, %s, with headings again, blank lines, and a footer`,
      async (_by, sign) => {
        const [one, other] = await listed(2);
        if (!one || !other) throw new Error("Too few.");
        const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(sign);
        const changed = { expires_on: "2031-03-31", state_label: "Property / Casualty" };
        const content = [
          line(["Licénsees of Texas"]),
          line(HEADINGS),
          line(cellsOf(one, changed)),
          "",
          sign.repeat(HEADINGS.length - 1),
          line(HEADINGS.map((heading) => heading.toUpperCase())),
          line(cellsOf(other, changed)),
          line(["Total records: 2", ...HEADINGS.slice(1).map(() => "")]),
          line(["*** End of report ***"]),
          "",
        ].join("\r\n");
        expect(await run(encode(content))).toMatchObject({ rowsRead: 2, rejected: 0, changed: 2 });
      },
    );

  test("days first, where a date of the list shows it; and both orders are said where none does", async () => {
    const [one, other] = await listed(2);
    if (!one || !other) throw new Error("Too few.");
    const found = await run(
      csv([
        HEADINGS,
        cellsOf(one, { expires_on: "03/04/2031", effective_on: "" }),
        cellsOf(other, { expires_on: "30/11/2031", effective_on: "" }),
      ]),
    );
    expect(found).toMatchObject({ rejected: 0, changed: 2 });
    expect(found.layout.dates).toMatchObject({ order: "day-first", why: "shown", example: "30/11/2031" });
    expect(found.examples.flatMap(({ changes }) => changes.map(({ is }) => is))).toEqual(
      expect.arrayContaining(["Apr 3, 2031", "Nov 30, 2031"]),
    );
    const open = await run(csv([HEADINGS, cellsOf(one, { expires_on: "03/04/2031", effective_on: "" })]));
    expect(open.layout.dates).toMatchObject({ order: "month-first", why: "usual" });
  });
});

describe("a list without NPNs", () => {
  const HEAD = ["Name", "License Number", "Status", "LOA", "Expiration Date", "City", "State", "Zip"];
  const cells = (one: Pick<Listed, "first_name" | "last_name" | "number">, status = "Active") => [
    ...[`${one.last_name}, ${one.first_name}`, one.number, status, "Life", "2031-01-31"],
    ...["AUSTIN", "TX", "78701"],
  ];
  const stranger = { first_name: "ZOE", last_name: "UNKNOWN", number: "W-NO-NPN" };

  test("is matched by state and license number, and its new people wait with the reason and are counted", async () => {
    const [known, ended] = await listed(2);
    if (!known || !ended) throw new Error("Too few.");
    const agents = await rows("SELECT count(*) n FROM agents");
    const found = await run(csv([HEAD, cells(known), cells(ended, "Revoked"), cells(stranger)]), {
      apply: true,
    });
    expect(found).toMatchObject({
      ...{
        rowsRead: 3,
        rejected: 0,
        changed: 1,
        ended: 1,
        created: 0,
        unplaced: 1,
        withoutNpn: 1,
        applied: 2,
      },
    });
    expect(found.waiting).toMatchObject([
      { name: "Zoe Unknown", npn: "", reason: "The list gives no NPN, and a profile needs one." },
    ]);
    expect(await rows("SELECT status FROM licenses WHERE license_no = ?", [ended.license_no])).toEqual([
      { status: "revoked" },
    ]);
    expect(await rows("SELECT count(*) n FROM agents")).toEqual(agents);
  });

  test("with a column of NPNs that is empty in a row, that row is matched by its number", async () => {
    const [known] = await listed(1);
    if (!known) throw new Error("Too few.");
    expect(await run(csv([HEADINGS, cellsOf(known, { npn: "", expires_on: "2032-01-31" })]))).toMatchObject({
      ...{ rejected: 0, changed: 1, unplaced: 0 },
    });
  });
});
