/** The nightly pass: its result equals counting the reviews again, once a day, with anything running next to it. */
import { beforeEach, describe, expect, test } from "vitest";
import { fadeRanking } from "#app/domains/reviews/ranking/nightly-ranking.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { explainRank, sumReviews } from "#support/ranking.ts";
import { openAccounts } from "../../accounts.ts";

const { rows, site, databaseUrl } = openAccounts();
/** When a pass begins, some weeks after the data was made; each test has its own days. */
let began = Math.ceil(Date.now() / DAY_MS + 30) * DAY_MS + 8 * HOUR_MS;
const at = (nowMs: number) => openContext({ databaseUrl: databaseUrl(), nowMs });

beforeEach(() => {
  began += 10 * DAY_MS;
});

type Published = { stars: number; proofTier: 1 | 2 | 3; publishedAt: number };

/** Each agent's stored ranking, and what its reviews give as of the stored time. */
async function readRanking() {
  const [published, agents, [prior]] = await Promise.all([
    rows(
      "SELECT agent_no, stars, proof_tier, published_at FROM reviews WHERE status = 'published' ORDER BY agent_no",
    ),
    rows(`SELECT s.*, a.order_value, a.ranked_at FROM agent_search s JOIN agents a ON a.agent_no = s.agent_no
      ORDER BY s.agent_no`),
    rows("SELECT mean_stars FROM type_means WHERE type_bit = -1"),
  ]);
  const byAgent = new Map<number, Published[]>();
  for (const row of published) {
    const own = byAgent.get(Number(row.agent_no)) ?? [];
    const proofTier = Number(row.proof_tier) as 1 | 2 | 3;
    own.push({ stars: Number(row.stars), proofTier, publishedAt: Number(row.published_at) });
    byAgent.set(Number(row.agent_no), own);
  }
  return agents.map((row) => {
    const agentNo = Number(row.agent_no);
    const rankedAt = Number(row.ranked_at);
    const counted = sumReviews(byAgent.get(agentNo) ?? [], rankedAt);
    return {
      agentNo,
      rankedAt,
      stored: [row.weight_sum, row.weighted_stars, row.weighted_squares, row.order_value].map(Number),
      counted: [
        counted.weightSum,
        counted.weightedStars,
        counted.weightedSquares,
        explainRank(counted, Number(prior?.mean_stars)).orderValue,
      ],
      reviewed: counted.reviewCount > 0,
    };
  });
}

/** Agents whose stored ranking differs from their reviews. */
async function wrong() {
  return (await readRanking()).filter(({ stored, counted }) =>
    stored.some((value, i) => Math.abs(value - (counted[i] ?? Number.NaN)) > 1e-6),
  );
}
const rankedAts = async () => new Set((await readRanking()).map(({ rankedAt }) => rankedAt));

