/** Lists that have an agent’s office elsewhere: unclaimed profiles move, the agents of claimed ones are asked. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  answerOffice,
  findAskedOffice,
} from "#app/domains/licenses/imports/agents/office-commands.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { tellOfLists } from "#app/domains/licenses/news-commands.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, run, report } = openLedger();

const HEADINGS = [
  "NPN",
  "Name",
  "License Number",
  "Status",
  "LOA",
  "Expiration Date",
  "Business Address",
  "City",
  "State",
  "Zip",
  "Remarks",
];
const TAMPA = ["1 Bay St", "TAMPA", "FL", "33614"];
const ORLANDO = ["2 Lake Ave", "ORLANDO", "FL", "32801"];
const NPN = "20665001";
const listOf = (
  place: readonly string[],
  { npn = NPN, number = "MOVE-1", ends = "2030-01-31", remark = "" } = {},
) => csv([HEADINGS, [npn, "MOVER, ANA", number, "Active", "Life", ends, ...place, remark]]);
/** A file that was applied before keeps its day, so each differs in a remark. */
const runFlorida = (content: string, options: { apply?: boolean; readOn?: string } = {}) =>
  run(content, { state: "FL", ...options });

/** Where the agent is, in every table that says so, and how many agents each place counts. */
const standing = async () => ({
  agent: await rows(
    `SELECT a.zip, a.city_no, a.county_fips, a.state_code, a.lat, a.lon, a.street, a.time_zone, s.zip searched, s.lat found_lat
      FROM agents a LEFT JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no WHERE a.npn = ?`,
    [NPN],
  ),
  counts: await rows(
    `SELECT (SELECT agent_count FROM zips WHERE zip = '33614') tampa, (SELECT agent_count FROM zips WHERE zip = '32801') orlando,
      (SELECT sum(agent_count) FROM zips) zips, (SELECT sum(agent_count) FROM cities) cities,
      (SELECT sum(agent_count) FROM counties) counties, (SELECT sum(agent_count) FROM states) states`,
  ),
  searched: await rows("SELECT count(*) n FROM agent_search"),
});

let made: number;
beforeEach(async () => {
  if ((await rows("SELECT 1 FROM agents WHERE npn = ?", [NPN])).length > 0) return;
  made = (await runFlorida(listOf(TAMPA), { apply: true })).importNo;
});

test("an unclaimed agent moves with the import, and back with its undo", async () => {
  const before = await standing();
  expect(before.agent).toMatchObject([{ zip: "33614", street: "1 Bay St", searched: "33614" }]);
  const content = listOf(ORLANDO);
  const tried = await runFlorida(content, { readOn: "2027-02-01" });
  expect(tried).toMatchObject({ moved: 1, confirmed: 0, changed: 0, unchanged: 0 });
  expect(tried.examples).toMatchObject([{ outcome: "moved", person: "Ana Mover, ORLANDO FL 32801" }]);
  expect(await standing(), "a dry run writes nothing").toEqual(before);

  const { importNo } = await runFlorida(content, { apply: true, readOn: "2027-02-01" });
  const after = await standing();
  expect(after.agent).toMatchObject([
    { zip: "32801", street: "2 Lake Ave", state_code: "FL", searched: "32801" },
  ]);
  expect(after.agent[0]?.found_lat).toBe(after.agent[0]?.lat);
  expect(after.agent[0]?.lat).not.toBe(before.agent[0]?.lat);
  const [was, is] = [before.counts[0], after.counts[0]];
  expect(is).toEqual({ ...was, tampa: Number(was?.tampa) - 1, orlando: Number(was?.orlando) + 1 });
  expect(after.searched).toEqual(before.searched);
  const later = listOf(ORLANDO, { remark: "later" });
  expect(await runFlorida(later, { readOn: "2027-03-01" }), "once it is there").toMatchObject({ moved: 0 });

  await undoImport(context(), importNo);
  expect(await report(importNo)).toMatchObject({ phase: "undone", skipped: 0 });
  expect(await standing()).toEqual(before);
});

test("a row that moves an agent and changes a license counts as both", async () => {
  const before = await standing();
  const found = await runFlorida(listOf(ORLANDO, { ends: "2031-01-31" }), {
    apply: true,
    readOn: "2027-02-01",
  });
  expect(found).toMatchObject({ moved: 1, changed: 1 });
  await undoImport(context(), found.importNo);
  expect(await standing()).toEqual(before);
});

