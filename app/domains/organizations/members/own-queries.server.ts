/** One's own memberships and requests, and the organizations one could ask. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  INVITE_ROLES,
  MEMBERSHIP_REQUEST_STATUSES,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
} from "#db/lists.ts";
import { isManaged, managedNumbers } from "../membership-queries.server.ts";
import type { Joined } from "./join.server.ts";
import { FOUND_ORGANIZATIONS, LISTED_REQUESTS, OWN_MEMBERSHIPS } from "./limits.ts";
import { isOf } from "./membership-conditions.server.ts";
import type { OwnMembership, OwnRequest } from "./types.ts";

const membershipRow = {
  id: text,
  organization: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  joinedAt: integer,
  manages: flag,
};
const requestRow = {
  id: text,
  organization: text,
  slug: text,
  role: oneOf(INVITE_ROLES),
  status: oneOf(MEMBERSHIP_REQUEST_STATUSES),
  reason: text,
  createdAt: integer,
};
const joinedRow = {
  organizationNo: integer,
  organization: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
};
const foundRow = { ...joinedRow, place: text };
export type FoundOrganization = Joined & { place: string };

/** The account's memberships, its own and those of its agent's record. */
export async function listOwn(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<{ memberships: OwnMembership[]; requests: OwnRequest[] }> {
  return db.read({
    memberships: rowsOf(
      db,
      "own memberships",
      membershipRow,
      sql`
      SELECT m.id, o.name organization, o.url_slug slug, o.type, m.role, m.joined_at joinedAt,
        m.user_id IS NOT NULL AND o.organization_no IN ${managedNumbers(sql`${userId}`)} manages
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
      WHERE ${isOf(userId)} AND m.left_at IS NULL AND o.status <> 'archived'
      ORDER BY m.joined_at, m.id LIMIT ${OWN_MEMBERSHIPS}`,
    ),
    requests: rowsOf(
      db,
      "own requests",
      requestRow,
      sql`
      SELECT q.id, o.name organization, o.url_slug slug, q.role, q.status, q.reason, q.created_at createdAt
      FROM membership_requests q JOIN organizations o ON o.organization_no = q.organization_no
      WHERE q.user_id = ${userId} ORDER BY q.created_at DESC LIMIT ${LISTED_REQUESTS}`,
    ),
  });
}

/** Active organizations by the beginnings of the words of their names, `words` as full text takes them. */
export async function searchOrganizations(
  { db }: Pick<AppContext, "db">,
  words: string,
): Promise<FoundOrganization[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "organizations by name",
      foundRow,
      sql`
      SELECT o.organization_no organizationNo, o.name organization, o.url_slug slug, o.type,
        c.name || ', ' || o.state_code place
      FROM (SELECT rowid no FROM organization_text WHERE organization_text MATCH ${`name : (${words})`}
          ORDER BY rank LIMIT 50) t
        CROSS JOIN organizations o ON o.organization_no = t.no JOIN cities c ON c.city_no = o.city_no
      WHERE o.status = 'active' LIMIT ${FOUND_ORGANIZATIONS}`,
    ),
  ]);
  return rows;
}

/** An active organization by its slug; null when there is none. */
export async function findJoinable(
  { db }: Pick<AppContext, "db">,
  slug: string,
): Promise<(FoundOrganization & { managed: boolean }) | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "organization to join",
      { ...foundRow, managed: flag },
      sql`
      SELECT o.organization_no organizationNo, o.name organization, o.url_slug slug, o.type,
        c.name || ', ' || o.state_code place, ${isManaged(sql`o.organization_no`)} managed
      FROM organizations o JOIN cities c ON c.city_no = o.city_no
      WHERE o.url_slug = ${slug} AND o.status = 'active' LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

const namedRow = { id: text, organization: text, slug: text, active: flag };

/** An organization by its id, closed ones too; null when there is none. */
export async function findOrganizationName({ db }: Pick<AppContext, "db">, id: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "organization by id",
      namedRow,
      sql`SELECT id, name organization, url_slug slug, status = 'active' active FROM organizations
        WHERE id = ${id} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}
