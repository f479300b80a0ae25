/** What keeps lists in order: who is due, or all when C has moved, and lists that are exact on any day. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListCursor } from "#app/domains/directory/cards/list-cursor.ts";
import {
  listedInOrder,
  ORDER_AGE_STARS,
  ORDER_MEAN_STARS,
  ORDER_SLACK_STARS,
  storedOrders,
  UNREVIEWED_ORDER,
} from "#app/domains/directory/ranking/list-order-queries.server.ts";
import { rankingDay, reviewSums } from "#app/domains/directory/ranking/rank-queries.server.ts";
import { keepOrder } from "#app/domains/reviews/ranking/order-upkeep.server.ts";
import { integer, nullable, real, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { listValue, type PublishedReview, STORED_AS_OF, sumReviews } from "#support/ranking.ts";
import { openAccounts } from "../../accounts.ts";

const { rows, site, databaseUrl } = openAccounts();
/** The present of a test, some weeks after the data was made; each begins on a day of its own. */
let now = Math.ceil(Date.now() / DAY_MS + 30) * DAY_MS + 8 * MINUTE_MS;
const at = (nowMs = now) => openContext({ databaseUrl: databaseUrl(), nowMs });
/** Runs the minutes of a day until nothing is left; how many agent numbers were gone through. */
async function keep(nowMs = now, step?: { dueAgents?: number; stepAgents?: number }): Promise<number> {
  const context = at(nowMs);
  let all = 0;
  for (let minutes = 0; minutes < 100; minutes += 1) {
    const some = await keepOrder(context, step);
    all += some;
    if (some === 0) return all;
  }
  throw new Error("It never has nothing left to do.");
}

beforeEach(() => {
  now += 10 * DAY_MS;
});

/** Each listed agent's stored numbers, and what its reviews give. */
async function readOrder(nowMs: number) {
  const [published, agents, [listed]] = await Promise.all([
    rows(`SELECT agent_no, stars, proof_tier, published_at FROM reviews r WHERE status = 'published'
      AND NOT EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake)`),
    rows(`SELECT s.*, a.city_no, a.state_code, a.account_status, a.order_value, a.order_due_day, a.ranked_at
      FROM agent_search s JOIN agents a ON a.agent_no = s.agent_no ORDER BY s.agent_no`),
    rows("SELECT value->>'mean' mean FROM settings WHERE key = 'ranking.mean'"),
  ]);
  const byAgent = Map.groupBy(published, (row) => Number(row.agent_no));
  return agents.map((row) => {
    const agentNo = Number(row.agent_no);
    const reviews = (byAgent.get(agentNo) ?? []).map((one) => ({
      stars: Number(one.stars),
      proofTier: Number(one.proof_tier) as 1 | 2 | 3,
      publishedAt: Number(one.published_at),
    }));
    const counted = sumReviews(reviews, STORED_AS_OF);
    return {
      agentNo,
      row,
      reviewed: reviews.length > 0,
      rankedAt: Number(row.ranked_at),
      dueDay: row.order_due_day === null ? null : Number(row.order_due_day),
      stored: Number(row.order_value),
      value: listValue(sumReviews(reviews, nowMs), Number(listed?.mean)),
      sumsOff: Math.max(
        ...(["weightSum", "weightedStars", "weightedSquares"] as const).map((name, no) =>
          Math.abs(counted[name] - Number([row.weight_sum, row.weighted_stars, row.weighted_squares][no])),
        ),
      ),
    };
  });
}
/** Agents whose stored sums aren't their reviews', or who are stored farther from their value than may be. */
const wrong = async (nowMs = now) =>
  (await readOrder(nowMs)).filter(
    ({ sumsOff, stored, value }) => !(sumsOff < 1e-6 && Math.abs(stored - value) < ORDER_SLACK_STARS),
  );

const review = fc.record({
  stars: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(5)),
  proofTier: fc.constantFrom(1 as const, 2 as const, 3 as const),
  daysOld: fc.integer({ min: 0, max: 1_500 }),
});

