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
 * The roles that may do this to someone who is `target` there, or would be. The owner does everything. Managers manage
 * members and executives, and only the owner manages managers. Executives only see.
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

/** Whether this role may do it. */
export const canDo = (
  role: OrganizationRole,
  act: MemberAct,
  target?: OrganizationRole | null,
  becomes?: OrganizationRole | null,
): boolean => rolesThatMay(act, target, becomes).includes(role);

/** The roles that this role may invite others to. */
export const invitableRoles = (role: OrganizationRole): InviteRole[] =>
  (["member", "executive", "manager"] as const).filter((one) => canDo(role, "invite", one));

export type JoinProblem =
  /** Admins decide about organizations, so they join none. */
  | "admin"
  /** An agent joins with the license record, which must be claimed first. */
  | "agent-unverified"
  /** An agent’s public work depends on the role: they lead with another address. */
  | "agent-leads"
  /** An application of their own is being looked at. */
  | "applicant-leads"
  /** An invite to manage or to see an organization opens for its own address: its owner confirms another one first. */
  | "other-address"
  /** The address isn't confirmed. */
  | "unconfirmed";

/** How someone joins: they asked, or they opened an invite that was sent to their address or to another. */
export type Way = "request" | "own-invite" | "others-invite";

/**
 * Why this account cannot join in this role; null when it can. The link of an invite confirms the address that it was
 * sent to for members. A link that makes someone a manager or an executive may have been passed on, and the person who has it
 * can open an account under the invited address, so the account confirms that address with a link of its own.
 */
export function joinProblem(
  { role, verified, emailConfirmed }: { role: Role; verified: boolean; emailConfirmed: boolean },
  as: InviteRole,
  way: Way,
): JoinProblem | null {
  const leads = as !== "member";
  if (role === "admin") return "admin";
  if (role === "agent" && leads) return "agent-leads";
  if (role === "org_pending" && leads) return "applicant-leads";
  if (role === "agent" && !verified) return "agent-unverified";
  if (leads && way === "others-invite") return "other-address";
  return emailConfirmed || (way === "own-invite" && !leads) ? null : "unconfirmed";
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
