/** What an admin may do to an account, with the reason in words when they may not. */
import type { Role } from "../types.ts";

/**
 * What can be done to many accounts, with the act that undoes it: restoring undoes archiving, and the other way around.
 * Ended sessions can't be restored.
 */
export const ACCOUNT_BULK_ACTS = {
  archive: "restore",
  restore: "archive",
  "end-sessions": null,
} as const;

/** Roles that an admin can give; the others come and go with an organization. */
export const GIVEN_ROLES = ["customer", "agent", "admin"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What prevents another role, or archiving. */
export type Ties = {
  managesProfile: boolean;
  openClaim: boolean;
  openAgentApplication: boolean;
  leadsOrganization: boolean;
  openApplication: boolean;
};

/** Why an account can't get this role now; null when it can. */
export function whyNotRole(
  account: Ties & { role: Role; emailConfirmed: boolean; status: "active" | "archived" },
  to: GivenRole,
): string | null {
  if (account.role === to) return "They have this role already.";
  if (account.status === "archived") return "Restore the account first.";
  if (account.managesProfile) return "They manage an agent’s profile. It needs to go to somebody else first.";
  if (account.openClaim) return "They have an open claim to a profile. Decide it first.";
  if (account.openAgentApplication) return "They applied to be listed. Decide that first.";
  if (account.leadsOrganization)
    return "Their role comes from an organization. End their membership there first.";
  if (account.openApplication) return "They have an open application. Decide it first.";
  if (to === "admin" && !account.emailConfirmed) return "They haven’t confirmed their email address.";
  return null;
}
