/** The list of people for admins. With any filters, a page is read from one index in its order, in one round trip. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  allOfArms,
  asciiLower,
  beginsWith,
  countStatement,
  FILE_PAGE_ROWS,
  firstOfArms,
  type ListCount,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/lists/list-page.ts";
import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from "#db/lists.ts";
import { FOUND_PEOPLE, LISTED_PEOPLE } from "./limits.ts";
import {
  type PeopleFilter,
  type PeoplePlace,
  type ReadFilter,
  readFilter,
  writePlace,
} from "./people-filter.ts";

const personRow = {
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  role: oneOf(ROLES),
  status: oneOf(ACCOUNT_STATUSES),
  confirmed: flag,
  language: oneOf(LANGUAGES),
  npn: nullable(text),
  createdAt: integer,
  archivedAt: nullable(integer),
  lastUsedAt: nullable(integer),
};
export type ListedPerson = RowOf<typeof personRow>;

/** People whose id, NPN, address, or name matches; limited for each, because a single letter could match a million. */
function foundBy(typed: string): SQL {
  const names = asciiLower(typed.normalize("NFC"));
  const [first = "", ...others] = names.split(/\s+/);
  const last = others.join(" ");
  const some = (from: SQL) =>
    sql`SELECT id FROM (SELECT fu.id FROM users fu WHERE ${from} LIMIT ${FOUND_PEOPLE})`;
  const ways = [
    sql`SELECT id FROM users WHERE id = ${names}`,
    sql`SELECT user_id id FROM profiles WHERE npn = ${typed}`,
    some(beginsWith(sql`fu.email`, typed.normalize("NFC").toLowerCase())),
    some(beginsWith(sql`lower(fu.last_name)`, names)),
    last === ""
      ? some(beginsWith(sql`lower(fu.first_name)`, first))
      : some(sql`${beginsWith(sql`lower(fu.last_name)`, last)} AND +lower(fu.first_name) = ${first}`),
  ];
  return sql.join(ways, sql` UNION `);
}

const ORDERS = {
  newest: {
    order: sql`l.created_at DESC, l.user_id DESC`,
    after: (place: PeoplePlace) =>
      sql`(l.created_at, l.user_id) < (${"createdAt" in place ? place.createdAt : 0}, ${place.id})`,
  },
  name: {
    order: sql`l.last_name, l.user_id`,
    after: (place: PeoplePlace) =>
      sql`(l.last_name, l.user_id) > ((SELECT al.last_name FROM people_list al WHERE al.user_id = ${place.id}), ${place.id})`,
  },
} as const;

/** The matching rows of `people_list`, as arms that each are one range of one index. */
function arms({ roles, statuses, confirmed, span }: ReadFilter, more: SQL): SQL[] {
  const within = span === null ? sql`1` : sql`l.created_at >= ${span.fromMs} AND l.created_at < ${span.toMs}`;
  return roles.flatMap((role) =>
    statuses.flatMap((status) =>
      confirmed.map(
        (one) =>
          sql`FROM people_list l WHERE l.role = ${role} AND l.status = ${status} AND l.confirmed = ${one}
            AND ${within} AND ${more}`,
      ),
    ),
  );
}

/** Those of a search's people that match the other filters. */
const amongFound = (
  { roles, statuses, confirmed, span }: ReadFilter,
  find: string,
  more: SQL,
) => sql`FROM (${foundBy(find)}) f
  CROSS JOIN people_list l ON l.user_id = f.id
  WHERE +l.role IN ${roles} AND +l.status IN ${statuses} AND +l.confirmed IN ${confirmed}
    AND ${span === null ? sql`1` : sql`+l.created_at >= ${span.fromMs} AND +l.created_at < ${span.toMs}`} AND ${more}`;

/** The ids of a page, in order, as `SELECT user_id …`: for the list, its file, and acts on all of it. */
export function idsOf(filter: ReadFilter, after: PeoplePlace | null, most: number): SQL {
  const { order, after: place } = ORDERS[filter.order];
  const more = after === null ? sql`1` : place(after);
  const columns = sql`l.user_id, l.created_at, l.last_name`;
  if (filter.find !== undefined)
    return sql`SELECT ${columns} ${amongFound(filter, filter.find, more)} ORDER BY ${order} LIMIT ${most}`;
  return firstOfArms(arms(filter, more), { columns, order, most });
}

/** The people of a page, with all of its columns. */
export const peopleStatement = (
  { db }: Pick<AppContext, "db">,
  filter: ReadFilter,
  { after, most }: { after: PeoplePlace | null; most: number },
) =>
  rowsOf(
    db,
    "people",
    personRow,
    sql`SELECT u.id, u.first_name firstName, u.last_name lastName, u.email, pl.role, pl.status, pl.confirmed,
      u.language, p.npn, u.created_at createdAt, p.archived_at archivedAt,
      (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id) lastUsedAt
    FROM (${idsOf(filter, after, most)}) l CROSS JOIN people_list pl ON pl.user_id = l.user_id
      CROSS JOIN users u ON u.id = l.user_id LEFT JOIN profiles p ON p.user_id = l.user_id
    ORDER BY ${ORDERS[filter.order].order}`,
  );

/** How many match, up to the limit of counting. */
export const countPeople = ({ db }: Pick<AppContext, "db">, filter: ReadFilter) =>
  countStatement(
    db,
    "people",
    filter.find === undefined ? allOfArms(arms(filter, sql`1`)) : amongFound(filter, filter.find, sql`1`),
  );

/** A page of the list and the list's length. One round trip. */
export async function listPeople(
  context: Pick<AppContext, "db">,
  narrowed: PeopleFilter,
  after: PeoplePlace | null,
): Promise<{ rows: ListedPerson[]; next: string | null; count: ListCount }> {
  const filter = readFilter(narrowed);
  const { rows, counted } = await context.db.batch({
    rows: peopleStatement(context, filter, { after, most: LISTED_PEOPLE + 1 }),
    counted: countPeople(context, filter),
  });
  const page = takePage(rows, LISTED_PEOPLE, (last) => writePlace(filter.order, last));
  return { ...page, count: readCount(counted) };
}

/** A batch of a file's rows, and where the next begins. */
export async function readPeople(
  { db }: Pick<AppContext, "db">,
  narrowed: PeopleFilter,
  after: PeoplePlace | null,
): Promise<{ rows: readonly ListedPerson[]; next: PeoplePlace | null }> {
  const [rows] = await db.batch([
    peopleStatement({ db }, readFilter(narrowed), { after, most: FILE_PAGE_ROWS }),
  ]);
  return takeFilePage(rows, (last) => last);
}
