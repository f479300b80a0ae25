/** Members, invites and requests as pages show them. Times are milliseconds UTC. */
import type { Role } from "#app/domains/accounts/types.ts";
import type {
  INVITE_STATUSES,
  LEFT_CAUSES,
  MEMBERSHIP_REQUEST_STATUSES,
  ORGANIZATION_EVENTS,
} from "#db/lists.ts";
import type { OrganizationRole, OrganizationType } from "../types.ts";
import type { InviteRole } from "./member-policy.ts";

export type LeftCause = (typeof LEFT_CAUSES)[number];

export type Member = {
  id: string;
  name: string;
  role: OrganizationRole;
  /** Null for an agent who is a member by the license record. */
  userId: string | null;
  email: string | null;
  /** Of their public profile, where they have one. */
  agentSlug: string | null;
  accountRole: Role | null;
  archived: boolean;
  joinedAt: number;
};

export type FormerMember = Pick<Member, "id" | "name" | "role" | "joinedAt"> & {
  leftAt: number;
  leftCause: LeftCause | null;
};

export type MemberRequest = {
  id: string;
  name: string;
  email: string;
  accountRole: Role;
  agentSlug: string | null;
  role: InviteRole;
  message: string;
  createdAt: number;
};

export type HistoryEvent = {
  id: string;
  kind: (typeof ORGANIZATION_EVENTS)[number];
  by: string | null;
  about: string | null;
  detail: string;
  at: number;
};

/** The status of an invite's email; `none`: it wasn't written, or its address is gone. */
export type Delivery = {
  status: "queued" | "sent" | "failed" | "none";
  reason: string | null;
  at: number | null;
};

export type InviteState = Exclude<(typeof INVITE_STATUSES)[number], "open"> | "waiting" | "expired";

export type ListedInvite = {
  id: string;
  email: string;
  role: InviteRole;
  state: InviteState;
  by: string | null;
  createdAt: number;
  expiresAt: number;
  sentAt: number;
  sends: number;
  askedAgainAt: number | null;
  delivery: Delivery;
};

/** One's own request, and its outcome. */
export type OwnRequest = {
  id: string;
  organization: string;
  slug: string;
  role: InviteRole;
  status: (typeof MEMBERSHIP_REQUEST_STATUSES)[number];
  reason: string;
  createdAt: number;
};

export type OwnMembership = {
  id: string;
  organization: string;
  slug: string;
  type: OrganizationType;
  role: OrganizationRole;
  joinedAt: number;
  manages: boolean;
};
