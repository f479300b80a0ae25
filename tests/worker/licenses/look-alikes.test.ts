/** Two profiles that look like one person wait for an admin; nothing is merged without one. */
import { beforeAll, describe, expect, test } from "vitest";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { keepBoth } from "#app/domains/listings/look-alikes/decide-commands.server.ts";
import { findLookAlikes } from "#app/domains/listings/look-alikes/find-commands.server.ts";
import {
  countLookAlikes,
  findLookAlike,
  waitingLookAlikes,
} from "#app/domains/listings/look-alikes/look-alike-queries.server.ts";
import { mergeAgents, undoMerge } from "#app/domains/listings/merging/merge-commands.server.ts";
import { findMerges, findSide } from "#app/domains/listings/merging/merge-queries.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, run } = openLedger();
const ADMIN = "0190a000-0000-7000-8000-00000000a001";

const HEADINGS = [
  "NPN",
  "License Number",
  "Name",
  "Status",
  "Expiration Date",
  "Lines",
  "Zip",
  "Business Phone",
];
const person = (npn: string, name: string, zip: string, phone = "") => [
  ...[npn, `LA-${npn}`, name, "Active", "12/31/2029", "Life", zip, phone],
];
const findAll = async () => {
  let compared = 0;
  for (let count = 1; count > 0; compared += count) count = await findLookAlikes(context());
  return compared;
};
const pairs = async () =>
  (await waitingLookAlikes.page(context(), {}, null)).rows
    .map(({ npn, otherNpn, shared }) => ({ npns: [npn, otherNpn].sort(), shared }))
    .sort((a, b) => a.npns.join().localeCompare(b.npns.join()));

beforeAll(async () => {
  await findAll();
  await rows("DELETE FROM look_alikes");
});

test("the same name in a state with the same ZIP or phone is a pair, once; anything less isn’t", async () => {
  const { importNo } = await run(
    csv([
      HEADINGS,
      person("9100000001", "QUIGLEY-ŁUCZAK, PETRONELLA J", "78701", "5125550101"),
      person("9100000002", "Petronella Quigley Luczak Jr", "78701"),
      person("9100000003", "PETRONELLA QUIGLEY LUCZAK", "77002", "(512) 555-0101"),
      person("9100000004", "PETRONELLA QUIGLEY LUCZAK", "75201", "2145550177"),
      person("9100000005", "PETRA QUIGLEY LUCZAK", "78701", "5125550101"),
    ]),
    { apply: true },
  );
  expect(await findAll()).toBe(5);
  expect(await pairs()).toEqual([
    { npns: ["9100000001", "9100000002"], shared: "zip" },
    { npns: ["9100000001", "9100000003"], shared: "phone" },
  ]);
  expect(await findAll(), "nobody is new").toBe(0);
  expect(await countLookAlikes(context())).toMatchObject({ waiting: { rows: 2 }, overdue: 0 });
  await undoImport(context(), importNo);
  expect(await pairs()).toEqual([]);
  expect(await rows("SELECT 1 FROM look_alikes")).toEqual([]);
});

describe("a pair", () => {
  const two = async () => {
    const { importNo } = await run(
      csv([
        HEADINGS,
        person("9200000001", "OSWALDO PRENTISSHAM", "78701"),
        person("9200000002", "OSWALDO PRENTISSHAM", "78701"),
      ]),
      { apply: true },
    );
    await findAll();
    const [row] = await rows("SELECT id FROM look_alikes WHERE status = 'open'");
    const pair = await findLookAlike(context(), String(row?.id));
    if (pair === null) throw new Error("No pair.");
    return { importNo, pair };
  };

  test("that an admin finds to be two people isn’t raised again", async () => {
    const { importNo, pair } = await two();
    expect(await keepBoth(context(), ADMIN, pair, "Father and son.")).toBe("done");
    expect(await keepBoth(context(), ADMIN, pair, "Father and son.")).toBe("decided");
    expect(await pairs()).toEqual([]);
    expect(await rows("SELECT act FROM audit_log WHERE act = 'agent.keep-both'")).toHaveLength(1);
    // As if everybody were compared once more.
    await rows("DELETE FROM agent_name_keys");
    await findAll();
    expect(await rows("SELECT status FROM look_alikes WHERE id = ?", [pair.id])).toEqual([{ status: "two" }]);
    await undoImport(context(), importNo);
  });

  test("that is merged is closed, and open again when the merge is undone", async () => {
    const { pair } = await two();
    const [from, into] = await Promise.all([
      findSide(context(), pair.agent.id),
      findSide(context(), pair.other.id),
    ]);
    if (from === null || into === null) throw new Error("No sides.");
    expect(await mergeAgents(context(), ADMIN, from, into, "One person, two NPNs.")).toEqual({
      kind: "merged",
    });
    expect(await rows("SELECT status FROM look_alikes WHERE id = ?", [pair.id])).toEqual([
      { status: "merged" },
    ]);
    const [merge] = await findMerges(context(), into.agent.agentNo);
    if (merge === undefined) throw new Error("No merge.");
    expect(await undoMerge(context(), ADMIN, merge, "They are two.")).toEqual({ kind: "merged" });
    expect((await findLookAlike(context(), pair.id))?.status).toBe("open");
  });
});
