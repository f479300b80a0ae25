import { expect, test } from "vitest";
import { isEnding, readStatus } from "./list-statuses.ts";

test.each([
  ["Active", "active"],
  ["VALID", "active"],
  ["Active - Probation", "active"],
  ["On Probation", "active"],
  ["Expired", "expired"],
  ["Lapsed", "expired"],
  ["Non-Renewed", "expired"],
  ["Nonrenewed", "expired"],
  ["Inactive", "inactive"],
  ["Retired", "inactive"],
  ["Canceled", "canceled"],
  ["Cancel\u006ced", "canceled"],
  ["Terminated", "canceled"],
  ["Deceased", "canceled"],
  ["Surrendered", "surrendered"],
  ["Voluntary Surrender", "surrendered"],
  ["Suspended", "suspended"],
  ["Revoked", "revoked"],
  ["Pending", "unconfirmed"],
])("the status %s is %s", (text, status) => {
  expect(readStatus(text)).toEqual({ status, word: null, known: true });
});

test("a word we don't know is not confirmed, never active, and named", () => {
  expect(readStatus("Hold 7")).toEqual({ status: "unconfirmed", word: "Hold 7", known: false });
  expect(readStatus("")).toEqual({ status: "unconfirmed", word: "(empty)", known: false });
  expect(readStatus("constructor").status).toBe("unconfirmed");
});

test("a list without statuses is one of licenses in force", () => {
  expect(readStatus(null)).toEqual({ status: "active", word: null, known: true });
});

test("only what ends a license is bad news", () => {
  expect(["active", "unconfirmed"].some((status) => isEnding(status as "active"))).toBe(false);
  expect(isEnding("suspended")).toBe(true);
});

test("what an admin said of a word counts, and no table's word can be said otherwise", () => {
  const words = {
    lines: new Map(),
    statuses: new Map([
      ["hold7", "suspended"],
      ["active", "revoked"],
    ] as const),
  };
  expect(readStatus("HOLD 7", words)).toEqual({ status: "suspended", word: "HOLD 7", known: true });
  expect(readStatus("Active", words).status).toBe("active");
});
