/** Applications of organizations: one's own, and those that admins decide. */

import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { isManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { ORGANIZATION_ROLES } from "#db/lists.ts";
import { cities, organizationApplications, organizations, users } from "#db/schema/index.ts";
import { DECIDE_HOURS } from "../limits.ts";
import type { ApplicationPage, OwnApplication, WaitingApplication } from "./application-types.ts";

export const OPEN_STATUSES = ["draft", "submitted", "in-review"] as const;
const WAITING_STATUSES = ["submitted", "in-review"] as const;
const leaderRow = { name: text, role: oneOf(ORGANIZATION_ROLES), userId: nullable(text) };
const WAITING_LIMIT = 100;
const ALIKE_LIMIT = 5;
const LEADER_LIMIT_PEOPLE = 40;
const EARLIER_LIMIT = 10;

const dueAt = (submittedAt: number) => submittedAt + DECIDE_HOURS * HOUR_MS;

type Row = {
  application: typeof organizationApplications.$inferSelect;
  organization: typeof organizations.$inferSelect | null;
};

function ownOf({ application, organization }: Row): OwnApplication {
  const { id, status, reason, submittedAt, reviewStartedAt, decidedAt } = application;
  return {
    ...{ id, status, reason, submittedAt, reviewStartedAt, decidedAt, dueAt: dueAt(submittedAt) },
    listed:
      application.proof === null || organization === null
        ? null
        : { slug: organization.urlSlug, proof: application.proof },
    facts: {
      organizationName: application.organizationName,
      organizationType: application.organizationType,
      npn: organization?.npn ?? "",
      street: organization?.street ?? "",
      zip: organization?.zip ?? "",
      phone: organization?.phone ?? "",
      website: organization?.website ?? "",
      description: organization?.description ?? "",
    },
  };
}

/** The user's newest application in any state; null when there never was one. */
export async function findOwnApplication(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<OwnApplication | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ application: organizationApplications, organization: organizations })
      .from(organizationApplications)
      .leftJoin(organizations, eq(organizations.organizationNo, organizationApplications.organizationNo))
      .where(eq(organizationApplications.userId, userId))
      .orderBy(desc(organizationApplications.submittedAt))
      .limit(1),
  ]);
  return rows[0] === undefined ? null : ownOf(rows[0]);
}

/** Undecided applications, the longest waiting first. */
export async function listWaitingApplications({ db }: Pick<AppContext, "db">): Promise<WaitingApplication[]> {
  const [rows] = await db.read([
    db.orm
      .select({
        id: organizationApplications.id,
        organizationName: organizationApplications.organizationName,
        organizationType: organizationApplications.organizationType,
        status: organizationApplications.status,
        submittedAt: organizationApplications.submittedAt,
        email: users.email,
      })
      .from(organizationApplications)
      .innerJoin(users, eq(users.id, organizationApplications.userId))
      .where(inArray(organizationApplications.status, [...WAITING_STATUSES]))
      .orderBy(asc(organizationApplications.submittedAt))
      .limit(WAITING_LIMIT),
  ]);
  return rows.map((row) => ({ ...row, dueAt: dueAt(row.submittedAt) }));
}

