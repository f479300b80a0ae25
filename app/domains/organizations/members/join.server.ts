/** Joining: what we know about the person who joins, and the statements that make them a member. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { ORGANIZATION_ROLES, ROLES } from "#db/lists.ts";
import { organizationMembers, userRoles } from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import type { OrganizationType } from "../types.ts";
import { placeAgents, recountAgents } from "./agent-statements.server.ts";
import type { InviteRole } from "./member-policy.ts";
import { roleAfterJoining } from "./member-policy.ts";
import {
  hasFreeSeat,
  isAccount,
  isActiveOrganization,
  isMember,
  isOf,
} from "./membership-conditions.server.ts";

const joinerRow = {
  userId: text,
  email: text,
  name: text,
  role: oneOf(ROLES),
  verified: flag,
  emailConfirmed: flag,
  archived: flag,
  /** A verified agent's. */
  personId: nullable(text),
  agentNo: nullable(integer),
  agentSlug: nullable(text),
  /** Their current role in the organization. */
  memberId: nullable(text),
  memberRole: nullable(oneOf(ORGANIZATION_ROLES)),
  /** When their last membership ended, where they are no longer a member. */
  leftAt: nullable(integer),
  /** When they asked to join, where that still waits for an answer. */
  askedAt: nullable(integer),
  /** Where a verified agent works today, when that is elsewhere. */
  elsewhereNo: nullable(integer),
  elsewhere: nullable(text),
  elsewhereSlug: nullable(text),
  elsewhereMemberId: nullable(text),
  elsewhereRole: nullable(oneOf(ORGANIZATION_ROLES)),
};
export type Joiner = RowOf<typeof joinerRow>;

/** The account that joins, with its relation to this organization; no row when the account is gone. */
export const joinerStatement = ({ db }: Pick<AppContext, "db">, userId: string, organizationNo: number) => {
  const here = sql`FROM organization_members m WHERE m.organization_no = ${organizationNo} AND ${isOf(userId)}`;
  return rowsOf(
    db,
    "who joins",
    joinerRow,
    sql`
    SELECT u.id userId, u.email, u.first_name || ' ' || u.last_name name, coalesce(r.role, 'customer') role,
      coalesce(p.verified, 0) verified, u.email_confirmed_at IS NOT NULL emailConfirmed,
      coalesce(p.account_status, 'active') = 'archived' archived, a.person_id personId, a.agent_no agentNo,
      a.slug agentSlug,
      (SELECT m.id ${here} AND m.left_at IS NULL LIMIT 1) memberId,
      (SELECT m.role ${here} AND m.left_at IS NULL LIMIT 1) memberRole,
      (SELECT max(m.left_at) ${here}) leftAt,
      (SELECT q.created_at FROM membership_requests q WHERE q.organization_no = ${organizationNo}
        AND q.user_id = u.id AND q.status = 'waiting') askedAt,
      e.organization_no elsewhereNo, e.name elsewhere, e.url_slug elsewhereSlug,
      em.id elsewhereMemberId, em.role elsewhereRole
    FROM users u LEFT JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
      LEFT JOIN agents a ON a.agent_no = p.agent_no AND p.verified AND r.role = 'agent'
      LEFT JOIN organizations e ON e.organization_no = a.organization_no AND e.organization_no <> ${organizationNo}
      LEFT JOIN organization_members em ON em.organization_no = e.organization_no AND em.person_id = a.person_id
        AND em.left_at IS NULL
    WHERE u.id = ${userId} LIMIT 1`,
  );
};

/** The organization they join. */
export type Joined = { organizationNo: number; organization: string; slug: string; type: OrganizationType };

const RANK = { member: 0, executive: 1, manager: 2, owner: 3 } as const;

/** Whether their membership already has this role or a higher one. */
export const isAlready = ({ memberRole }: Pick<Joiner, "memberRole">, as: InviteRole): boolean =>
  memberRole !== null && RANK[memberRole] >= RANK[as];

