/** The life of an application: drafted, sent, read, approved or rejected, sent again, taken back. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { eventStatement } from "#app/domains/organizations/event-commands.server.ts";
import { findFreeSlug } from "#app/domains/organizations/slug-queries.server.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import {
  cities,
  organizationApplications,
  organizationMembers,
  organizations,
  userRoles,
  zips,
} from "#db/schema/index.ts";
import { NEWS } from "./application-emails.ts";
import type { OrganizationApplication } from "./application-inputs.ts";
import { OPEN_STATUSES } from "./application-queries.server.ts";
import { tellAdminsStatements, tellApplicantStatements } from "./application-telling.server.ts";
import { APPLICATIONS_A_DAY } from "./limits.ts";

export type SendOutcome =
  /** New, or again; `changed` one that waits already. */
  | "sent"
  | "changed"
  | "unknown-zip"
  /** Decided meanwhile, or sent from another tab. */
  | "moved"
  | "too-many";

type Application = typeof organizationApplications.$inferSelect;

async function findLast({ db }: Pick<AppContext, "db">, userId: string, zip: string) {
  const { lasts, places } = await db.batch({
    lasts: db.orm
      .select()
      .from(organizationApplications)
      .where(eq(organizationApplications.userId, userId))
      .orderBy(sql`${organizationApplications.submittedAt} DESC`)
      .limit(1),
    places: db.orm
      .select({
        cityNo: zips.cityNo,
        stateCode: zips.stateCode,
        lat: zips.lat,
        lon: zips.lon,
        city: cities.name,
      })
      .from(zips)
      .innerJoin(cities, eq(cities.cityNo, zips.cityNo))
      .where(eq(zips.zip, zip))
      .limit(1),
  });
  return { last: lasts[0] ?? null, place: places[0] ?? null };
}

const isOpen = ({ status }: Application) => (OPEN_STATUSES as readonly string[]).includes(status);

/** No decision and no other tab came in between. */
const stillAs = ({ id, status, changedAt }: Application): SQL =>
  sql`EXISTS (SELECT 1 FROM organization_applications sa WHERE sa.id = ${id} AND sa.status = ${status}
    AND sa.changed_at = ${changedAt})`;

/**
 * Sends the viewer's application: a draft for the first time, one that waits with changes, a rejected one again, or a new
 * one. The organization's row is made by it and is public with its approval alone; whoever applies owns it. A customer is
 * `org_pending` from here on. Admins are told of what is new to them. `waitingOnly`: nothing is sent, only changed.
 */
