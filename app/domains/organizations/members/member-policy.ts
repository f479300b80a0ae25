/** Who may do what to whom in an organization, and what an account becomes by joining one. Pure. */
import { mayManage } from "#app/domains/accounts/policy.ts";
import type { Role } from "#app/domains/accounts/types.ts";
import type { INVITE_ROLES } from "#db/lists.ts";
import type { OrganizationRole, OrganizationType } from "../types.ts";

export type InviteRole = (typeof INVITE_ROLES)[number];

export type MemberAct =
  | "see"
  | "invite"
  | "answer-request"
  | "remove"
  | "change-role"
  | "hand-over"
  | "close"
  | "leave";

const OWNER = ["owner"] as const;
const MANAGERS = ["owner", "manager"] as const;
const NOBODY = [] as const;

/**
 * The roles that may do this to somebody who is `target` there, or would be. The owner does everything; managers take
 * care of members and executives; whatever concerns a manager is the owner's; executives see.
 */
export function rolesThatMay(
  act: MemberAct,
  target: OrganizationRole | null = null,
  becomes: OrganizationRole | null = target,
): readonly OrganizationRole[] {
  switch (act) {
    case "see":
      return ["owner", "manager", "executive"];
    case "leave":
      return ["manager", "executive", "member"];
    case "close":
      return OWNER;
    case "hand-over":
      return target === "manager" || target === "executive" ? OWNER : NOBODY;
    case "change-role":
      if (target === becomes) return NOBODY;
      break;
    default:
      break;
  }
  if (target === "owner" || becomes === "owner" || target === null) return NOBODY;
  return target === "manager" || becomes === "manager" ? OWNER : MANAGERS;
}

/** Whether somebody with this role there may do it. */
export const canDo = (
  role: OrganizationRole,
  act: MemberAct,
  target?: OrganizationRole | null,
  becomes?: OrganizationRole | null,
): boolean => rolesThatMay(act, target, becomes).includes(role);

/** What somebody with this role may invite others as. */
export const invitableRoles = (role: OrganizationRole): InviteRole[] =>
  (["member", "executive", "manager"] as const).filter((one) => canDo(role, "invite", one));

export type JoinProblem =
  /** Admins decide about organizations: they belong to none. */
  | "admin"
  /** An agent belongs by the license record, which must be claimed first. */
  | "agent-unverified"
  /** An agent’s public work hangs on the role: another address leads. */
  | "agent-leads"
  /** An application of their own is being looked at. */
  | "applicant-leads"
  /** Whose address it is, nobody has shown. */
  | "unconfirmed";

/** Why this account cannot join in this role; null when it can. `reached`: the invite's link was sent to its address. */
export function joinProblem(
  { role, verified, emailConfirmed }: { role: Role; verified: boolean; emailConfirmed: boolean },
  as: InviteRole,
  { reached }: { reached: boolean },
): JoinProblem | null {
  const leads = as !== "member";
  if (role === "admin") return "admin";
  if (role === "agent" && leads) return "agent-leads";
  if (role === "org_pending" && leads) return "applicant-leads";
  if (role === "agent" && !verified) return "agent-unverified";
  return emailConfirmed || reached ? null : "unconfirmed";
}

const EXECUTIVE_OF = {
  agency: "agency_executive",
  fmo: "fmo_executive",
  carrier: "carrier_executive",
} as const;

/** The account's role once it has joined: a customer who leads becomes what the organization is. */
export function roleAfterJoining(role: Role, as: InviteRole, type: OrganizationType): Role {
  if (as === "member" || mayManage(role) || role !== "customer") return role;
  return as === "manager" ? type : EXECUTIVE_OF[type];
}
