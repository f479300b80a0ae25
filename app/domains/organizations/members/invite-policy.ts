/** How an invite stands. Pure. */
import type { INVITE_STATUSES, ORGANIZATION_STATUSES } from "#db/lists.ts";
import type { InviteState } from "./types.ts";

type Facts = { status: (typeof INVITE_STATUSES)[number]; expiresAt: number };

/** Open ones end by themselves. */
export const stateOf = ({ status, expiresAt }: Facts, nowMs: number): InviteState =>
  status !== "open" ? status : expiresAt <= nowMs ? "expired" : "waiting";

/** The same for whoever opens its link; an organization that is not there any more comes first. */
export const linkStateOf = (
  invite: Facts & { organizationStatus: (typeof ORGANIZATION_STATUSES)[number] },
  nowMs: number,
): InviteState | "closed" => (invite.organizationStatus === "active" ? stateOf(invite, nowMs) : "closed");
