/** Importing a list: what it would change, what it changes, what it refuses, and undoing it. */
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { factsOf, prepareChanges } from "#app/domains/licenses/change-commands.server.ts";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import { previewUndo } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { ImportBusy } from "#app/domains/licenses/imports/import-busy.ts";
import { findImport } from "#app/domains/licenses/imports/import-rows.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { findLedgers } from "#app/domains/licenses/ledgers.server.ts";
import { commit } from "#app/platform/database/commit.ts";
import { startDelayProxy } from "#support/faults/delay-proxy.ts";
import { openContext } from "#support/own-context.ts";
import { cellsOf, csv, HEADINGS, NOW, openLedger, READ_ON, sourceOf } from "./lists.ts";

const { rows, context, databaseUrl, listed, run, report, rejectedOf, ledger } = openLedger();

/** A new license for the first agent, one renewed, one revoked, one confirmed. */
async function mixed() {
  const [added, renewed, revoked, confirmed] = await listed(4);
  if (!added || !renewed || !revoked || !confirmed) throw new Error("Too few licenses in the seed.");
  const content = csv([
    HEADINGS,
    cellsOf(added, { number: "NEW-1", state_label: "Life" }),
    cellsOf(renewed, { expires_on: "2031-03-31" }),
    cellsOf(revoked, { status: "Revoked" }),
    cellsOf(confirmed),
    cellsOf(confirmed, { number: "ELSE-1", npn: "999999999" }),
  ]);
  return { added, renewed, revoked, confirmed, content };
}