describe("the nightly pass", () => {
  test("leaves every agent with their reviews' current weight, and does nothing more that day", async () => {
    const context = at(began + MINUTE_MS);
    expect(await fadeRanking(context)).toBeGreaterThan(1_000);
    const after = await readRanking();
    expect(await wrong()).toEqual([]);
    const reviewed = after.filter((agent) => agent.reviewed);
    expect(new Set(reviewed.map(({ rankedAt }) => rankedAt))).toEqual(new Set([began + MINUTE_MS]));
    expect(reviewed.length).toBeGreaterThan(500);
    expect(await fadeRanking(context)).toBe(0);
    // Even if its progress is forgotten.
    await rows("DELETE FROM settings WHERE key = 'ranking.pass'");
    context.clock.set(began + 20 * HOUR_MS);
    expect(await fadeRanking(context)).toBeGreaterThan(1_000);
    expect(await readRanking()).toEqual(after);
    context.clock.set(began + DAY_MS);
    expect(await fadeRanking(context)).toBeGreaterThan(1_000);
    expect(await wrong()).toEqual([]);
    expect(await rankedAts()).toContain(began + DAY_MS);
    // Nothing fades without a review: while the mean is the same, nothing is written.
    const without = (agents: typeof after) => agents.filter((agent) => !agent.reviewed);
    expect(without(await readRanking())).toEqual(without(after));
  });

  test("waits for its hour", async () => {
    await fadeRanking(at(began));
    const before = await readRanking();
    expect(await fadeRanking(at(began + DAY_MS - 1))).toBe(0);
    expect(await readRanking()).toEqual(before);
  });

  test("continues where it stopped, each agent as of its own step", async () => {
    const context = at(began);
    const steps: number[] = [];
    for (let minute = 0; steps.at(-1) !== 0; minute++) {
      context.clock.set(began + minute * MINUTE_MS);
      steps.push(await fadeRanking(context, { stepAgents: 400 }));
      if (minute === 1) {
        const half = await readRanking();
        const done = half.filter(({ reviewed, rankedAt }) => reviewed && rankedAt >= began);
        expect(Math.max(...done.map(({ agentNo }) => agentNo))).toBeLessThanOrEqual(800);
        expect(half.some(({ agentNo, rankedAt }) => agentNo > 800 && rankedAt >= began)).toBe(false);
      }
    }
    expect(steps.slice(0, 3)).toEqual([400, 400, 400]);
    expect(await wrong()).toEqual([]);
    expect(await rankedAts()).toContain(began + 3 * MINUTE_MS);
    expect((await readRanking()).filter((agent) => agent.reviewed && agent.rankedAt < began)).toEqual([]);
  });

  test("fades once with concurrent runs", async () => {
    const taken = await Promise.all(
      [0, 1, 2, 3].map((n) => fadeRanking(at(began + n * 1_000), { stepAgents: 5_000 })),
    );
    expect(Math.max(...taken)).toBeGreaterThan(1_000);
    expect(await wrong()).toEqual([]);
  });

  test("a concurrent run, between reading its progress and writing, is not undone", async () => {
    const context = at(began);
    const { db } = context;
    context.db = {
      ...db,
      async write(statements) {
        expect(await fadeRanking(at(began + 1_000), { stepAgents: 400 })).toBe(400);
        expect(await fadeRanking(at(began + 2_000), { stepAgents: 400 })).toBe(400);
        return db.write(statements);
      },
    };
    expect(await fadeRanking(context, { stepAgents: 400 })).toBe(400);
    expect(await rows("SELECT value FROM settings WHERE key = 'ranking.pass'")).toEqual([
      { value: `${new Date(began).toISOString().slice(0, 10)} 800` },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test("leaves alone agents counted again since it began", async () => {
    const [busy] = (await readRanking()).filter((agent) => agent.reviewed);
    await fadeRanking(at(began - DAY_MS));
    await rows("UPDATE agents SET ranked_at = ? WHERE agent_no = ?", [began + MINUTE_MS, busy?.agentNo ?? 0]);
    const before = (await readRanking()).find(({ agentNo }) => agentNo === busy?.agentNo);
    await fadeRanking(at(began + HOUR_MS));
    const after = (await readRanking()).find(({ agentNo }) => agentNo === busy?.agentNo);
    expect(after?.stored).toEqual(before?.stored);
    await rows("UPDATE agents SET ranked_at = ? WHERE agent_no = ?", [began - DAY_MS, busy?.agentNo ?? 0]);
    await rows("DELETE FROM settings WHERE key = 'ranking.pass'");
    await fadeRanking(at(began + HOUR_MS));
    expect(await wrong()).toEqual([]);
  });

  test("counts from the reviews if the time of the sums is unknown", async () => {
    await rows("UPDATE agents SET ranked_at = 0 WHERE agent_no <= 300");
    await rows(
      "UPDATE agent_search SET weight_sum = 1, weighted_stars = 5 WHERE agent_no <= 300 AND review_count > 0",
    );
    await fadeRanking(at(began));
    expect(await wrong()).toEqual([]);
  });

  test("lets agents without a review follow the mean", async () => {
    await rows("UPDATE type_means SET mean_stars = 3.25 WHERE type_bit = -1");
    await fadeRanking(at(began));
    const without = (await readRanking()).filter((agent) => !agent.reviewed);
    expect(without.length).toBeGreaterThan(50);
    expect(without[0]?.stored[3]).toBeCloseTo(3.25 - 1.1 / Math.sqrt(7), 9);
    expect(await wrong()).toEqual([]);
  });

  test("is run by the cron trigger", async () => {
    await rows("DELETE FROM settings WHERE key = 'ranking.pass'");
    await site.runCron();
    const [pass] = await rows("SELECT value FROM settings WHERE key = 'ranking.pass'");
    expect(String(pass?.value)).toMatch(/^\d{4}-\d{2}-\d{2} 15\d\d$/);
  });
});
