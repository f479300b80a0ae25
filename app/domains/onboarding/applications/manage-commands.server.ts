/** Asks to manage a listed organization without an account: an application that makes no new organization. */
import { sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { isManaged } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import {
  lastApplicationStatement,
  type SendOutcome,
  takesTooMany,
  waits,
  writeApplication,
} from "./application-rows.server.ts";

const listedRow = {
  organizationNo: integer,
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  place: text,
  managed: flag,
};
export type ListedOrganization = RowOf<typeof listedRow>;

/** An active organization by its slug, and whether an account manages it; null when there is none. */
export async function findListedOrganization(
  { db }: Pick<AppContext, "db">,
  slug: string,
): Promise<ListedOrganization | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "listed organization",
      listedRow,
      sql`
      SELECT o.organization_no organizationNo, o.name, o.url_slug slug, o.type, c.name || ', ' || o.state_code place,
        ${isManaged(sql`o.organization_no`)} managed
      FROM organizations o JOIN cities c ON c.city_no = o.city_no
      WHERE o.url_slug = ${slug} AND o.status = 'active' LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** Asks, or changes the request that waits for the same organization. Several may ask, and one gets it. */
export async function askToManage(
  context: AppContext,
  viewer: Viewer,
  organization: ListedOrganization,
  proof: string,
): Promise<Exclude<SendOutcome, "unknown-zip">> {
  if (organization.managed) return "managed";
  const { organizationNo, name, type } = organization;
  const [lasts] = await context.db.batch([lastApplicationStatement(context, viewer.userId)]);
  const last = lasts[0] ?? null;
  // One at a time: a request for another organization is withdrawn first.
  if (waits(last) && (last?.proof === null || last?.organizationNo !== organizationNo)) return "moved";
  if (!waits(last) && (await takesTooMany(context, viewer.userId))) return "too-many";
  return writeApplication(
    context,
    viewer,
    last,
    { organizationName: name, organizationType: type, organizationNo, proof },
    { guards: { managed: sql`NOT ${isManaged(sql`${organizationNo}`)}` } },
  );
}
