/** What happens to members: another role, leaving, being removed. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { mayManage } from "#app/domains/accounts/policy.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { organizationMembers } from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { isOneOf } from "../membership-queries.server.ts";
import { placeAgents, recountAgents } from "./agent-statements.server.ts";
import { NEWS } from "./emails.ts";
import { type InviteRole, rolesThatMay } from "./member-policy.ts";
import type { FoundMember } from "./member-queries.server.ts";
import { isMember } from "./membership-conditions.server.ts";
import { managersStatement, tellManagers, tellStatements } from "./notifications.server.ts";

export type MemberOutcome =
  | "done"
  /** Gone, or something else by now. */
  | "changed"
  /** The viewer may no longer do this there. */
  | "not-yours"
  /** Only an account whose role may manage takes this role; others are invited and agree themselves. */
  | "invite-instead";

/** The statements that end a membership; an agent's record follows. */
function endStatements(
  context: Pick<AppContext, "db" | "clock">,
  { id, organizationNo, agentNo }: FoundMember,
  { cause, by }: { cause: "left" | "removed"; by: string },
): BatchItem<"sqlite">[] {
  const record = sql`SELECT ea.agent_no FROM agents ea WHERE ea.agent_no = ${agentNo}
    AND ea.organization_no = ${organizationNo}`;
  return [
    context.db.orm
      .update(organizationMembers)
      .set({ leftAt: context.clock.now(), leftCause: cause })
      .where(eq(organizationMembers.id, id)),
    ...(agentNo === null
      ? []
      : [...placeAgents(context, record, { to: null, role: null }), recountAgents(context, organizationNo)]),
    eventStatement(context, { organizationNo, kind: cause, byUserId: by, memberId: id }),
  ];
}

const pagesOf = ({ organizationSlug, agentSlug }: FoundMember): string[] => [
  paths.organization(organizationSlug),
  ...(agentSlug === null ? [] : [paths.showcase(agentSlug)]),
];

const toTell = ({ userId, email, archived }: FoundMember) =>
  userId === null || email === null || archived ? [] : [{ userId, email }];

/** Removes a member, who is notified. Of two managers who remove the same one, the second learns it was done. */
export async function removeMember(
  context: AppContext,
  userId: string,
  member: FoundMember,
): Promise<MemberOutcome> {
  const told = toTell(member);
  const [first, ...others] = endStatements(context, member, { cause: "removed", by: userId });
  if (first === undefined) return "changed";
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(userId, member.organizationNo, rolesThatMay("remove", member.role)),
      changed: isMember(member.id, member.role),
    },
    statements: [
      first,
      ...others,
      ...told.flatMap((one) =>
        tellStatements(context, one, NEWS.removed(member.organization), paths.applyOrganization()),
      ),
    ],
    ...notifyUsers(told.map((one) => one.userId)),
    purge: pagesOf(member),
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}

/** Leaves; the managers are notified. The owner can't: they transfer the organization or close it. */
export async function leaveOrganization(
  context: AppContext,
  userId: string,
  member: FoundMember,
): Promise<MemberOutcome> {
  if (!rolesThatMay("leave").includes(member.role)) return "not-yours";
  const [managers] = await context.db.batch([
    managersStatement(context, member.organizationNo, { but: userId }),
  ]);
  const [first, ...others] = endStatements(context, member, { cause: "left", by: userId });
  if (first === undefined) return "changed";
  const news = NEWS.left(member.name, member.organization);
  const written = await commit(context, {
    guards: { changed: isMember(member.id, member.role) },
    statements: [
      first,
      ...others,
      ...(await tellManagers(
        context,
        managers,
        news,
        paths.members({ organization: member.organizationSlug }),
      )),
    ],
    ...notifyUsers([...managers.map((one) => one.userId), userId]),
    purge: pagesOf(member),
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}

/**
 * Gives a member another role and notifies them. A higher role needs an account that may manage already: a customer's
 * account would change its kind, which its owner agrees to with an invite.
 */
export async function changeRole(
  context: AppContext,
  userId: string,
  member: FoundMember,
  becomes: InviteRole,
): Promise<MemberOutcome> {
  const may = member.accountRole !== null && mayManage(member.accountRole);
  if (becomes !== "member" && (member.agentNo !== null || !may)) return "invite-instead";
  const { db } = context;
  const told = toTell(member);
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(userId, member.organizationNo, rolesThatMay("change-role", member.role, becomes)),
      changed: isMember(member.id, member.role),
    },
    statements: [
      db.orm.update(organizationMembers).set({ role: becomes }).where(eq(organizationMembers.id, member.id)),
      eventStatement(context, {
        organizationNo: member.organizationNo,
        kind: "role-changed",
        byUserId: userId,
        memberId: member.id,
        detail: `${member.role} to ${becomes}`,
      }),
      ...(member.agentNo === null
        ? []
        : [
            db.orm.run(sql`UPDATE agents SET organization_role = ${becomes}
              WHERE agent_no = ${member.agentNo} AND organization_no = ${member.organizationNo}`),
          ]),
      ...told.flatMap((one) =>
        tellStatements(
          context,
          one,
          NEWS.roleChanged(member.organization, becomes),
          becomes === "member"
            ? paths.applyOrganization()
            : paths.members({ organization: member.organizationSlug }),
        ),
      ),
    ],
    ...notifyUsers(told.map((one) => one.userId)),
    purge: pagesOf(member),
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}
