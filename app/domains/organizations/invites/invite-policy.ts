/** The state of an invite. Pure. */
import type { INVITE_STATUSES, ORGANIZATION_STATUSES } from "#db/lists.ts";
import type { InviteState } from "../members/types.ts";

type Facts = { status: (typeof INVITE_STATUSES)[number]; expiresAt: number };

/** Open ones expire. */
export const stateOf = ({ status, expiresAt }: Facts, nowMs: number): InviteState =>
  status !== "open" ? status : expiresAt <= nowMs ? "expired" : "waiting";

/** The same for the person with its link, who first needs to know that the organization is closed. */
export const linkStateOf = (
  invite: Facts & { organizationStatus: (typeof ORGANIZATION_STATUSES)[number] },
  nowMs: number,
): InviteState | "closed" => (invite.organizationStatus === "active" ? stateOf(invite, nowMs) : "closed");
