/** One organization with its hierarchy, its people and the average over its agents, in one round trip. */
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { cities, organizationMembers, organizations, people, states, users } from "#db/schema/index.ts";
import { CHILD_LIMIT_ORGANIZATIONS, HIERARCHY_LIMIT_LEVELS, LEADER_LIMIT_PEOPLE } from "./limits.ts";
import { isManaged } from "./membership-queries.server.ts";
import type { Organization } from "./types.ts";

export type Identifier = { kind: "uuid" | "slug"; value: string };

/** Selects the number of the public organization behind an id, a slug, or a slug it once had. */
export function organizationNumber({ kind, value }: Identifier): SQL {
  return kind === "uuid"
    ? sql`(SELECT organization_no FROM organizations WHERE id = ${value} AND status = 'active')`
    : sql`(SELECT organization_no FROM organizations WHERE status = 'active' AND organization_no = coalesce(
        (SELECT organization_no FROM organizations WHERE url_slug = ${value}),
        (SELECT record_no FROM slug_history WHERE kind = 'organization' AND slug = ${value})))`;
}

/** The current slug behind an identifier; null when there is no such organization. */
export async function findOrganizationSlug(
  { db }: AppContext,
  identifier: Identifier,
): Promise<string | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: organizations.urlSlug })
      .from(organizations)
      .where(sql`${organizations.organizationNo} = ${organizationNumber(identifier)}`)
      .limit(1),
  ]);
  return rows[0]?.slug ?? null;
}

const parentRow = {
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  since: nullable(integer),
};
const ratingRow = {
  listed_agents: integer,
  reviewed_agents: integer,
  review_count: integer,
  star_sum: integer,
};

/** Statements for `batch`; `organizationNo` is what `organizationNumber` selects. */
export function organizationStatements({ db }: Pick<AppContext, "db">, organizationNo: SQL) {
  const { orm } = db;
  const record = orm
    .select({
      organization: organizations,
      cityName: cities.name,
      citySlug: cities.slug,
      stateName: states.name,
      stateSlug: states.slug,
      managed: sql<number>`${isManaged(organizationNo)}`,
      childCount: sql<number>`(SELECT count(*) FROM organizations WHERE parent_no = ${organizationNo}
        AND status = 'active')`,
    })
    .from(organizations)
    .innerJoin(cities, eq(cities.cityNo, organizations.cityNo))
    .innerJoin(states, eq(states.code, organizations.stateCode))
    .where(sql`${organizations.organizationNo} = ${organizationNo}`)
    .limit(1);
  const parents = rowsOf(
    db,
    "organizations above",
    parentRow,
    sql`
    WITH RECURSIVE above(no, since, level) AS (
      SELECT parent_no, parent_since, 1 FROM organizations WHERE organization_no = ${organizationNo}
      UNION ALL
      SELECT o.parent_no, max(above.since, o.parent_since), level + 1 FROM above JOIN organizations o ON o.organization_no = above.no
      WHERE level < ${HIERARCHY_LIMIT_LEVELS})
    SELECT o.name AS name, o.url_slug AS slug, o.type AS type, above.since AS since
    FROM above JOIN organizations o ON o.organization_no = above.no AND o.status = 'active' ORDER BY above.level`,
  );
  const children = orm
    .select({
      name: organizations.name,
      slug: organizations.urlSlug,
      type: organizations.type,
      city: cities.name,
      stateCode: organizations.stateCode,
      agentCount: organizations.agentCount,
      since: organizations.parentSince,
    })
    .from(organizations)
    .innerJoin(cities, eq(cities.cityNo, organizations.cityNo))
    .where(and(sql`${organizations.parentNo} = ${organizationNo}`, eq(organizations.status, "active")))
    .orderBy(desc(organizations.agentCount), asc(organizations.name))
    .limit(CHILD_LIMIT_ORGANIZATIONS);
  const leaders = orm
    .select({
      firstName: sql<string>`coalesce(${people.firstName}, ${users.firstName})`,
      lastName: sql<string>`coalesce(${people.lastName}, ${users.lastName})`,
      role: organizationMembers.role,
      joinedAt: organizationMembers.joinedAt,
      agentName: sql<string | null>`own.name`,
      agentSlug: sql<string | null>`own.slug`,
    })
    .from(organizationMembers)
    .leftJoin(people, eq(people.id, organizationMembers.personId))
    .leftJoin(users, eq(users.id, organizationMembers.userId))
    .leftJoin(
      // Through `agents_person`: by its organization, every agent would be read once for each leader.
      sql`agents AS own`,
      sql`own.person_id = ${organizationMembers.personId} AND +own.organization_no = ${organizationNo}
        AND own.account_status = 'active'`,
    )
    .where(
      and(
        sql`${organizationMembers.organizationNo} = ${organizationNo}`,
        ne(organizationMembers.role, "member"),
        isNull(organizationMembers.leftAt),
      ),
    )
    .orderBy(asc(organizationMembers.joinedAt))
    .limit(LEADER_LIMIT_PEOPLE);
  const rating = rowsOf(
    db,
    "rating of an organization",
    ratingRow,
    sql`
    SELECT count(*) AS listed_agents, coalesce(sum(s.stars_1 + s.stars_2 + s.stars_3 + s.stars_4 + s.stars_5 > 0), 0) AS reviewed_agents,
      coalesce(sum(s.stars_1 + s.stars_2 + s.stars_3 + s.stars_4 + s.stars_5), 0) AS review_count,
      coalesce(sum(s.stars_1 + 2 * s.stars_2 + 3 * s.stars_3 + 4 * s.stars_4 + 5 * s.stars_5), 0) AS star_sum
    FROM agents a LEFT JOIN agent_review_stats s ON s.agent_no = a.agent_no
    WHERE a.organization_no = ${organizationNo} AND a.account_status = 'active'`,
  );
  return { record, parents, children, leaders, rating };
}

const ROLE_ORDER = ["owner", "executive", "manager"] as const;

/** Puts the rows of `organizationStatements` together; null when there is no such organization. */
export function readOrganization({
  record,
  parents,
  children,
  leaders,
  rating: ratings,
}: ResultsOf<typeof organizationStatements>): Organization | null {
  const row = record[0];
  if (row === undefined) return null;
  const { organization } = row;
  const rating = ratings[0];
  const reviewCount = rating?.review_count ?? 0;
  return {
    id: organization.id,
    name: organization.name,
    slug: organization.urlSlug,
    type: organization.type,
    description: organization.description,
    photoUrl: organization.photoUrl,
    npn: organization.npn,
    street: organization.street,
    zip: organization.zip,
    city: {
      name: row.cityName,
      slug: row.citySlug,
      state: { code: organization.stateCode, name: row.stateName, slug: row.stateSlug },
    },
    point: { lat: organization.lat, lon: organization.lon },
    phone: organization.phone,
    website: organization.website,
    foundedYear: organization.foundedYear,
    parents,
    children: children.map(({ city, stateCode, ...child }) => ({ ...child, place: `${city}, ${stateCode}` })),
    childCount: row.childCount,
    managed: row.managed === 1,
    leaders: leaders
      .flatMap(({ role, firstName, lastName, joinedAt, agentName, agentSlug }) =>
        role === "member"
          ? []
          : [{ name: agentName ?? `${firstName} ${lastName}`, role, joinedAt, agentSlug }],
      )
      .sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role)),
    rating: {
      listedAgents: rating?.listed_agents ?? 0,
      reviewedAgents: rating?.reviewed_agents ?? 0,
      reviewCount,
      average: reviewCount === 0 ? null : (rating?.star_sum ?? 0) / reviewCount,
    },
  };
}