describe("a stored order value", () => {
  test("stays within the slack until its agent is due, whatever the reviews, as C moves", async () => {
    const before = Date.UTC(2027, 2, 5);
    const agents = fc
      .sample(fc.array(review, { minLength: 1, maxLength: 80 }), 400)
      .map((own) =>
        own.map(
          ({ daysOld, ...one }): PublishedReview => ({ ...one, publishedAt: before - daysOld * DAY_MS }),
        ),
      );
    const flat = agents.flatMap((own, no) =>
      own.map(({ stars, proofTier, publishedAt }) => [no, stars, proofTier, publishedAt]),
    );
    const { db } = at(before);
    for (const mean of [3.6, 4.4, 4.9]) {
      const sums = sql`SELECT no agent_no, ${reviewSums()}, ${mean} mean FROM (SELECT value->>0 no, value->>1 stars,
        value->>2 proof_tier, value->>3 published_at FROM json_each(${JSON.stringify(flat)})) GROUP BY no`;
      const { stored } = await db.read({
        stored: rowsOf(
          db,
          "stored orders",
          { no: integer, order: real, dueDay: nullable(integer) },
          sql`SELECT no, order_value "order", due_day dueDay FROM (${storedOrders(sums, before)})`,
        ),
      });
      expect(stored.length).toBe(agents.length);
      let farthest = 0;
      for (const { no, order, dueDay } of stored) {
        const days = (dueDay ?? 0) - rankingDay(before);
        expect(days).toBeGreaterThan(0);
        for (const moved of [-ORDER_MEAN_STARS, 0, ORDER_MEAN_STARS])
          for (let day = 0; day <= days; day += Math.max(1, Math.floor(days / 12))) {
            const value = listValue(sumReviews(agents[no] ?? [], before + day * DAY_MS), mean + moved);
            const most = ORDER_AGE_STARS + Math.abs(moved) + 1e-9;
            expect(Math.abs(value - order), `agent ${no} after ${day} days`).toBeLessThanOrEqual(most);
            if (moved === 0) farthest = Math.max(farthest, Math.abs(value - order));
          }
      }
      // The bound isn't far from what happens: agents are due no sooner than they must.
      expect(farthest).toBeGreaterThan(ORDER_AGE_STARS / 2);
    }
  });
});

describe("lists", () => {
  beforeAll(async () => {
    // All reviews drawn again, so that agents of all kinds are in every list.
    const all = await rows("SELECT id FROM reviews WHERE status = 'published' ORDER BY id");
    const drawn = fc.sample(review, all.length);
    const facts = all.map(({ id }, no) => [
      id,
      drawn[no]?.stars,
      drawn[no]?.proofTier,
      Date.now() - (drawn[no]?.daysOld ?? 0) * DAY_MS,
    ]);
    await rows(
      `UPDATE reviews SET stars = j.value->>1, proof_tier = j.value->>2, published_at = j.value->>3
        FROM json_each(?) j WHERE reviews.id = j.value->>0`,
      [JSON.stringify(facts)],
    );
    await rows("INSERT INTO settings (key, value) VALUES ('ranking.pass', 'of an earlier release')");
  });

  /** A whole list, page by page. */
  async function readAll(where: ReturnType<typeof sql>, nowMs: number, most: number) {
    const { db } = at(nowMs);
    const all: ListCursor[] = [];
    for (let after: ListCursor | null = null; ; ) {
      const read: { page: ListCursor[] } = await db.read({
        page: rowsOf(
          db,
          "a page of a list",
          { agentNo: integer, orderValue: real },
          sql`SELECT agent_no agentNo, value orderValue FROM (${listedInOrder(where, nowMs, after, most)})`,
        ),
      });
      const { page } = read;
      all.push(...page);
      if (page.length < most) return all;
      after = page.at(-1) ?? null;
    }
  }

  test("are in the order of the formula on any day, all pages of them, for years", async () => {
    const jumps = fc.sample(fc.integer({ min: 1, max: 120 }), 14);
    let [written, reviewedDays] = [0, 0];
    for (const jump of jumps) {
      now += jump * DAY_MS;
      await keep();
      const agents = await readOrder(now);
      written += agents.filter(({ rankedAt }) => rankedAt === now).length;
      reviewedDays += agents.filter(({ reviewed }) => reviewed).length * jump;
      expect(await wrong()).toEqual([]);
      const biggest = async (group: string) =>
        Number(
          (
            await rows(`SELECT ${group} no FROM agents WHERE ${group} IS NOT NULL AND account_status = 'active'
              GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`)
          )[0]?.no,
        );
      const [cityNo, organizationNo] = [await biggest("city_no"), await biggest("organization_no")];
      const lists: [which: ReturnType<typeof sql>, column: string, is: string | number, most: number][] = [
        [sql`agents.state_code = 'TX'`, "state_code", "TX", 21],
        [sql`agents.city_no = ${cityNo}`, "city_no", cityNo, 5],
        [sql`agents.organization_no = ${organizationNo}`, "organization_no", organizationNo, 5],
      ];
      for (const [which, column, is, most] of lists) {
        const where = sql`${which} AND agents.account_status = 'active'`;
        const found = await readAll(where, now, most);
        const values = new Map(
          agents
            .filter(({ row }) => row[column] === is && row.account_status === "active")
            .map(({ agentNo, value }) => [agentNo, value]),
        );
        expect(values.size).toBeGreaterThan(3 * most - 1);
        // Nobody twice, nobody left out.
        expect(found.map(({ agentNo }) => agentNo).sort()).toEqual([...values.keys()].sort());
        for (const [no, { agentNo, orderValue }] of found.entries()) {
          expect(orderValue).toBeCloseTo(values.get(agentNo) ?? Number.NaN, 9);
          const next = found[no + 1];
          if (next === undefined) continue;
          if (next.orderValue === orderValue) expect(next.agentNo).toBeLessThan(agentNo);
          else expect(values.get(next.agentNo) ?? 0).toBeLessThan((values.get(agentNo) ?? 0) + 1e-9);
        }
      }
    }
    // A pass a day would have written each of them each day.
    expect(written).toBeLessThan(reviewedDays / 5);
  });
});