describe("nobody moves", () => {
  test("by an older list, or to a place we don’t know", async () => {
    const before = await standing();
    expect(
      await runFlorida(listOf(ORLANDO, { remark: "old" }), { apply: true, readOn: "2020-02-01" }),
    ).toMatchObject({
      moved: 0,
    });
    const nowhere = ["3 Far Rd", "NOWHERE AT ALL", "FL", "00000"];
    const found = await runFlorida(listOf(nowhere), { apply: true, readOn: "2027-02-01" });
    expect(found).toMatchObject({ moved: 0, confirmed: 1 });
    expect(await standing()).toEqual(before);
    await undoImport(context(), found.importNo);
  });

  test("because another state’s list has had another address all along", async () => {
    const georgia = (readOn: string) =>
      run(listOf(ORLANDO, { number: "GA-MOVE-1", remark: readOn }), { apply: true, state: "GA", readOn });
    const before = await standing();
    const first = await georgia("2027-02-01");
    expect(first).toMatchObject({ added: 1, moved: 0 });
    expect(await georgia("2027-03-01")).toMatchObject({ moved: 0, confirmed: 1 });
    expect(await standing()).toEqual(before);
  });
});

test("the agent of a claimed profile isn’t moved but asked, once", async () => {
  for (const table of ["license_news", "user_notifications", "outbox"]) await rows(`DELETE FROM ${table}`);
  await rows(
    `UPDATE profiles SET agent_no = (SELECT agent_no FROM agents WHERE npn = ?), proof = 'code', verified = 1,
      account_status = 'active' WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    [NPN],
  );
  const before = await standing();
  const found = await runFlorida(listOf(ORLANDO, { remark: "April" }), { apply: true, readOn: "2027-04-01" });
  expect(found).toMatchObject({ moved: 0, confirmed: 1 });
  expect(await standing()).toEqual(before);
  expect(await tellOfLists(context())).toBe(1);
  expect(await rows("SELECT title, message, action_url FROM user_notifications")).toEqual([
    {
      title: "Did your office move?",
      message:
        "The Florida list of Apr 1, 2027 says 2 Lake Ave, ORLANDO, FL 32801. Is your office there? We changed nothing on your profile: you can move it there, or keep your address.",
      action_url: "/dashboard/showcase",
    },
  ]);
  await runFlorida(listOf(ORLANDO, { remark: "May" }), { apply: true, readOn: "2027-05-01" });
  expect(await tellOfLists(context()), "the list goes on saying so").toBe(0);
  expect(made).toBeGreaterThan(0);

  // The agent answers: kept, and asked again only about another place; then moved.
  const [{ agent_no, user_id }] = (await rows(
    "SELECT p.agent_no, p.user_id FROM profiles p JOIN agents a ON a.agent_no = p.agent_no WHERE a.npn = ?",
    [NPN],
  )) as unknown as [{ agent_no: number; user_id: string }];
  const answer = async (how: "move" | "keep", userId = user_id) => {
    const asked = await findAskedOffice(context(), agent_no);
    return answerOffice(context(), { userId, agentNo: agent_no, newsNo: asked?.newsNo ?? 1, answer: how });
  };
  const fact = () =>
    rows("SELECT source, import_no FROM agent_facts WHERE agent_no = ? AND fact = 'address'", [agent_no]);
  expect(await answer("move", crypto.randomUUID())).toBe("not-yours");
  expect(await answer("keep")).toBe("kept");
  expect(await standing()).toEqual(before);
  expect(await fact()).toEqual([{ source: "agent", import_no: null }]);
  expect(await answer("move"), "it was answered").toBe("gone");
  await runFlorida(listOf(ORLANDO, { remark: "June" }), { apply: true, readOn: "2027-06-01" });
  expect(await findAskedOffice(context(), agent_no), "the place that they refused").toBeNull();
  const miami = ["9 Palm Ct", "MIAMI", "FL", "33125"];
  await runFlorida(listOf(miami), { apply: true, readOn: "2027-07-01" });
  expect(await findAskedOffice(context(), agent_no)).toMatchObject({ place: "9 Palm Ct, MIAMI, FL 33125" });
  expect(await answer("move")).toBe("moved");
  const after = await standing();
  expect(after.agent).toMatchObject([{ zip: "33125", street: "9 Palm Ct", searched: "33125" }]);
  expect(after.counts[0]).toEqual({ ...before.counts[0], tampa: Number(before.counts[0]?.tampa) - 1 });
  expect(await findAskedOffice(context(), agent_no)).toBeNull();
});
