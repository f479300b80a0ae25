import { expect, test } from "vitest";
import {
  formatInsures,
  formatSince,
  licensedStates,
  linesHeld,
  nextExpiries,
  parseWebsite,
} from "./profile-facts.ts";
import type { AgentProfile, ProfileLicense } from "./profile-types.ts";

const license = (
  name: string,
  expiresOn: string,
  validity: ProfileLicense["validity"],
  lines: string[],
): ProfileLicense => ({
  state: { code: name.slice(0, 2).toUpperCase(), name },
  number: "1",
  licenseClass: "Producer",
  resident: name === "Texas",
  lines,
  stateLabel: "",
  validity,
  status: validity === "expired" ? "expired" : "active",
  effectiveOn: "2024-01-01",
  expiresOn,
  evidence: "state-list",
  evidenceReadOn: "2026-11-14",
  stale: false,
});

const licenses = [
  license("Texas", "2028-05-31", "in-force", ["Property", "Casualty"]),
  license("Texas", "2028-06-30", "in-force", ["Life"]),
  license("Louisiana", "2026-12-13", "ending", ["Property"]),
  license("New Mexico", "2026-02-28", "expired", ["Personal Lines"]),
];

test("only what is in force today counts as licensed", () => {
  expect(licensedStates(licenses)).toEqual(["Texas", "Louisiana"]);
  expect(linesHeld(licenses)).toEqual(["Property", "Casualty", "Life"]);
});

test("the next expiry is the nearest, and the second is another state's", () => {
  expect(nextExpiries(licenses)).toEqual(["Louisiana, Dec 13, 2026", "Texas, May 31, 2028"]);
  expect(nextExpiries(licenses.slice(3))).toEqual([]);
});

test("the types of every state are named, alike ones once and home first", () => {
  const city = { state: { name: "Texas" } } as AgentProfile["city"];
  const covers = [
    { state: "Louisiana", types: ["Auto"] },
    { state: "Oklahoma", types: ["Auto", "Home"] },
    { state: "Texas", types: ["Auto", "Home"] },
  ];
  expect(formatInsures({ city, covers })).toBe("Auto and Home in Texas and Oklahoma; Auto in Louisiana");
  expect(formatInsures({ city, covers: [] })).toBe("");
});

test("a site is linked only when it is a web address", () => {
  expect(parseWebsite("https://www.lanternrow.example/")).toEqual({
    href: "https://www.lanternrow.example/",
    label: "lanternrow.example",
  });
  for (const bad of [null, "", "javascript:alert(1)", "data:text/html,x", "lanternrow"])
    expect(parseWebsite(bad)).toBeNull();
});

test("figures carry their words", () => {
  expect(formatSince(2011, Date.UTC(2026, 5, 1))).toBe("since 2011, 15 years");
  expect(formatSince(2026, Date.UTC(2026, 5, 1))).toBe("since 2026");
});
