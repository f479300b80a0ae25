import { describe, expect, test } from "vitest";
import type { StagedRow, StateFacts } from "../types.ts";
import { LINE } from "./list-lines.ts";
import { addRow, joinTerms } from "./list-terms.ts";

const FACTS: StateFacts = {
  name: "Ada Ng",
  firstName: "Ada",
  lastName: "Ng",
  status: "active",
  effectiveOn: "2025-01-01",
  expiresOn: "2026-12-31",
  licenseClass: null,
  resident: null,
  unknownLines: null,
  unknownStatus: null,
  phone: null,
  street: null,
  city: null,
  addressState: null,
  zip: null,
};
type Row = StagedRow & { facts: StateFacts };
const row = (rowNo: number, lines: number, stateLabel: string, facts: Partial<StateFacts> = {}): Row => ({
  rowNo,
  key: "X-1",
  npn: "123",
  lines,
  stateLabel,
  facts: { ...FACTS, ...facts },
});
const join = (today: string, first: Row, ...others: Row[]) => {
  const all = others.reduce<Row>((known, one) => {
    const added = addRow(known, one);
    if ("problem" in added) throw new Error(added.problem);
    return added as Row;
  }, first);
  return joinTerms(all, today);
};

const PROPERTY = row(1, LINE.property, "Property");
const LIFE = row(2, LINE.life, "Life", { effectiveOn: "2026-05-04" });

describe("a license in several rows", () => {
  test("with the same dates has the lines of all", () => {
    expect(join("2026-11-27", PROPERTY, row(2, LINE.casualty, "Casualty"))).toEqual({
      lines: LINE.property + LINE.casualty,
      stateLabel: "Property; Casualty",
      status: "active",
      effectiveOn: "2025-01-01",
      expiresOn: "2026-12-31",
    });
  });

  test("with a day of its own for each line has each from its day", () => {
    expect(join("2026-11-27", PROPERTY, LIFE)).toEqual({
      lines: LINE.property + LINE.life,
      stateLabel: "Property (from Jan 1, 2025); Life (from May 4, 2026)",
      status: "active",
      effectiveOn: "2025-01-01",
      expiresOn: "2026-12-31",
    });
    expect(join("2026-05-03", PROPERTY, LIFE)).toMatchObject({
      lines: LINE.property,
      stateLabel: "Property",
    });
  });

  test("loses the line that is over, and is over with the last of them", () => {
    const over = row(2, LINE.life, "Life", { status: "canceled" });
    expect(join("2026-11-27", PROPERTY, over)).toMatchObject({ lines: LINE.property, status: "active" });
    const revoked = row(1, LINE.property, "Property", { status: "revoked" });
    expect(join("2026-11-27", revoked, over)).toMatchObject({ status: "revoked" });
  });

  test("lasts until the first of its ends", () => {
    const longer = row(2, LINE.life, "Life", { expiresOn: "2028-01-31" });
    expect(join("2026-11-27", PROPERTY, longer)).toMatchObject({ expiresOn: "2026-12-31" });
    expect(join("2027-01-01", PROPERTY, longer)).toMatchObject({ lines: LINE.life, expiresOn: "2028-01-31" });
  });

  test("that begins later has the lines it begins with", () => {
    const soon = row(1, LINE.property, "Property", { effectiveOn: "2027-01-01", expiresOn: null });
    const later = row(2, LINE.life, "Life", { effectiveOn: "2027-03-01", expiresOn: null });
    expect(join("2026-11-27", soon, later)).toMatchObject({
      lines: LINE.property,
      effectiveOn: "2027-01-01",
    });
  });
});

test.each([
  ["the same line with other dates", row(4, LINE.property, "Property", { expiresOn: "2033-01-01" })],
  [
    "the same label, which we don’t know, with other dates",
    row(4, 0, "Property", { expiresOn: "2033-01-01" }),
  ],
  ["another NPN", { ...row(4, LINE.life, "Life"), npn: "124" }],
])("a row that says %s contradicts", (_what, other) => {
  expect(addRow(PROPERTY, other)).toEqual({ problem: "Row 1 says something else of the same license." });
});

test("a line that nobody knows has a term of its own, which neither begins nor ends the others", () => {
  const travel = row(2, 0, "Z9", { effectiveOn: "2024-01-01", expiresOn: "2026-11-30" });
  expect(join("2026-11-27", PROPERTY, travel)).toMatchObject({
    lines: LINE.property,
    effectiveOn: PROPERTY.facts.effectiveOn,
    expiresOn: PROPERTY.facts.expiresOn,
  });
});

test("a person who adjusts claims and sells under one number has the class that sells", () => {
  const adjuster = row(2, 0, "Casualty", {
    licenseClass: "Adjuster",
    sellsNothing: true,
    expiresOn: "2033-01-01",
  });
  const agent = row(3, LINE.casualty, "Casualty", { licenseClass: "Producer" });
  for (const [first, second] of [
    [adjuster, agent],
    [agent, adjuster],
  ] as const)
    expect(addRow(first, second)).toMatchObject({
      lines: LINE.casualty,
      facts: { licenseClass: "Producer" },
    });
});
