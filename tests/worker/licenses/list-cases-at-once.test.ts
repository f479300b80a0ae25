/** Several rows about one license, decided, marked, and undone at once or one after another: what is left to decide says its status. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  applyImport,
  applySome,
  startApplying,
} from "#app/domains/licenses/imports/apply-commands.server.ts";
import { findListCase, waitingCases } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import { decideListCase } from "#app/domains/licenses/imports/cases/decide-commands.server.ts";
import { startUndoing, undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { tellOfLists } from "#app/domains/licenses/news-commands.server.ts";
import { beforeWriting } from "#support/own-context.ts";
import { cellsOf, csv, HEADINGS, type Listed, openLedger } from "./lists.ts";

const { rows, context, listed, run, ledger } = openLedger();

let one: Listed;
let adminId: string;
let before: Awaited<ReturnType<typeof ledger>>;
beforeEach(async () => {
  await rows("DELETE FROM list_cases");
  const [found] = await listed(1);
  if (!found) throw new Error("Too few licenses in the seed.");
  one = found;
  adminId = String((await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'"))[0]?.id);
  before = await ledger();
});

const [PAT, KIM] = [
  { last_name: "Unrelated", first_name: "Pat", npn: "9900112233" },
  { last_name: "Elsewhere", first_name: "Kim", npn: "9900112244" },
];
const listOf = (changed: Parameters<typeof cellsOf>[1]) => csv([HEADINGS, cellsOf(one, changed)]);
const revoked = (person: Parameters<typeof cellsOf>[1]) => listOf({ ...person, status: "Revoked" });
const marking = (person: Parameters<typeof cellsOf>[1], readOn?: string) =>
  run(revoked(person), { apply: true, ...(readOn !== undefined && { readOn }) });
const statusOf = async () =>
  (await rows("SELECT status FROM licenses WHERE license_no = ?", [one.license_no]))[0]?.status;
const waiting = async () =>
  (await waitingCases.page(context(), {}, null)).rows.map(({ name, importNo }) => ({ name, importNo }));

/** The open case of a row with this name. */
async function caseOf(name: string) {
  const [row] = await rows("SELECT id FROM list_cases WHERE name = ? AND status = 'open'", [name]);
  const found = await findListCase(context(), String(row?.id));
  if (found === null) throw new Error(`No open case of ${name}.`);
  return found;
}
const decide = async (name: string, decision: "apply" | "refuse", own = context()) =>
  decideListCase(own, adminId, await caseOf(name), {
    zip: "",
    status: "",
    left: "",
    since: "",
    reason: "",
    decision,
  });

describe("at once", () => {
  test("two admins refuse the only two rows: one of them is asked again, and the license is as before", async () => {
    await marking(PAT);
    await marking(KIM);
    expect(await waiting()).toHaveLength(2);
    const own = beforeWriting(context(), async () =>
      expect(await decide("Kim Elsewhere", "refuse")).toBe("decided"),
    );
    expect(await decide("Pat Unrelated", "refuse", own)).toBe("unchanged");
    expect(await statusOf()).toBe("unconfirmed");
    expect(await decide("Pat Unrelated", "refuse")).toBe("decided");
    expect(await ledger()).toEqual(before);
  });

  test("a row is refused while another list marks the license: it stays in question", async () => {
    await marking(PAT);
    const { importNo } = await run(revoked(KIM));
    const own = beforeWriting(context(), () => applyImport(context(), importNo));
    expect(await decide("Pat Unrelated", "refuse", own)).toBe("unchanged");
    expect(await decide("Pat Unrelated", "refuse")).toBe("decided");
    expect(await statusOf()).toBe("unconfirmed");
    expect(await decide("Kim Elsewhere", "refuse")).toBe("decided");
    expect(await ledger()).toEqual(before);
  });

  test("a list marks a license whose only row is refused meanwhile: it is in question again", async () => {
    await marking(PAT);
    const { importNo } = await run(revoked(KIM));
    await startApplying(context(), importNo);
    await applySome(context(), importNo);
    const own = beforeWriting(context(), () => decide("Pat Unrelated", "refuse"));
    await applySome(own, importNo);
    expect(await statusOf()).toBe("unconfirmed");
    expect(await decide("Kim Elsewhere", "refuse")).toBe("decided");
    expect(await ledger()).toEqual(before);
  });

  test("nothing is decided about a row whose list is being undone", async () => {
    const { importNo } = await marking(PAT);
    await startUndoing(context(), importNo);
    expect(await decide("Pat Unrelated", "apply")).toBe("closed");
    await undoImport(context(), importNo);
    expect(await ledger()).toEqual(before);
  });
});

