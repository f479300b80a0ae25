/** The formula of the ranking and the order of lists, over made-up agents and reviews. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { DISTANCE_STEPS_MILES, SORTS, type Sort } from "#app/domains/directory/limits.ts";
import { distanceMiles } from "#app/domains/directory/places/distance.ts";
import { rankedRows, reviewSums } from "#app/domains/directory/ranking/rank-queries.server.ts";
import { listQuery, listRow } from "#app/domains/directory/search/ranked-list-queries.server.ts";
import { integer, nullable, real, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { EXAMPLE_MEAN, RANKING_EXAMPLES } from "#app/routes/public/help/ranking-example.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { explainRank, type PublishedReview, sumReviews } from "#support/ranking.ts";

const NOW = Date.UTC(2026, 10, 20);
const AUSTIN = { lat: 30.27, lon: -97.74 };
let context: OwnContext;
beforeAll(() => {
  context = openContext({ databaseUrl: inject("fixture").databaseUrl, nowMs: NOW });
});

const rankRow = {
  no: integer,
  reviewCount: integer,
  starSum: integer,
  weightSum: real,
  plainAverage: nullable(real),
  drawnAverage: real,
  spread: real,
  uncertainty: real,
  orderValue: real,
};

/** What SQL makes of each agent's reviews, in their order. */
async function rankAll(agents: readonly (readonly PublishedReview[])[], mean: number) {
  const reviews = agents.flatMap((own, no) => [
    [no, null, null, null],
    ...own.map(({ stars, proofTier, publishedAt }) => [no, stars, proofTier, publishedAt]),
  ]);
  const sums = sql`SELECT no, ${reviewSums()}, ${mean} mean FROM (SELECT value->>0 no, value->>1 stars,
    value->>2 proof_tier, value->>3 published_at FROM json_each(${JSON.stringify(reviews)})) GROUP BY no`;
  const { ranks } = await context.db.read({
    ranks: rowsOf(
      context.db,
      "made-up ranks",
      rankRow,
      sql`SELECT no, review_count reviewCount, star_sum starSum, w weightSum, plain_average plainAverage,
        drawn_average drawnAverage, spread, uncertainty, order_value orderValue
        FROM (${rankedRows(sums, NOW)}) ORDER BY no`,
    ),
  });
  return ranks;
}