describe("a list", () => {
  test("is compared first, which writes nothing to the licenses", async () => {
    const { content } = await mixed();
    const before = await ledger();
    const stored = () =>
      rows("SELECT (SELECT count(*) FROM license_changes) + (SELECT count(*) FROM license_evidence) n");
    const storedBefore = await stored();
    const compared = await run(content);
    expect(compared).toMatchObject({
      phase: "compared",
      rowsRead: 5,
      ...{
        created: 0,
        added: 1,
        changed: 1,
        ended: 1,
        confirmed: 1,
        unchanged: 0,
        unplaced: 1,
        rejected: 0,
        applied: 0,
      },
    });
    expect(compared.examples.map(({ outcome, rowNo }) => [outcome, rowNo])).toEqual([
      ["unplaced", 5],
      ["added", 1],
      ["changed", 2],
      ["ended", 3],
      ["confirmed", 4],
    ]);
    expect(await ledger()).toEqual(before);
    expect(await stored()).toEqual(storedBefore);
  });

  test("is applied with evidence, a change and coverage per license; repeated it changes nothing; undone all is as before", async () => {
    const { added, renewed, revoked, confirmed, content } = await mixed();
    const before = await ledger();
    const { importNo } = await run(content, { apply: true });
    expect(await report(importNo)).toMatchObject({ phase: "applied", applied: 4 });
    expect(await rows("SELECT outcome FROM license_import_rows WHERE import_no = ?", [importNo])).toEqual([
      { outcome: "unplaced" },
    ]);
    const changes = await rows(
      "SELECT license_no, cause, before, after FROM license_changes WHERE import_no = ? AND license_no ORDER BY change_no",
      [importNo],
    );
    expect(changes).toMatchObject([
      { cause: "import", before: null },
      { license_no: renewed.license_no, before: expect.stringContaining(renewed.expires_on) },
      { license_no: revoked.license_no, after: expect.stringContaining("revoked") },
      { license_no: confirmed.license_no },
    ]);
    expect(JSON.parse(String(changes[3]?.after))).toMatchObject({ evidenceReadOn: READ_ON });
    const [evidence] = await rows("SELECT kind, read_on, said FROM license_evidence WHERE license_no = ?", [
      renewed.license_no,
    ]);
    expect(evidence).toMatchObject({ kind: "import", read_on: READ_ON });
    expect(JSON.parse(String(evidence?.said))).toMatchObject({
      row: 2,
      expiresOn: "2031-03-31",
      status: "active",
    });
    const covers = (agentNo: number, day: string) =>
      rows("SELECT types FROM agent_coverage WHERE agent_no = ? AND state_code = 'TX' AND through_day = ?", [
        agentNo,
        day,
      ]);
    expect(await covers(renewed.agent_no, "2031-03-31")).toHaveLength(1);
    expect(await covers(revoked.agent_no, revoked.expires_on)).toEqual([]);
    const [life] = await rows(
      "SELECT a.types, s.types searched FROM agents a JOIN agent_search s USING (agent_no) WHERE agent_no = ?",
      [added.agent_no],
    );
    expect(Number(life?.types) & 4).toBe(4);
    expect(life?.searched).toBe(life?.types);

    const again = await run(content, { apply: true, readOn: "2027-02-20" });
    expect(again).toMatchObject({
      phase: "applied",
      applied: 0,
      ...{ added: 0, changed: 0, confirmed: 0, unchanged: 4 },
    });

    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ phase: "undone", restored: 4, skipped: 0 });
    expect(await ledger()).toEqual(before);
    expect(
      await rows("SELECT 1 FROM license_evidence WHERE import_no = ? AND withdrawn_at IS NULL", [importNo]),
    ).toEqual([]);
    await expect(undoImport(context(), importNo)).rejects.toThrow(ImportBusy);
  });

  test("that is undone leaves what changed since, and says which", async () => {
    const [one, other] = await listed(2);
    if (!one || !other) throw new Error("Too few licenses in the seed.");
    const first = await run(
      csv([
        HEADINGS,
        cellsOf(one, { expires_on: "2030-01-31" }),
        cellsOf(other, { expires_on: "2030-01-31" }),
      ]),
      { apply: true },
    );
    await run(csv([HEADINGS, cellsOf(one, { expires_on: "2032-01-31" })]), { apply: true });
    await undoImport(context(), first.importNo);
    expect(await report(first.importNo)).toMatchObject({
      restored: 1,
      skipped: 1,
      skippedNumbers: [one.number],
    });
    expect(
      await rows(
        "SELECT license_no, expires_on FROM licenses WHERE license_no IN (?, ?) ORDER BY license_no",
        [one.license_no, other.license_no],
      ),
    ).toEqual([
      { license_no: one.license_no, expires_on: "2032-01-31" },
      { license_no: other.license_no, expires_on: other.expires_on },
    ]);
  });

  test("that is undone restores what agents offered, and keeps what they chose since", async () => {
    const LIFE = 4;
    const CHOSEN = 2;
    const both = await listed(2);
    const [one, other] = both;
    if (!one || !other) throw new Error("Too few licenses in the seed.");
    for (const { license_no, agent_no } of both) {
      await rows("DELETE FROM licenses WHERE agent_no = ? AND license_no <> ?", [agent_no, license_no]);
      // Life and health; they offer only life.
      await rows("UPDATE licenses SET lines = 3 WHERE license_no = ?", [license_no]);
      await rows("UPDATE agents SET types = ? WHERE agent_no = ?", [LIFE, agent_no]);
      await rows("UPDATE agent_search SET types = ? WHERE agent_no = ?", [LIFE, agent_no]);
    }
    const offered = async () =>
      (
        await rows(
          `SELECT a.types, s.types searched FROM agents a JOIN agent_search s USING (agent_no)
            WHERE agent_no IN (?, ?) ORDER BY agent_no = ?`,
          [one.agent_no, other.agent_no, other.agent_no],
        )
      ).map(({ types, searched }) => [types, searched]);
    const { importNo, applied } = await run(
      csv([HEADINGS, ...both.map((license) => cellsOf(license, { status: "Revoked", state_label: "Life" }))]),
      { apply: true },
    );
    expect(applied).toBe(2);
    expect(await offered()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await rows("UPDATE agents SET types = ? WHERE agent_no = ?", [CHOSEN, other.agent_no]);
    await rows("UPDATE agent_search SET types = ? WHERE agent_no = ?", [CHOSEN, other.agent_no]);
    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ restored: 2, skipped: 0 });
    expect(await offered()).toEqual([
      [LIFE, LIFE],
      [CHOSEN, CHOSEN],
    ]);
  });

  test("older than the last day in it leaves the license expired", async () => {
    const [one] = await listed(1, { changed: true });
    if (!one) throw new Error("Too few licenses in the seed.");
    await rows(
      "UPDATE licenses SET evidence = 'state-list', evidence_read_on = '2026-12-01' WHERE license_no = ?",
      [one.license_no],
    );
    await run(csv([HEADINGS, cellsOf(one, { expires_on: "2027-01-14" })]), {
      apply: true,
      readOn: "2027-01-10",
    });
    expect(
      await rows("SELECT status, expires_on FROM licenses WHERE license_no = ?", [one.license_no]),
    ).toEqual([{ status: "expired", expires_on: "2027-01-14" }]);
  });

  test("older than what is known changes nothing", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few licenses in the seed.");
    await run(csv([HEADINGS, cellsOf(one, { expires_on: "2030-02-28" })]), { apply: true });
    const older = await run(csv([HEADINGS, cellsOf(one, { status: "Revoked" })]), {
      apply: true,
      readOn: "2026-12-31",
    });
    expect(older).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test("with a license in several rows adds up their lines; contradictions are rejected", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few licenses in the seed.");
    const row = (label: string) => cellsOf(one, { state_label: label, number: "SPLIT-1" });
    const found = await run(
      csv([
        HEADINGS,
        row("Life"),
        row("Property"),
        row("Casualty"),
        cellsOf(one, { number: "SPLIT-1", expires_on: "2033-01-01" }),
      ]),
      { apply: true },
    );
    expect(found).toMatchObject({ added: 1, rejected: 1 });
    expect(found.rejections[0]?.reason).toBe("Row 1 says something else of the same license.");
    expect(await rows("SELECT lines, state_label FROM licenses WHERE number = 'SPLIT-1'")).toEqual([
      { lines: 13, state_label: "Life; Property; Casualty" },
    ]);
  });
});

