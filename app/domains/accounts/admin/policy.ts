/** What an admin may do to which account, in words for whoever asks. */
import type { Role } from "../types.ts";

/**
 * What can be done to many accounts, with what takes it back: restoring what was archived, and the other way around. Who
 * was signed out signs in again: that has no way back.
 */
export const ACCOUNT_BULK_ACTS = {
  archive: "restore",
  restore: "archive",
  "end-sessions": null,
} as const;

/** Roles that an account has by itself; the others come with an organization, and go with it. */
export const GIVEN_ROLES = ["customer", "agent", "admin"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What stands in the way of another role, or of the archive. */
export type Ties = {
  managesProfile: boolean;
  openClaim: boolean;
  leadsOrganization: boolean;
  openApplication: boolean;
};

/** Why an account cannot be given this role as it stands; null when it can. */
export function whyNotRole(
  account: Ties & { role: Role; emailConfirmed: boolean; status: "active" | "archived" },
  to: GivenRole,
): string | null {
  if (account.role === to) return "They have this role already.";
  if (account.status === "archived") return "Restore the account first.";
  if (account.managesProfile) return "They manage an agent’s profile. It needs to go to somebody else first.";
  if (account.openClaim) return "They have an open claim to a profile. Decide it first.";
  if (account.leadsOrganization)
    return "Their role comes from an organization. End their membership there first.";
  if (account.openApplication) return "They have an open application. Decide it first.";
  if (to === "admin" && !account.emailConfirmed) return "They haven’t confirmed their email address.";
  return null;
}
