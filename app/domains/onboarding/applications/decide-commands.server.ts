/** Decides applications: the organization's new state, its owner's role, and who is notified. */

import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { dueWords, listOffers } from "#app/domains/billing/plans/offer-queries.server.ts";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { eventStatement } from "#app/domains/organizations/event-commands.server.ts";
import { isManaged, paidSeats } from "#app/domains/organizations/membership-queries.server.ts";
import type { OrganizationType } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { organizationApplications, organizations, userRoles } from "#db/schema/index.ts";
import { NEWS } from "./application-emails.ts";
import type { ApplicationDecision } from "./application-inputs.ts";
import { tellApplicantStatements } from "./application-notifications.server.ts";
import type { ApplicationPage } from "./application-types.ts";

/** Organizations of this kind have a plan to pay for. */
const isPlanOffered = (type: OrganizationType) =>
  sql`EXISTS (SELECT 1 FROM plans p JOIN plan_prices pp ON pp.plan_id = p.id AND pp.status = 'offered'
    WHERE p.audience = ${type} AND p.status = 'offered')`;

export type DecideOutcome =
  | "decided"
  | "started"
  /** Decided by another admin, or withdrawn. */
  | "closed"
  /** The applicant changed it after the admin had read it. */
  | "changed"
  /** The admin's own. */
  | "own"
  /** The applicant's address isn't confirmed. */
  | "unconfirmed"
  /** Someone else got the organization, or joined to manage it. */
  | "managed";

/**
 * Decides an application once: the first admin to click wins. Approved, the organization is public and its applicant owns
 * it with the role of its type; a listed one goes to its applicant unless someone manages it by now. Rejected, the row
 * waits to be corrected. `start`: an admin is reading it.
 */
export async function decideApplication(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  { decision, reason = "", seen }: ApplicationDecision,
): Promise<DecideOutcome> {
  const { applicant, facts, id, status } = application;
  if (status !== "submitted" && status !== "in-review") return "closed";
  if (seen !== application.changedAt) return "changed";
  if (adminId === applicant.userId) return "own";
  if (decision === "approve" && !applicant.emailConfirmed) return "unconfirmed";
  const { db, clock } = context;
  const nowMs = clock.now();
  const name = facts.organizationName;
  const number = sql`(SELECT da.organization_no FROM organization_applications da WHERE da.id = ${id})`;
  const approved = decision === "approve";
  const { listed } = application;
  const given = approved && listed !== null;
  if (given && application.managed) return "managed";
  // Its leaders so far, by account or by a record of their own, learn who manages it now.
  const others = given
    ? [...new Set(application.leaders.flatMap((one) => one.userId ?? []))].filter(
        (one) => one !== applicant.userId,
      )
    : [];
  const due = approved ? await findDue(context, facts.organizationType, number) : null;
  const becomes = decision === "start" ? "in-review" : approved ? "approved" : "rejected";
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "application.decide",
        subject: { kind: "application", id },
        reason,
        before: { status },
        after: { status: becomes, applicant: applicant.userId },
      },
    ],
    guards: {
      closed: sql`EXISTS (SELECT 1 FROM organization_applications ca WHERE ca.id = ${id}
        AND ca.status IN ('submitted', 'in-review'))`,
      changed: sql`(SELECT ha.changed_at FROM organization_applications ha WHERE ha.id = ${id}) = ${seen}`,
      ...(given
        ? {
            managed: sql`NOT ${isManaged(number)} AND EXISTS (SELECT 1 FROM organizations go
            WHERE go.organization_no = ${number} AND go.status = 'active')`,
          }
        : {}),
    },
    statements: [
      decision === "start"
        ? db.orm
            .update(organizationApplications)
            .set({ status: becomes, reviewStartedAt: sql`coalesce(review_started_at, ${nowMs})` })
            .where(eq(organizationApplications.id, id))
        : db.orm
            .update(organizationApplications)
            .set({
              status: becomes,
              reason: reason === "" ? null : reason,
              decidedAt: nowMs,
              decidedBy: adminId,
              ...(approved && {
                paymentDue: sql`${isPlanOffered(facts.organizationType)}`,
                // A listed organization may be paid for already by its former leaders.
                paidAt: sql`CASE WHEN ${paidSeats(number, nowMs)} IS NOT NULL THEN ${nowMs} END`,
              }),
            })
            .where(eq(organizationApplications.id, id)),
      ...(approved
        ? [
            ...(given ? giveStatements(context, number, applicant.userId) : openStatements(context, number)),
            // Until it is paid for, no one else can join.
            db.orm
              .update(organizations)
              .set({ seats: sql`coalesce(${paidSeats(number, nowMs)}, 0)` })
              .where(
                sql`${organizations.organizationNo} = ${number} AND ${isPlanOffered(facts.organizationType)}`,
              ),
            // An applicant with a role of their own by now keeps it: they own one more organization.
            db.orm
              .update(userRoles)
              .set({ role: facts.organizationType })
              .where(sql`${userRoles.userId} = ${applicant.userId} AND ${userRoles.role} = 'org_pending'`),
          ]
        : []),
      ...(decision === "start"
        ? []
        : [
            eventStatement(context, {
              organizationNo: number,
              kind: approved ? "approved" : "rejected",
              byUserId: adminId,
              detail: reason,
            }),
            ...tellApplicantStatements(
              context,
              applicant,
              newsOf(application, { approved, reason, due }),
              approved ? paths.dashboard() : paths.applicationRejected(),
            ),
            ...others.map((userId) =>
              notificationStatement(context, {
                userId,
                type: "info",
                ...NEWS.managedBy(name, applicant.name),
                actionUrl: listed === null ? null : paths.organization(listed.slug),
              }),
            ),
          ]),
    ],
    ...notifyUsers([applicant.userId, ...others]),
    purge: given ? [paths.organization(listed.slug)] : [],
    mail: decision !== "start",
  });
  if (written.kind === "stale") return written.guard;
  return decision === "start" ? "started" : "decided";
}