/** One application with everything needed to decide it; null when there is none, or it was never sent. */
export async function findApplication(
  { db }: Pick<AppContext, "db">,
  id: string,
): Promise<ApplicationPage | null> {
  const { orm } = db;
  const own = sql`(SELECT organization_no FROM organization_applications WHERE id = ${id})`;
  const { rows, alike, earlier, leaders } = await db.read({
    rows: orm
      .select({
        application: organizationApplications,
        organization: organizations,
        city: cities.name,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        since: users.createdAt,
        managed: sql<number>`${isManaged(sql`${organizationApplications.organizationNo}`)}`,
        decidedBy: sql<string | null>`(SELECT first_name || ' ' || last_name FROM users
          WHERE id = ${organizationApplications.decidedBy})`,
      })
      .from(organizationApplications)
      .innerJoin(users, eq(users.id, organizationApplications.userId))
      .leftJoin(organizations, eq(organizations.organizationNo, organizationApplications.organizationNo))
      .leftJoin(cities, eq(cities.cityNo, organizations.cityNo))
      .where(and(eq(organizationApplications.id, id), ne(organizationApplications.status, "draft")))
      .limit(1),
    alike: orm
      .select({
        name: organizations.name,
        slug: organizations.urlSlug,
        city: cities.name,
        stateCode: organizations.stateCode,
        sameNpn: sql<number>`coalesce(${organizations.npn} =
          (SELECT npn FROM organizations WHERE organization_no = ${own}), 0)`,
      })
      .from(organizations)
      .innerJoin(cities, eq(cities.cityNo, organizations.cityNo))
      .where(
        and(
          eq(organizations.status, "active"),
          sql`${organizations.organizationNo} <> ${own}`,
          sql`(${organizations.npn} = (SELECT npn FROM organizations WHERE organization_no = ${own})
            OR ${organizations.name} = (SELECT name FROM organizations WHERE organization_no = ${own}))`,
        ),
      )
      .limit(ALIKE_LIMIT),
    earlier: orm
      .select({
        status: organizationApplications.status,
        decidedAt: organizationApplications.decidedAt,
        reason: organizationApplications.reason,
      })
      .from(organizationApplications)
      .where(
        sql`${organizationApplications.organizationNo} = ${own} AND ${organizationApplications.id} <> ${id}`,
      )
      .orderBy(desc(organizationApplications.submittedAt))
      .limit(EARLIER_LIMIT),
    leaders: rowsOf(
      db,
      "who leads a listed organization",
      leaderRow,
      sql`
      SELECT coalesce(p.first_name || ' ' || p.last_name, u.first_name || ' ' || u.last_name, '') name, m.role,
        coalesce(m.user_id, (SELECT hp.user_id FROM profiles hp JOIN agents ha ON ha.agent_no = hp.agent_no
          WHERE ha.person_id = m.person_id AND hp.verified)) userId
      FROM organization_applications a JOIN organization_members m ON m.organization_no = a.organization_no
        LEFT JOIN people p ON p.id = m.person_id LEFT JOIN users u ON u.id = m.user_id
      WHERE a.id = ${id} AND a.proof IS NOT NULL AND m.role <> 'member' AND m.left_at IS NULL
      ORDER BY m.role = 'owner' DESC, m.joined_at LIMIT ${LEADER_LIMIT_PEOPLE}`,
    ),
  });
  const row = rows[0];
  if (row === undefined) return null;
  const { organization, application } = row;
  return {
    ...ownOf(row),
    applicant: {
      userId: row.userId,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      emailConfirmed: row.emailConfirmedAt !== null,
      since: row.since,
    },
    place: organization === null || row.city === null ? null : `${row.city}, ${organization.stateCode}`,
    changedAt: application.changedAt,
    organizationSlug: organization?.status === "active" ? organization.urlSlug : null,
    managed: row.managed === 1,
    leaders,
    decidedBy: row.decidedBy,
    alike: alike.map(({ city, stateCode, sameNpn, ...one }) => ({
      ...one,
      place: `${city}, ${stateCode}`,
      sameNpn: sameNpn === 1,
    })),
    earlier,
  };
}

const setupRow = {
  applicationId: text,
  organizationNo: integer,
  slug: text,
  description: text,
  phone: nullable(text),
  website: nullable(text),
  /** JSON array of the users who belong to it. */
  memberIds: text,
};

/** The approved organization that this user still has to set up, as owner or manager; null when there is none. */
export async function readSetup({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "organization to set up",
      setupRow,
      sql`
      SELECT a.id applicationId, o.organization_no organizationNo, o.url_slug slug, o.description, o.phone, o.website,
        (SELECT json_group_array(am.user_id) FROM organization_members am
          WHERE am.organization_no = o.organization_no AND am.left_at IS NULL AND am.user_id IS NOT NULL) memberIds
      FROM organization_members m
        JOIN organizations o ON o.organization_no = m.organization_no AND o.status = 'active'
        JOIN organization_applications a ON a.organization_no = o.organization_no AND a.status = 'approved'
      WHERE m.user_id = ${userId} AND m.left_at IS NULL AND m.role IN ('owner', 'manager')
        AND a.setup_completed_at IS NULL
      ORDER BY a.submitted_at DESC LIMIT 1`,
    ),
  ]);
  const row = rows[0];
  if (row === undefined) return null;
  const memberIds: string[] = JSON.parse(row.memberIds);
  return { ...row, memberIds };
}

/** What its owner or a manager finds in the form of the last step; null for everybody else. */
export async function findOrganizationSetup(context: Pick<AppContext, "db">, userId: string) {
  const found = await readSetup(context, userId);
  if (found === null) return null;
  return {
    description: found.description,
    phone: found.phone === null ? "" : formatPhone(found.phone),
    website: found.website ?? "",
  };
}

/** How many `listWaitingApplications` would list without its limit. */
export const countWaitingApplications = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "applications",
    sql`SELECT submitted_at at, submitted_at + ${DECIDE_HOURS * HOUR_MS} due FROM organization_applications
      WHERE status IN ${WAITING_STATUSES}`,
  );
