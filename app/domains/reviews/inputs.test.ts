import fc from "fast-check";
import { expect, test } from "vitest";
import { filterParameters } from "./filter-address.ts";
import { parseReviewQuery, writeCursor } from "./inputs.ts";

const parse = (search: string) => parseReviewQuery(new URLSearchParams(search));

test("stars, proof and place in the list are read from the address", () => {
  expect(parse("stars=4").query.filter).toEqual({ by: "stars", stars: 4 });
  expect(parse("tier=3").query.filter).toEqual({ by: "tier", tier: 3 });
  expect(filterParameters(parse("tier=2").query.filter)).toEqual({ tier: 2 });
  expect(parse("")).toEqual({ query: { filter: { by: "all" }, after: null }, problem: null });
});

test("a cursor comes back as it was written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e14 }), fc.uuid(), (publishedAt, id) => {
      const { query, problem } = parse(`after=${writeCursor({ publishedAt, id })}`);
      expect(problem).toBeNull();
      expect(query.after).toEqual({ publishedAt, id });
    }),
  );
});

test("whatever the address says, the answer is a query, and nonsense is named", () => {
  for (const search of [
    "stars=6",
    "stars=-1",
    "stars=5&tier=1",
    "tier=9",
    "after=';--",
    "after=1-2",
    "stars=5&after=x",
  ]) {
    expect(parse(search).problem).toMatch(/\.$/);
    expect(parse(search).query).toEqual({ filter: { by: "all" }, after: null });
  }
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (stars, tier, after) => {
      const parameters = new URLSearchParams({ stars, tier, after });
      expect(parseReviewQuery(parameters).query.filter.by).toMatch(/^(all|stars|tier)$/);
    }),
  );
});