describe("a stopped import", () => {
  test("continues reading the same file, and refuses another", async () => {
    const licenses = await listed(3);
    const content = csv([HEADINGS, ...licenses.map((one) => cellsOf(one))]);
    const own = context();
    const importNo = await openImport(own, sourceOf(content), {
      list: "state",
      stateCode: "TX",
      readOn: READ_ON,
    });
    // As after a batch of two rows.
    await rows("UPDATE license_imports SET cursor = 2, rows_read = 2 WHERE import_no = ?", [importNo]);
    await expect(readImport(own, importNo, sourceOf(`${content}\n`))).rejects.toThrow("another file");
    await expect(readImport(own, importNo, null)).rejects.toThrow("Bring it again");
    await readImport(own, importNo, sourceOf(content));
    const found = await report(importNo);
    expect(found).toMatchObject({ phase: "compared", rowsRead: 3, rejected: 0 });
    expect(found.examples.map(({ rowNo }) => rowNo)).toEqual([3]);
  });

  test("stopped between any two batches it continues: nothing is missing, nothing is there twice", async () => {
    const licenses = await listed(60);
    const big = [HEADINGS];
    for (let at = 0; at < 20; at++)
      for (const one of licenses) big.push(cellsOf(one, { number: `B${at}-${one.license_no}` }));
    const content = csv(big);
    const rowsInAll = licenses.length * 20;
    const own = context();
    let batches = 0;
    /** Stops after the `nth` batch, like a killed process: what was written stays. */
    const killedAfter = (nth: number) => () => {
      batches += 1;
      if (batches === nth) throw new Error("killed");
    };
    const importNo = await openImport(own, sourceOf(content), {
      list: "state",
      stateCode: "TX",
      readOn: READ_ON,
    });
    for (const kill of [1, 1, 1]) {
      batches = 0;
      await readImport(own, importNo, sourceOf(content), killedAfter(kill)).catch(() => {});
    }
    await readImport(own, importNo, sourceOf(content));
    expect(await report(importNo)).toMatchObject({
      phase: "compared",
      rowsRead: rowsInAll,
      added: rowsInAll,
    });
    batches = 0;
    await expect(applyImport(own, importNo, killedAfter(1))).rejects.toThrow("killed");
    expect(await report(importNo)).toMatchObject({ phase: "applying" });
    await applyImport(own, importNo);
    expect(await report(importNo)).toMatchObject({ phase: "applied", applied: rowsInAll });
    const [written] = await rows(
      "SELECT count(*) count, count(DISTINCT number) numbers FROM licenses WHERE number GLOB 'B*-*'",
    );
    expect(written).toEqual({ count: rowsInAll, numbers: rowsInAll });
    batches = 0;
    await expect(undoImport(own, importNo, killedAfter(1))).rejects.toThrow("killed");
    await undoImport(own, importNo);
    expect(await report(importNo)).toMatchObject({ phase: "undone", restored: rowsInAll, skipped: 0 });
    expect(await rows("SELECT 1 FROM licenses WHERE number GLOB 'B*-*'")).toEqual([]);
  });
});

