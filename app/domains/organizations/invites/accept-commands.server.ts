/** What the person with an invite's link does: accept it, decline it, ask for a new one. */
import { eq, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { membershipRequests, organizationInvites, users } from "#db/schema/index.ts";
import { NEWS } from "../members/emails.ts";
import { isAlready, JOINED_TWICE, joinerStatement, prepareJoin } from "../members/join.server.ts";
import { ASK_AGAIN_HOURS } from "../members/limits.ts";
import { type JoinProblem, joinProblem } from "../members/member-policy.ts";
import { managersStatement, tellManagers } from "../members/notifications.server.ts";
import { endInvite, isOpenInvite } from "./invite-end-commands.server.ts";
import { linkStateOf } from "./invite-policy.ts";
import type { FoundInvite } from "./invite-queries.server.ts";

export type AcceptOutcome =
  | "joined"
  /** They belong already. */
  | "already"
  | JoinProblem
  /** Accepted by another, declined, taken back or expired in the meantime. */
  | "over"
  | "closed"
  | "full"
  /** They own the agency that they would leave. */
  | "owns-elsewhere"
  /** The account changed at the same moment: the page shows its current state. */
  | "changed";

/**
 * Accepts an invite with an account. A member may use its own address or another; a link that reached the account's own
 * address confirms it. A manager or an executive needs the invited address, confirmed before. Of two accounts that accept
 * at once, one joins.
 */
export async function acceptInvite(
  context: AppContext,
  userId: string,
  invite: FoundInvite,
): Promise<AcceptOutcome> {
  const { db, clock } = context;
  const state = linkStateOf(invite, clock.now());
  const { joiners, managers } = await db.batch({
    joiners: joinerStatement(context, userId, invite.organizationNo),
    managers: managersStatement(context, invite.organizationNo, { but: userId }),
  });
  const joiner = joiners[0];
  if (joiner === undefined || joiner.archived) return "changed";
  if (state === "closed") return "closed";
  if (isAlready(joiner, invite.role)) return "already";
  if (state !== "waiting") return "over";
  const reached = joiner.email === invite.email;
  const problem = joinProblem(joiner, invite.role, reached ? "own-invite" : "others-invite");
  if (problem !== null) return problem;
  if (joiner.elsewhereRole === "owner") return "owns-elsewhere";
  const join = prepareJoin(context, joiner, invite, invite.role, userId);
  const nowMs = clock.now();
  const news = NEWS.joined(joiner.name, invite.organization, invite.role);
  const written = await commit(context, {
    guards: {
      over: sql`${isOpenInvite(invite.id)} AND (SELECT g.expires_at FROM organization_invites g
        WHERE g.id = ${invite.id}) > ${nowMs}`,
      ...join.guards,
      changed: sql`${join.guards.changed} AND ${mayLead(userId, invite)}`,
    },
    duplicates: JOINED_TWICE,
    statements: [
      endInvite(context, invite.id, "accepted", userId),
      ...join.statements,
      ...(reached
        ? [
            db.orm
              .update(users)
              .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${nowMs})` })
              .where(eq(users.id, userId)),
          ]
        : []),
      db.orm
        .update(membershipRequests)
        .set({ status: "accepted", decidedAt: nowMs })
        .where(
          sql`${membershipRequests.userId} = ${userId} AND ${membershipRequests.organizationNo} = ${invite.organizationNo}
            AND ${membershipRequests.status} = 'waiting'`,
        ),
      ...(await tellManagers(context, managers, news, paths.members({ organization: invite.slug }))),
    ],
    ...notifyUsers([...managers.map((one) => one.userId), userId]),
    purge: join.purge,
    mail: true,
  });
  if (written.kind === "committed") return "joined";
  return written.kind === "duplicate" ? "already" : written.guard;
}

/** A new manager or executive still has the invited address, confirmed, at the moment of the change. */
const mayLead = (userId: string, { role, email }: FoundInvite) =>
  role === "member"
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM users lu WHERE lu.id = ${userId} AND lu.email = ${email}
        AND lu.email_confirmed_at IS NOT NULL)`;

/** Declines: the organization can't invite this address again for a while. False when the invite was over already. */
export async function declineInvite(context: AppContext, invite: FoundInvite): Promise<boolean> {
  const [managers] = await context.db.batch([managersStatement(context, invite.organizationNo)]);
  const news = NEWS.declined(invite.email, invite.organization);
  const written = await commit(context, {
    guards: { over: isOpenInvite(invite.id) },
    statements: [
      endInvite(context, invite.id, "declined"),
      ...(await tellManagers(context, managers, news, paths.invites({ organization: invite.slug }))),
    ],
    ...notifyUsers(managers.map((one) => one.userId)),
    mail: true,
  });
  return written.kind === "committed";
}

/** Asks those who invite for a new link; once a day. False when it is not expired, or was asked for already. */
export async function askForInvite(context: AppContext, invite: FoundInvite): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [managers] = await db.batch([managersStatement(context, invite.organizationNo)]);
  const news = NEWS.askedAgain(invite.email, invite.organization);
  const written = await commit(context, {
    guards: {
      over: sql`EXISTS (SELECT 1 FROM organization_invites a WHERE a.id = ${invite.id} AND a.status = 'open'
        AND a.expires_at <= ${nowMs}
        AND (a.asked_again_at IS NULL OR a.asked_again_at < ${nowMs - ASK_AGAIN_HOURS * HOUR_MS}))`,
    },
    statements: [
      db.orm
        .update(organizationInvites)
        .set({ askedAgainAt: nowMs })
        .where(eq(organizationInvites.id, invite.id)),
      ...(await tellManagers(context, managers, news, paths.invites({ organization: invite.slug }))),
    ],
    ...notifyUsers(managers.map((one) => one.userId)),
    mail: true,
  });
  return written.kind === "committed";
}
