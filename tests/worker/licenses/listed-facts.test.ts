/** Phone and address of profiles that lists make: as of the newest list that says them, also after one is undone. */
import { expect, test } from "vitest";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, run } = openLedger();

const HEADINGS = [
  "NPN",
  "License Number",
  "Full Name",
  "License Type",
  "License Status",
  "Expiration Date",
  "Business Phone",
  "Business Address",
  "Business City",
  "Business State",
  "Business Zip",
];
const list = (phone: string, street = "12 Elm Street", { npn = "20664199", number = "2990017" } = {}) =>
  csv([
    HEADINGS,
    [
      npn,
      number,
      "DVORAK, VESNA",
      "General Lines - Property and Casualty",
      "Active",
      "12/31/2028",
      phone,
      street,
      "AUSTIN",
      "TX",
      "78701",
    ],
  ]);
const PHONE = "(512) 555-0177";
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const facts = (npn = "20664199") =>
  rows(
    `SELECT fact, source, state_code, import_no, confirmed_at FROM agent_facts
      WHERE agent_no = (SELECT agent_no FROM agents WHERE npn = ?) ORDER BY fact`,
    [npn],
  );
const said = (importNo: number, day: string) => ({
  source: "list",
  state_code: "TX",
  import_no: importNo,
  confirmed_at: at(day),
});

test("a list that makes a profile says its phone and address, and nothing that it doesn't know", async () => {
  const { importNo } = await run(list(PHONE), { apply: true, readOn: "2026-03-01" });
  const first = said(importNo, "2026-03-01");
  expect(await facts()).toEqual([
    { fact: "address", ...first },
    { fact: "phone", ...first },
  ]);

  // A later one repeats the address alone.
  const second = await run(list("(512) 555-0199"), { apply: true, readOn: "2026-09-01" });
  expect(await facts()).toEqual([
    { fact: "address", ...said(second.importNo, "2026-09-01") },
    { fact: "phone", ...first },
  ]);

  // An older list confirms nothing that a newer one said.
  await run(list(PHONE), { apply: true, readOn: "2026-02-01" });
  expect(await facts()).toEqual([
    { fact: "address", ...said(second.importNo, "2026-09-01") },
    { fact: "phone", ...first },
  ]);

  // What the agent has said since stays theirs.
  await rows(
    "UPDATE agent_facts SET source = 'agent', import_no = NULL WHERE fact = 'phone' AND import_no = ?",
    [importNo],
  );
  const third = await run(list(PHONE, "12 ELM STREET"), { apply: true, readOn: "2026-12-01" });
  expect(await facts()).toMatchObject([
    { fact: "address", ...said(third.importNo, "2026-12-01") },
    { fact: "phone", source: "agent", confirmed_at: at("2026-03-01") },
  ]);

  // Undone, the newest that is left counts.
  await undoImport(context(), third.importNo);
  expect((await facts())[0]).toEqual({ fact: "address", ...said(second.importNo, "2026-09-01") });
});

test("what only an undone list said of a profile that stays is confirmed by nobody", async () => {
  const { importNo } = await run(list(PHONE, "12 Elm Street", { npn: "20664198", number: "2990018" }), {
    apply: true,
  });
  expect(await facts("20664198")).toHaveLength(2);
  await rows("INSERT INTO agent_carriers SELECT agent_no, 1 FROM agents WHERE npn = '20664198'");
  await undoImport(context(), importNo);
  expect(await rows("SELECT name FROM agents WHERE npn = '20664198'")).toHaveLength(1);
  expect(await facts("20664198")).toEqual([]);
});
