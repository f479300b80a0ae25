/** The country: every state, the largest cities, the insurance types. */
import { asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { cities, productTypes, states } from "#db/schema/index.ts";

export type Tile = { code: string; name: string; slug: string; agentCount: number };
export const cityColumns = {
  name: cities.name,
  slug: cities.slug,
  stateCode: cities.stateCode,
  stateSlug: states.slug,
  agentCount: cities.agentCount,
};

/** Statement: every state. */
export const stateTiles = ({ db }: AppContext) =>
  db.orm
    .select({ code: states.code, name: states.name, slug: states.slug, agentCount: states.agentCount })
    .from(states)
    .orderBy(asc(states.name))
    .limit(60);

/** Statement: the cities with most agents. */
export const largestCities = ({ db }: AppContext, limit: number) =>
  db.orm
    .select(cityColumns)
    .from(cities)
    .innerJoin(states, eq(states.code, cities.stateCode))
    .where(gt(cities.agentCount, 0))
    .orderBy(desc(cities.agentCount), asc(cities.cityNo))
    .limit(limit);

const countPlacesWithAgents = ({ db }: AppContext) =>
  db.orm.select({ count: sql<number>`count(*)` }).from(cities).where(gt(cities.agentCount, 0));

/** Statement: the insurance types. */
export const activeTypes = ({ db }: AppContext) =>
  db.orm
    .select({ bit: productTypes.bit, name: productTypes.name, slug: productTypes.slug })
    .from(productTypes)
    .where(eq(productTypes.active, true))
    .orderBy(asc(productTypes.name))
    .limit(60);

/** For pages that let the reader choose a place: every state, the largest cities, the insurance types. */
export async function getCountry(context: AppContext, cityLimit: number) {
  const { tiles, largest, types, placesWithAgents } = await context.db.batch({
    tiles: stateTiles(context),
    largest: largestCities(context, cityLimit),
    types: activeTypes(context),
    placesWithAgents: countPlacesWithAgents(context),
  });
  return { states: tiles, largest, types, placesWithAgents: placesWithAgents[0]?.count ?? 0 };
}

/** Condition on `agents`: some license is in force in the state. A lapsed one leaves that state's lists (domain.md). */
export const licensedIn = (stateCode: SQL, nowMs: number) => sql`AND EXISTS (SELECT 1 FROM agent_coverage
  WHERE agent_coverage.agent_no = agents.agent_no AND agent_coverage.state_code = ${stateCode}
    AND through_day >= ${stateDaySql(stateCode, nowMs)})`;
