/** The list of organizations for admins: whatever narrows it, a page is read from one index in its order. */
import { type SQL, sql } from "drizzle-orm";
import { integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { allOfArms, asciiLower, beginsWith, firstOfArms } from "#app/platform/lists/list-page.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { FOUND_ORGANIZATIONS, LISTED_ORGANIZATIONS } from "./limits.ts";
import {
  type OrganizationFilter,
  organizationCursor,
  type Place,
  type ReadFilter,
  readFilter,
} from "./organization-filters.ts";

const organizationRow = {
  no: integer,
  id: text,
  name: text,
  type: oneOf(ORGANIZATION_TYPES),
  status: oneOf(ORGANIZATION_STATUSES),
  slug: text,
  state: text,
  npn: nullable(text),
  agents: integer,
  seats: nullable(integer),
  createdAt: integer,
  archivedAt: nullable(integer),
};

const foundBy = (typed: string): SQL => {
  const name = asciiLower(typed.normalize("NFC"));
  return sql`SELECT organization_no no FROM organizations WHERE id = ${name}
    UNION SELECT organization_no no FROM organizations WHERE npn = ${typed}
    UNION SELECT no FROM (SELECT organization_no no FROM organizations
      WHERE ${beginsWith(sql`lower(name)`, name)} LIMIT ${FOUND_ORGANIZATIONS})`;
};

const ORDERS = {
  newest: {
    order: sql`l.created_at DESC, l.organization_no DESC`,
    after: ({ no }: Place) =>
      sql`(l.created_at, l.organization_no) < ((SELECT ao.created_at FROM organizations ao WHERE ao.organization_no = ${no}), ${no})`,
  },
  name: {
    order: sql`lower(l.name), l.organization_no`,
    after: ({ no }: Place) =>
      sql`(lower(l.name), l.organization_no) > ((SELECT lower(ao.name) FROM organizations ao WHERE ao.organization_no = ${no}), ${no})`,
  },
} as const;

const arms = ({ types, statuses }: ReadFilter, more: SQL): SQL[] =>
  statuses.flatMap((status) =>
    types.map(
      (type) => sql`FROM organizations l WHERE l.status = ${status} AND l.type = ${type} AND ${more}`,
    ),
  );
const amongFound = ({ types, statuses }: ReadFilter, find: string, more: SQL) => sql`FROM (${foundBy(find)}) f
  CROSS JOIN organizations l ON l.organization_no = f.no
  WHERE +l.status IN ${statuses} AND +l.type IN ${types} AND ${more}`;

/** The numbers of a page, in order. */
export function numbersOf(filter: ReadFilter, after: Place | null, most: number): SQL {
  const { order, after: place } = ORDERS[filter.order];
  const more = after === null ? sql`1` : place(after);
  const columns = sql`l.organization_no, l.created_at, l.name`;
  if (filter.find !== undefined)
    return sql`SELECT ${columns} ${amongFound(filter, filter.find, more)} ORDER BY ${order} LIMIT ${most}`;
  return firstOfArms(arms(filter, more), { columns, order, most });
}

/** In the order that its filter names. */
export const adminOrganizations = longList({
  name: "organizations",
  shape: organizationRow,
  cursor: organizationCursor,
  placeOf: ({ no }) => ({ no }),
  select(narrowed: OrganizationFilter, after, most) {
    const filter = readFilter(narrowed);
    return sql`SELECT o.organization_no no, o.id, o.name, o.type, o.status, o.url_slug slug, o.state_code state, o.npn,
        o.agent_count agents, o.seats, o.created_at createdAt, o.archived_at archivedAt
      FROM (${numbersOf(filter, after, most)}) l CROSS JOIN organizations o ON o.organization_no = l.organization_no
      ORDER BY ${ORDERS[filter.order].order}`;
  },
  from(narrowed) {
    const filter = readFilter(narrowed);
    return filter.find === undefined
      ? allOfArms(arms(filter, sql`1`))
      : amongFound(filter, filter.find, sql`1`);
  },
  pageRows: LISTED_ORGANIZATIONS,
});
