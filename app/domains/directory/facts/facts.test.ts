import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { ageOf, askOf, type DatedFact } from "./facts.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
const daysAgo = (days: number) => NOW - days * DAY_MS;
const dated = (fact: DatedFact["fact"], confirmed: number, asked: number | null = null): DatedFact => ({
  fact,
  confirmedAt: daysAgo(confirmed),
  askedAt: asked === null ? null : daysAgo(asked),
});

test.each([
  [0, "fresh"],
  [89, "fresh"],
  [90, "due"],
  [179, "due"],
  [180, "stale"],
  [578, "stale"],
])("what was confirmed %i days ago is %s", (days, age) => {
  expect(ageOf(daysAgo(days), NOW)).toBe(age);
  expect(ageOf(daysAgo(days) + 1, NOW)).toBe(ageOf(daysAgo(days - 1), NOW));
});

describe("an owner", () => {
  test("is asked about everything that is due at once, from the 90th day", () => {
    expect(askOf([dated("phone", 89), dated("hours", 3)], NOW)).toEqual({ ask: [], lookAt: NOW + DAY_MS });
    const facts = [dated("phone", 90), dated("hours", 3), dated("carriers", 400)];
    expect(askOf(facts, NOW).ask).toEqual(["phone", "carriers"]);
  });

  test("is asked again only 90 days later, whatever comes due meanwhile", () => {
    const facts = [dated("phone", 120, 30), dated("hours", 95)];
    expect(askOf(facts, NOW)).toEqual({ ask: [], lookAt: NOW + 30 * DAY_MS });
    expect(askOf([dated("phone", 179, 89)], NOW)).toEqual({ ask: [], lookAt: NOW + DAY_MS });
    expect(askOf([dated("phone", 180, 90)], NOW).ask).toEqual(["phone"]);
  });

  test("isn't asked where nothing is known, and is looked at again within a month", () => {
    expect(askOf([], NOW)).toEqual({ ask: [], lookAt: NOW + 30 * DAY_MS });
    expect(askOf([dated("phone", 1)], NOW).lookAt).toBe(NOW + 30 * DAY_MS);
  });
});
