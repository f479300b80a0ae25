/** The license on any day: read from the ledger that imports, undoings, and the calendar write. */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import {
  licenseDayStatement,
  readLicenseDay,
} from "#app/domains/licenses/history/license-day-queries.server.ts";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { openContext } from "#support/own-context.ts";
import { cellsOf, csv, HEADINGS, type Listed, openLedger, sourceOf } from "./lists.ts";

const { rows, listed, databaseUrl } = openLedger();
const at = (iso: string) => openContext({ databaseUrl: databaseUrl(), nowMs: Date.parse(iso) });

/** An agent whose one license the ledger knows from lists alone. */
let agent: Listed;
beforeAll(async () => {
  const [found] = await listed(1);
  if (found === undefined) throw new Error("No license in the seed.");
  agent = found;
  await rows("DELETE FROM licenses WHERE agent_no = ?", [agent.agent_no]);
});

async function list(
  readOn: string,
  ...licenses: (Parameters<typeof cellsOf>[1] & object)[]
): Promise<number> {
  const context = at(`${readOn}T18:00:00Z`);
  const content = csv([HEADINGS, ...licenses.map((one) => cellsOf(agent, one))]);
  const no = await openImport(context, sourceOf(content), { list: "state", stateCode: "TX", readOn });
  await readImport(context, no, sourceOf(content));
  await applyImport(context, no);
  return no;
}

async function on(day: string, stateCode: string | null = "TX") {
  const context = at("2030-01-01T12:00:00Z");
  const [[row]] = await context.db.batch([
    licenseDayStatement(context, sql`${agent.agent_no}`, { stateCode }),
  ]);
  expect(context.db.roundTrips()).toBe(1);
  if (row === undefined) throw new Error("No row of the agent.");
  const found = readLicenseDay(row, day);
  if (found === null) throw new Error(`No state ${stateCode}.`);
  const words = (held: readonly { said: { number: string }; status: string }[]) =>
    held.map(({ said, status }) => `${said.number} ${status}`).sort();
  return [found.thatDay === null ? "unknown" : words(found.thatDay), words(found.now)];
}

describe("an agent's license on a day", () => {
  test("goes by what lists had said by then, and by all of them now", async () => {
    expect(await on("2027-03-01")).toEqual(["unknown", []]);
    // The first list is of February, and has the license since last June.
    const term = { number: "TXD-1", effective_on: "2026-06-01", expires_on: "2028-05-31" };
    await list("2027-02-10", term);
    expect(await on("2027-02-09")).toEqual(["unknown", ["TXD-1 active"]]);
    expect(await on("2027-02-10")).toEqual([["TXD-1 active"], ["TXD-1 active"]]);
    expect(await on("2026-05-31")).toEqual(["unknown", ["TXD-1 not-yet-effective"]]);
    // Known in Texas: of Oklahoma there was nothing on record, which is something else than not knowing the agent.
    expect(await on("2027-03-01", "OK")).toEqual([[], []]);

    // A second license, in force since January, on a list read in April.
    await list("2027-04-20", term, { number: "TXD-2", effective_on: "2027-01-01", expires_on: "2028-12-31" });
    expect(await on("2027-03-01")).toEqual([["TXD-1 active"], ["TXD-1 active", "TXD-2 active"]]);

    // Revoked on a list that is undone: we said so then, and don't now.
    const wrong = await list("2027-05-05", { ...term, status: "Revoked" });
    await undoImport(at("2027-05-20T18:00:00Z"), wrong);
    expect(await on("2027-05-10")).toEqual([
      ["TXD-1 revoked", "TXD-2 active"],
      ["TXD-1 active", "TXD-2 active"],
    ]);
    expect(await on("2027-05-21")).toEqual([
      ["TXD-1 active", "TXD-2 active"],
      ["TXD-1 active", "TXD-2 active"],
    ]);

    // A license that only an undone list had: nothing is left of it but what we said then.
    const only = await list("2027-06-01", {
      number: "TXD-3",
      effective_on: "2027-01-01",
      expires_on: "2028-12-31",
    });
    await undoImport(at("2027-06-03T18:00:00Z"), only);
    expect((await on("2027-06-02"))[0]).toContain("TXD-3 active");
    expect((await on("2027-06-02"))[1]).not.toContain("TXD-3 active");

    // A correction of when the first one began.
    await list("2027-07-01", { ...term, effective_on: "2027-03-15" });
    expect(await on("2027-03-01")).toEqual([["TXD-1 active"], ["TXD-1 not-yet-effective", "TXD-2 active"]]);
  });

  test("lapses with its last day in its state, by the clock or before it", async () => {
    await followDates(at("2029-01-01T12:00:00Z"));
    expect(await on("2028-12-31")).toEqual([
      ["TXD-1 lapsed", "TXD-2 active"],
      ["TXD-1 lapsed", "TXD-2 active"],
    ]);
    expect((await on("2029-01-01"))[1]).toEqual(["TXD-1 lapsed", "TXD-2 lapsed"]);
  });

  test("counts what was recorded before midnight in the state, not in UTC", async () => {
    let recordedAt = Date.parse("2027-02-10T18:00:00Z");
    // 04:59 UTC on the 11th is the evening of the 10th in all of Texas.
    for (const [moment, then] of [
      ["2027-02-11T04:59:00Z", ["TXD-1 active"]],
      ["2027-02-11T07:00:00Z", "unknown"],
    ] as const) {
      for (const [table, column] of [
        ["license_changes", "changed_at"],
        ["license_evidence", "recorded_at"],
      ])
        await rows(`UPDATE ${table} SET ${column} = ? WHERE agent_no = ? AND ${column} = ?`, [
          Date.parse(moment),
          agent.agent_no,
          recordedAt,
        ]);
      recordedAt = Date.parse(moment);
      expect((await on("2027-02-10"))[0], moment).toEqual(then);
    }
  });

  test("says that no state has the code", async () => {
    const context = at("2030-01-01T12:00:00Z");
    const [[row]] = await context.db.batch([
      licenseDayStatement(context, sql`${agent.agent_no}`, { stateCode: "ZZ" }),
    ]);
    expect(row === undefined ? row : readLicenseDay(row, "2027-03-01")).toBeNull();
  });
});
