import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LICENSE_STATUSES } from "#db/lists.ts";
import {
  beginningOf,
  coverableTypes,
  coverageOf,
  differenceOf,
  followTypes,
  isInForce,
  licenseStatus,
  reminderFor,
  typesCoveredByLines,
} from "./policy.ts";

const life = 1;
const health = 2;
const property = 4;
const casualty = 8;
const personalLines = 32;
const types = [
  { bit: 0, coveringLines: `${personalLines}|${property + casualty}` },
  { bit: 4, coveringLines: `${property + casualty}` },
  { bit: 2, coveringLines: `${life}` },
  { bit: 40, coveringLines: `${health}` },
];
const covered = (lines: number) => typesCoveredByLines(lines, types);

const day = fc
  .integer({ min: 0, max: 9_000 })
  .map((days) => new Date(Date.UTC(2010, 0, 1 + days)).toISOString().slice(0, 10));
const term = fc
  .record({ status: fc.constantFrom(...LICENSE_STATUSES), days: fc.tuple(day, day) })
  .map(({ status, days }) => {
    const [effectiveOn = "", expiresOn = ""] = [...days].sort();
    return { status, effectiveOn, expiresOn };
  });
const license = fc
  .tuple(term, fc.constantFrom("TX", "OK"), fc.integer({ min: 0, max: 63 }))
  .map(([held, stateCode, lines]) => ({ ...held, stateCode, lines }));

describe("types covered by lines", () => {
  test("one of two lines that are needed together covers nothing", () => {
    expect(covered(property)).toBe(0);
    expect(covered(casualty)).toBe(0);
    expect(covered(property + casualty)).toBe(2 ** 0 + 2 ** 4);
  });

  test("Personal Lines cover auto but not business", () => {
    expect(covered(personalLines)).toBe(2 ** 0);
  });

  test("a type beyond the 32nd bit keeps its place in the mask", () => {
    expect(covered(health)).toBe(2 ** 40);
  });

  test("a type without covering lines is covered by nobody", () => {
    expect(typesCoveredByLines(63, [{ bit: 1, coveringLines: "" }])).toBe(0);
    expect(typesCoveredByLines(63, [{ bit: 1, coveringLines: "0" }])).toBe(0);
  });
});

describe("the status of a license", () => {
  test("is active from the first to the last day, both included", () => {
    const held = { status: "active", effectiveOn: "2025-05-01", expiresOn: "2027-04-30" } as const;
    expect(licenseStatus(held, "2025-04-30")).toBe("not-yet-effective");
    expect(licenseStatus(held, "2025-05-01")).toBe("active");
    expect(licenseStatus(held, "2027-04-30")).toBe("active");
    expect(licenseStatus(held, "2027-05-01")).toBe("lapsed");
    expect(licenseStatus({ ...held, status: "expired" }, "2026-01-01")).toBe("lapsed");
    expect(licenseStatus({ ...held, status: "revoked" }, "2026-01-01")).toBe("revoked");
    expect(licenseStatus({ ...held, status: "surrendered" }, "2028-01-01")).toBe("surrendered");
  });

  test("gives authority on no day outside the term, and never once it was taken or given back", () => {
    fc.assert(
      fc.property(term, day, (held, today) => {
        const inTerm = held.effectiveOn <= today && today <= held.expiresOn;
        expect(isInForce(held, today)).toBe(held.status === "active" && inTerm);
        if (held.status === "revoked" || held.status === "surrendered")
          expect(licenseStatus(held, today)).toBe(held.status);
      }),
    );
  });

  test("once lapsed stays lapsed as days pass", () => {
    fc.assert(
      fc.property(term, day, day, (held, one, other) => {
        const [before = "", after = ""] = [one, other].sort();
        if (licenseStatus(held, before) === "lapsed") expect(licenseStatus(held, after)).toBe("lapsed");
      }),
    );
  });
});

