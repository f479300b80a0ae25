/** Writes the row of an application, for a new organization and for managing a listed one. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { eventStatement } from "#app/domains/organizations/event-commands.server.ts";
import type { OrganizationType } from "#app/domains/organizations/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { organizationApplications, userRoles } from "#db/schema/index.ts";
import { APPLICATIONS_A_DAY } from "../limits.ts";
import { NEWS } from "./application-emails.ts";
import { tellAdminsStatements, tellApplicantStatements } from "./application-notifications.server.ts";
import { OPEN_STATUSES } from "./application-queries.server.ts";

export type SendOutcome =
  /** `sent`: new, or again. `changed`: it was waiting already. */
  | "sent"
  | "changed"
  | "unknown-zip"
  /** Decided in the meantime, or sent from another tab. */
  | "moved"
  | "too-many"
  /** Someone manages that organization by now. */
  | "managed";

export type Application = typeof organizationApplications.$inferSelect;

/** For `batch`: the user's newest application. */
export const lastApplicationStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  db.orm
    .select()
    .from(organizationApplications)
    .where(eq(organizationApplications.userId, userId))
    .orderBy(sql`${organizationApplications.submittedAt} DESC`)
    .limit(1);

export const isOpen = ({ status }: Application): boolean =>
  (OPEN_STATUSES as readonly string[]).includes(status);

/** Sent and undecided. */
export const waits = (last: Application | null): boolean =>
  last !== null && isOpen(last) && last.status !== "draft";

/** No decision and no other tab came in between. */
const stillAs = ({ id, status, changedAt }: Application): SQL =>
  sql`EXISTS (SELECT 1 FROM organization_applications sa WHERE sa.id = ${id} AND sa.status = ${status}
    AND sa.changed_at = ${changedAt})`;

/** Counts one more application of this account; true when it is over today's limit. */
export const takesTooMany = async ({ limiters }: AppContext, userId: string): Promise<boolean> =>
  (await limiters.take("application", userId, APPLICATIONS_A_DAY, DAY_MINUTES)) > 0;

export type ApplicationRow = {
  organizationName: string;
  organizationType: OrganizationType;
  /** The number, or what selects it in the same batch. */
  organizationNo: number | SQL;
  proof: string | null;
};

/**
 * Writes a new application, or changes the open one, after `before` in the same batch. A customer is `org_pending` from
 * here on; applicant and admins are notified of what is new to them.
 */
export async function writeApplication(
  context: AppContext,
  viewer: Viewer,
  last: Application | null,
  row: ApplicationRow,
  {
    before = [],
    guards = {},
    duplicates = [],
  }: { before?: BatchItem<"sqlite">[]; guards?: { managed?: SQL }; duplicates?: readonly string[] } = {},
): Promise<"sent" | "changed" | "moved" | "managed"> {
  const { db, clock } = context;
  const { userId } = viewer;
  const nowMs = clock.now();
  const waiting = waits(last);
  const open = last !== null && isOpen(last) ? last : null;
  const admins = waiting ? [] : (await db.batch([adminRecipientsStatement(context)]))[0];
  const applicationId = open?.id ?? newId(nowMs);
  const application = { ...row, organizationNo: row.organizationNo as number, changedAt: nowMs };
  const written = await commit(context, {
    guards: {
      moved:
        last === null
          ? sql`NOT EXISTS (SELECT 1 FROM organization_applications na WHERE na.user_id = ${userId})`
          : stillAs(last),
      ...guards,
    },
    duplicates: ["organization_applications.user_id", ...duplicates],
    statements: [
      db.orm
        .update(userRoles)
        .set({ role: "org_pending" })
        .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "customer"))),
      ...before,
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
      ...(waiting
        ? []
        : [
            eventStatement(context, {
              organizationNo: row.organizationNo,
              kind: "applied",
              byUserId: userId,
              detail: row.organizationName,
            }),
            ...tellApplicantStatements(
              context,
              viewer,
              row.proof === null ? NEWS.received(row.organizationName) : NEWS.asked(row.organizationName),
            ),
            ...(await tellAdminsStatements(context, admins, {
              id: applicationId,
              name: row.organizationName,
              again: last?.status === "rejected",
            })),
          ]),
    ],
    notify: [...admins.map((one) => one.userId), ...(waiting ? [] : [userId])].map((one) => ({
      userId: one,
      topics: ["notifications"],
    })),
    forget: [userId, ...admins.map((one) => one.userId)],
    mail: !waiting,
  });
  if (written.kind === "committed") return waiting ? "changed" : "sent";
  return written.kind === "stale" ? written.guard : "moved";
}
