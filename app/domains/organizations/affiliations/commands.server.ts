/** Proposes, accepts and ends affiliations of one organization with another. Each side acts only for itself. */
import { and, eq, sql } from "drizzle-orm";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { AFFILIATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { organizationAffiliations, organizations } from "#db/schema/index.ts";
import { eventStatement } from "../event-commands.server.ts";
import { isOneOf } from "../membership-queries.server.ts";
import type { Managed } from "../types.ts";
import { mayStandAbove } from "./policy.ts";

export type AffiliationOutcome =
  | "done"
  /** Only owners and managers may. */
  | "not-yours"
  /** No such organization, or one of a kind that can't be above this one. */
  | "unknown"
  | "wrong-kind"
  | "already"
  /** Accepted, refused or ended in the meantime. */
  | "moved";

/** No organization has this number. */
const NOBODY = -1;
/** Who may bind an organization. */
const BINDING = ["owner", "manager"] as const;

/** JSON array of the users who manage the organization, to notify them. */
const managersOf = (organizationNo: ReturnType<typeof sql>) => sql`(SELECT json_group_array(tm.user_id)
  FROM organization_members tm WHERE tm.organization_no = ${organizationNo} AND tm.left_at IS NULL
    AND tm.user_id IS NOT NULL AND tm.role IN ('owner', 'manager'))`;
const readIds = (json: string): string[] => JSON.parse(json);

/** Proposes that `managed` belongs to the organization of this slug, whose owner and managers are notified. */
export async function proposeAffiliation(
  context: AppContext,
  userId: string,
  managed: Managed,
  toSlug: string,
): Promise<AffiliationOutcome> {
  const { db, clock } = context;
  const [found] = await db.batch([
    rowsOf(
      db,
      "organization to belong to",
      { no: integer, type: oneOf(ORGANIZATION_TYPES), managers: text },
      sql`SELECT o.organization_no no, o.type, ${managersOf(sql`o.organization_no`)} managers
      FROM organizations o WHERE o.url_slug = ${toSlug} AND o.status = 'active' LIMIT 1`,
    ),
  ]);
  const above = found[0];
  if (above === undefined) return "unknown";
  if (!mayStandAbove(above.type, managed.type)) return "wrong-kind";
  const told = readIds(above.managers);
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(userId, managed.organizationNo, BINDING),
      already: sql`NOT EXISTS (SELECT 1 FROM organization_affiliations ea WHERE ea.child_no = ${managed.organizationNo}
        AND ea.parent_no = ${above.no} AND ea.status IN ('proposed', 'active'))`,
    },
    duplicates: ["organization_affiliations.child_no, organization_affiliations.parent_no"],
    statements: [
      db.orm.insert(organizationAffiliations).values({
        id: newId(clock.now()),
        childNo: managed.organizationNo,
        parentNo: above.no,
        status: "proposed",
        proposedBy: userId,
        proposedAt: clock.now(),
      }),
      ...told.map((one) =>
        notificationStatement(context, {
          userId: one,
          type: "info",
          title: `${managed.name} says it belongs to you`,
          message: "Accept it, and both public pages show it with the date.",
          actionUrl: paths.affiliations(),
        }),
      ),
    ],
    notify: told.map((one) => ({ userId: one, topics: ["notifications"] })),
    forget: told,
  });
  if (written.kind === "committed") return "done";
  return written.kind === "stale" ? written.guard : "already";
}

const factRow = {
  childNo: integer,
  parentNo: integer,
  status: oneOf(AFFILIATION_STATUSES),
  childSlug: text,
  childName: text,
  parentSlug: text,
  parentName: text,
  childManagers: text,
  parentManagers: text,
};

/** The side that may do it, and from which state to which. */
const STEPS = {
  accept: { side: "parent", from: "proposed", to: "active" },
  refuse: { side: "parent", from: "proposed", to: "refused" },
  withdraw: { side: "child", from: "proposed", to: "withdrawn" },
  end: { side: "either", from: "active", to: "ended" },
} as const;

const SAID: Readonly<Record<keyof typeof STEPS, (who: string) => string>> = {
  accept: (who) => `${who} accepted that you belong to it`,
  refuse: (who) => `${who} doesn’t list you as belonging to it`,
  withdraw: (who) => `${who} took its proposal back`,
  end: (who) => `${who} ended the affiliation with you`,
};

/**
 * Accepts, refuses, takes back or ends an affiliation, for the side that may. An accepted one ends the organization's
 * earlier affiliation on the same day, so that it has one at a time.
 */
export async function changeAffiliation(
  context: AppContext,
  userId: string,
  managed: Managed,
  { intent, affiliation: id }: { intent: keyof typeof STEPS; affiliation: string },
): Promise<AffiliationOutcome> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "affiliation",
      factRow,
      sql`
      SELECT a.child_no childNo, a.parent_no parentNo, a.status, c.url_slug childSlug, c.name childName,
        p.url_slug parentSlug, p.name parentName, ${managersOf(sql`a.child_no`)} childManagers,
        ${managersOf(sql`a.parent_no`)} parentManagers
      FROM organization_affiliations a JOIN organizations c ON c.organization_no = a.child_no
        JOIN organizations p ON p.organization_no = a.parent_no
      WHERE a.id = ${id} LIMIT 1`,
    ),
  ]);
  const found = rows[0];
  if (found === undefined) return "unknown";
  const { side, from, to } = STEPS[intent];
  const isChild = found.childNo === managed.organizationNo;
  if (!isChild && found.parentNo !== managed.organizationNo) return "not-yours";
  if (side !== "either" && (side === "child") !== isChild) return "not-yours";
  const nowMs = clock.now();
  const told = readIds(isChild ? found.parentManagers : found.childManagers);
  const ending = { status: "ended", until: nowMs } as const;
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(userId, managed.organizationNo, BINDING),
      moved: sql`EXISTS (SELECT 1 FROM organization_affiliations ma WHERE ma.id = ${id} AND ma.status = ${from})`,
    },
    statements: [
      // Before the new one is active: there is one at a time.
      db.orm
        .update(organizationAffiliations)
        .set(ending)
        .where(
          and(
            eq(organizationAffiliations.childNo, intent === "accept" ? found.childNo : NOBODY),
            eq(organizationAffiliations.status, "active"),
          ),
        ),
      db.orm
        .update(organizationAffiliations)
        .set(intent === "accept" ? { status: to, since: nowMs } : { ...ending, status: to })
        .where(eq(organizationAffiliations.id, id)),
      ...(intent === "accept" || intent === "end"
        ? [
            db.orm
              .update(organizations)
              .set(
                intent === "accept"
                  ? { parentNo: found.parentNo, parentSince: nowMs }
                  : { parentNo: null, parentSince: null },
              )
              .where(eq(organizations.organizationNo, found.childNo)),
            eventStatement(context, {
              organizationNo: found.childNo,
              kind: intent === "accept" ? "affiliated" : "affiliation-ended",
              byUserId: userId,
              detail: found.parentName,
            }),
          ]
        : []),
      ...told.map((one) =>
        notificationStatement(context, {
          userId: one,
          type: "info",
          title: SAID[intent](managed.name),
          message: "See it under your organization’s affiliations.",
          actionUrl: paths.affiliations(),
        }),
      ),
    ],
    notify: told.map((one) => ({ userId: one, topics: ["notifications"] })),
    forget: told,
    purge: [paths.organization(found.childSlug), paths.organization(found.parentSlug)],
  });
  if (written.kind === "committed") return "done";
  return written.kind === "stale" ? written.guard : "moved";
}
