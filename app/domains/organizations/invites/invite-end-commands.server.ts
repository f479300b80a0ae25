/** Ends invites: withdrawing one, and the statement that ends an open one for any reason. */
import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { organizationInvites } from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { rolesThatMay } from "../members/member-policy.ts";
import { isOneOf } from "../membership-queries.server.ts";
import type { FoundInvite } from "./invite-queries.server.ts";

export type InviteOutcome = "done" | "over" | "too-soon" | "over-limit" | "refused";

/** Neither accepted, nor declined, nor taken back. */
export const isOpenInvite = (inviteId: string) =>
  sql`EXISTS (SELECT 1 FROM organization_invites o WHERE o.id = ${inviteId} AND o.status = 'open')`;

/** Takes an invite back: its links say so from then on. */
export async function revokeInvite(
  context: AppContext,
  userId: string,
  invite: FoundInvite,
): Promise<InviteOutcome> {
  const written = await commit(context, {
    guards: {
      refused: isOneOf(userId, invite.organizationNo, rolesThatMay("invite", invite.role)),
      over: isOpenInvite(invite.id),
    },
    statements: [
      endInvite(context, invite.id, "revoked"),
      eventStatement(context, {
        organizationNo: invite.organizationNo,
        kind: "invite-revoked",
        byUserId: userId,
        detail: invite.role,
      }),
    ],
  });
  return written.kind === "stale" ? written.guard : "done";
}

/** The statement that ends an open invite. */
export const endInvite = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  inviteId: string,
  status: "accepted" | "declined" | "revoked",
  acceptedBy: string | null = null,
) =>
  db.orm
    .update(organizationInvites)
    .set({ status, endedAt: clock.now(), acceptedBy })
    .where(and(eq(organizationInvites.id, inviteId), eq(organizationInvites.status, "open")));
