import { expect, test } from "vitest";
import { isInForce, typesCoveredByLines } from "./policy.ts";

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

test("one of two lines that are needed together covers nothing", () => {
  expect(typesCoveredByLines(property, types)).toBe(0);
  expect(typesCoveredByLines(casualty, types)).toBe(0);
  expect(typesCoveredByLines(property + casualty, types)).toBe(2 ** 0 + 2 ** 4);
});

test("Personal Lines cover auto but not business", () => {
  expect(typesCoveredByLines(personalLines, types)).toBe(2 ** 0);
});

test("a type beyond the 32nd bit keeps its place in the mask", () => {
  expect(typesCoveredByLines(health, types)).toBe(2 ** 40);
});

test("a type without covering lines is covered by nobody", () => {
  expect(typesCoveredByLines(63, [{ bit: 1, coveringLines: "" }])).toBe(0);
  expect(typesCoveredByLines(63, [{ bit: 1, coveringLines: "0" }])).toBe(0);
});

test("a license is in force from its first to its last day, both included, and only while active", () => {
  const license = { status: "active", effectiveOn: "2025-05-01", expiresOn: "2027-04-30" } as const;
  expect(isInForce(license, "2025-04-30")).toBe(false);
  expect(isInForce(license, "2025-05-01")).toBe(true);
  expect(isInForce(license, "2027-04-30")).toBe(true);
  expect(isInForce(license, "2027-05-01")).toBe(false);
  expect(isInForce({ ...license, status: "revoked" }, "2026-01-01")).toBe(false);
});
