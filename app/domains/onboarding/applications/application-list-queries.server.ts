/** All applications of organizations, for admins. */
import { type SQL, sql } from "drizzle-orm";
import { flag, integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { APPLICATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";

const applicationRow = {
  id: text,
  name: text,
  type: oneOf(ORGANIZATION_TYPES),
  status: oneOf(APPLICATION_STATUSES),
  /** To manage an organization that is already listed. */
  toManage: flag,
  email: text,
  submittedAt: integer,
  decidedAt: nullable(integer),
};

export type ApplicationShow = "waiting" | "approved" | "rejected";
export type AdminApplicationFilter = {
  find?: string | undefined;
  show?: ApplicationShow | undefined;
  type?: (typeof ORGANIZATION_TYPES)[number] | undefined;
};

const SHOWS: Readonly<Record<ApplicationShow, SQL>> = {
  waiting: sql`a.status IN ('submitted', 'in-review')`,
  approved: sql`a.status = 'approved'`,
  rejected: sql`a.status = 'rejected'`,
};

const conditionOf = ({ find, show, type }: AdminApplicationFilter): SQL => {
  const like = `%${(find ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return sql.join(
    [
      // A draft was never sent, so there is nothing to decide.
      show === undefined ? sql`a.status <> 'draft'` : SHOWS[show],
      ...(find === undefined ? [] : [sql`a.organization_name LIKE ${like} ESCAPE '\\'`]),
      ...(type === undefined ? [] : [sql`a.organization_type = ${type}`]),
    ],
    sql` AND `,
  );
};

/** Waiting ones oldest first, the others newest first. */
export const adminApplications = longList({
  name: "applications for admins",
  shape: applicationRow,
  cursor: cursorOf({ at: integerKey(), id: idKey }),
  placeOf: ({ submittedAt, id }) => ({ at: submittedAt, id }),
  select(filter: AdminApplicationFilter, after, most) {
    const [behind, direction] = filter.show === "waiting" ? [sql`>`, sql``] : [sql`<`, sql`DESC`];
    const place =
      after === null ? sql`` : sql`AND (a.submitted_at, a.id) ${behind} (${after.at}, ${after.id})`;
    return sql`SELECT a.id, a.organization_name name, a.organization_type type, a.status, a.proof IS NOT NULL toManage, u.email,
        a.submitted_at submittedAt, a.decided_at decidedAt
      FROM organization_applications a JOIN users u ON u.id = a.user_id
      WHERE ${conditionOf(filter)} ${place} ORDER BY a.submitted_at ${direction}, a.id ${direction} LIMIT ${most}`;
  },
  from: (filter) => sql`FROM organization_applications a WHERE ${conditionOf(filter)}`,
});
