import { describe, expect, test } from "vitest";
import { matchColumns } from "../file/columns.ts";
import { dayOf } from "./cells.ts";
import { LINE } from "./list-lines.ts";
import { readListRow } from "./list-rows.ts";

const headings = [
  "NPN",
  "License Number",
  "Expiration Date",
  "Status",
  "LOA",
  "Last Name",
  "First Name",
  "Residency",
];
const { columns } = matchColumns(headings, "state");
const list = { list: "state", stateCode: "TX", columns, width: headings.length } as const;
const good = ["0123", "ab 12", "11/30/2027", "Active", "P&C", "Ng", "Ada", "NR"];
const withCell = (at: number, cell: string) => good.map((one, i) => (i === at ? cell : one));

describe("headings", () => {
  test("are known under many names, in any order and writing", () => {
    expect(matchColumns(["exp_date", "LIC #", '="National Producer Number"', "Shoe Size"], "state")).toEqual({
      columns: { expiresOn: 0, number: 1, npn: 2 },
      problem: null,
    });
  });

  test("that are missing or doubled are named in a sentence", () => {
    expect(matchColumns(["NPN", "Expiration Date"], "state").problem).toBe(
      "There’s no column for the license number. Name it “License Number”, for example.",
    );
    expect(matchColumns(["NPN", "License No", "Expires", "License Number"], "state").problem).toBe(
      "Two columns could be the license number: “License Number” (column 4) and “License No” (column 2). Rename or remove one of them.",
    );
    expect(matchColumns(["npn", "applicable_plan_year", "npn_valid"], "federal").problem).toContain(
      "completion date",
    );
  });
});

