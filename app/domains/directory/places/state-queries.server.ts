/** One state with its counties, cities and first agents. */
import { and, asc, desc, gt, like, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cities, counties, states } from "#db/schema/index.ts";
import { cardStatements, readCards } from "../cards/card-queries.server.ts";
import { drawStateCities } from "../maps/state-cities.ts";
import { listedInOrder } from "../ranking/list-order-queries.server.ts";
import { activeTypes, licensedIn } from "./country-queries.server.ts";
import { stateFigures } from "./place-figure-queries.server.ts";

/** Agents on a state's page, in two columns. */
const FIRST_AGENTS = 6;
/** Cities on a state's map: with more, names lie between two rings. */
const MAPPED_CITIES = 6;

/** One state by slug or code: counts, counties, cities (largest, or all of a letter), first agents. Null: no such state. */
export async function findState(context: AppContext, slugOrCode: string, letter: string | null) {
  const { db, clock } = context;
  const code = sql`(SELECT code FROM states WHERE slug = ${slugOrCode} OR code = ${slugOrCode.toUpperCase()} LIMIT 1)`;
  const first = listedInOrder(
    sql`agents.state_code = ${code} AND agents.account_status = 'active' AND agents.accepting_clients ${licensedIn(code, clock.now())}`,
    clock.now(),
    null,
    FIRST_AGENTS,
  );
  const {
    found,
    countyRows,
    cityRows,
    letters,
    largest,
    boxes,
    types,
    figures,
    placesWithAgents,
    ...results
  } = await db.batch({
    found: db.orm.select().from(states).where(sql`${states.code} = ${code}`).limit(1),
    countyRows: db.orm
      .select({
        name: counties.name,
        agentCount: counties.agentCount,
      })
      .from(counties)
      .where(and(sql`${counties.stateCode} = ${code}`, gt(counties.agentCount, 0)))
      .orderBy(desc(counties.agentCount), asc(counties.name))
      .limit(300),
    cityRows: db.orm
      .select({ name: cities.name, slug: cities.slug, agentCount: cities.agentCount })
      .from(cities)
      .where(
        and(
          sql`${cities.stateCode} = ${code}`,
          letter === null ? gt(cities.agentCount, 0) : like(cities.nameKey, `${letter}%`),
        ),
      )
      .orderBy(...(letter === null ? [desc(cities.agentCount)] : []), asc(cities.name))
      .limit(letter === null ? 48 : 900),
    letters: db.orm
      .select({ letter: sql<string>`substr(name_key, 1, 1)`, count: sql<number>`count(*)` })
      .from(cities)
      .where(sql`${cities.stateCode} = ${code}`)
      .groupBy(sql`substr(name_key, 1, 1)`)
      .limit(40),
    largest: db.orm
      .select({
        name: cities.name,
        slug: cities.slug,
        agentCount: cities.agentCount,
        lat: cities.lat,
        lon: cities.lon,
      })
      .from(cities)
      .where(and(sql`${cities.stateCode} = ${code}`, gt(cities.agentCount, 0)))
      .orderBy(desc(cities.agentCount), asc(cities.cityNo))
      .limit(MAPPED_CITIES),
    boxes: db.orm
      .select({
        minLat: sql<number>`min(min_lat)`,
        maxLat: sql<number>`max(max_lat)`,
        minLon: sql<number>`min(min_lon)`,
        maxLon: sql<number>`max(max_lon)`,
      })
      .from(counties)
      .where(sql`${counties.stateCode} = ${code}`)
      .limit(1),
    types: activeTypes(context),
    figures: stateFigures(context, code),
    placesWithAgents: db.orm
      .select({ count: sql<number>`count(*)` })
      .from(cities)
      .where(and(sql`${cities.stateCode} = ${code}`, gt(cities.agentCount, 0))),
    ...cardStatements(context, first, FIRST_AGENTS, code),
  });
  const state = found[0];
  if (state === undefined) return null;
  return {
    state,
    placesWithAgents: placesWithAgents[0]?.count ?? 0,
    figures: figures[0] ?? null,
    counties: countyRows,
    cities: cityRows,
    letters,
    types,
    map: boxes[0] === undefined || largest.length === 0 ? null : drawStateCities(boxes[0], largest),
    agents: readCards(results, { types, nowMs: clock.now() }),
  };
}