describe("two at once", () => {
  test("reading the same file into one import counts each row once", async () => {
    const [one] = await listed(1, { changed: true });
    if (!one) throw new Error("Too few licenses in the seed.");
    const many = Array.from({ length: 2_500 }, (_, at) => cellsOf(one, { number: `ONCE-${at}` }));
    const content = csv([HEADINGS, ...many]);
    const importNo = await openImport(context(), sourceOf(content), {
      list: "state",
      stateCode: "TX",
      readOn: READ_ON,
    });
    const ends = await Promise.allSettled([
      readImport(context(), importNo, sourceOf(content)),
      readImport(context(), importNo, sourceOf(content)),
    ]);
    for (const end of ends) if (end.status === "rejected") expect(end.reason).toBeInstanceOf(ImportBusy);
    await readImport(context(), importNo, sourceOf(content));
    expect(await report(importNo)).toMatchObject({ phase: "compared", rowsRead: 2_500, added: 2_500 });
  });

  test("on the same import: one continues, the other is told", async () => {
    const licenses = await listed(20);
    const content = csv([HEADINGS, ...licenses.map((one) => cellsOf(one, { expires_on: "2030-04-30" }))]);
    const { importNo } = await run(content);
    const ends = await Promise.allSettled([
      applyImport(context(), importNo),
      applyImport(context(), importNo),
    ]);
    for (const end of ends) if (end.status === "rejected") expect(end.reason).toBeInstanceOf(ImportBusy);
    expect(ends.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await report(importNo)).toMatchObject({ phase: "applied", applied: licenses.length });
    expect(
      await rows("SELECT 1 FROM license_changes WHERE import_no = ? AND license_no", [importNo]),
    ).toHaveLength(licenses.length);
  });

  test("imports of the same licenses: both are written, one after the other, and coverage matches the result", async () => {
    const licenses = await listed(20);
    const listTo = (day: string) =>
      csv([HEADINGS, ...licenses.map((one) => cellsOf(one, { expires_on: day }))]);
    const one = await run(listTo("2030-05-31"));
    const other = await run(listTo("2030-06-30"), { readOn: "2027-01-16" });
    await Promise.all([applyImport(context(), one.importNo), applyImport(context(), other.importNo)]);
    const ends = await rows(
      `SELECT DISTINCT expires_on FROM licenses WHERE license_no IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(licenses.map(({ license_no }) => license_no))],
    );
    expect(ends).toEqual([{ expires_on: "2030-06-30" }]);
    const stale = await rows(
      `SELECT 1 FROM agent_coverage v WHERE v.state_code = 'TX' AND v.through_day = '2030-05-31'
        AND v.agent_no IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(licenses.map(({ agent_no }) => agent_no))],
    );
    expect(stale).toEqual([]);
  });
});

test("the federal list sets and clears the day an NPN was matched, which can be undone too", async () => {
  const people = await listed(3, { changed: true });
  const [valid, ended, invalid] = people;
  if (!valid || !ended || !invalid) throw new Error("Too few licenses in the seed.");
  await rows("UPDATE agents SET npn_matched_at = 1 WHERE agent_no IN (?, ?)", [
    ended.agent_no,
    invalid.agent_no,
  ]);
  await rows("UPDATE agents SET npn_matched_at = NULL WHERE agent_no = ?", [valid.agent_no]);
  const before = await ledger();
  const content = csv([
    [
      "npn",
      "applicable_plan_year",
      "individual_registration_completion_date",
      "individual_marketplace_end_date",
      "npn_valid",
    ],
    [valid.npn, "2026", "2025-09-01", "2025-12-31", "Y"],
    [valid.npn, "2027", "2026-09-01", "", "Y"],
    [ended.npn, "2026", "2025-09-01", "2026-12-31", "Y"],
    [invalid.npn, "2027", "2026-09-01", "", "N"],
    ["999999999", "2027", "2026-09-01", "", "Y"],
  ]);
  const { importNo, ...counts } = await run(content, { apply: true, list: "federal" });
  expect(counts).toMatchObject({ added: 1, changed: 2, unmatched: 1, applied: 3 });
  const matched = () =>
    rows(
      "SELECT agent_no, npn_matched_at FROM agents WHERE agent_no IN (?, ?, ?) ORDER BY agent_no",
      people.map(({ agent_no }) => agent_no),
    );
  expect((await matched()).map((row) => row.npn_matched_at).filter((at) => at !== null)).toEqual([
    Date.parse(READ_ON),
  ]);
  expect(await run(content, { apply: true, list: "federal", readOn: "2027-03-01" })).toMatchObject({
    applied: 0,
  });
  await undoImport(context(), importNo);
  const days = (all: typeof before) =>
    all.types.map(({ agent_no, npn_matched_at }) => [
      agent_no,
      npn_matched_at === null ? null : new Date(Number(npn_matched_at)).toISOString().slice(0, 10),
    ]);
  expect(days(await ledger())).toEqual(days(before));
});

