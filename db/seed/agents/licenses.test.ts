import { expect, test } from "vitest";
import { isInForce } from "#app/domains/licenses/policy.ts";
import { line, typesMask } from "../catalog.ts";
import { addDays } from "../days.ts";
import { Random } from "../random.ts";
import { coverageOf, inventLicenses } from "./licenses.ts";

const today = "2026-11-20";
const term = { status: "active", effectiveOn: "2025-01-01" } as const;
const propertyLines = typesMask([
  "auto",
  "home",
  "business",
  "renters",
  "motorcycle",
  "boat",
  "rv",
  "umbrella-insurance",
  "flood",
]);

test("two licenses cover together what needs both, through the day on which the first one ends", () => {
  const coverage = coverageOf(
    [
      { ...term, stateCode: "OK", lines: line.property, expiresOn: "2027-03-31" },
      { ...term, stateCode: "OK", lines: line.casualty, expiresOn: "2027-09-30" },
      { ...term, stateCode: "OK", lines: line.life, expiresOn: "2027-09-30" },
    ],
    today,
  );
  expect(coverage).toEqual([
    { stateCode: "OK", throughDay: "2027-09-30", types: typesMask(["life", "annuities"]) },
    { stateCode: "OK", throughDay: "2027-03-31", types: propertyLines },
  ]);
});

test("what is not active today covers nothing", () => {
  const lines = line.property + line.casualty;
  const licenses = [
    { ...term, stateCode: "TX", lines, expiresOn: addDays(today, -1) },
    { ...term, stateCode: "LA", lines, expiresOn: "2027-01-01", status: "revoked" as const },
    { ...term, stateCode: "NM", lines, expiresOn: "2028-01-01", effectiveOn: addDays(today, 1) },
  ];
  expect(coverageOf(licenses, today)).toEqual([]);
});

test("invented licenses have realistic formats and dates", () => {
  const drawn = Array.from({ length: 2000 }, (_, i) =>
    inventLicenses("TX", 15, today, new Random("licenses", i)),
  );
  expect(drawn.filter(([first]) => first?.resident !== true || first.stateCode !== "TX")).toEqual([]);
  const wrong = drawn
    .flat()
    .filter(
      ({ number, stateLabel, effectiveOn, expiresOn, evidenceReadOn, status }) =>
        !/^[A-Z0-9-]{3,15}$/.test(number) ||
        stateLabel === "" ||
        effectiveOn > expiresOn ||
        effectiveOn > today ||
        evidenceReadOn > today ||
        (status === "expired" && expiresOn >= today),
    );
  expect(wrong).toEqual([]);
});

test("about 96 in 100 have an active resident license", () => {
  const agents = Array.from({ length: 4000 }, (_, i) =>
    inventLicenses("AZ", 12, today, new Random("share", i)),
  );
  const inForce = agents.filter(([resident]) => resident && isInForce(resident, today)).length;
  expect(inForce / agents.length).toBeGreaterThan(0.95);
  expect(inForce / agents.length).toBeLessThan(0.97);
});
