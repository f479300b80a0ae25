import fc from "fast-check";
import { expect, test } from "vitest";
import { anySign } from "#support/any-sign.ts";
import { REVIEW_STAGES } from "../fields.ts";
import { ALL_REVIEWS, filterParameters, reviewsAddress } from "./filter-address.ts";
import { parseReviewQuery, REVIEW_CURSORS } from "./inputs.ts";

const parse = (search: string | URLSearchParams) => parseReviewQuery(new URLSearchParams(search));

test("every filter and the sort order are read from the address, alone and together", () => {
  expect(parse("")).toEqual({
    query: { filter: ALL_REVIEWS, sort: "newest", after: null },
    problem: null,
    typed: "",
  });
  expect(parse("stars=4&tier=2&type=auto&stage=made-a-claim&words=Roof++leak&sort=helpful").query).toEqual({
    filter: { stars: 4, tier: 2, type: "auto", stage: "made-a-claim", words: ["Roof", "leak"] },
    sort: "helpful",
    after: null,
  });
});

test("an empty field asks for nothing: a form sends all of its fields", () => {
  expect(parse("stars=&tier=&type=&stage=&words=&sort=&after=")).toEqual(parse(""));
});

test("a filter survives the round trip through its address", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, 1 as const, 5 as const),
      fc.constantFrom(null, 1 as const, 3 as const),
      fc.constantFrom(null, "auto", "long-term-care"),
      fc.constantFrom(null, ...REVIEW_STAGES),
      fc.array(fc.stringMatching(/^[\p{L}%_'"<&#+]{1,9}$/u), { maxLength: 8 }),
      fc.constantFrom("newest" as const, "helpful" as const),
      (stars, tier, type, stage, typed, sort) => {
        const words = typed.map((word) => word.normalize("NFC"));
        const filter = { stars, tier, type, stage, words };
        const address = new URL(reviewsAddress("ines-calloway", { filter, sort }), "https://own.invalid");
        expect(address.hash).toBe("#review-list");
        expect(parse(address.searchParams).query).toEqual({ filter, sort, after: null });
      },
    ),
  );
  expect(filterParameters({ filter: ALL_REVIEWS, sort: "newest" })).toEqual({
    stars: null,
    tier: null,
    type: null,
    stage: null,
    words: "",
    sort: null,
  });
});

test("a cursor comes back as it was written, in both orders", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e14 }), fc.uuid(), (value, id) => {
      const { query, problem } = parse(`after=${REVIEW_CURSORS.newest.write({ value, id })}`);
      expect(problem).toBeNull();
      expect(query.after).toEqual({ value, id });
    }),
  );
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.uuid(), (value, id) => {
      const { query } = parse(`sort=helpful&after=${REVIEW_CURSORS.helpful.write({ value, id })}`);
      expect(query.after?.id).toBe(id);
      expect(query.after?.value).toBeCloseTo(value, 15);
    }),
  );
});

test("words are separated by spaces and invisible characters, and their number is limited", () => {
  expect(parse("words=%00roof%0D%0A%09leak%20").query.filter.words).toEqual(["roof", "leak"]);
  expect(parse("words=%EF%BF%BD").query.filter.words).toEqual([]);
  expect(parse("words=cafe%CC%81").query.filter.words).toEqual(["café"]);
  expect(parse(new URLSearchParams({ words: "🙂".repeat(100) })).problem).toBeNull();
  expect(parse(new URLSearchParams({ words: "🙂".repeat(101) })).problem).toMatch(/100 characters/);
  expect(parse(new URLSearchParams({ words: "x".repeat(60_000) })).typed).toHaveLength(200);
  expect(parse("words=1+2+3+4+5+6+7+8").problem).toBeNull();
  expect(parse("words=1+2+3+4+5+6+7+8+9").problem).toMatch(/at most 8 words/);
  expect(parse("words=1+2+3+4+5+6+7+8+9").typed).toBe("1 2 3 4 5 6 7 8 9");
});

test("any address gives a valid query, and nonsense is reported", () => {
  const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  for (const search of [
    "stars=6",
    "stars=-1",
    "tier=9",
    "type=Auto",
    "type=%00",
    "stage=died",
    "sort=paid",
    "after=';--",
    "after=1-2",
    "stars=5&after=x",
    `after=0.5_${id}`,
    `sort=helpful&after=1700000000000_${id}`,
  ]) {
    expect(parse(search).problem, search).toMatch(/[a-z]\.$/);
    expect(parse(search).query, search).toEqual({ filter: ALL_REVIEWS, sort: "newest", after: null });
  }
  expect(parse("stars=6").problem).toMatch(/^Stars go from 1 to 5\./);
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom("stars", "tier", "type", "stage", "words", "sort", "after"),
        fc.string({ unit: anySign }),
      ),
      (parameters) => {
        const { query } = parse(new URLSearchParams(parameters));
        expect(query.filter.words.length).toBeLessThanOrEqual(8);
        expect(query.sort).toMatch(/^(newest|helpful)$/);
      },
    ),
  );
});
