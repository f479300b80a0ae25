/** All applications of organizations, as admins look through them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cursorOf, idKey, wholeKey } from "#app/platform/cursor.ts";
import {
  countStatement,
  FILE_PAGE_ROWS,
  type ListCount,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/list-page.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { APPLICATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";

const PAGE_APPLICATIONS = 50;

const applicationRow = {
  id: text,
  name: text,
  type: oneOf(ORGANIZATION_TYPES),
  status: oneOf(APPLICATION_STATUSES),
  /** To run an organization that is listed already. */
  toManage: flag,
  email: text,
  submittedAt: integer,
  decidedAt: nullable(integer),
};
export type AdminApplicationRow = RowOf<typeof applicationRow>;

export type ApplicationShow = "waiting" | "approved" | "rejected";
export type AdminApplicationFilter = {
  find?: string | undefined;
  show?: ApplicationShow | undefined;
  type?: (typeof ORGANIZATION_TYPES)[number] | undefined;
};

export const applicationCursor = cursorOf({ at: wholeKey(), id: idKey });
type Place = NonNullable<ReturnType<typeof applicationCursor.parse>>;

const SHOWS: Readonly<Record<ApplicationShow, SQL>> = {
  waiting: sql`a.status IN ('submitted', 'in-review')`,
  approved: sql`a.status = 'approved'`,
  rejected: sql`a.status = 'rejected'`,
};

const conditionOf = ({ find, show, type }: AdminApplicationFilter): SQL => {
  const like = `%${(find ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return sql.join(
    [
      // A draft was never sent: nobody has asked us anything.
      show === undefined ? sql`a.status <> 'draft'` : SHOWS[show],
      ...(find === undefined ? [] : [sql`a.organization_name LIKE ${like} ESCAPE '\\'`]),
      ...(type === undefined ? [] : [sql`a.organization_type = ${type}`]),
    ],
    sql` AND `,
  );
};

function pageStatement(
  { db }: Pick<AppContext, "db">,
  filter: AdminApplicationFilter,
  after: Place | null,
  most: number,
) {
  const oldest = filter.show === "waiting";
  const place =
    after === null
      ? sql``
      : sql`AND (a.submitted_at, a.id) ${oldest ? sql`>` : sql`<`} (${after.at}, ${after.id})`;
  const direction = oldest ? sql`` : sql`DESC`;
  return rowsOf(
    db,
    "applications for admins",
    applicationRow,
    sql`SELECT a.id, a.organization_name name, a.organization_type type, a.status, a.proof IS NOT NULL toManage, u.email,
        a.submitted_at submittedAt, a.decided_at decidedAt
      FROM organization_applications a JOIN users u ON u.id = a.user_id
      WHERE ${conditionOf(filter)} ${place} ORDER BY a.submitted_at ${direction}, a.id ${direction} LIMIT ${most}`,
  );
}

const placeOf = ({ submittedAt, id }: AdminApplicationRow): Place => ({ at: submittedAt, id });

/** A page of applications and how many there are: those that wait the oldest first, others the newest. One round trip. */
export async function listAdminApplications(
  { db }: Pick<AppContext, "db">,
  filter: AdminApplicationFilter,
  after: Place | null,
): Promise<{ rows: AdminApplicationRow[]; count: ListCount; next: string | null }> {
  const { rows, counts } = await db.read({
    rows: pageStatement({ db }, filter, after, PAGE_APPLICATIONS + 1),
    counts: countStatement(
      db,
      "applications for admins",
      sql`FROM organization_applications a WHERE ${conditionOf(filter)}`,
    ),
  });
  const page = takePage(rows, PAGE_APPLICATIONS, (last) => applicationCursor.write(placeOf(last)));
  return { ...page, count: readCount(counts) };
}

/** Some of the rows of a file, and where the next ones begin. */
export async function readAdminApplications(
  { db }: Pick<AppContext, "db">,
  filter: AdminApplicationFilter,
  after: Place | null,
) {
  const [rows] = await db.batch([pageStatement({ db }, filter, after, FILE_PAGE_ROWS)]);
  return takeFilePage(rows, placeOf);
}
