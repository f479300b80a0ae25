/** Lists of appointments: which carriers have appointed which agents, said by the state and taken back with its list. */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readRecords, recordStatements } from "#app/domains/directory/facts/state-record-queries.server.ts";
import { previewUndo } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { findImport } from "#app/domains/licenses/imports/import-rows.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { startComparing } from "#app/domains/licenses/imports/words/reread-commands.server.ts";
import { decideWord } from "#app/domains/licenses/imports/words/word-commands.server.ts";
import { csv, type Listed, NOW, openLedger } from "./lists.ts";

const { rows, context, listed, run, report, rejectedOf } = openLedger();

const HEADINGS = [
  "Agent NPN",
  "License Number",
  "Company Name",
  "NAIC Code",
  "Line of Authority",
  "Appointment Date",
  "Termination Date",
  "Appointment Status",
];
type Cells = {
  npn?: string;
  number?: string;
  carrier?: string;
  naic?: string;
  line?: string;
  since?: string;
  until?: string;
  status?: string;
};
const appointment = (cells: Cells) => {
  const { npn = "", number = "", carrier = "", naic = "", line = "", since = "", until = "" } = cells;
  return [npn, number, carrier, naic, line, since, until, cells.status ?? "Appointed"];
};
const list = (...all: Cells[]) => csv([HEADINGS, ...all.map(appointment)]);
const runList = (content: string, options: { apply?: boolean; readOn?: string; state?: string } = {}) =>
  run(content, { list: "appointments", ...options });
const appointments = () => rows("SELECT * FROM agent_appointments ORDER BY agent_no, carrier_no, state_code");

let one: Listed;
let other: Listed;
let carriers: { carrier_no: number; name: string }[];
beforeAll(async () => {
  [one, other] = (await listed(2)) as [Listed, Listed];
  carriers = (await rows(
    "SELECT carrier_no, name FROM carriers ORDER BY carrier_no LIMIT 3",
  )) as unknown as typeof carriers;
});
const carrier = (at: number) => carriers[at]?.name ?? "";

test("says who is appointed, by NPN and by license number, and goes with its import", async () => {
  const before = await appointments();
  const content = list(
    { npn: one.npn, carrier: carrier(0).toUpperCase(), line: "Property", since: "01/02/2024" },
    { npn: one.npn, carrier: carrier(0), line: "Casualty", since: "03/04/2025" },
    { number: other.number, carrier: carrier(1), since: "2025-05-06", until: "2028-01-01" },
    { npn: "9900998877", carrier: carrier(0) },
    { npn: one.npn, carrier: "SOMEBODY ELSE MUTUAL", naic: "19232" },
  );
  const tried = await runList(content);
  expect(tried).toMatchObject({
    phase: "compared",
    rowsRead: 5,
    added: 2,
    unmatched: 1,
    uncataloged: 1,
    rejected: 0,
    unknown: [{ kind: "carrier", word: "NAIC 19232, SOMEBODY ELSE MUTUAL", rows: 1, meant: null }],
  });
  expect(await appointments(), "a dry run writes nothing").toEqual(before);

  const { importNo } = await runList(content, { apply: true });
  expect(await appointments()).toEqual([
    ...before,
    ...[
      {
        agent_no: one.agent_no,
        carrier_no: carriers[0]?.carrier_no,
        lines_label: "Property; Casualty",
        since: "2024-01-02",
        until: null,
      },
      {
        agent_no: other.agent_no,
        carrier_no: carriers[1]?.carrier_no,
        lines_label: "",
        since: "2025-05-06",
        until: "2028-01-01",
      },
    ]
      .map((row) => ({
        ...row,
        state_code: "TX",
        status: "active",
        read_on: "2027-01-15",
        import_no: importNo,
      }))
      .sort((a, b) => Number(a.agent_no) - Number(b.agent_no)),
  ]);
  expect(await rows("SELECT count(*) n FROM appointment_changes WHERE import_no = ?", [importNo])).toEqual([
    { n: 2 },
  ]);
  expect(await previewUndo(context(), { importNo, list: "appointments" })).toMatchObject({
    back: 2,
    stays: 0,
  });
  await undoImport(context(), importNo);
  expect(await report(importNo)).toMatchObject({ phase: "undone", restored: 2, skipped: 0 });
  expect(await appointments()).toEqual(before);
});

