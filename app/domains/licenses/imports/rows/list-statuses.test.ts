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
  expect(readStatus(text)).toEqual({ status, unknown: null });
});

test("a word we don't know is not confirmed, never active, and named", () => {
  expect(readStatus("Hold 7")).toEqual({ status: "unconfirmed", unknown: "Hold 7" });
  expect(readStatus("")).toEqual({ status: "unconfirmed", unknown: "(empty)" });
  expect(readStatus("constructor").status).toBe("unconfirmed");
});

test("a list without statuses is one of licenses in force", () => {
  expect(readStatus(null)).toEqual({ status: "active", unknown: null });
});

test("only what ends a license is bad news", () => {
  expect(["active", "unconfirmed"].some((status) => isEnding(status as "active"))).toBe(false);
  expect(isEnding("suspended")).toBe(true);
});