test("a federal list older than a match leaves it", async () => {
  const [one] = await listed(1, { changed: true });
  if (!one) throw new Error("Too few licenses in the seed.");
  const later = Date.parse(READ_ON) + 86_400_000;
  await rows("UPDATE agents SET npn_matched_at = ? WHERE agent_no = ?", [later, one.agent_no]);
  const content = csv([
    ["npn", "applicable_plan_year", "individual_registration_completion_date", "npn_valid"],
    [one.npn, "2027", "2026-09-01", "N"],
  ]);
  expect(await run(content, { apply: true, list: "federal" })).toMatchObject({ applied: 0, unchanged: 1 });
  expect(await rows("SELECT npn_matched_at FROM agents WHERE agent_no = ?", [one.agent_no])).toEqual([
    { npn_matched_at: later },
  ]);
});

describe("a change prepared before another one of the same agent", () => {
  test.each([
    ["of the same license", false],
    ["that adds a license too", true],
  ])("%s is not written over it", async (_what, adds) => {
    const [one] = await listed(1, { changed: true });
    if (!one) throw new Error("Too few licenses in the seed.");
    const own = context();
    const ledgers = await findLedgers(own, [one.agent_no]);
    const license = ledgers.agents
      .get(one.agent_no)
      ?.licenses.find((each) => each.licenseNo === one.license_no);
    if (license === undefined) throw new Error("The license is not in its ledger.");
    const prepare = (expiresOn: string) => {
      const after = { ...factsOf(license), ...(adds ? { number: `NEW-${expiresOn}` } : {}), expiresOn };
      const change = { agentNo: one.agent_no, license: adds ? null : license, after, said: null };
      return prepareChanges(own, ledgers, [change], { kind: "date" });
    };
    const [first, second] = [prepare("2034-01-01"), prepare("2035-01-01")];
    expect(await commit(own, { guards: first.guards, statements: first.statements })).toHaveProperty(
      "kind",
      "committed",
    );
    expect(await commit(own, { guards: second.guards, statements: second.statements })).toEqual({
      kind: "stale",
      guard: "unchanged",
    });
    expect(await rows("SELECT 1 FROM licenses WHERE expires_on = '2035-01-01'")).toEqual([]);
  });
});

test("undoing a federal list leaves a later match", async () => {
  const [one] = await listed(1, { changed: true });
  if (!one) throw new Error("Too few licenses in the seed.");
  await rows("UPDATE agents SET npn_matched_at = NULL WHERE agent_no = ?", [one.agent_no]);
  const content = csv([
    ["npn", "applicable_plan_year", "individual_registration_completion_date", "npn_valid"],
    [one.npn, "2027", "2026-10-02", "Y"],
  ]);
  const { importNo } = await run(content, { apply: true, list: "federal" });
  const later = Date.parse(READ_ON) + 86_400_000;
  await rows("UPDATE agents SET npn_matched_at = ? WHERE agent_no = ?", [later, one.agent_no]);
  await undoImport(context(), importNo);
  expect(await report(importNo)).toMatchObject({ restored: 0, skipped: 1 });
  expect(await rows("SELECT npn_matched_at FROM agents WHERE agent_no = ?", [one.agent_no])).toEqual([
    { npn_matched_at: later },
  ]);
});