export async function sendApplication(
  context: AppContext,
  viewer: Viewer,
  input: OrganizationApplication,
  { waitingOnly = false } = {},
): Promise<SendOutcome> {
  const { db, clock } = context;
  const { userId } = viewer;
  const { last, place } = await findLast(context, userId, input.zip);
  if (place === null) return "unknown-zip";
  const waits = last !== null && isOpen(last) && last.status !== "draft";
  if (waitingOnly && !waits) return "moved";
  if (!waits && (await context.limiters.take("application", userId, APPLICATIONS_A_DAY, DAY_MINUTES)) > 0)
    return "too-many";
  const nowMs = clock.now();
  const open = last !== null && isOpen(last) ? last : null;
  // A rejected one is corrected in the row it made.
  const organizationNo = open?.organizationNo ?? (last?.status === "rejected" ? last.organizationNo : null);
  const { city, ...point } = place;
  const facts = {
    name: input.organizationName,
    type: input.organizationType,
    npn: input.npn ?? null,
    street: input.street,
    zip: input.zip,
    ...point,
    phone: input.phone ?? null,
    website: input.website ?? null,
    description: input.description ?? "",
    urlSlug: await findFreeSlug(context, { name: input.organizationName, city, ownNo: organizationNo }),
  };
  const id = newId(nowMs);
  const number: SQL =
    organizationNo === null
      ? sql`(SELECT organization_no FROM organizations WHERE id = ${id})`
      : sql`${organizationNo}`;
  const admins = waits ? [] : (await db.batch([adminRecipientsStatement(context)]))[0];
  const application = {
    organizationName: input.organizationName,
    organizationType: input.organizationType,
    organizationNo: number as unknown as number,
    changedAt: nowMs,
  };
  const applicationId = open?.id ?? newId(nowMs);
  const written = await commit(context, {
    guards: {
      moved:
        last === null
          ? sql`NOT EXISTS (SELECT 1 FROM organization_applications na WHERE na.user_id = ${userId})`
          : stillAs(last),
    },
    duplicates: ["organizations.url_slug", "organization_applications.user_id"],
    statements: [
      organizationNo === null
        ? db.orm.insert(organizations).values({ id, status: "applied", ...facts, createdAt: nowMs })
        : db.orm
            .update(organizations)
            .set(facts)
            .where(
              and(eq(organizations.organizationNo, organizationNo), eq(organizations.status, "applied")),
            ),
      ...(organizationNo === null
        ? [
            db.orm.insert(organizationMembers).values({
              id: newId(nowMs),
              organizationNo: number as unknown as number,
              userId,
              role: "owner",
              joinedAt: nowMs,
            }),
          ]
        : []),
      open === null
        ? db.orm.insert(organizationApplications).values({
            id: applicationId,
            userId,
            ...application,
            status: "submitted",
            submittedAt: nowMs,
            roleBefore: viewer.role === "org_pending" ? (last?.roleBefore ?? null) : viewer.role,
          })
        : db.orm
            .update(organizationApplications)
            .set({
              ...application,
              ...(open.status === "draft" ? { status: "submitted" as const, submittedAt: nowMs } : {}),
            })
            .where(eq(organizationApplications.id, open.id)),
      ...(viewer.role === "customer"
        ? [db.orm.update(userRoles).set({ role: "org_pending" }).where(eq(userRoles.userId, userId))]
        : []),
      ...(waits
        ? []
        : [
            eventStatement(context, {
              organizationNo: number,
              kind: "applied",
              byUserId: userId,
              detail: input.organizationName,
            }),
            ...tellApplicantStatements(context, viewer, NEWS.received(input.organizationName)),
            ...(await tellAdminsStatements(context, admins, {
              id: applicationId,
              name: input.organizationName,
              again: last?.status === "rejected",
            })),
          ]),
    ],
    notify: [...admins.map((one) => one.userId), ...(waits ? [] : [userId])].map((one) => ({
      userId: one,
      topics: ["notifications"],
    })),
    forget: [userId, ...admins.map((one) => one.userId)],
    mail: !waits,
  });
  if (written.kind !== "committed") return "moved";
  return waits ? "changed" : "sent";
}

/**
 * Takes the viewer's open application back: nothing of it stays, and the account is again what it was before, a
 * customer's where it was opened for the application. False when there is none to take back any more.
 */
export async function withdrawApplication(context: AppContext, userId: string): Promise<boolean> {
  const { db } = context;
  const open = sql`(SELECT wa.organization_no FROM organization_applications wa
    WHERE wa.user_id = ${userId} AND wa.status IN ${OPEN_STATUSES})`;
  const written = await commit(context, {
    guards: {
      open: sql`EXISTS (SELECT 1 FROM organization_applications oa
        WHERE oa.user_id = ${userId} AND oa.status IN ${OPEN_STATUSES})`,
    },
    statements: [
      db.orm
        .update(userRoles)
        .set({
          role: sql`coalesce((SELECT ra.role_before FROM organization_applications ra
            WHERE ra.user_id = ${userId} AND ra.status IN ${OPEN_STATUSES}), 'customer')`,
        })
        .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "org_pending"))),
      db.orm
        .update(organizationMembers)
        .set({ leftAt: context.clock.now(), leftCause: "archived" })
        .where(
          and(eq(organizationMembers.userId, userId), sql`${organizationMembers.organizationNo} IN ${open}`),
        ),
      db.orm
        .update(organizations)
        .set({ status: "archived", archivedAt: context.clock.now() })
        .where(and(sql`${organizations.organizationNo} IN ${open}`, eq(organizations.status, "applied"))),
      db.orm
        .delete(organizationApplications)
        .where(
          and(
            eq(organizationApplications.userId, userId),
            inArray(organizationApplications.status, [...OPEN_STATUSES]),
          ),
        ),
    ],
    forget: [userId],
  });
  return written.kind === "committed";
}