describe("a row of a state", () => {
  test("is read into what the ledger knows", () => {
    expect(readListRow(good, 3, list)).toEqual({
      row: {
        rowNo: 3,
        key: "AB12",
        npn: "123",
        lines: LINE.property + LINE.casualty,
        stateLabel: "P&C",
        facts: {
          name: "Ada Ng",
          firstName: "Ada",
          lastName: "Ng",
          status: "active",
          effectiveOn: null,
          expiresOn: "2027-11-30",
          licenseClass: null,
          resident: false,
          unknownLines: null,
          unknownStatus: null,
          phone: null,
          street: null,
          city: null,
          addressState: null,
          zip: null,
        },
      },
    });
  });

  test.each([
    ["an NPN of letters", withCell(0, "12A"), "The NPN “12A” isn’t up to ten digits."],
    [
      "a number with signs",
      withCell(1, "A/12"),
      "The license number “A/12” isn’t 3 to 15 letters, digits, or hyphens.",
    ],
    [
      "a 31st of November",
      withCell(2, "11/31/2027"),
      "The expiration date “11/31/2027” isn’t a day of the calendar.",
    ],
    [
      "a thirteenth month",
      withCell(2, "13/05/2027"),
      "The expiration date “13/05/2027” isn’t a day of the calendar.",
    ],
    ["a word for a date", withCell(2, "never"), "The expiration date “never” isn’t a date."],
    ["a cell too many", [...good, "x"], "The row has 9 cells, and there are 8 headings."],
    ["too few cells", good.slice(0, 4), "The row has 4 of 8 cells."],
  ])("with %s is refused with a sentence", (_what, cells, problem) => {
    expect(readListRow(cells, 1, list)).toEqual({ problem });
  });

  test("that ends before it begins is refused", () => {
    const dated = matchColumns([...headings, "Effective Date"], "state");
    const term = (day: string) =>
      readListRow([...good, day], 1, { ...list, columns: dated.columns, width: headings.length + 1 });
    expect(term("12/1/2027")).toEqual({ problem: "The effective date is after the expiration date." });
    expect(term("11/30/2027")).toHaveProperty("row.facts.effectiveOn", "2027-11-30");
  });

  test("that says the license is over counts whatever its dates look like", () => {
    const cells = good.map((one, at) => (at === 2 ? "never" : at === 3 ? "Suspended" : one));
    expect(readListRow(cells, 1, list)).toMatchObject({
      row: { facts: { status: "suspended", expiresOn: null } },
    });
  });

  test("without an NPN is read, and says so", () => {
    expect(readListRow(withCell(0, ""), 1, list)).toMatchObject({
      row: { npn: "", key: "AB12", facts: { withoutNpn: true } },
    });
    const { npn: _, ...without } = columns;
    expect(readListRow(good, 1, { ...list, columns: without })).toMatchObject({
      row: { npn: "", facts: { withoutNpn: true } },
    });
  });

  test("of a class that sells nothing covers nothing, and its lines aren’t asked about", () => {
    const classed = matchColumns([...headings, "License Type"], "state");
    const read = (licenseClass: string) =>
      readListRow([...withCell(4, "Casualty; Zither"), licenseClass], 1, {
        ...list,
        columns: classed.columns,
        width: headings.length + 1,
      });
    expect(read("ADJUSTER")).toMatchObject({ row: { lines: 0, facts: { unknownLines: null } } });
    expect(read("Producer")).toMatchObject({
      row: { lines: LINE.casualty, facts: { unknownLines: "Zither" } },
    });
  });

  test("of another state than the list’s is refused", () => {
    const stated = matchColumns([...headings, "License State"], "state");
    const read = (state: string) =>
      readListRow([...good, state], 1, {
        ...list,
        columns: stated.columns,
        width: headings.length + 1,
        stateName: "Texas",
      });
    expect(read("FL")).toEqual({ problem: "The license is of “FL”, and this is a list of TX." });
    for (const state of ["TX", "texas", ""]) expect(read(state)).toHaveProperty("row");
  });

  test("has the status of its line where its license is active, and else the license’s", () => {
    const lined = matchColumns([...headings, "Line Status"], "state");
    const read = (status: string, line: string) =>
      readListRow([...withCell(3, status), line], 1, {
        ...list,
        columns: lined.columns,
        width: headings.length + 1,
      });
    expect(read("Yes", "Suspended")).toMatchObject({ row: { facts: { status: "suspended" } } });
    expect(read("Yes", "")).toMatchObject({ row: { facts: { status: "active" } } });
    expect(read("Revoked", "Active")).toMatchObject({ row: { facts: { status: "revoked" } } });
  });

  test("with a status we don’t know is not confirmed", () => {
    expect(readListRow(withCell(3, "Hold 7"), 1, list)).toMatchObject({
      row: { facts: { status: "unconfirmed", unknownStatus: "Hold 7" } },
    });
  });

  test("has the business address and phone of its columns, and no email", () => {
    const named = ["Email Address", "Business Phone", "Business City", "Business State", "Business Zip"];
    const { columns: wide } = matchColumns([...headings, ...named], "state");
    const cells = [...good, "V@EXAMPLE.COM", '="8135550100"', "TAMPA", "fl", '="33614-1234"'];
    const read = readListRow(cells, 1, { ...list, columns: wide, width: cells.length });
    expect(read).toMatchObject({
      row: { facts: { phone: "+18135550100", city: "TAMPA", addressState: "FL", zip: "33614" } },
    });
    expect(JSON.stringify(read)).not.toContain("EXAMPLE.COM");
  });

  test("may end in empty cells", () => {
    expect(readListRow([...good, "", " "], 1, list)).toHaveProperty("row");
  });
});

test.each([
  ["2027-11-30", "2027-11-30"],
  ["2027-11-30T00:00:00", "2027-11-30"],
  ["11/30/2027 12:00:00 AM", "2027-11-30"],
  ["1-2-2027", "2027-01-02"],
  ["20271130", "2027-11-30"],
  ["30-NOV-2027", "2027-11-30"],
  ["Nov 30, 2027", "2027-11-30"],
  ["2/29/2028", "2028-02-29"],
  ["2027/11/30", "2027-11-30"],
  ["11/30/27", "2027-11-30"],
  ["11/30/85", "1985-11-30"],
  ["22-DEC-27", "2027-12-22"],
  ["46721", "2027-11-30"],
  ["46721.5", "2027-11-30"],
])("the date %s is %s", (text, day) => {
  expect(dayOf(text, "date")).toBe(day);
});

test.each([
  ["30/11/2027", "2027-11-30"],
  ["3/4/27", "2027-04-03"],
  ["30.11.2027", "2027-11-30"],
  ["2027-11-30", "2027-11-30"],
  ["Nov 30, 2027", "2027-11-30"],
])("with the day first, the date %s is %s", (text, day) => {
  expect(dayOf(text, "date", "day-first")).toBe(day);
});