describe("the formula", () => {
  const review = fc.record({
    stars: fc.integer({ min: 1, max: 5 }),
    proofTier: fc.constantFrom(1 as const, 2 as const, 3 as const),
    publishedAt: fc.integer({ min: NOW - 2_000 * DAY_MS, max: NOW }),
  });

  test("is the one that /help#ranking prints", async () => {
    const agents = fc.sample(fc.array(review, { maxLength: 60 }), 200);
    for (const [no, rank] of (await rankAll(agents, 4.1)).entries()) {
      const sums = sumReviews(agents[no] ?? [], NOW);
      expect(rank.reviewCount).toBe(sums.reviewCount);
      expect(rank.weightSum).toBeCloseTo(sums.weightSum, 9);
      for (const [name, value] of Object.entries(explainRank(sums, 4.1)))
        expect(rank[name as "spread"], name).toBeCloseTo(value, 9);
    }
  });

  test("never lets one more five-star review of today lower the average", async () => {
    const agents = fc.sample(fc.array(review, { maxLength: 40 }), 100);
    const best = { stars: 5, proofTier: 1 as const, publishedAt: NOW };
    const before = await rankAll(agents, 4.1);
    const after = await rankAll(
      agents.map((own) => [...own, best]),
      4.1,
    );
    for (const [no, rank] of after.entries())
      expect(rank.drawnAverage).toBeGreaterThanOrEqual((before[no]?.drawnAverage ?? 9) - 1e-12);
  });

  test("makes of the examples on the help page what the page says", async () => {
    const agents = RANKING_EXAMPLES.map(({ reviews }) =>
      reviews.map(({ daysOld, ...one }) => ({ ...one, publishedAt: NOW - daysOld * DAY_MS })),
    );
    const ranks = await rankAll(agents, EXAMPLE_MEAN);
    for (const [no, example] of RANKING_EXAMPLES.entries()) {
      const rank = ranks[no];
      expect(rank?.plainAverage ?? null).toBe(example.plainAverage);
      for (const name of ["drawnAverage", "uncertainty", "orderValue"] as const)
        expect(rank?.[name], name).toBeCloseTo(example[name], 2);
    }
    const values = RANKING_EXAMPLES.map(({ orderValue }) => orderValue);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});

describe("the order of a list", () => {
  const candidate = fc
    .record({
      agentNo: fc.integer({ min: 1, max: 1_000_000 }),
      // Some seventy miles around.
      lat: fc.double({ min: 29.4, max: 31.1, noNaN: true }),
      lon: fc.double({ min: -98.6, max: -96.9, noNaN: true }),
      taking: fc.integer({ min: 0, max: 1 }),
      reviewCount: fc.integer({ min: 0, max: 80 }),
      average: fc.double({ min: 1, max: 5, noNaN: true }),
      responseMinutes: fc.option(fc.integer({ min: 1, max: 5_000 })),
    })
    .map((one) => ({ ...one, starSum: Math.round(one.average * one.reviewCount) }));
  type Candidate = typeof candidate extends fc.Arbitrary<infer T> ? T : never;
  const crowds = fc.sample(
    fc.uniqueArray(candidate, { selector: (one) => one.agentNo, minLength: 5, maxLength: 80 }),
    8,
  );

  async function list(
    some: readonly Candidate[],
    { sort, near, rating = 0, page = 1 }: { sort: Sort; near: boolean; rating?: number; page?: number },
  ) {
    const rows = some.map((one) => [
      one.agentNo,
      one.lat,
      one.lon,
      one.taking,
      one.reviewCount,
      one.starSum,
      one.reviewCount * 0.6,
      one.starSum * 0.6,
      one.starSum * one.average * 0.6,
      one.responseMinutes,
    ]);
    const candidates = sql`SELECT value->>0 agent_no, value->>1 lat, value->>2 lon, 1 languages,
      value->>3 accepting_clients, 0 independent, NULL organization_no, value->>4 review_count, value->>5 star_sum,
      value->>6 weight_sum, value->>7 weighted_stars, value->>8 weighted_squares, value->>9 response_minutes
      FROM json_each(${JSON.stringify(rows)})`;
    const query = listQuery({
      here: sql`SELECT ${AUSTIN.lat} lat, ${AUSTIN.lon} lon, 'TX' state_code`,
      candidates,
      nearest: near ? () => candidates : null,
      query: { radius: 100, rating, sort, page, type: undefined },
      nowMs: NOW,
    });
    const { lists } = await context.db.read({ lists: rowsOf(context.db, "made-up list", listRow, query) });
    const [only] = lists;
    if (only === undefined) throw new Error("There is no list.");
    const numberOf = new Map(some.map((one) => [one.agentNo, one]));
    return {
      ...only,
      inOrder: only.ranked
        .filter((one) => one.shown)
        .flatMap((one) => {
          const given = numberOf.get(one.agentNo);
          return given === undefined ? [] : [{ ...given, miles: distanceMiles(AUSTIN, given) }];
        }),
    };
  }
  const stepOf = (miles: number) => DISTANCE_STEPS_MILES.filter((step) => miles > step).length;
  const ways = SORTS.flatMap((sort) => [true, false].map((near) => ({ sort, near })));

  test.each(ways)(
    "$sort, near a place: $near, is total: it does not depend on who is read first",
    async (way) => {
      for (const some of crowds) {
        const numbers = async (them: readonly Candidate[]) =>
          (await list(them, way)).inOrder.map((one) => one.agentNo);
        const order = await numbers(some);
        expect(order.length).toBe(some.length);
        expect(await numbers(some.toReversed())).toEqual(order);
      }
    },
  );

  test.each(ways)("$sort, near a place: $near, puts those who take no new clients last", async (way) => {
    for (const some of crowds) {
      const taking = (await list(some, way)).inOrder.map((one) => one.taking);
      expect(taking).toEqual([...taking].sort((a, b) => b - a));
    }
  });

  test("best match goes by the step of the distance near a place, then by the order value that the page prints", async () => {
    for (const some of crowds)
      for (const near of [true, false]) {
        const { inOrder } = await list(some, { sort: "best", near });
        const values = new Map<number, number>();
        for (let page = 1; page <= Math.ceil(some.length / 10); page++)
          for (const row of (await list(some, { sort: "best", near, page })).rows)
            values.set(row.agentNo, row.orderValue);
        expect(values.size).toBe(some.length);
        const keys = inOrder.map(({ agentNo, taking, miles }) => [
          -taking,
          near ? stepOf(miles) : 0,
          -(values.get(agentNo) ?? Number.NaN),
        ]);
        expect(keys).toEqual(
          [...keys].sort((a, b) => {
            const differing = a.findIndex((value, at) => value !== b[at]);
            return (a[differing] ?? 0) - (b[differing] ?? 0);
          }),
        );
      }
  });

  test("the numbers of a page's rows make their order value", async () => {
    for (const some of crowds)
      for (const { orderValue, drawnAverage, spread, uncertainty, priorMean, ...sums } of (
        await list(some, { sort: "best", near: true })
      ).rows) {
        const again = explainRank(sums, priorMean);
        expect(orderValue).toBeCloseTo(again.orderValue, 9);
        expect([drawnAverage, spread, uncertainty]).toEqual([
          expect.closeTo(again.drawnAverage, 9),
          expect.closeTo(again.spread, 9),
          expect.closeTo(again.uncertainty, 9),
        ]);
      }
  });

  test("the other sorts go by what they are called", async () => {
    for (const some of crowds)
      for (const [sort, key] of [
        ["distance", ({ miles }: { miles: number }) => miles],
        ["rating", (one: Candidate) => (one.reviewCount === 0 ? 0 : -one.starSum / one.reviewCount)],
        ["reviews", (one: Candidate) => -one.reviewCount],
      ] as const) {
        const { inOrder } = await list(some, { sort, near: true });
        for (const taking of [1, 0]) {
          const keys = inOrder.filter((one) => one.taking === taking).map(key);
          expect(keys, sort).toEqual([...keys].sort((a, b) => a - b));
        }
      }
  });

  test("a rating leaves out those below it, who are still ranked for the counts beside the filters", async () => {
    for (const some of crowds) {
      const { ranked, inOrder } = await list(some, { sort: "best", near: true, rating: 4 });
      expect(ranked.length).toBe(some.length);
      expect(inOrder.map((one) => one.agentNo).sort()).toEqual(
        some
          .filter((one) => one.reviewCount > 0 && one.starSum / one.reviewCount >= 4)
          .map((one) => one.agentNo)
          .sort(),
      );
      for (const one of ranked) {
        const given = some.find(({ agentNo }) => agentNo === one.agentNo);
        const average =
          given === undefined || given.reviewCount === 0 ? 0 : given.starSum / given.reviewCount;
        expect(one.wholeStars).toBe(Math.floor(average));
      }
    }
  });
});