test("a later list confirms, changes, and ends; an older one changes nothing", async () => {
  const first = await runList(
    list({ npn: one.npn, carrier: carrier(0) }, { npn: other.npn, carrier: carrier(0), since: "2024-02-03" }),
    { apply: true },
  );
  const second = await runList(
    list(
      { npn: one.npn, carrier: carrier(0), status: "Terminated", until: "31.31.2026" },
      { npn: other.npn, carrier: carrier(0), since: "2024-02-03" },
    ),
    { apply: true, readOn: "2027-02-01" },
  );
  expect(second).toMatchObject({ ended: 1, confirmed: 1, added: 0, rejected: 0, applied: 2 });
  const status = () =>
    rows("SELECT status, read_on, import_no FROM agent_appointments WHERE agent_no = ?", [one.agent_no]);
  expect(await status()).toEqual([{ status: "canceled", read_on: "2027-02-01", import_no: second.importNo }]);
  expect(
    await runList(list({ npn: one.npn, carrier: carrier(0) }), { readOn: "2026-12-01" }),
    "an older list",
  ).toMatchObject({ unchanged: 1, added: 0, changed: 0 });

  // Undone in the order in which they came: what an undone list said doesn't come back with the later one.
  await undoImport(context(), first.importNo);
  expect(await report(first.importNo)).toMatchObject({ restored: 0, skipped: 2 });
  expect(await status()).toHaveLength(1);
  await undoImport(context(), second.importNo);
  expect(await appointments()).toEqual([]);
});

test("a row that ends what nobody here knew of is remembered, and shows nothing", async () => {
  const { importNo } = await runList(
    list({ npn: one.npn, carrier: carrier(0), status: "Active", until: "2026-06-30" }),
    { apply: true },
  );
  expect(await report(importNo)).toMatchObject({ ended: 1 });
  const older = await runList(list({ npn: one.npn, carrier: carrier(0) }), { readOn: "2026-05-01" });
  expect(older).toMatchObject({ unchanged: 1 });
  await undoImport(context(), importNo);
});

describe("a carrier that the catalog doesn’t have", () => {
  test("is said once by its NAIC code, for the lists of all states", async () => {
    const admin = "0190a000-0000-7000-8000-00000000a001";
    const tried = await runList(
      list(
        { npn: one.npn, carrier: "FIRST MUT INS CO", naic: "00123" },
        { npn: other.npn, carrier: "NOBODY WE HAVE" },
      ),
    );
    expect(tried).toMatchObject({ uncataloged: 2, added: 0 });
    const found = await findImport(context(), tried.importNo);
    if (found === null) throw new Error("No import.");
    const meaning = { lines: 0, status: null, carrier: carrier(2), carrierNo: carriers[2]?.carrier_no ?? 0 };
    const word = { kind: "carrier", word: "NAIC 00123, FIRST MUT INS CO", meaning } as const;
    expect(await decideWord(context(), admin, found, word)).toBe("saved");
    expect(await decideWord(context(), admin, found, word)).toBe("decided");
    await decideWord(context(), admin, found, {
      ...word,
      word: "NOBODY WE HAVE",
      meaning: { ...meaning, carrier: null, carrierNo: null },
    });
    // From the rows that are staged: nobody uploads it twice.
    await startComparing(context(), tried.importNo);
    await readImport(context(), tried.importNo, null);
    expect(await report(tried.importNo)).toMatchObject({
      added: 1,
      uncataloged: 1,
      unknown: [],
    });
    await applyImport(context(), tried.importNo);
    expect(await rows("SELECT agent_no, carrier_no FROM agent_appointments")).toEqual([
      { agent_no: one.agent_no, carrier_no: carriers[2]?.carrier_no },
    ]);
    const elsewhere = await runList(list({ npn: one.npn, carrier: "FMI COMPANY", naic: "123" }), {
      state: "AZ",
    });
    expect(elsewhere, "another state, under another name").toMatchObject({ added: 1, uncataloged: 0 });
    await undoImport(context(), tried.importNo);
  });

  test("two companies of one carrier are one appointment, in force if one of them is", async () => {
    const content = list(
      { npn: one.npn, carrier: carrier(2) },
      { npn: one.npn, carrier: "FIRST MUT INS CO", naic: "00123", status: "Terminated" },
    );
    const { importNo } = await runList(content, { apply: true });
    expect(await rows("SELECT status FROM agent_appointments WHERE import_no = ?", [importNo])).toEqual([
      { status: "active" },
    ]);
    await undoImport(context(), importNo);
    expect(await appointments()).toEqual([]);
  });
});

