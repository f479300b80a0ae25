/** The last step of onboarding: the first text of an approved organization's public page. */
import { sql } from "drizzle-orm";
import { eventStatement } from "#app/domains/organizations/event-commands.server.ts";
import { isOneOf } from "#app/domains/organizations/membership-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { organizationApplications, organizations } from "#db/schema/index.ts";
import type { OrganizationSetup } from "./application-inputs.ts";
import { readSetup } from "./application-queries.server.ts";

/** Saves it and ends the step, for everyone in the organization. Only its owner and managers may. */
export async function completeSetup(
  context: AppContext,
  userId: string,
  { description, phone, website }: OrganizationSetup,
): Promise<"done" | "not-yours"> {
  const { db, clock } = context;
  const found = await readSetup(context, userId);
  if (found === null) return "not-yours";
  const { applicationId, organizationNo, slug, memberIds } = found;
  const written = await commit(context, {
    guards: { "not-yours": isOneOf(userId, organizationNo, ["owner", "manager"]) },
    statements: [
      db.orm
        .update(organizations)
        .set({ description, phone: phone ?? null, website: website ?? null })
        .where(sql`${organizations.organizationNo} = ${organizationNo}`),
      db.orm.run(sql`DELETE FROM organization_text WHERE rowid = ${organizationNo}`),
      db.orm.run(sql`INSERT INTO organization_text (rowid, name, description)
        SELECT organization_no, name, description FROM organizations WHERE organization_no = ${organizationNo}`),
      db.orm
        .update(organizationApplications)
        .set({ setupCompletedAt: sql`coalesce(setup_completed_at, ${clock.now()})` })
        .where(sql`${organizationApplications.id} = ${applicationId}`),
      eventStatement(context, { organizationNo, kind: "set-up", byUserId: userId, detail: "" }),
    ],
    forget: memberIds,
    purge: [paths.organization(slug)],
  });
  return written.kind === "committed" ? "done" : "not-yours";
}
