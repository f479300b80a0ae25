/** The addresses for search engines: only indexable pages, a bounded range at a time. */
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { SITEMAP_SHARD_NUMBERS, type SitemapShard } from "#app/platform/pages/sitemap.ts";
import { agents, cities, organizations, states } from "#db/schema/index.ts";

const STATE_LIMIT = 60;

/**
 * The highest number of each kind of record. For cities it is that of the last one with agents: places without a post office
 * come after it. Numbers are dense, so they tell how many shards there are.
 */
export async function getHighestNumbers({
  db,
}: AppContext): Promise<{ cities: number; agents: number; organizations: number }> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "highest numbers",
      { cities: integer, agents: integer, organizations: integer },
      sql`SELECT
      (SELECT coalesce(max(city_no), 0) FROM cities WHERE agent_count > 0) AS cities,
      (SELECT coalesce(max(agent_no), 0) FROM agents) AS agents,
      (SELECT coalesce(max(organization_no), 0) FROM organizations) AS organizations`,
    ),
  ]);
  return rows[0] ?? { cities: 0, agents: 0, organizations: 0 };
}

/** States with at least one agent. */
export async function listStateAddresses({ db }: AppContext) {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: states.slug })
      .from(states)
      .where(gt(states.agentCount, 0))
      .orderBy(asc(states.slug))
      .limit(STATE_LIMIT),
  ]);
  return rows;
}

/** Cities of a shard with at least one agent. */
export async function listCityAddresses({ db }: AppContext, { above, through }: SitemapShard) {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: cities.slug, stateSlug: states.slug })
      .from(cities)
      .innerJoin(states, eq(states.code, cities.stateCode))
      .where(and(gt(cities.cityNo, above), lte(cities.cityNo, through), gt(cities.agentCount, 0)))
      .orderBy(asc(cities.cityNo))
      .limit(SITEMAP_SHARD_NUMBERS),
  ]);
  return rows;
}

/** Active agents of a shard. */
export async function listAgentAddresses({ db }: AppContext, { above, through }: SitemapShard) {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: agents.slug, updatedAt: agents.updatedAt })
      .from(agents)
      .where(and(gt(agents.agentNo, above), lte(agents.agentNo, through), eq(agents.accountStatus, "active")))
      .orderBy(asc(agents.agentNo))
      .limit(SITEMAP_SHARD_NUMBERS),
  ]);
  return rows;
}

/** Organizations of a shard with agents of their own or organizations under them. */
export async function listOrganizationAddresses({ db }: AppContext, { above, through }: SitemapShard) {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: organizations.urlSlug })
      .from(organizations)
      .where(
        and(
          gt(organizations.organizationNo, above),
          lte(organizations.organizationNo, through),
          eq(organizations.status, "active"),
          sql`(${organizations.agentCount} > 0 OR EXISTS (SELECT 1 FROM organizations under
            WHERE under.parent_no = organizations.organization_no AND under.status = 'active'))`,
        ),
      )
      .orderBy(asc(organizations.organizationNo))
      .limit(SITEMAP_SHARD_NUMBERS),
  ]);
  return rows;
}