/**
 * The statements that make someone a member, with what must hold: a seat, an active account of the same role, and for an
 * agent the same record in the same place. A verified agent joins as the person of the record and leaves their former
 * organization; everyone else joins with the account. A member with a lower role gets the higher one.
 */
export function prepareJoin(
  context: Pick<AppContext, "db" | "clock">,
  joiner: Joiner,
  to: Joined,
  as: InviteRole,
  byUserId: string,
) {
  const { db, clock } = context;
  const { orm } = db;
  const nowMs = clock.now();
  const { userId, agentNo, personId, memberId: before, memberRole } = joiner;
  const upgrade = before !== null && memberRole !== null;
  const memberId = before ?? newId(nowMs);
  const becomes = roleAfterJoining(joiner.role, as, to.type);
  const statements: BatchItem<"sqlite">[] = [];
  if (upgrade) {
    statements.push(
      orm.update(organizationMembers).set({ role: as }).where(eq(organizationMembers.id, memberId)),
      eventStatement(context, {
        organizationNo: to.organizationNo,
        kind: "role-changed",
        byUserId,
        memberId,
        detail: `${memberRole} to ${as}`,
      }),
    );
  } else {
    statements.push(
      ...leaveElsewhere(context, joiner, byUserId),
      orm.insert(organizationMembers).values({
        id: memberId,
        organizationNo: to.organizationNo,
        userId: personId === null ? userId : null,
        personId,
        role: as,
        joinedAt: nowMs,
      }),
      eventStatement(context, {
        organizationNo: to.organizationNo,
        kind: "joined",
        byUserId,
        memberId,
        detail: as,
      }),
    );
  }
  if (agentNo !== null && !upgrade) {
    statements.push(
      ...placeAgents(context, sql`SELECT ${agentNo}`, { to: to.organizationNo, role: as }),
      recountAgents(context, to.organizationNo),
      ...(joiner.elsewhereNo === null ? [] : [recountAgents(context, joiner.elsewhereNo)]),
    );
  }
  if (becomes !== joiner.role)
    statements.push(orm.update(userRoles).set({ role: becomes }).where(eq(userRoles.userId, userId)));
  return {
    memberId,
    guards: {
      closed: isActiveOrganization(to.organizationNo),
      full: upgrade ? sql`1` : hasFreeSeat(to.organizationNo, userId, nowMs),
      changed: sql`${isAccount(userId, joiner.role)}
        AND ${upgrade ? isMember(memberId, memberRole) : isUnmoved(joiner)}`,
    },
    statements,
    purge: [
      paths.organization(to.slug),
      ...(joiner.agentSlug === null ? [] : [paths.showcase(joiner.agentSlug)]),
      ...(joiner.elsewhereSlug === null ? [] : [paths.organization(joiner.elsewhereSlug)]),
    ],
  };
}

/** An agent's record is still where it was read, and belongs to the same account. */
const isUnmoved = ({ userId, agentNo, elsewhereNo }: Joiner) =>
  agentNo === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM profiles up JOIN agents ua ON ua.agent_no = up.agent_no
        WHERE up.user_id = ${userId} AND up.verified AND ua.agent_no = ${agentNo}
          AND ua.organization_no IS ${elsewhereNo})`;

function leaveElsewhere(
  context: Pick<AppContext, "db" | "clock">,
  { elsewhereNo, elsewhereMemberId }: Joiner,
  byUserId: string,
): BatchItem<"sqlite">[] {
  if (elsewhereNo === null || elsewhereMemberId === null) return [];
  return [
    context.db.orm
      .update(organizationMembers)
      .set({ leftAt: context.clock.now(), leftCause: "left" })
      .where(and(eq(organizationMembers.id, elsewhereMemberId), isNull(organizationMembers.leftAt))),
    eventStatement(context, {
      organizationNo: elsewhereNo,
      kind: "left",
      byUserId,
      memberId: elsewhereMemberId,
    }),
  ];
}

/** The unique indexes that fail when the same person joins twice at once. */
export const JOINED_TWICE = [
  "organization_members.organization_no, organization_members.user_id",
  "organization_members.organization_no, organization_members.person_id",
] as const;