test("what can’t be read or contradicts itself is refused with the reason", async () => {
  const found = await runList(
    list(
      { carrier: carrier(0) },
      { npn: one.npn },
      { npn: one.npn, number: other.number, carrier: carrier(0) },
      { npn: one.npn, carrier: carrier(0), naic: "12-34" },
      { npn: one.npn, carrier: carrier(0), since: "2027-13-45" },
      { npn: "9900998877", number: other.number, carrier: carrier(1) },
    ),
  );
  expect(found).toMatchObject({ rejected: 6, added: 0 });
  const refused = await rejectedOf(found.importNo);
  for (const reason of [
    "The row names no agent.",
    "The row names no carrier.",
    `has the license ${other.number} here, under the NPN ${other.npn}.`,
    "The NAIC code “12-34” isn’t up to six digits.",
    "isn’t a day of the calendar",
  ])
    expect(refused).toContain(reason);
});

test("a list without a column of agents or of carriers isn’t read", async () => {
  await expect(
    runList(
      csv([
        ["Company Name", "Status"],
        ["A", "B"],
      ]),
    ),
  ).rejects.toThrow("There’s no column for the agent’s NPN or the agent’s license number.");
  await expect(
    runList(
      csv([
        ["NPN", "Status"],
        ["1", "B"],
      ]),
    ),
  ).rejects.toThrow("There’s no column for the carrier’s name or the carrier’s NAIC code.");
});

test("an unknown status isn’t in force until an admin says what it means", async () => {
  const found = await runList(list({ npn: one.npn, carrier: carrier(0), status: "Zzyx" }), { apply: true });
  expect(found.unknown).toMatchObject([{ kind: "status", word: "Zzyx", rows: 1 }]);
  expect(await rows("SELECT status FROM agent_appointments")).toEqual([{ status: "unconfirmed" }]);
  await undoImport(context(), found.importNo);
});

describe("the profile", () => {
  const recordsAt = async (nowMs: number) => {
    const own = { ...context(), clock: { now: () => nowMs } };
    return readRecords(await own.db.batch(recordStatements(own, sql`${one.agent_no}`)), nowMs);
  };

  test("says which list has the appointment and of which day, apart from what the agent says, and loses the color", async () => {
    const { importNo } = await runList(
      list(
        { npn: one.npn, carrier: carrier(0), until: "2027-12-31" },
        { npn: one.npn, carrier: carrier(1), status: "Terminated" },
        { npn: one.npn, carrier: carrier(2), since: "2027-09-01" },
      ),
      { apply: true },
    );
    expect(await recordsAt(NOW)).toEqual([
      { words: `Appointed by ${carrier(0)} (Texas list, Jan 15, 2027)`, stale: false, to: null },
    ]);
    expect(await recordsAt(Date.parse("2027-10-01T18:00:00Z"))).toEqual(
      [carrier(0), carrier(2)].sort().map((name) => ({
        words: `Last listed as appointed by ${name} (Texas list, Jan 15, 2027)`,
        stale: true,
        to: null,
      })),
    );
    expect(await recordsAt(Date.parse("2028-01-02T18:00:00Z")), "its last day is over").toHaveLength(1);
    await undoImport(context(), importNo);
    expect(await recordsAt(NOW)).toEqual([]);
  });

  test("names the agencies that lists name with the agent, with their pages", async () => {
    const content = csv([
      ["Agency Name", "License Number", "Business Zip", "Producer NPN", "Affiliation End Date"],
      ["Harbor Agency Two", "AG-9101", "78701", one.npn, ""],
      ["Past Agency Two", "AG-9102", "78701", one.npn, "2026-12-31"],
    ]);
    const { importNo } = await run(content, { list: "agencies", apply: true });
    expect(await recordsAt(NOW)).toEqual([
      {
        words: "Listed by Texas as a producer of Harbor Agency Two (Jan 15, 2027)",
        stale: false,
        to: "/organization-showcase/harbor-agency-two",
      },
    ]);
    await undoImport(context(), importNo);
    expect(await recordsAt(NOW)).toEqual([]);
  });
});
