/** The nightly check of the ranking: the product's own is neutral, and rankings that read payments or organizations are found. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { SearchInput } from "#app/domains/directory/inputs.ts";
import {
  checkNeutrality,
  compare,
  paysSql,
  type Rank,
  rankAsReaders,
} from "#app/domains/directory/ranking/neutrality/check-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, databaseUrl, stranger } = openAccounts();
const NIGHT = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 10 * HOUR_MS;
const at = (nowMs = NIGHT) => openContext({ databaseUrl: databaseUrl(), nowMs });
const TEXAS = SearchInput.parse({ q: "Texas" });
const SEED = 421_377;

async function flagsOf({ db }: AppContext, ranked: readonly number[]) {
  const [found] = await db.batch([
    rowsOf(
      db,
      "flags of a planted ranking",
      { agentNo: integer, pays: flag, organizationNo: nullable(integer) },
      sql`SELECT a.agent_no agentNo, ${paysSql} pays, s.organization_no organizationNo
        FROM json_each(${JSON.stringify(ranked)}) j CROSS JOIN agents a ON a.agent_no = j.value
        JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no ORDER BY j.key`,
    ),
  ]);
  return found;
}
/** The product's ranking, with those first who pay. */
const payersFirst: Rank = async (context, query) => {
  const ranked = await flagsOf(context, await rankAsReaders(context, query));
  return [...ranked.filter(({ pays }) => pays), ...ranked.filter(({ pays }) => !pays)].map(
    (one) => one.agentNo,
  );
};
/** The product's ranking, but the second and the third trade places if the second belongs to no organization. */
const membersBefore: Rank = async (context, query) => {
  const [first, second, third, ...rest] = await flagsOf(context, await rankAsReaders(context, query));
  const traded = second?.organizationNo === null ? [third, second] : [second, third];
  return [first, ...traded, ...rest].flatMap((one) => (one === undefined ? [] : [one.agentNo]));
};

describe("the check", () => {
  test("swaps what it says, and the product's ranking stays as it is", async () => {
    const found = await compare(at(), TEXAS, SEED, rankAsReaders);
    expect(found.positions).toBeGreaterThan(100);
    expect(found.changed).toBe(0);
    expect(found.swappedOrganizations).toBeGreaterThan(found.positions / 3);
    expect(found.swappedPayments).toBeGreaterThan(found.positions / 8);
  });

  test("finds a ranking that puts payers first", async () => {
    expect((await compare(at(), TEXAS, SEED, payersFirst)).changed).toBeGreaterThan(0);
  });

  test("finds a ranking that reads organizations, whatever the seed, within a few searches", async () => {
    const changed = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => (await compare(at(), TEXAS, seed, membersBefore)).changed),
    );
    expect(Math.max(...changed)).toBeGreaterThan(0);
  });

  test("doesn't count a search whose agents changed while it was ranked", async () => {
    let ranked = 0;
    const leavingOne: Rank = async (context, query) => {
      const all = await rankAsReaders(context, query);
      ranked += 1;
      return ranked === 1 ? all : all.slice(1);
    };
    expect(await compare(at(), TEXAS, SEED, leavingOne)).toMatchObject({ positions: 0, changed: 0 });
    expect(ranked).toBe(3);
  });

  test("writes nothing while it swaps", async () => {
    const state = () =>
      rows(`SELECT (SELECT sum(coalesce(organization_no, 0) * agent_no) FROM agents) a,
        (SELECT sum(coalesce(organization_no, 0) * agent_no) FROM agent_search) s,
        (SELECT group_concat(status) FROM subscriptions) p`);
    const before = await state();
    await compare(at(), TEXAS, SEED, rankAsReaders);
    expect(await state()).toEqual(before);
  });
});

describe("a night", () => {
  test("goes in steps, is counted once when two runs cross, and is published with its seed and version", async () => {
    const night = { searches: 8, step: 4 };
    expect(await checkNeutrality(at(), night)).toBe(4);
    await Promise.all([checkNeutrality(at(), night), checkNeutrality(at(), night)]);
    expect(await checkNeutrality(at(), night)).toBe(0);
    const [row] = await rows("SELECT * FROM neutrality_checks");
    expect(row).toMatchObject({ searches: 8, searches_most: 8, changed: 0 });
    expect(Number(row?.positions)).toBeGreaterThan(8);
    expect(row?.code_version).toMatch(/^[0-9a-f]{12}$/);
    const page = await wordsOf(await stranger().get("/neutrality"));
    expect(page).toContain(`0 of ${Number(row?.positions).toLocaleString("en-US")} positions changed`);
    expect(page).toContain(String(row?.seed));
    expect(page).toContain(String(row?.code_version));
    const file = await (await stranger().get("/neutrality.csv")).text();
    expect(file.split("\r\n")[1]).toBe(
      `${row?.day},${row?.seed},${row?.code_version},8,${row?.positions},0,${row?.swapped_organizations},${row?.swapped_payments}`,
    );
    expect(await wordsOf(await stranger().get("/neutrality?lang=es"))).toContain("Cambiaron 0 de");
    expect(await (await stranger().get("/help")).text()).toContain('href="/neutrality"');
  });

  test("with a planted dependence is published as it is, and fails where admins see it", async () => {
    const context = at(NIGHT + DAY_MS);
    await expect(checkNeutrality(context, { searches: 12, step: 12, rank: payersFirst })).rejects.toThrow(
      /positions by payment, plan, or organization/,
    );
    const [row] = await rows("SELECT * FROM neutrality_checks ORDER BY day DESC LIMIT 1");
    expect(row).toMatchObject({ searches: 12 });
    expect(Number(row?.changed)).toBeGreaterThan(0);
  });
});
