import { expect, test } from "vitest";
import type { AgentProfile, ProfileLicense } from "../profile-types.ts";
import { glanceOf } from "./glance.ts";

const license = (name: string, evidenceReadOn: string, stale: boolean): ProfileLicense => ({
  state: { code: name.slice(0, 2).toUpperCase(), name },
  number: "1",
  licenseClass: "Producer",
  resident: name === "Texas",
  lines: ["Property"],
  stateLabel: "",
  validity: "in-force",
  status: "active",
  effectiveOn: "2024-01-01",
  expiresOn: "2028-05-31",
  evidence: "state-list",
  evidenceReadOn,
  stale,
});

const licensesSaid = (licenses: ProfileLicense[]) =>
  glanceOf(
    {
      licenses,
      covers: [],
      languages: [],
      city: { state: { name: "Texas" } },
      response: { kind: "hidden", threads: 0 },
      claimed: false,
      acceptingClients: true,
      said: {},
    } as unknown as AgentProfile,
    "2026-11-27",
  ).map(({ words, tone }) => [words, tone]);

test("the day of the check is that of the office’s state, as in lists; other states follow with what ends soon", () => {
  const louisiana: ProfileLicense = {
    ...license("Louisiana", "2026-11-09", false),
    validity: "ending",
    expiresOn: "2026-12-20",
  };
  expect(
    licensesSaid([
      license("Texas", "2026-11-21", false),
      louisiana,
      license("Oklahoma", "2026-11-09", false),
    ]),
  ).toEqual([
    ["Licensed in Texas, checked Nov 21, 2026", "checked"],
    ["Also in Louisiana (ends in 23 days) and Oklahoma", undefined],
  ]);
});

test("without a license in the office’s state, the day is that of the state that was checked first", () => {
  expect(
    licensesSaid([license("Oklahoma", "2026-11-21", false), license("Louisiana", "2026-11-09", false)]),
  ).toEqual([["Licensed in Oklahoma and Louisiana, checked Nov 9, 2026", "checked"]]);
});

test("a state that nobody has confirmed for long isn’t said to be checked", () => {
  expect(
    licensesSaid([license("Texas", "2025-01-03", true), license("Oklahoma", "2026-11-09", false)]),
  ).toEqual([
    ["Licensed in Oklahoma, checked Nov 9, 2026", "checked"],
    ["Texas: active when last checked, Jan 3, 2025", "gray"],
  ]);
  expect(licensesSaid([])).toEqual([]);
});