describe("an import is undone", () => {
  test("whose mark another list shares: the license stays in question until that is decided", async () => {
    const first = await marking(PAT);
    const second = await marking(KIM);
    await undoImport(context(), first.importNo);
    expect(await statusOf()).toBe("unconfirmed");
    expect(await waiting()).toEqual([{ name: "Kim Elsewhere", importNo: second.importNo }]);
    expect(await decide("Kim Elsewhere", "refuse")).toBe("decided");
    expect(await ledger()).toEqual(before);
  });

  test.each(["undone", "refused"])(
    "after the one that marked first was %s: nothing marks it anymore",
    async (end) => {
      const first = await marking(PAT);
      const second = await marking(KIM);
      if (end === "undone") await undoImport(context(), first.importNo);
      else expect(await decide("Pat Unrelated", "refuse")).toBe("decided");
      expect(await statusOf()).toBe("unconfirmed");
      await undoImport(context(), second.importNo);
      expect(await ledger()).toEqual(before);
      expect(await waiting()).toEqual([]);
    },
  );

  test("that answered a question: it is asked again", async () => {
    const first = await marking(PAT);
    const second = await run(listOf({}), { apply: true, readOn: "2027-01-20" });
    expect(await statusOf()).toBe("active");
    await undoImport(context(), second.importNo);
    expect(await statusOf()).toBe("unconfirmed");
    expect(await waiting()).toEqual([{ name: "Pat Unrelated", importNo: first.importNo }]);
    await undoImport(context(), first.importNo);
    expect(await ledger()).toEqual(before);
  });

  test("that answered a question which was undone before it: nothing is asked", async () => {
    const first = await marking(PAT);
    const second = await run(listOf({}), { apply: true, readOn: "2027-01-20" });
    await undoImport(context(), first.importNo);
    expect(await statusOf()).toBe("active");
    await undoImport(context(), second.importNo);
    expect(await ledger()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test("whose row a later list has, too: that one asks it", async () => {
    const first = await marking(PAT);
    const second = await marking(PAT, "2027-01-20");
    expect(second.questioned).toBe(0);
    expect(await waiting()).toEqual([{ name: "Pat Unrelated", importNo: first.importNo }]);
    await undoImport(context(), first.importNo);
    expect(await statusOf()).toBe("unconfirmed");
    expect(await waiting()).toEqual([{ name: "Pat Unrelated", importNo: second.importNo }]);
    expect(await decide("Pat Unrelated", "refuse")).toBe("decided");
    expect(await ledger()).toEqual(before);
  });

  test("with a row that was used, which a later list has, too", async () => {
    const first = await marking(PAT);
    const second = await marking(PAT, "2027-01-20");
    expect(await decide("Pat Unrelated", "apply")).toBe("decided");
    expect(await statusOf()).toBe("revoked");
    await undoImport(context(), first.importNo);
    expect(await statusOf()).toBe("unconfirmed");
    await undoImport(context(), second.importNo);
    expect(await ledger()).toEqual(before);
  });
});

test("a refused row is refused for every list that has it", async () => {
  const first = await marking(PAT);
  await marking(PAT, "2027-01-20");
  expect(await decide("Pat Unrelated", "refuse")).toBe("decided");
  expect(await ledger()).toEqual(before);
  await undoImport(context(), first.importNo);
  expect(await waiting()).toEqual([]);
  expect(await ledger()).toEqual(before);
});

test("an older list doesn’t answer what a newer one asks", async () => {
  const newer = await marking(PAT, "2027-01-20");
  const older = await run(listOf({ expires_on: "2031-08-31" }), { apply: true, readOn: "2027-01-18" });
  expect(older).toMatchObject({ changed: 0, applied: 0 });
  expect(await statusOf()).toBe("unconfirmed");
  expect(await waiting()).toEqual([{ name: "Pat Unrelated", importNo: newer.importNo }]);
  const newest = await run(listOf({}), { apply: true, readOn: "2027-01-21" });
  expect(await waiting()).toEqual([]);
  expect(await statusOf()).toBe("active");
  await undoImport(context(), newest.importNo);
  await undoImport(context(), newer.importNo);
  expect(await ledger()).toEqual(before);
});

test("an agent who was told of a question hears of no undo, and of its end once nothing marks the license", async () => {
  for (const table of ["license_news", "user_notifications", "outbox"]) await rows(`DELETE FROM ${table}`);
  await rows("UPDATE profiles SET agent_no = NULL, proof = NULL WHERE agent_no = ?", [one.agent_no]);
  await rows(
    `UPDATE profiles SET agent_no = ?, proof = 'code', verified = 1, account_status = 'active'
      WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    [one.agent_no],
  );
  const first = await marking(PAT);
  expect(await tellOfLists(context())).toBe(1);
  await marking(KIM);
  await undoImport(context(), first.importNo);
  expect(await tellOfLists(context())).toBe(0);
  expect(await decide("Kim Elsewhere", "refuse")).toBe("decided");
  expect(await tellOfLists(context())).toBe(1);
  expect(await rows("SELECT count(*) sent FROM user_notifications")).toEqual([{ sent: 2 }]);

  // One who hasn't been told yet hears of the question that is left.
  const second = await marking({ ...PAT, npn: "9900112266" }, "2027-01-22");
  await marking({ ...KIM, npn: "9900112277" }, "2027-01-22");
  await undoImport(context(), second.importNo);
  expect(await tellOfLists(context())).toBe(1);
  expect(await rows("SELECT count(*) sent FROM user_notifications")).toEqual([{ sent: 3 }]);
});