/** Makes a new organization public and searchable. */
const openStatements = ({ db }: Pick<AppContext, "db">, number: SQL): BatchItem<"sqlite">[] => [
  db.orm
    .update(organizations)
    .set({ status: "active" })
    .where(sql`${organizations.organizationNo} = ${number}`),
  db.orm.run(sql`INSERT INTO organization_text (rowid, name, description)
    SELECT organization_no, name, description FROM organizations WHERE organization_no = ${number}`),
];

function newsOf(
  { listed, facts: { organizationName: name } }: ApplicationPage,
  { approved, reason, due }: { approved: boolean; reason: string; due: string | null },
) {
  if (listed === null) return approved ? NEWS.approved(name, due) : NEWS.rejected(name, reason);
  return approved ? NEWS.given(name, due) : NEWS.notGiven(name, reason);
}

/** What an approved organization has to pay before its workspace opens; null where it pays already, or nothing is due. */
async function findDue(context: AppContext, type: OrganizationType, number: SQL): Promise<string | null> {
  const offers = await listOffers(context, [type]);
  const [paid] = await context.db.batch([
    rowsOf(
      context.db,
      "what is paid for already",
      { seats: nullable(integer) },
      sql`SELECT ${paidSeats(number, context.clock.now())} seats`,
    ),
  ]);
  return paid[0]?.seats == null ? dueWords(offers) : null;
}

/**
 * For the batch of the decision: makes an account the owner of an organization that was listed before. The register's owner
 * stays in the list: as the account itself where the name is the same and no agent's, as an executive otherwise. `number`
 * selects the organization.
 */
function giveStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  number: SQL,
  userId: string,
): BatchItem<"sqlite">[] {
  const { orm } = db;
  const nowMs = clock.now();
  const registered = sql`organization_no = ${number} AND role = 'owner' AND left_at IS NULL AND user_id IS NULL`;
  return [
    orm.run(sql`UPDATE organization_members SET user_id = ${userId}, person_id = NULL WHERE ${registered}
      AND NOT EXISTS (SELECT 1 FROM agents ga WHERE ga.person_id = organization_members.person_id)
      AND EXISTS (SELECT 1 FROM people gp JOIN users gu ON gu.id = ${userId}
        WHERE gp.id = organization_members.person_id
          AND lower(gp.first_name || ' ' || gp.last_name) = lower(gu.first_name || ' ' || gu.last_name))
      AND NOT EXISTS (SELECT 1 FROM organization_members gm WHERE gm.organization_no = ${number}
        AND gm.user_id = ${userId} AND gm.left_at IS NULL)`),
    orm.run(sql`UPDATE agents SET organization_role = 'executive' WHERE organization_no = ${number}
      AND person_id IN (SELECT person_id FROM organization_members WHERE ${registered})`),
    orm.run(sql`UPDATE organization_members SET role = 'executive' WHERE ${registered}`),
    orm.run(sql`UPDATE organization_members SET role = 'owner' WHERE organization_no = ${number}
      AND user_id = ${userId} AND left_at IS NULL`),
    orm.run(sql`INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
      SELECT ${newId(nowMs)}, ${number}, ${userId}, 'owner', ${nowMs}
      WHERE NOT EXISTS (SELECT 1 FROM organization_members gm WHERE gm.organization_no = ${number}
        AND gm.role = 'owner' AND gm.left_at IS NULL)`),
  ];
}
