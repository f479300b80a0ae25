/** A list that says of somebody that they died or retired, imports undone in turn, and comparing again. */
import { beforeEach, describe, expect, test } from "vitest";
import { findListCase, waitingCases } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import { decideListCase } from "#app/domains/licenses/imports/cases/decide-commands.server.ts";
import { tellOfContradictions } from "#app/domains/licenses/imports/cases/digest-commands.server.ts";
import { readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { findImport } from "#app/domains/licenses/imports/import-rows.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { startComparing } from "#app/domains/licenses/imports/words/reread-commands.server.ts";
import { decideWord } from "#app/domains/licenses/imports/words/word-commands.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { cellsOf, csv, HEADINGS, type Listed, NOW, openLedger } from "./lists.ts";

const { rows, context, listed, run, report, ledger, databaseUrl } = openLedger();

let one: Listed;
let adminId: string;
beforeEach(async () => {
  const [first] = await listed(1);
  if (!first) throw new Error("No license in the seed.");
  one = first;
  adminId = String((await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'"))[0]?.id);
});

const listOf = (...each: Parameters<typeof cellsOf>[1][]) =>
  csv([HEADINGS, ...each.map((changed) => cellsOf(one, changed))]);
const waiting = async () =>
  (await waitingCases.page(context(), {}, null)).rows.filter(({ number }) => number === one.number);
const statusOf = async () =>
  (await rows("SELECT status FROM licenses WHERE license_no = ?", [one.license_no]))[0]?.status;

async function refuse() {
  const [first] = await waiting();
  const found = first === undefined ? null : await findListCase(context(), first.id);
  if (found === null) throw new Error("Nothing waits.");
  const form = { decision: "refuse", zip: "", status: "", left: "", since: "", reason: "" } as const;
  return decideListCase(context(), adminId, found, form);
}

describe("a status that says that somebody died", () => {
  test("ends the license at once and asks an admin; “somebody else” isn’t asked again", async () => {
    const first = await run(listOf({ status: "Deceased" }), { apply: true });
    expect(first).toMatchObject({ ended: 1, questioned: 0 });
    expect(await statusOf()).toBe("canceled");
    expect(await waiting()).toMatchObject([{ kind: "left", marks: false, npn: one.npn }]);
    // The next list says the same: still one row, with its first clock.
    const [asked] = await waiting();
    const next = await run(listOf({ status: "Deceased" }), { apply: true, readOn: "2027-01-20" });
    expect(await waiting()).toEqual([asked]);
    expect(await refuse()).toBe("decided");
    const third = await run(listOf({ status: "DECEASED" }), { apply: true, readOn: "2027-01-25" });
    expect(await waiting()).toEqual([]);
    for (const { importNo } of [third, next, first]) await undoImport(context(), importNo);
    expect(await statusOf()).toBe("active");
    await rows("DELETE FROM list_cases");
  });

  test("is settled by a later list that has the license in force", async () => {
    const first = await run(listOf({ status: "Retired" }), { apply: true, readOn: "2027-01-16" });
    expect(await waiting()).toMatchObject([{ kind: "left" }]);
    const next = await run(listOf({ status: "Active" }), { apply: true, readOn: "2027-01-22" });
    expect(await statusOf()).toBe("active");
    expect(await waiting()).toEqual([]);
    for (const { importNo } of [next, first]) await undoImport(context(), importNo);
    await rows("DELETE FROM list_cases");
  });
});

test("admins hear once a day at most that a list contradicts a claimed profile", async () => {
  await rows("DELETE FROM settings WHERE key = 'lists.contradictions-told-at'");
  await rows("DELETE FROM outbox");
  await rows("UPDATE profiles SET agent_no = NULL, verified = 0 WHERE agent_no = ?", [one.agent_no]);
  await rows(
    `UPDATE profiles SET agent_no = ?, proof = 'code', verified = 1, account_status = 'active'
      WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    [one.agent_no],
  );
  const hour = Math.ceil(NOW / HOUR_MS) * HOUR_MS;
  const at = (hours: number) =>
    openContext({ databaseUrl: databaseUrl(), nowMs: hour + hours * HOUR_MS + 7 * MINUTE_MS });
  expect(await tellOfContradictions(at(0)), "nothing to tell").toBe(0);
  const other = { last_name: "Unrelated", first_name: "Pat", npn: "9900112233", status: "Revoked" };
  const { importNo } = await run(listOf(other), { apply: true, readOn: "2027-01-18" });
  expect((await Promise.all([tellOfContradictions(at(1)), tellOfContradictions(at(1))])).sort()).toEqual([
    0, 1,
  ]);
  const mails = () => rows("SELECT subject, text FROM outbox WHERE kind = 'waiting-list'");
  const [mail, ...others] = await mails();
  expect(mail?.subject).toBe("Lists contradict what we show");
  expect(mail?.text).toContain("1 row about claimed profiles");
  const admins = others.length + 1;
  expect(await tellOfContradictions(at(26)), "told already").toBe(0);
  expect(await mails()).toHaveLength(admins);
  await undoImport(context(), importNo);
  await rows("DELETE FROM list_cases");
});

test("imports that are undone one after the other leave nothing, whichever of them knew the agent", async () => {
  const before = await ledger();
  const newcomer = { ...one, npn: "9900445566", number: "TURN-1", first_name: "Ida", last_name: "Turnstone" };
  const list = (read: string) =>
    csv([
      [...HEADINGS, "Business Zip", "Remark"],
      [...cellsOf(newcomer), "78701", read],
    ]);
  const first = await run(list("first"), { apply: true });
  const next = await run(list("next"), { apply: true, readOn: "2027-02-15" });
  expect([first.created, next.confirmed]).toEqual([1, 1]);
  await undoImport(context(), next.importNo);
  await undoImport(context(), first.importNo);
  expect(await report(first.importNo)).toMatchObject({
    restored: 1,
    skipped: 0,
    removedAgents: 1,
    skippedAgents: 0,
  });
  expect(await ledger()).toEqual(before);
  expect(await rows("SELECT 1 FROM agents WHERE npn = '9900445566'")).toEqual([]);
});

test("compared again, rows that were set aside for their name say what their words mean now", async () => {
  const other = { last_name: "Unrelated", first_name: "Pat", npn: "9900112299", status: "Gone fishing" };
  const tried = await run(listOf(other));
  expect(tried).toMatchObject({
    rejected: 1,
    questioned: 1,
    unknown: [{ kind: "status", word: "Gone fishing" }],
  });
  const own = context();
  const later = openContext({ databaseUrl: databaseUrl(), nowMs: NOW + MINUTE_MS });
  const found = await findImport(later, tried.importNo);
  if (found === null) throw new Error("No import.");
  const meaning = { lines: 0, status: "suspended", carrierNo: null, carrier: null } as const;
  const means = { kind: "status", word: "Gone fishing", meaning } as const;
  expect(await decideWord(later, adminId, found, means)).toBe("saved");
  expect(await startComparing(own, tried.importNo)).toBe("started");
  await readImport(later, tried.importNo, null);
  const again = await report(tried.importNo);
  expect(again).toMatchObject({ phase: "compared", rejected: 1, questioned: 1 });
  const cases = await rows("SELECT row FROM list_cases WHERE import_no = ? AND kind = 'name'", [
    tried.importNo,
  ]);
  expect(cases).toHaveLength(1);
  expect(JSON.parse(String(cases[0]?.row)).facts.status).toBe("suspended");
});
