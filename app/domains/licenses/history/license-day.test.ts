/** What a license was on a day: as we knew it then, and as we know it now. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differenceOf, licenseStatus } from "../policy.ts";
import { asKnownNow, asKnownThen, historyOf, type Terms, type TermsChange } from "./license-day.ts";

const listed = (changed: Partial<Terms> = {}): Terms => ({
  number: "1234567",
  lines: 12,
  status: "active",
  effectiveOn: "2025-01-01",
  expiresOn: "2026-12-31",
  evidence: "state-list",
  evidenceReadOn: "2026-01-10",
  ...changed,
});

type Event = { on: string; terms: Terms | null; cause?: TermsChange["cause"]; importNo?: number };

/** The history as the ledger writes it: only what differs, and a license that is added or taken away whole. */
function written(events: readonly Event[], first: Terms | null = null) {
  let terms = first;
  const changes = events.map(({ on, terms: after, cause = "import", importNo = null }): TermsChange => {
    const before = terms;
    terms = after;
    const parts = before === null || after === null ? { before, after } : differenceOf(before, after);
    return {
      cause,
      importNo: importNo ?? null,
      before: parts === null ? {} : parts.before,
      after: parts === null ? {} : parts.after,
      changedOn: on,
    };
  });
  return historyOf(terms, changes);
}

const both = (history: ReturnType<typeof written>, day: string) => [
  asKnownThen(history, day)?.status ?? null,
  asKnownNow(history, day)?.status ?? null,
];

const MARCH = "2026-03-01";

describe("on a day", () => {
  test("a license on record is what its row says, both ways", () => {
    expect(both(written([{ on: "2026-01-10", terms: listed() }]), MARCH)).toEqual(["active", "active"]);
  });

  test("a list that is read later adds what we didn't know then", () => {
    const history = written([{ on: "2026-06-01", terms: listed({ evidenceReadOn: "2026-06-01" }) }]);
    expect(both(history, MARCH)).toEqual([null, "active"]);
    expect(both(history, "2026-06-01")).toEqual(["active", "active"]);
    expect(both(history, "2024-12-31")).toEqual([null, "not-yet-effective"]);
  });

  test("a corrected beginning counts now, and not then", () => {
    const history = written([
      { on: "2026-01-10", terms: listed() },
      { on: "2026-05-01", terms: listed({ effectiveOn: "2026-04-01", evidenceReadOn: "2026-05-01" }) },
    ]);
    expect(both(history, MARCH)).toEqual(["active", "not-yet-effective"]);
  });

  test("an end that a later list moves forward counts now, and not then", () => {
    const history = written([
      { on: "2026-01-10", terms: listed() },
      { on: "2026-05-01", terms: listed({ expiresOn: "2026-02-15", evidenceReadOn: "2026-05-01" }) },
    ]);
    expect(both(history, MARCH)).toEqual(["active", "lapsed"]);
  });

  test("a suspension without a date counts from the day of its list", () => {
    const history = written([
      { on: "2026-01-10", terms: listed() },
      { on: "2026-04-20", terms: listed({ status: "suspended", evidenceReadOn: "2026-04-15" }) },
      { on: "2026-08-01", terms: listed({ evidenceReadOn: "2026-08-01" }) },
    ]);
    expect(both(history, MARCH)).toEqual(["active", "active"]);
    expect(both(history, "2026-04-16")).toEqual(["active", "suspended"]);
    expect(both(history, "2026-05-01")).toEqual(["suspended", "suspended"]);
    expect(both(history, "2026-08-01")).toEqual(["active", "active"]);
  });

  test("a license that was suspended whenever we read of it isn't called active before", () => {
    const history = written([
      { on: "2026-04-20", terms: listed({ status: "suspended", evidenceReadOn: "2026-04-15" }) },
    ]);
    expect(both(history, MARCH)).toEqual([null, "suspended"]);
  });

  test("a lapse is by its last day, and doesn't reach back into the term", () => {
    const short = listed({ expiresOn: "2026-03-31" });
    const history = written([
      { on: "2026-01-10", terms: short },
      { on: "2026-04-01", terms: { ...short, status: "expired" }, cause: "date" },
    ]);
    expect(both(history, "2026-03-31")).toEqual(["active", "active"]);
    expect(both(history, "2026-04-01")).toEqual(["lapsed", "lapsed"]);
  });

  test("a list that says expired, with its last day, leaves the days before", () => {
    const history = written([
      {
        on: "2026-06-01",
        terms: listed({ status: "expired", expiresOn: "2026-03-31", evidenceReadOn: "2026-06-01" }),
      },
    ]);
    expect([both(history, MARCH)[1], both(history, "2026-04-01")[1]]).toEqual(["active", "lapsed"]);
    const contradicting = written([
      { on: "2026-02-01", terms: listed({ status: "expired", evidenceReadOn: "2026-02-01" }) },
    ]);
    expect(both(contradicting, MARCH)).toEqual(["lapsed", "lapsed"]);
  });

  test("an earlier term still counts, and the gap after it too", () => {
    const history = written([
      { on: "2026-01-10", terms: listed({ expiresOn: "2026-03-31" }) },
      { on: "2026-04-01", terms: listed({ expiresOn: "2026-03-31", status: "expired" }), cause: "date" },
      {
        on: "2026-07-01",
        terms: listed({ effectiveOn: "2026-06-01", expiresOn: "2028-05-31", evidenceReadOn: "2026-07-01" }),
      },
    ]);
    expect(both(history, MARCH)).toEqual(["active", "active"]);
    expect(both(history, "2026-05-01")).toEqual(["lapsed", "lapsed"]);
    expect(both(history, "2026-06-15")).toEqual(["lapsed", "active"]);
  });

  test("a line that a later list adds doesn't reach back past an earlier list without it", () => {
    const history = written([
      { on: "2026-01-10", terms: listed({ lines: 4 }) },
      { on: "2026-06-01", terms: listed({ lines: 12, evidenceReadOn: "2026-06-01" }) },
    ]);
    expect(asKnownNow(history, MARCH)?.lines).toBe(4);
    expect(asKnownNow(history, "2026-06-01")?.lines).toBe(12);
  });

  test("a new term with a line more has that line from its first day", () => {
    const history = written([
      { on: "2026-01-10", terms: listed({ lines: 4, expiresOn: "2026-03-31" }) },
      {
        on: "2026-05-01",
        terms: listed({
          lines: 12,
          effectiveOn: "2026-04-01",
          expiresOn: "2028-03-31",
          evidenceReadOn: "2026-05-01",
        }),
      },
    ]);
    expect(asKnownNow(history, "2026-04-15")).toMatchObject({ status: "active", lines: 12 });
    expect(asKnownNow(history, "2026-03-31")).toMatchObject({ status: "active", lines: 4 });
  });

  test("an import that was undone counted then, and doesn't now", () => {
    const before = listed();
    const added = written([
      { on: "2026-02-01", terms: before, importNo: 7 },
      { on: "2026-04-01", terms: null, cause: "undo", importNo: 7 },
    ]);
    expect(both(added, MARCH)).toEqual(["active", null]);
    expect(both(added, "2026-04-01")).toEqual([null, null]);
    const ended = written([
      { on: "2026-01-10", terms: before, importNo: 6 },
      { on: "2026-02-01", terms: listed({ status: "revoked", evidenceReadOn: "2026-02-01" }), importNo: 7 },
      { on: "2026-04-01", terms: before, cause: "undo", importNo: 7 },
    ]);
    expect(both(ended, MARCH)).toEqual(["revoked", "active"]);
    expect(both(ended, "2026-04-02")).toEqual(["active", "active"]);
  });

  test("a license from before changes were recorded is known from the day of its evidence", () => {
    const history = written(
      [{ on: "2026-05-01", terms: listed({ evidenceReadOn: "2026-05-01" }) }],
      listed(),
    );
    expect(both(history, "2026-01-09")[0]).toBeNull();
    expect(both(history, "2026-01-10")[0]).toBe("active");
  });
});

