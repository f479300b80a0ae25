/** What only the owner does: transfer the organization, and close it. The caller has checked the owner's password. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { organizationMembers } from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { isOneOf } from "../membership-queries.server.ts";
import type { Managed } from "../types.ts";
import { prepareClosing } from "./closing.server.ts";
import { NEWS } from "./emails.ts";
import { rolesThatMay } from "./member-policy.ts";
import type { FoundMember } from "./member-queries.server.ts";
import { isAccount, isActiveOrganization, isMember } from "./membership-conditions.server.ts";
import { tellStatements } from "./notifications.server.ts";

type Owner = { userId: string; email: string; firstName: string; lastName: string };

export type OwnerOutcome =
  | "done"
  /** The viewer no longer owns it. */
  | "not-yours"
  /** Not a manager or executive there by now, or an account that cannot own it. */
  | "changed";

/**
 * Transfers the organization to a manager or executive; the owner becomes a manager. One batch: it is never without an
 * owner, and never with two. Both are notified.
 */
export async function handOver(
  context: AppContext,
  owner: Owner,
  organization: Managed,
  to: FoundMember,
): Promise<OwnerOutcome> {
  const { db } = context;
  const { organizationNo, name, slug } = organization;
  if (to.userId === null || to.email === null || to.accountRole === null) return "changed";
  if (!rolesThatMay("hand-over", to.role).includes("owner")) return "changed";
  const actionUrl = paths.members({ organization: slug });
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(owner.userId, organizationNo, ["owner"]),
      changed: sql`${isMember(to.id, to.role)} AND ${isAccount(to.userId, to.accountRole)}
        AND ${isOneOf(to.userId, organizationNo, ["manager", "executive"])}`,
    },
    statements: [
      db.orm
        .update(organizationMembers)
        .set({ role: "manager" })
        .where(
          and(
            eq(organizationMembers.organizationNo, organizationNo),
            eq(organizationMembers.userId, owner.userId),
            eq(organizationMembers.role, "owner"),
            isNull(organizationMembers.leftAt),
          ),
        ),
      db.orm.update(organizationMembers).set({ role: "owner" }).where(eq(organizationMembers.id, to.id)),
      eventStatement(context, {
        organizationNo,
        kind: "ownership-transferred",
        byUserId: owner.userId,
        memberId: to.id,
      }),
      ...tellStatements(context, owner, NEWS.handedOver(name, to.name), actionUrl),
      ...tellStatements(
        context,
        { userId: to.userId, email: to.email },
        NEWS.owns(name, `${owner.firstName} ${owner.lastName}`),
        actionUrl,
      ),
    ],
    ...notifyUsers([owner.userId, to.userId]),
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}

/**
 * Closes the organization for its owner, and notifies everyone with an account. `plan`: the statements that end its plan,
 * and what those who pay read about it.
 */
export async function closeOrganization(
  context: AppContext,
  owner: Owner,
  organization: Managed,
  plan: { statements: readonly BatchItem<"sqlite">[]; words: string | null },
): Promise<OwnerOutcome> {
  const { organizationNo, name } = organization;
  const closing = await prepareClosing(context, organization, {
    byUserId: owner.userId,
    news: NEWS.closed(name),
    ofPlan: plan.words,
  });
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(owner.userId, organizationNo, rolesThatMay("close")),
      changed: isActiveOrganization(organizationNo),
    },
    ...closing,
    statements: [...closing.statements, ...plan.statements],
  });
  return written.kind === "stale" ? written.guard : "done";
}
