import { expect, test } from "vitest";
import { ROLES } from "#db/lists.ts";
import { agreementTypeOf, flagsOf } from "./flags.ts";

test("organizations are managed by agencies, FMOs, carriers, their executives and admins alone (§6)", () => {
  expect(ROLES.filter((role) => flagsOf(role).canManageOrganizations)).toEqual([
    "agency",
    "fmo",
    "carrier",
    "agency_executive",
    "fmo_executive",
    "carrier_executive",
    "admin",
  ]);
});

test("admin features are for admins alone (§6)", () => {
  expect(ROLES.filter((role) => flagsOf(role).canAccessAdminFeatures)).toEqual(["admin"]);
});

test("any-agency, any-fmo and any-carrier take in their executives (§6)", () => {
  expect(ROLES.filter((role) => flagsOf(role).isAnyAgency)).toEqual(["agency", "agency_executive"]);
  expect(ROLES.filter((role) => flagsOf(role).isAnyFmo)).toEqual(["fmo", "fmo_executive"]);
  expect(ROLES.filter((role) => flagsOf(role).isAnyCarrier)).toEqual(["carrier", "carrier_executive"]);
});

test("the three executives agree to one document (§3)", () => {
  expect(ROLES.filter((role) => agreementTypeOf(role) === "executive")).toEqual(
    ROLES.filter((role) => flagsOf(role).isExecutive),
  );
});