describe("keeping the order", () => {
  test("writes nobody without reviews, and those with reviews when they are due", async () => {
    await keep();
    const before = await readOrder(now);
    expect(before.filter(({ reviewed }) => !reviewed).length).toBeGreaterThan(50);
    for (const { reviewed, stored, dueDay } of before)
      if (reviewed) expect(dueDay).toBeGreaterThan(rankingDay(now));
      else expect([stored, dueDay]).toEqual([UNREVIEWED_ORDER, null]);
    now += DAY_MS;
    const due = new Set(
      before.filter(({ dueDay }) => dueDay === rankingDay(now)).map(({ agentNo }) => agentNo),
    );
    expect(await keep()).toBe(due.size);
    const after = await readOrder(now);
    expect(new Set(after.filter(({ rankedAt }) => rankedAt === now).map(({ agentNo }) => agentNo))).toEqual(
      due,
    );
    expect(await wrong()).toEqual([]);
    // And once.
    expect(await keep(now + MINUTE_MS)).toBe(0);
  });

  test("takes the due ones in steps, those due longest first", async () => {
    await keep();
    const order = (await readOrder(now)).filter(({ reviewed }) => reviewed);
    now += 60 * DAY_MS;
    const due = order.filter(({ dueDay }) => (dueDay ?? 0) <= rankingDay(now));
    expect(due.length).toBeGreaterThan(200);
    const context = at();
    expect(await keepOrder(context, { dueAgents: 100 })).toBe(100);
    const first = (await readOrder(now)).filter(({ rankedAt }) => rankedAt === now);
    expect(first.length).toBe(100);
    const days = due.map(({ dueDay }) => dueDay ?? 0).sort((a, b) => a - b);
    for (const { agentNo } of first)
      expect(order.find((one) => one.agentNo === agentNo)?.dueDay).toBeLessThanOrEqual(days[99] ?? 0);
    await keep(now, { dueAgents: 100 });
    expect(await wrong()).toEqual([]);
  });

  test("counts all again when C has moved, in steps that go on where the last one ended", async () => {
    await keep();
    await rows("UPDATE type_means SET mean_stars = mean_stars - 0.25 WHERE type_bit = -1");
    // Not before the next day begins.
    expect(await keep(now + MINUTE_MS)).toBe(0);
    now += DAY_MS;
    const unreviewed = (await readOrder(now)).filter(({ reviewed }) => !reviewed);
    const context = at();
    expect(await keepOrder(context, { stepAgents: 400, dueAgents: 0 })).toBe(400);
    expect((await wrong()).every(({ agentNo }) => agentNo > 400)).toBe(true);
    expect((await wrong()).length).toBeGreaterThan(50);
    expect(await keepOrder(context, { stepAgents: 400, dueAgents: 0 })).toBe(400);
    await keep();
    expect(await wrong()).toEqual([]);
    expect(await rows("SELECT value FROM settings WHERE key = 'ranking.walk'")).toEqual([]);
    const after = (await readOrder(now)).filter(({ reviewed }) => !reviewed);
    expect(after.map(({ row }) => row)).toEqual(unreviewed.map(({ row }) => row));
  });

  /** A run during which another one does `meanwhile`, after it has read and before it writes. */
  async function keepBeside(meanwhile: () => Promise<unknown>, nowMs = now) {
    const context = at(nowMs);
    const { db } = context;
    context.db = {
      ...db,
      async write(statements) {
        await meanwhile();
        return db.write(statements);
      },
    };
    await keepOrder(context, { stepAgents: 400 });
  }
  const walked = async () => (await rows("SELECT value FROM settings WHERE key = 'ranking.walk'"))[0]?.value;

  test("concurrent runs, and one between what another reads and writes, do no harm", async () => {
    await rows("UPDATE type_means SET mean_stars = mean_stars + 0.25 WHERE type_bit = -1");
    await Promise.all([0, 1, 2, 3].map((n) => keepOrder(at(now + n * 1_000))));
    await keep();
    expect(await wrong()).toEqual([]);
    now += DAY_MS;
    await rows("UPDATE type_means SET mean_stars = mean_stars + 0.1 WHERE type_bit = -1");
    await keepOrder(at(), { stepAgents: 400 });
    await keepBeside(() => keepOrder(at(now + 1_000), { stepAgents: 400 }));
    expect(await walked()).toBe("800");
    await keep();
    expect(await wrong()).toEqual([]);
  });

  test("begins again when C moves, even if the last minute of the day before ends later", async () => {
    await rows("UPDATE type_means SET mean_stars = mean_stars - 0.1 WHERE type_bit = -1");
    await keepOrder(at(), { stepAgents: 400 });
    expect(await walked()).toBe("400");
    const late = now;
    now += DAY_MS;
    await rows("UPDATE type_means SET mean_stars = mean_stars - 0.1 WHERE type_bit = -1");
    await keepBeside(() => keepOrder(at(late), { stepAgents: 400 }));
    expect(await walked()).toBe("400");
    // The other way around: the late one writes last.
    now += DAY_MS;
    await rows("UPDATE type_means SET mean_stars = mean_stars - 0.1 WHERE type_bit = -1");
    await keepBeside(() => keepOrder(at(), { stepAgents: 200 }), now - DAY_MS);
    expect(await walked()).toBe("200");
    await keep();
    expect(await wrong()).toEqual([]);
  });

  test("counts all again after an earlier release has run, whose nightly pass made sums fade", async () => {
    await keep();
    await rows(
      "UPDATE agent_search SET weight_sum = weight_sum * 0.7, weighted_stars = weighted_stars * 0.7",
    );
    await rows("UPDATE agents SET order_value = order_value + 0.3, order_due_day = NULL");
    expect((await wrong()).length).toBeGreaterThan(1_000);
    await rows("INSERT INTO settings (key, value) VALUES ('ranking.pass', '2026-11-27 5000')");
    await keep();
    expect(await wrong()).toEqual([]);
    expect(await rows("SELECT value FROM settings WHERE key = 'ranking.pass'")).toEqual([]);
    const order = await readOrder(now);
    expect(order.filter(({ reviewed, dueDay }) => reviewed === (dueDay === null))).toEqual([]);
  });

  test("doesn't come back to somebody who has left the directory", async () => {
    await keep();
    const [gone] = await rows(
      "SELECT agent_no, zip FROM agents WHERE order_due_day IS NOT NULL ORDER BY order_due_day LIMIT 1",
    );
    const no = Number(gone?.agent_no);
    await rows("DELETE FROM agent_search WHERE agent_no = ?", [no]);
    now += 800 * DAY_MS;
    await keep();
    expect(await rows("SELECT order_due_day FROM agents WHERE agent_no = ?", [no])).toEqual([
      { order_due_day: null },
    ]);
  });

  test("is run by the cron trigger", async () => {
    await rows("DELETE FROM settings WHERE key LIKE 'ranking.%'");
    await site.runCron();
    const [listed] = await rows("SELECT value->>'day' day FROM settings WHERE key = 'ranking.mean'");
    expect(Math.abs(Number(listed?.day) - rankingDay(Date.now()))).toBeLessThanOrEqual(1);
  });
});
