/** Rows of lists that contradict a license or can’t be read: the license is in question until an admin decides. */
import { beforeEach, describe, expect, test } from "vitest";
import { startBulk } from "#app/domains/bulk/bulk-commands.server.ts";
import { findBulk } from "#app/domains/bulk/bulk-queries.server.ts";
import { runBulk } from "#app/domains/bulk/run-commands.server.ts";
import type { Selection } from "#app/domains/bulk/types.ts";
import { findListCase, waitingCases } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import { decideListCase } from "#app/domains/licenses/imports/cases/decide-commands.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { tellOfLists } from "#app/domains/licenses/news-commands.server.ts";
import { requireBulkList } from "#app/routes/admin/lists/registry.server.ts";
import { cellsOf, csv, HEADINGS, type Listed, openLedger } from "./lists.ts";

const { rows, context, listed, run, report, ledger } = openLedger();

let one: Listed;
let adminId: string;
beforeEach(async () => {
  // Of somebody with one license in the state: nothing else covers there what it covers.
  const [single] = await rows(
    `SELECT agent_no FROM licenses WHERE state_code = 'TX' GROUP BY agent_no HAVING count(*) = 1 AND agent_no IN
      (SELECT value FROM json_each(?)) LIMIT 1`,
    [JSON.stringify((await listed(30)).map(({ agent_no }) => agent_no))],
  );
  const found = (await listed(30)).find(({ agent_no }) => agent_no === single?.agent_no);
  if (!found) throw new Error("Too few licenses in the seed.");
  one = found;
  adminId = String((await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'"))[0]?.id);
});

const listOf = (...each: Parameters<typeof cellsOf>[1][]) =>
  csv([HEADINGS, ...each.map((changed) => cellsOf(one, changed))]);
const statusOf = async () =>
  (await rows("SELECT status FROM licenses WHERE license_no = ?", [one.license_no]))[0]?.status;
const covered = async () =>
  (
    await rows("SELECT 1 FROM agent_coverage WHERE agent_no = ? AND state_code = 'TX' AND through_day >= ?", [
      one.agent_no,
      "2027-01-15",
    ])
  ).length > 0;
const waiting = async () => (await waitingCases.page(context(), {}, null)).rows;
async function decide(form: { decision: "apply" | "refuse"; status?: "revoked"; zip?: string }) {
  const [first] = (await waiting()).filter(({ number }) => number === one.number);
  if (first === undefined) throw new Error("Nothing waits.");
  const found = await findListCase(context(), first.id);
  if (found === null) throw new Error("No such case.");
  return decideListCase(context(), adminId, found, {
    zip: "",
    status: "",
    left: "",
    since: "",
    reason: "",
    ...form,
  });
}

const OTHER = { last_name: "Unrelated", first_name: "Pat", npn: "9900112233" };

describe("bad news about a number, under another name and NPN", () => {
  test("puts the license in question at once, and counts once an admin says that it is this person", async () => {
    const content = listOf({ ...OTHER, status: "Revoked" });
    const before = await ledger();
    const tried = await run(content);
    expect(tried).toMatchObject({ phase: "compared", rejected: 1, questioned: 1, ended: 0 });
    expect(await ledger(), "a dry run writes nothing").toEqual(before);
    expect(await waiting()).toEqual([]);

    const { importNo } = await run(content, { apply: true });
    expect(await statusOf()).toBe("unconfirmed");
    expect(await covered()).toBe(false);
    expect(await waiting()).toMatchObject([
      { kind: "name", number: one.number, name: "Pat Unrelated", npn: "9900112233", marks: true, importNo },
    ]);
    expect(await decide({ decision: "apply" })).toBe("decided");
    expect(await statusOf()).toBe("revoked");
    expect(await waiting()).toEqual([]);
    const [logged] = await rows("SELECT act FROM audit_log WHERE subject_kind = 'list-case'");
    expect(logged).toEqual({ act: "list-case.decide" });

    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ phase: "undone", restored: 1, skipped: 0 });
    expect(await ledger()).toEqual(before);
  });

  test("goes once an admin says that it isn’t, and the next list doesn’t raise it again", async () => {
    const before = await ledger();
    const content = listOf({ ...OTHER, status: "Suspended" });
    const { importNo } = await run(content, { apply: true });
    expect(await statusOf()).toBe("unconfirmed");
    expect(await decide({ decision: "refuse" })).toBe("decided");
    expect(await ledger()).toEqual(before);

    const next = await run(listOf({ ...OTHER, status: "Revoked" }), { apply: true, readOn: "2027-01-20" });
    expect(next).toMatchObject({ rejected: 1, questioned: 0, applied: 0 });
    expect(await waiting()).toEqual([]);
    expect(await ledger()).toEqual(before);

    await undoImport(context(), importNo);
    expect(await ledger()).toEqual(before);
    // Somebody else under the same number is another question.
    const other = await run(
      listOf({ ...OTHER, last_name: "Different", npn: "9900112244", status: "Revoked" }),
      {
        apply: true,
        readOn: "2027-01-21",
      },
    );
    expect(other.questioned).toBe(1);
    await undoImport(context(), other.importNo);
    expect(await ledger()).toEqual(before);
    expect(await waiting(), "an undone import leaves nothing to decide").toEqual([]);
    await rows("DELETE FROM list_cases");
  });

  test("counts at once where the list has no NPN, or the names are the same but for their signs", async () => {
    const before = await ledger();
    const found = await run(listOf({ npn: "", last_name: "Married-Since", status: "Revoked" }), {
      apply: true,
    });
    expect(found).toMatchObject({ ended: 1, rejected: 0, questioned: 0 });
    expect(await statusOf()).toBe("revoked");
    await undoImport(context(), found.importNo);
    expect(await ledger()).toEqual(before);

    const signed = await run(
      listOf({
        npn: "9900112233",
        last_name: one.last_name.toUpperCase().split("").join("'"),
        status: "Revoked",
      }),
      { apply: true },
    );
    expect(signed).toMatchObject({ ended: 1, questioned: 0 });
    await undoImport(context(), signed.importNo);
  });
});

