import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceMiles } from "../distance.ts";
import { SORTS } from "../limits.ts";
import { countFilters, measure, orderBy, pageOf, type Rankable } from "./search-ranking.ts";

const AUSTIN = { lat: 30.27, lon: -97.74 };
const candidate = fc
  .record({
    agentNo: fc.integer({ min: 1, max: 1_000_000 }),
    lat: fc.double({ min: 29.9, max: 30.6, noNaN: true }),
    lon: fc.double({ min: -98.1, max: -97.4, noNaN: true }),
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
    fc.property(candidates, fc.constantFrom(...SORTS), (some, sort) => {
      const order = (list: readonly Rankable[]) =>
        orderBy(sort, measure(list, AUSTIN, 100, 4)).map((one) => one.agentNo);
      expect(order(some.toReversed())).toEqual(order(some));
    }),
  );
});

test("best match never puts a lower order value first", () => {
  fc.assert(
    fc.property(candidates, (some) => {
      const values = orderBy("best", measure(some, AUSTIN, 100, 4)).map((one) => one.orderValue);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }),
  );
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
