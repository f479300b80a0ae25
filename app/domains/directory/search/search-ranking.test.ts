import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceMiles } from "../distance.ts";
import { DISTANCE_STEPS_MILES, SORTS } from "../limits.ts";
import { countFilters, measure, nearerStep, orderBy, pageOf, type Rankable } from "./search-ranking.ts";

const AUSTIN = { lat: 30.27, lon: -97.74 };
const candidate = fc
  .record({
    agentNo: fc.integer({ min: 1, max: 1_000_000 }),
    // Some seventy miles around.
    lat: fc.double({ min: 29.4, max: 31.1, noNaN: true }),
    lon: fc.double({ min: -98.6, max: -96.9, noNaN: true }),
    languages: fc.integer({ min: 1, max: 7 }),
    acceptingClients: fc.boolean(),
    independent: fc.boolean(),
    organizationNo: fc.integer({ min: 0, max: 9 }),
    reviewCount: fc.integer({ min: 0, max: 80 }),
    average: fc.double({ min: 1, max: 5, noNaN: true }),
    responseMinutes: fc.option(fc.integer({ min: 1, max: 5_000 })),
  })
  .map(
    ({ average, ...rest }): Rankable => ({
      ...rest,
      starSum: average * rest.reviewCount,
      weightSum: rest.reviewCount * 0.6,
      weightedStars: average * rest.reviewCount * 0.6,
      weightedSquares: average ** 2 * rest.reviewCount * 0.6,
    }),
  );
const candidates = fc.uniqueArray(candidate, { selector: (one) => one.agentNo, maxLength: 80 });

test("the distance between Austin and Houston is about 146 miles", () => {
  expect(distanceMiles(AUSTIN, { lat: 29.76, lon: -95.37 })).toBeCloseTo(146, 0);
});

test("nobody beyond the radius is ranked", () => {
  fc.assert(
    fc.property(candidates, fc.constantFrom(5, 10, 25), (some, radius) => {
      for (const one of measure(some, AUSTIN, radius, 4))
        expect(one.distanceMiles).toBeLessThanOrEqual(radius);
    }),
  );
});

test("every order is total: the same agents in any order of arrival come out the same", () => {
  fc.assert(
    fc.property(candidates, fc.constantFrom(...SORTS), fc.boolean(), (some, sort, near) => {
      const order = (list: readonly Rankable[]) =>
        orderBy(sort, near, measure(list, AUSTIN, 100, 4)).map((one) => one.agentNo);
      expect(order(some.toReversed())).toEqual(order(some));
    }),
  );
});

test("best match puts everyone within a step before everyone beyond it, whatever their reviews", () => {
  fc.assert(
    fc.property(candidates, (some) => {
      const taking = measure(some, AUSTIN, 100, 4).filter((one) => one.acceptingClients);
      const ordered = orderBy("best", true, taking);
      for (const [at, one] of ordered.entries())
        for (const step of DISTANCE_STEPS_MILES)
          if (one.distanceMiles > step)
            expect(ordered.slice(at).every((later) => later.distanceMiles > step)).toBe(true);
    }),
  );
});

test("within a step, and in a state, best match never puts a lower order value first", () => {
  fc.assert(
    fc.property(candidates, fc.boolean(), (some, near) => {
      const taking = measure(some, AUSTIN, near ? 15 : 100, 4).filter((one) => one.acceptingClients);
      const values = orderBy("best", near, taking).map((one) => one.orderValue);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }),
  );
});

test("in every order, those who take no new clients come last", () => {
  fc.assert(
    fc.property(candidates, fc.constantFrom(...SORTS), fc.boolean(), (some, sort, near) => {
      const taking = orderBy(sort, near, measure(some, AUSTIN, 100, 4)).map((one) => one.acceptingClients);
      expect(taking).toEqual([...taking].sort((a, b) => Number(b) - Number(a)));
    }),
  );
});

test("what comes first by distance is said of those beyond the first step, in best match near a place alone", () => {
  expect([15, 15.1, 60].map((miles) => nearerStep("best", true, miles))).toEqual([null, 15, 50]);
  expect([nearerStep("rating", true, 60), nearerStep("best", false, 60)]).toEqual([null, null]);
});

test("pages cover every agent once", () => {
  fc.assert(
    fc.property(candidates, (some) => {
      const { pages } = pageOf(some, 1);
      const all = Array.from({ length: pages }, (_, at) => pageOf(some, at + 1).rows).flat();
      expect(all).toEqual(some);
    }),
  );
});

test("a filter's count is the number of agents that it would leave", () => {
  const languages = [
    { bit: 0, code: "en", name: "English" },
    { bit: 1, code: "es", name: "Spanish" },
  ];
  fc.assert(
    fc.property(candidates, (some) => {
      const ranked = measure(some, AUSTIN, 100, 4);
      const counts = countFilters(ranked, ranked, languages);
      const spanish = ranked.filter((one) => (one.languages & 2) !== 0).length;
      expect(counts.languages.find((one) => one.code === "es")?.count ?? 0).toBe(spanish);
      expect(counts.accepting).toBe(ranked.filter((one) => one.acceptingClients).length);
      expect(counts.rating.four).toBe(ranked.filter((one) => one.average >= 4).length);
    }),
  );
});