const dayOf = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: 0, max: 900 }).map(dayOf);
const anyTerms = fc.record({
  lines: fc.constantFrom(4, 8, 12),
  status: fc.constantFrom("active" as const, "expired" as const, "suspended" as const, "revoked" as const),
  effectiveOn: anyDay,
  expiresOn: anyDay,
  evidenceReadOn: anyDay,
});
const anyEvents = fc
  .array(fc.tuple(anyTerms, anyDay), { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map(([terms, on]) => ({ terms: listed(terms), on })).sort((a, b) => (a.on < b.on ? -1 : 1)),
  );

describe("for any history", () => {
  test("as known then is what the row would have said that evening", () => {
    fc.assert(
      fc.property(anyEvents, anyDay, (events, day) => {
        const row = events.findLast(({ on }) => on <= day)?.terms;
        const expected =
          row === undefined ? null : { status: licenseStatus(row, day), lines: row.lines, said: row };
        const then = asKnownThen(written(events), day);
        expect(then === null ? null : { status: then.status, lines: then.lines, said: then.said }).toEqual(
          expected,
        );
      }),
    );
  });

  test("what comes later never changes what was known then", () => {
    fc.assert(
      fc.property(anyEvents, anyDay, (events, day) => {
        const until = events.filter(({ on }) => on <= day);
        expect(asKnownThen(written(events), day)).toEqual(asKnownThen(written(until), day));
      }),
    );
  });

  test("an import and its undo leave what is known now as if neither had been", () => {
    fc.assert(
      fc.property(anyEvents, anyTerms, anyDay, (events, terms, day) => {
        const before = events.at(-1)?.terms ?? null;
        const undone = written([
          ...events,
          { on: "2028-01-01", terms: listed(terms), importNo: 99 },
          { on: "2028-01-02", terms: before, cause: "undo" as const, importNo: 99 },
        ]);
        expect(asKnownNow(undone, day)).toEqual(asKnownNow(written(events), day));
      }),
    );
  });

  test("nobody is in force now whose newest dates end before the day", () => {
    fc.assert(
      fc.property(anyEvents, anyDay, (events, day) => {
        const newest = events.at(-1)?.terms;
        fc.pre(newest !== undefined && newest.effectiveOn <= day && newest.expiresOn < day);
        expect(asKnownNow(written(events), day)?.status).not.toBe("active");
      }),
    );
  });
});
