/** The page of an executive: who they are, and what they lead and led. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_ROLES, ORGANIZATION_TYPES, ROLES } from "#db/lists.ts";

const MOST_LED = 50;

const executiveRow = {
  firstName: text,
  lastName: text,
  role: oneOf(ROLES),
  title: nullable(text),
  biography: nullable(text),
  photoUrl: nullable(text),
  website: nullable(text),
  profileLink: nullable(text),
  updatedAt: nullable(integer),
};
const ledRow = {
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  role: oneOf(ORGANIZATION_ROLES),
  joinedAt: integer,
  leftAt: nullable(integer),
};

export type Led = RowOf<typeof ledRow>;
export type Executive = {
  name: string;
  role: RowOf<typeof executiveRow>["role"];
  title: string;
  biography: string;
  photoUrl: string | null;
  website: string | null;
  profileLink: string | null;
  /** When they last wrote it; null for never. */
  updatedAt: number | null;
  /** Public organizations, present ones first. */
  led: Led[];
};

/** Only its role makes an account an executive's. */
export const isExecutive = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM user_roles er JOIN profiles ep ON ep.user_id = er.user_id
    WHERE er.user_id = ${userId} AND ep.account_status = 'active'
      AND er.role IN ('agency_executive', 'fmo_executive', 'carrier_executive'))`;

/** Null for an unknown id, an archived account, and an account with another role. */
export async function findExecutive(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<Executive | null> {
  const { executives, led } = await db.batch({
    executives: rowsOf(
      db,
      "executive",
      executiveRow,
      sql`
      SELECT u.first_name firstName, u.last_name lastName, r.role, e.title, e.biography, e.website,
        e.profile_link profileLink, e.updated_at updatedAt, coalesce(pr.photo_url, pr.drawing_url) photoUrl
      FROM users u JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles pr ON pr.user_id = u.id
        LEFT JOIN executive_profiles e ON e.user_id = u.id
      WHERE u.id = ${userId} AND ${isExecutive(userId)} LIMIT 1`,
    ),
    led: rowsOf(
      db,
      "organizations led",
      ledRow,
      sql`
      SELECT o.name, o.url_slug slug, o.type, m.role, m.joined_at joinedAt, m.left_at leftAt
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
      WHERE m.user_id = ${userId} AND m.role <> 'member' AND o.status = 'active'
      ORDER BY m.left_at IS NOT NULL, m.joined_at DESC LIMIT ${MOST_LED}`,
    ),
  });
  const row = executives[0];
  if (row === undefined) return null;
  return {
    name: `${row.firstName} ${row.lastName}`.trim(),
    role: row.role,
    title: row.title ?? "",
    biography: row.biography ?? "",
    photoUrl: row.photoUrl,
    website: row.website,
    profileLink: row.profileLink,
    updatedAt: row.updatedAt,
    led,
  };
}
