/** An application that makes an organization: drafted, sent, changed, sent again, withdrawn. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { findFreeSlug } from "#app/domains/organizations/slug-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import {
  cities,
  organizationApplications,
  organizationMembers,
  organizations,
  userRoles,
  zips,
} from "#db/schema/index.ts";
import type { OrganizationApplication } from "./application-inputs.ts";
import { OPEN_STATUSES } from "./application-queries.server.ts";
import {
  isOpen,
  lastApplicationStatement,
  type SendOutcome,
  takesTooMany,
  waits,
  writeApplication,
} from "./application-rows.server.ts";

async function findLast(context: Pick<AppContext, "db">, userId: string, zip: string) {
  const { db } = context;
  const { lasts, places } = await db.batch({
    lasts: lastApplicationStatement(context, userId),
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

/**
 * Sends the viewer's application: a draft for the first time, a waiting one with changes, a rejected one again, or a new
 * one. It makes the organization's row, which becomes public only with the approval; the applicant owns it.
 * `waitingOnly`: nothing is sent, only changed.
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
  const open = last !== null && isOpen(last) ? last : null;
  if (waitingOnly && !waits(last)) return "moved";
  // Another application waits, for an organization that is already listed.
  if (open !== null && open.proof !== null) return "moved";
  if (!waits(last) && (await takesTooMany(context, userId))) return "too-many";
  const nowMs = clock.now();
  // A rejected application is corrected in its own row.
  const corrected = last?.status === "rejected" && last.proof === null ? last.organizationNo : null;
  const organizationNo = open?.organizationNo ?? corrected;
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
  return writeApplication(
    context,
    viewer,
    last,
    {
      organizationName: input.organizationName,
      organizationType: input.organizationType,
      organizationNo: number,
      proof: null,
    },
    {
      duplicates: ["organizations.url_slug"],
      before:
        organizationNo === null
          ? [
              db.orm.insert(organizations).values({ id, status: "applied", ...facts, createdAt: nowMs }),
              db.orm.insert(organizationMembers).values({
                id: newId(nowMs),
                organizationNo: number as unknown as number,
                userId,
                role: "owner",
                joinedAt: nowMs,
              }),
            ]
          : [
              db.orm
                .update(organizations)
                .set(facts)
                .where(
                  and(eq(organizations.organizationNo, organizationNo), eq(organizations.status, "applied")),
                ),
            ],
    },
  );
}

/**
 * Withdraws the viewer's open application: nothing of it stays, and the account has its former role again, customer where
 * it was opened for the application. False when there is none to withdraw anymore.
 */
export async function withdrawApplication(context: AppContext, userId: string): Promise<boolean> {
  const { db } = context;
  // An organization that was listed before stays as it is, with its members.
  const open = sql`(SELECT wa.organization_no FROM organization_applications wa
    WHERE wa.user_id = ${userId} AND wa.status IN ${OPEN_STATUSES} AND wa.proof IS NULL)`;
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