test("the same license in force under another name waits, and stays confirmed meanwhile", async () => {
  const { importNo, questioned } = await run(listOf({ last_name: "Married-Since" }), { apply: true });
  expect(questioned).toBe(0);
  expect(await statusOf()).toBe("active");
  expect(await waiting()).toMatchObject([{ kind: "name", marks: false }]);
  await undoImport(context(), importNo);
  expect(await waiting()).toEqual([]);
});

test("a number that the list has for somebody else who is here puts the license of the first in question", async () => {
  const before = await ledger();
  const other = (await listed(2)).find(({ agent_no }) => agent_no !== one.agent_no);
  if (!other) throw new Error("Too few licenses in the seed.");
  const { importNo } = await run(csv([HEADINGS, cellsOf(other, { number: one.number })]), { apply: true });
  expect(await statusOf()).toBe("unconfirmed");
  expect(await waiting()).toMatchObject([{ kind: "name", marks: true, npn: other.npn }]);
  await undoImport(context(), importNo);
  expect(await ledger()).toEqual(before);
});

describe("a row that can’t be read", () => {
  const raw = (...lines: string[]) => `${csv([HEADINGS])}\n${lines.join("\n")}`;
  test.each([
    ["a date that is none", (cells: string[]) => cells.with(7, "next spring").join(",")],
    ["a number that is none, with its NPN", (cells: string[]) => cells.with(0, "??").join(",")],
    ["a comma that shifts its cells", (cells: string[]) => cells.with(3, "Ana, B").join(",")],
    ["a quotation mark that isn’t closed", (cells: string[]) => cells.with(3, '"Ana').join(",")],
  ])("because of %s leaves no license standing that it is about", async (_what, broken) => {
    const before = await ledger();
    const content = raw(broken(cellsOf(one, { state_label: "Life" })));
    expect(await run(content)).toMatchObject({ rejected: 1, questioned: 1 });
    const { importNo } = await run(content, { apply: true });
    expect(await statusOf()).toBe("unconfirmed");
    expect(await covered()).toBe(false);
    expect(await waiting()).toMatchObject([
      { kind: "unreadable", marks: true, agentName: expect.any(String) },
    ]);
    await undoImport(context(), importNo);
    expect(await ledger()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test("has two of number, NPN, and name where its cells are shifted", async () => {
    const before = await ledger();
    const shifted = cellsOf(one, { state_label: "Life, Health", number: "??" }).join(",");
    const { importNo, questioned } = await run(raw(shifted), { apply: true });
    expect(questioned).toBe(1);
    expect(await statusOf()).toBe("unconfirmed");
    await undoImport(context(), importNo);
    expect(await ledger()).toEqual(before);
  });

  test("names nobody here, and changes nobody", async () => {
    const before = await ledger();
    const cells = cellsOf(one, { number: "NOBODY-1", npn: "9900112233" }).with(7, "next spring");
    // A number of a license here among shifted cells, with neither its NPN nor its name.
    const shifted = ["NOBODY-2", "9900112233", "Unrelated", "Ana", "B", "Active", one.number, "", "", "R"];
    const found = await run(raw(cells.join(","), shifted.join(",")), { apply: true });
    expect(found).toMatchObject({ rejected: 2, questioned: 0, applied: 0 });
    expect(await ledger()).toEqual(before);
  });

  test("marks a license that another row of the same list changes or makes", async () => {
    const before = await ledger();
    const bad = cellsOf(one).with(7, "next spring").join(",");
    const made = cellsOf(one, { number: "MADE-1" });
    const content = raw(
      csv([cellsOf(one, { expires_on: "2031-08-31" }), made]),
      bad,
      made.with(7, "next spring").join(","),
    );
    expect(await run(content)).toMatchObject({ changed: 1, added: 1, rejected: 2, questioned: 2 });
    const { importNo } = await run(content, { apply: true });
    expect(
      await rows(
        "SELECT status, expires_on FROM licenses WHERE license_no = ? OR number = 'MADE-1' ORDER BY 2",
        [one.license_no],
      ),
    ).toMatchObject([{ status: "unconfirmed" }, { status: "unconfirmed" }]);
    expect(await decide({ decision: "refuse" })).toBe("decided");
    expect(await statusOf()).toBe("active");
    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ restored: 2, skipped: 0 });
    expect(await ledger()).toEqual(before);
    await rows("DELETE FROM list_cases");
  });

  test("counts as an admin reads it; a newer list settles it", async () => {
    const before = await ledger();
    const content = raw(cellsOf(one).with(7, "next spring").join(","));
    const first = await run(content, { apply: true });
    expect(await decide({ decision: "apply" }), "without a status").toBe("nothing");
    expect(await decide({ decision: "apply", status: "revoked" })).toBe("decided");
    expect(await statusOf()).toBe("revoked");
    await undoImport(context(), first.importNo);
    expect(await ledger()).toEqual(before);

    await run(content, { apply: true });
    const newer = await run(listOf({ expires_on: "2031-08-31" }), { apply: true, readOn: "2027-02-01" });
    expect(newer).toMatchObject({ changed: 1 });
    expect(await statusOf()).toBe("active");
    expect(await waiting()).toEqual([]);
    expect(await rows("SELECT status FROM list_cases WHERE status <> 'found'")).toEqual([
      { status: "settled" },
    ]);
    await rows("DELETE FROM list_cases");
  });

  test("of an older list changes nothing", async () => {
    const before = await ledger();
    const content = raw(cellsOf(one).with(7, "next spring").join(","));
    await run(content, { apply: true, readOn: "2010-01-15" });
    expect(await ledger()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });
});

test("many rows are decided at once: set aside by a filter, used only where no ZIP or status is missing", async () => {
  const before = await ledger();
  const others = (await listed(8)).filter(({ agent_no }) => agent_no !== one.agent_no).slice(0, 3);
  const bad = (license: Listed) => cellsOf(license, { state_label: "Life" }).with(7, "next spring");
  const content = csv([HEADINGS, ...others.map(bad), cellsOf(one, { ...OTHER, status: "Revoked" })]);
  const { importNo, questioned } = await run(content, { apply: true });
  expect(questioned).toBe(4);
  const { target } = requireBulkList("list-cases").bulk;
  const doAll = async (act: "apply" | "refuse", selection: Selection) => {
    const id = await startBulk(context(), target, act, selection, { adminId, reason: "A wrong column." });
    if (id === null) throw new Error("It did not start.");
    await runBulk(context(), target, id, 1_000);
    return findBulk(context(), target, id, { outcome: "skipped" });
  };
  expect(await doAll("apply", { filter: {} })).toMatchObject({ done: 1, skipped: 3, failed: 0 });
  expect(await statusOf()).toBe("revoked");
  expect(await doAll("refuse", { filter: { kind: "unreadable", state: "TX" } })).toMatchObject({
    done: 3,
    skipped: 0,
  });
  expect(await waiting()).toEqual([]);
  await undoImport(context(), importNo);
  expect(await ledger()).toEqual(before);
  await rows("DELETE FROM list_cases");
});

test("the agent hears once that we’re checking, and how it ended", async () => {
  for (const table of ["license_news", "user_notifications", "outbox", "list_cases"])
    await rows(`DELETE FROM ${table}`);
  await rows("UPDATE profiles SET agent_no = NULL, proof = NULL WHERE agent_no = ?", [one.agent_no]);
  await rows(
    `UPDATE profiles SET agent_no = ?, proof = 'code', verified = 1, account_status = 'active'
      WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    [one.agent_no],
  );
  const titles = () => rows("SELECT title FROM user_notifications ORDER BY created_at, id");
  await run(listOf({ ...OTHER, status: "Revoked" }), { apply: true });
  expect(await tellOfLists(context())).toBe(1);
  expect(await tellOfLists(context())).toBe(0);
  expect(await titles()).toEqual([{ title: "We’re checking your Texas license" }]);
  expect(JSON.stringify(await rows("SELECT text FROM outbox"))).not.toContain("Unrelated");
  await decide({ decision: "refuse" });
  expect(await tellOfLists(context())).toBe(1);
  expect(await titles()).toHaveLength(2);
  await rows("DELETE FROM list_cases");

  // One who hasn't been told yet hears nothing of either.
  await run(listOf({ ...OTHER, status: "Revoked" }), { apply: true, readOn: "2027-01-22" });
  await decide({ decision: "refuse" });
  expect(await tellOfLists(context())).toBe(0);
  await rows("DELETE FROM list_cases");

  // One whose license turns out to be revoked hears that, too.
  await run(listOf({ ...OTHER, status: "Revoked" }), { apply: true, readOn: "2027-01-23" });
  await decide({ decision: "apply" });
  expect(await tellOfLists(context())).toBe(1);
  expect(await titles()).toContainEqual({ title: "Your Texas license is revoked in the state’s list" });
});

test("new agents without a place are in the same queue, and leave it with a ZIP", async () => {
  const place = ["NOWHERE AT ALL", "FL", "00000"];
  const content = csv([
    ["NPN", "Name", "License Number", "Status", "LOA", "Expiration Date", "City", "State", "Zip"],
    ["20664901", "DIAZ, ANA", "PLACE-1", "Active", "Life", "2030-01-31", ...place],
    ["20664902", "DIAZ, BEA", "PLACE-2", "Active", "Life", "2030-01-31", ...place],
  ]);
  const { importNo } = await run(content, { apply: true });
  const open = (await waiting()).filter(({ kind }) => kind === "place").sort((a, b) => a.rowNo - b.rowNo);
  expect(open).toMatchObject([
    { name: "Ana Diaz", number: "PLACE-1", reason: "We don’t know the place “NOWHERE AT ALL, FL 00000”." },
    { name: "Bea Diaz", number: "PLACE-2" },
  ]);
  const [ana, bea] = await Promise.all(open.map(({ id }) => findListCase(context(), id)));
  if (!ana || !bea) throw new Error("No such case.");
  const form = { zip: "33614", status: "", left: "", since: "", reason: "", decision: "apply" } as const;
  expect(await decideListCase(context(), adminId, ana, { ...form, zip: "00001" })).toBe("no-profile");
  expect(await decideListCase(context(), adminId, ana, form)).toBe("decided");
  expect(await rows("SELECT zip FROM agents WHERE npn = '20664901'")).toEqual([{ zip: "33614" }]);
  const unplaced = async () =>
    (await rows("SELECT unplaced FROM license_imports WHERE import_no = ?", [bea.importNo]))[0]?.unplaced;
  expect(await unplaced()).toBe(1);
  expect(await decideListCase(context(), adminId, bea, { ...form, decision: "refuse" })).toBe("decided");
  expect(await unplaced()).toBe(0);
  expect((await waiting()).filter(({ kind }) => kind === "place")).toEqual([]);
  expect((await report(importNo)).waiting).toEqual([]);
  const again = await run(content, { apply: true, readOn: "2027-01-24" });
  expect(again.unplaced).toBe(1);
  expect((await waiting()).filter(({ kind }) => kind === "place")).toEqual([]);
});
