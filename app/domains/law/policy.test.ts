import { describe, expect, test } from "vitest";
import { lawFor, lawRule } from "./policy.ts";
import { RULES } from "./rules/all.ts";
import type { LawRule } from "./types.ts";

const rule = (over: Partial<LawRule>): LawRule => ({
  id: "notice",
  kind: "step",
  asks: "A notice is shown.",
  from: "2026-01-01",
  sources: [{ citation: "1 CFR 1.1", readOn: "2026-11-27", kind: "secondary" }],
  where: ["app/domains/law/policy.ts"],
  ...over,
});

describe("what applies", () => {
  const before = rule({ until: "2026-10-01" });
  const after = rule({ from: "2026-10-01" });

  test.each([
    ["2025-12-31", undefined],
    ["2026-01-01", before],
    ["2026-09-30", before],
    ["2026-10-01", after],
    ["2027-06-01", after],
  ])("on %s", (day, expected) => {
    expect(lawRule("notice", { day }, [before, after])).toBe(expected);
  });

  test("only on its pages and in its emails", () => {
    const rules = [rule({ pages: ["booking"], emails: ["booked"] })];
    expect(lawFor({ day: "2026-11-01", page: "booking" }, rules)).toHaveLength(1);
    expect(lawFor({ day: "2026-11-01", page: "profile" }, rules)).toHaveLength(0);
    expect(lawFor({ day: "2026-11-01", email: "booked" }, rules)).toHaveLength(1);
    expect(lawFor({ day: "2026-11-01", email: "moved" }, rules)).toHaveLength(0);
  });

  test("only for its insurance types and states", () => {
    const rules = [rule({ types: ["medicare-advantage"], states: ["TX"] })];
    const day = "2026-11-01";
    expect(lawFor({ day, types: ["auto", "medicare-advantage"], state: "TX" }, rules)).toHaveLength(1);
    expect(lawFor({ day, types: ["auto"], state: "TX" }, rules)).toHaveLength(0);
    expect(lawFor({ day, types: ["medicare-advantage"], state: null }, rules)).toHaveLength(0);
    expect(lawFor({ day }, rules)).toHaveLength(0);
  });
});

describe("the rules themselves", () => {
  test("of one name, at most one applies to the same thing on a day", () => {
    const overlaps = RULES.flatMap((one, at) =>
      RULES.slice(at + 1)
        .filter(
          (other) =>
            other.id === one.id &&
            one.from < (other.until ?? "9999") &&
            other.from < (one.until ?? "9999") &&
            JSON.stringify([one.types, one.states]) === JSON.stringify([other.types, other.states]),
        )
        .map(() => one.id),
    );
    expect(overlaps).toEqual([]);
  });

  test("a text has its words in both languages, and a rule ends after it begins", () => {
    const wrong = RULES.filter(
      ({ kind, text, from, until }) =>
        (kind === "text") !== (text !== undefined) || (until !== undefined && until <= from),
    ).map(({ id }) => id);
    expect(wrong).toEqual([]);
  });
});
