/** What follows from the role (specification §6). */
import type { AgreementType, Role } from "./types.ts";

export function flagsOf(role: Role) {
  const isAgencyExecutive = role === "agency_executive";
  const isFmoExecutive = role === "fmo_executive";
  const isCarrierExecutive = role === "carrier_executive";
  const isExecutive = isAgencyExecutive || isFmoExecutive || isCarrierExecutive;
  const isAgency = role === "agency";
  const isFmo = role === "fmo";
  const isCarrier = role === "carrier";
  const isAdmin = role === "admin";
  return {
    isAgent: role === "agent",
    isAgency,
    isFmo,
    isCarrier,
    isCustomer: role === "customer",
    isAdmin,
    isAgencyExecutive,
    isFmoExecutive,
    isCarrierExecutive,
    isExecutive,
    isAnyAgency: isAgency || isAgencyExecutive,
    isAnyFmo: isFmo || isFmoExecutive,
    isAnyCarrier: isCarrier || isCarrierExecutive,
    canManageOrganizations: isAgency || isFmo || isCarrier || isExecutive || isAdmin,
    canAccessAdminFeatures: isAdmin,
  };
}

/** The terms that a role agrees to; an applicant agrees once they have the role. */
export function agreementTypeOf(role: Role): AgreementType | null {
  switch (role) {
    case "agency_executive":
    case "fmo_executive":
    case "carrier_executive":
      return "executive";
    case "admin":
    case "org_pending":
      return null;
    default:
      return role;
  }
}

const LABELS: Readonly<Record<Role, string>> = {
  customer: "Customer",
  agent: "Agent",
  agency: "Agency",
  fmo: "FMO",
  carrier: "Carrier",
  agency_executive: "Agency executive",
  fmo_executive: "FMO executive",
  carrier_executive: "Carrier executive",
  admin: "Admin",
  org_pending: "Application pending",
};

export const roleLabel = (role: Role): string => LABELS[role];