describe("coverage", () => {
  const todayIn = () => "2020-06-15";

  test("names each type once a state, as long as some licenses in force hold what it needs together", () => {
    fc.assert(
      fc.property(fc.array(license, { maxLength: 6 }), (held) => {
        const rows = coverageOf(held, todayIn, covered);
        for (const stateCode of ["TX", "OK"])
          for (const { bit } of types) {
            const naming = rows.filter(
              (row) => row.stateCode === stateCode && Math.floor(row.types / 2 ** bit) % 2,
            );
            const linesOn = (on: string) =>
              held
                .filter(
                  (one) => one.stateCode === stateCode && isInForce(one, todayIn()) && one.expiresOn >= on,
                )
                .reduce((mask, one) => mask | one.lines, 0);
            const isCovered = (on: string) => Math.floor(covered(linesOn(on)) / 2 ** bit) % 2 === 1;
            expect(naming).toHaveLength(isCovered(todayIn()) ? 1 : 0);
            for (const { throughDay } of naming) {
              expect(isCovered(throughDay)).toBe(true);
              expect(
                isCovered(new Date(Date.parse(throughDay) + 86_400_000).toISOString().slice(0, 10)),
              ).toBe(false);
            }
          }
      }),
    );
  });

  test("asks each state for its own day", () => {
    const held = [
      {
        stateCode: "TX",
        lines: life,
        status: "active",
        effectiveOn: "2020-01-01",
        expiresOn: "2020-06-15",
      } as const,
    ];
    expect(coverageOf(held, () => "2020-06-15", covered)).toHaveLength(1);
    expect(coverageOf(held, (state) => (state === "TX" ? "2020-06-16" : "2020-06-15"), covered)).toEqual([]);
  });
});

describe("types that an agent offers", () => {
  const held = (status: "active" | "expired" | "revoked", lines: number) => ({
    stateCode: "TX",
    lines,
    status,
  });

  test("stay through a lapse and go with a revocation", () => {
    const before = coverableTypes([held("active", life)], covered);
    expect(followTypes(4, before, coverableTypes([held("expired", life)], covered))).toBe(4);
    expect(followTypes(4, before, coverableTypes([held("revoked", life)], covered))).toBe(0);
  });

  test("are never beyond a license once they were not, and win only what no license allowed before", () => {
    const mask = fc.integer({ min: 0, max: 2 ** 20 }).map((low) => low + 2 ** 40 * (low % 2));
    fc.assert(
      fc.property(mask, mask, mask, (choice, before, after) => {
        const big = (a: number) => BigInt(a);
        const offered = Number(big(choice) & big(before));
        const next = big(followTypes(offered, before, after));
        expect(next & ~big(after)).toBe(0n);
        expect(next & big(before)).toBe(big(offered) & big(after));
        expect(next & ~big(before)).toBe(big(after) & ~big(before));
      }),
    );
  });
});

test.each([
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, null],
])("%i days before the end the reminder is %s", (daysLeft, reminder) => {
  expect(reminderFor(daysLeft)).toBe(reminder);
});

test("a difference put onto what was before gives what is after, and the other way round", () => {
  const facts = fc.record({
    a: fc.integer({ max: 3, min: 0 }),
    b: fc.constantFrom("x", "y"),
    c: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const parts = differenceOf(before, after);
      expect({ ...before, ...parts?.after }).toEqual(after);
      expect({ ...after, ...parts?.before }).toEqual(before);
      if (parts === null) expect(after).toEqual(before);
    }),
  );
});

describe("a license that is renewed before it ends", () => {
  const held = { status: "active", effectiveOn: "2025-06-01", expiresOn: "2027-05-31", lines: life } as const;
  const next = { status: "active", effectiveOn: "2027-06-01", expiresOn: "2029-05-31", lines: life } as const;
  test.each([
    ["goes on from its old beginning", held, next, "2027-04-20", held.effectiveOn],
    ["and with fewer lines", { ...held, lines: life + health }, next, "2027-04-20", held.effectiveOn],
    [
      "begins later after a day between",
      held,
      { ...next, effectiveOn: "2027-06-02" },
      "2027-04-20",
      "2027-06-02",
    ],
    ["begins later with a line more", held, { ...next, lines: life + health }, "2027-04-20", "2027-06-01"],
    ["begins when it has begun", held, next, "2027-06-01", "2027-06-01"],
    ["begins later where it was revoked", { ...held, status: "revoked" }, next, "2027-04-20", "2027-06-01"],
    ["begins later where there was none", null, next, "2027-04-20", "2027-06-01"],
  ] as const)("%s", (_what, before, after, today, beginning) => {
    expect(beginningOf(before, after, today)).toBe(beginning);
  });
});