test("rejected rows come back as CSV with the file’s headings, with reasons and without formulas", async () => {
  const [one] = await listed(1, { changed: true });
  if (!one) throw new Error("Too few licenses in the seed.");
  const content = csv([
    HEADINGS,
    cellsOf(one, { npn: "x" }),
    cellsOf(one, { number: "=1+1" }),
    cellsOf(one, { expires_on: "@SUM(A1)", number: "OK-1" }),
    cellsOf(one, { number: "+44" }),
  ]);
  const { importNo } = await run(`${content}\n"never closed,=cmd()`);
  // Every formula prefix of spreadsheets, in an unknown column and its heading too.
  const strange = await run(
    `${csv([
      ["=HYPERLINK(1)", ...HEADINGS],
      ...["\t=1+1", "-2+3", "@SUM(A1)", "+1"].map((cell) => [cell, ...cellsOf(one, { npn: "x" })]),
    ])}\n=1,"open`,
  );
  expect(strange.rejected).toBe(5);
  const strangeFile = await rejectedOf(strange.importNo);
  for (const cell of Papa.parse<string[]>(strangeFile).data.flat()) expect(cell).not.toMatch(/^[=+@\t\r-]/);
  expect(strangeFile).toContain(`'=1,"`);
  const file = await rejectedOf(importNo);
  const lines = file.trimEnd().split("\r\n");
  expect(lines[0]).toBe(`${HEADINGS.join(",")},Row,Reason`);
  expect(lines).toHaveLength(6);
  expect(lines[2]).toMatch(/^"?'=1\+1/);
  expect(file).toContain("'@SUM(A1)");
  expect(lines[4]).toMatch(/^"?'\+44/);
  for (const cell of Papa.parse<string[]>(file).data.flat()) expect(cell).not.toMatch(/^[=+@-]/);
  expect((await run(file)).rejected, "the file can be read again").toBe(5);
});

// Last: the calendar changes other licenses too.
test("undoing a list also undoes what the calendar did to its licenses since", async () => {
  const [ended, begun] = await listed(2, { changed: true });
  if (!ended || !begun) throw new Error("Too few licenses in the seed.");
  const { importNo } = await run(
    csv([
      HEADINGS,
      cellsOf(ended, { expires_on: "2027-01-16" }),
      cellsOf(begun, { number: "SOON-1", effective_on: "2027-01-17" }),
    ]),
    { apply: true },
  );
  const later = openContext({ databaseUrl: databaseUrl(), nowMs: Date.parse("2027-01-18T18:00:00Z") });
  while ((await followDates(later)) > 0);
  const ledgerNow = () =>
    rows(
      `SELECT number, status, expires_on FROM licenses WHERE license_no = ? OR number = 'SOON-1' ORDER BY license_no`,
      [ended.license_no],
    );
  expect(await ledgerNow()).toMatchObject([{ status: "expired" }, { number: "SOON-1" }]);
  const found = await findImport(later, importNo);
  if (found === null) throw new Error("There is no import.");
  expect(await previewUndo(later, found)).toEqual({ back: 2, stays: 0, more: false, profiles: 0 });
  await undoImport(later, importNo);
  expect(await report(importNo)).toMatchObject({ restored: 2, skipped: 0 });
  expect(await ledgerNow()).toEqual([
    { number: ended.number, status: "active", expires_on: ended.expires_on },
  ]);
});

test("an import that the database has no time for is written and undone in halves", async () => {
  const licenses = await listed(40, { changed: true });
  const lines = [HEADINGS];
  for (let at = 0; at < 5; at++)
    for (const one of licenses) lines.push(cellsOf(one, { number: `H${at}-${one.license_no}` }));
  const before = await ledger();
  let refused = 0;
  const proxy = await startDelayProxy(databaseUrl(), 0, (body) => {
    if (!body.includes("BEGIN IMMEDIATE") || body.length < MOST_BYTES) return null;
    refused += 1;
    return outOfTime(body);
  });
  const own = openContext({ databaseUrl: proxy.url, nowMs: NOW });
  const importNo = await openImport(own, sourceOf(csv(lines)), {
    list: "state",
    stateCode: "TX",
    readOn: READ_ON,
  });
  await readImport(own, importNo, sourceOf(csv(lines)));
  await applyImport(own, importNo);
  expect(await report(importNo)).toMatchObject({ phase: "applied", applied: 200 });
  expect(refused).toBeGreaterThan(0);
  refused = 0;
  await undoImport(own, importNo);
  expect(refused).toBeGreaterThan(0);
  expect(await ledger()).toEqual(before);
  await proxy.stop();
});

/** The largest write for which the database here has time; the list's own is twice as long. */
const MOST_BYTES = 100_000;

/** What sqld answers for a batch that took it longer than five seconds. */
function outOfTime(body: string) {
  const { requests } = JSON.parse(body) as { requests: { type: string; batch?: { steps: unknown[] } }[] };
  const error = { message: "Transaction timed out", code: "TRANSACTION_TIMEOUT" };
  const results = requests.map(({ type, batch }) => {
    const steps = batch?.steps ?? [];
    const result = { step_results: steps.map(() => null), step_errors: steps.map(() => error) };
    return { type: "ok", response: type === "batch" ? { type, result } : { type } };
  });
  return { baton: null, base_url: null, results };
}
