/** States, counties and cities with how many agents they have, and the agents of a city or state in order. */

import { and, asc, desc, eq, gt, like, type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, real, rowsOf, text } from "#app/platform/rows.ts";
import {
  agents,
  cities,
  counties,
  productTypes,
  reviewTotals,
  savedAgents,
  states,
  zips,
} from "#db/schema/index.ts";
import { cardStatements, readCards } from "../cards/card-queries.server.ts";
import { agentCursor, type ListCursor } from "../cards/list-cursor.ts";
import {
  DEFAULT_RADIUS_MILES,
  LIST_PAGE_AGENTS,
  NEAREST_LISTED_AGENTS,
  SAVED_LIMIT_AGENTS,
} from "../limits.ts";
import { drawCityMap } from "../maps/city-map.ts";
import { drawStateCities } from "../maps/state-cities.ts";
import { nearQuery } from "../search/candidate-queries.ts";
import type { AgentCard } from "../types.ts";

export type Tile = { code: string; name: string; slug: string; agentCount: number };
const cityColumns = {
  name: cities.name,
  slug: cities.slug,
  stateCode: cities.stateCode,
  stateSlug: states.slug,
  agentCount: cities.agentCount,
};

const stateTiles = ({ db }: AppContext) =>
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

const activeTypes = ({ db }: AppContext) =>
  db.orm
    .select({ bit: productTypes.bit, name: productTypes.name, slug: productTypes.slug })
    .from(productTypes)
    .where(eq(productTypes.active, true))
    .orderBy(asc(productTypes.name))
    .limit(60);

/** The home page: states, largest cities, insurance types, the fate of all reviews, and one agent as a specimen. */
export async function getHomeFigures(context: AppContext) {
  const { db, clock } = context;
  const specimen = sql`(SELECT agent_no FROM agents WHERE state_code =
    (SELECT code FROM states ORDER BY agent_count DESC LIMIT 1) AND account_status = 'active'
    ORDER BY order_value DESC, agent_no DESC LIMIT 1)`;
  const { tiles, largest, types, totals, placesWithAgents, ...results } = await db.batch({
    tiles: stateTiles(context),
    largest: largestCities(context, 9),
    types: activeTypes(context),
    totals: db.orm
      .select({
        status: reviewTotals.status,
        stars: reviewTotals.stars,
        count: sql<number>`sum(review_count)`,
      })
      .from(reviewTotals)
      .groupBy(reviewTotals.status, reviewTotals.stars)
      .limit(40),
    placesWithAgents: db.orm
      .select({ count: sql<number>`count(*)` })
      .from(cities)
      .where(gt(cities.agentCount, 0)),
    ...cardStatements(context, specimen, 1, sql`agents.state_code`),
  });
  const [agent] = readCards(results, { types, nowMs: clock.now() });
  return {
    states: tiles,
    largest,
    types,
    reviewTotals: totals,
    placesWithAgents: placesWithAgents[0]?.count ?? 0,
    specimen: agent ?? null,
  };
}

/** For pages that let the reader choose a place: every state, the largest cities, the insurance types. */
export async function getCountry(context: AppContext, cityLimit: number) {
  const { tiles, largest, types } = await context.db.batch({
    tiles: stateTiles(context),
    largest: largestCities(context, cityLimit),
    types: activeTypes(context),
  });
  return { states: tiles, largest, types };
}

/** Condition on `agents`: some license is in force in the state. A lapsed one leaves that state's lists (domain.md). */
const licensedIn = (stateCode: SQL, nowMs: number) => sql`AND EXISTS (SELECT 1 FROM agent_coverage
  WHERE agent_coverage.agent_no = agents.agent_no AND agent_coverage.state_code = ${stateCode}
    AND through_day >= ${stateDaySql(stateCode, nowMs)})`;

/** Cities that fit on a state's map. */
const MAPPED_CITIES = 9;

/** One state by slug or code: counts, counties, cities (largest, or all of a letter), first agents. Null: no such state. */
export async function findState(context: AppContext, slugOrCode: string, letter: string | null) {
  const { db, clock } = context;
  const code = sql`(SELECT code FROM states WHERE slug = ${slugOrCode} OR code = ${slugOrCode.toUpperCase()} LIMIT 1)`;
  const first = sql`(SELECT agent_no FROM agents WHERE state_code = ${code} AND account_status = 'active'
    ${licensedIn(code, clock.now())} ORDER BY order_value DESC, agent_no DESC LIMIT 5)`;
  const { found, countyRows, cityRows, letters, largest, boxes, types, ...results } = await db.batch({
    found: db.orm.select().from(states).where(sql`${states.code} = ${code}`).limit(1),
    countyRows: db.orm
      .select({
        name: counties.name,
        agentCount: counties.agentCount,
        cityName: sql<string | null>`(SELECT name FROM cities WHERE county_fips = ${counties.fips}
          AND agent_count > 0 ORDER BY agent_count DESC LIMIT 1)`,
        citySlug: sql<string | null>`(SELECT slug FROM cities WHERE county_fips = ${counties.fips}
          AND agent_count > 0 ORDER BY agent_count DESC LIMIT 1)`,
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
    ...cardStatements(context, first, 5, code),
  });
  const state = found[0];
  if (state === undefined) return null;
  return {
    state,
    counties: countyRows,
    cities: cityRows,
    letters,
    types,
    map: boxes[0] === undefined || largest.length === 0 ? null : drawStateCities(boxes[0], largest),
    agents: readCards(results, { types, nowMs: clock.now() }),
  };
}

const nearestRow = {
  name: text,
  slug: text,
  stateSlug: text,
  stateCode: text,
  lat: real,
  lon: real,
  agentCount: integer,
};

/** Degrees to each side of a city in which to look for places near it. */
const NEAR_CITY = { lat: 0.6, lon: 0.8 };

/** Statement: the nearest places with agents around a city; in wide states, anywhere in the state. */
export const nearestPlaces = ({ db }: AppContext, cityNo: SQL, within = NEAR_CITY) =>
  rowsOf(
    db,
    "nearest places",
    nearestRow,
    sql`SELECT c.name, c.slug, s.slug stateSlug, s.code stateCode, c.lat, c.lon,
        c.agent_count agentCount
      FROM (SELECT lat, lon, state_code FROM cities WHERE city_no = ${cityNo}) here CROSS JOIN cities c
      JOIN states s ON s.code = c.state_code
      WHERE ((c.lat BETWEEN here.lat - ${within.lat} AND here.lat + ${within.lat}
            AND c.lon BETWEEN here.lon - ${within.lon} AND here.lon + ${within.lon})
          OR (c.state_code = here.state_code AND here.state_code IN ('AK', 'HI', 'MT', 'NV', 'WY')))
        AND c.agent_count > 0 AND c.city_no <> ${cityNo}
      ORDER BY (c.lat - here.lat) * (c.lat - here.lat)
        + (c.lon - here.lon) * (c.lon - here.lon) * cos(radians(here.lat)) * cos(radians(here.lat)) LIMIT 8`,
  );

/** More than any city has with agents: Houston has 180 in all. */
const MAPPED_ZIPS = 200;

/**
 * One city, its agents from `after` on in order, and the nearest places that have agents. Where no post office has the
 * city's name no address has it either: then the agents are the nearest around.
 */
export async function findCity(
  context: AppContext,
  stateSlugOrCode: string,
  citySlug: string,
  after: ListCursor | null,
) {
  const { stateRows, cityRows, posts, offices, nearest, namesakes, types, ...results } =
    await context.db.batch(cityStatements(context, stateSlugOrCode, citySlug, after));
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  const last = cards[LIST_PAGE_AGENTS - 1];
  const city = cityRows[0] ?? null;
  return {
    state: stateRows[0] ?? null,
    city,
    /** Whether the post has the city's name in its addresses. */
    byPost: posts[0]?.byPost ?? false,
    map: city === null || cards.length === 0 ? null : drawCityMap(city, offices, nearest),
    nearest,
    namesakes,
    types,
    agents: cards.slice(0, LIST_PAGE_AGENTS),
    next: cards.length > LIST_PAGE_AGENTS && last !== undefined ? agentCursor.write(last) : null,
  };
}

function cityStatements(
  context: AppContext,
  stateSlugOrCode: string,
  citySlug: string,
  after: ListCursor | null,
) {
  const { db, clock } = context;
  const nameKey = citySlug.replaceAll("-", " ");
  const state = sql`(SELECT code FROM states
    WHERE slug = ${stateSlugOrCode} OR code = ${stateSlugOrCode.toUpperCase()} LIMIT 1)`;
  const cityNo = sql`coalesce((SELECT city_no FROM cities WHERE state_code = ${state} AND slug = ${citySlug}),
    (SELECT c.city_no FROM place_names p CROSS JOIN cities c WHERE p.name_key = ${nameKey}
      AND c.city_no = p.city_no AND c.state_code = ${state} ORDER BY c.population DESC LIMIT 1))`;
  const byPost = sql`EXISTS (SELECT 1 FROM zips WHERE city_no = ${cityNo})`;
  const around = nearQuery(
    sql`SELECT lat, lon, state_code FROM cities WHERE city_no = ${cityNo} AND NOT ${byPost}`,
    DEFAULT_RADIUS_MILES,
    NEAREST_LISTED_AGENTS,
    sql`AND EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no
      AND v.state_code = near.state_code AND v.through_day >= ${stateDaySql(sql`near.state_code`, clock.now())})`,
  );
  const beyond =
    after === null ? sql`` : sql`AND (order_value, agent_no) < (${after.orderValue}, ${after.agentNo})`;
  const listed = (which: SQL) => sql`SELECT agent_no FROM agents WHERE ${which} ${beyond}
    ORDER BY order_value DESC, agent_no DESC LIMIT ${LIST_PAGE_AGENTS + 1}`;
  const here = listed(
    sql`city_no = ${cityNo} AND account_status = 'active' ${licensedIn(state, clock.now())}`,
  );
  const chosen = sql`(SELECT agent_no FROM (${here})
    UNION ALL SELECT agent_no FROM (${listed(sql`agent_no IN (SELECT agent_no FROM (${around}))`)}))`;
  return {
    stateRows: db.orm
      .select({ code: states.code, name: states.name, slug: states.slug })
      .from(states)
      .where(sql`${states.code} = ${state}`)
      .limit(1),
    cityRows: db.orm
      .select({
        cityNo: cities.cityNo,
        name: cities.name,
        slug: cities.slug,
        lat: cities.lat,
        lon: cities.lon,
        agentCount: cities.agentCount,
        county: counties.name,
      })
      .from(cities)
      .leftJoin(counties, eq(counties.fips, cities.countyFips))
      .where(sql`${cities.cityNo} = ${cityNo}`)
      .limit(1),
    offices: db.orm
      .select({ zip: zips.zip, lat: zips.lat, lon: zips.lon, agentCount: zips.agentCount })
      .from(zips)
      .where(and(sql`${zips.cityNo} = ${cityNo}`, gt(zips.agentCount, 0)))
      .orderBy(desc(zips.agentCount), asc(zips.zip))
      .limit(MAPPED_ZIPS),
    posts: rowsOf(db, "post office of a city", { byPost: flag }, sql`SELECT ${byPost} byPost`),
    nearest: nearestPlaces(context, cityNo),
    namesakes: db.orm
      .select(cityColumns)
      .from(cities)
      .innerJoin(states, eq(states.code, cities.stateCode))
      .where(eq(cities.nameKey, nameKey))
      .orderBy(desc(cities.population))
      .limit(6),
    types: activeTypes(context),
    ...cardStatements(context, chosen, LIST_PAGE_AGENTS + 1, state),
  };
}

/** The cards of named agents, in the order of `slugs`; those no longer listed are left out. */
export async function listAgentsBySlug(context: AppContext, slugs: readonly string[]): Promise<AgentCard[]> {
  if (slugs.length === 0) return [];
  const { types, ...results } = await context.db.read({
    types: activeTypes(context),
    ...cardStatements(context, sql`(${withSlugs(slugs)})`, slugs.length, sql`agents.state_code`),
  });
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  return slugs.flatMap((slug) => cards.filter((card) => card.slug === slug));
}

const withSlugs = (slugs: readonly string[]) =>
  sql`SELECT agent_no FROM agents WHERE slug IN (${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )})`;

/** Agents saved by the account, newest first, then those that only this browser saved. One round trip. */
export async function listSavedAgents(
  context: AppContext,
  userId: string,
  slugs: readonly string[],
): Promise<AgentCard[]> {
  const { db } = context;
  const chosen = sql`(SELECT agent_no FROM saved_agents WHERE user_id = ${userId}
    UNION ${slugs.length === 0 ? sql`SELECT 0 WHERE 0` : withSlugs(slugs)})`;
  const { types, order, ...results } = await db.read({
    types: activeTypes(context),
    order: db.orm
      .select({ slug: agents.slug })
      .from(savedAgents)
      .innerJoin(agents, eq(agents.agentNo, savedAgents.agentNo))
      .where(eq(savedAgents.userId, userId))
      .orderBy(desc(savedAgents.savedAt), desc(savedAgents.agentNo))
      .limit(SAVED_LIMIT_AGENTS),
    ...cardStatements(context, chosen, 2 * SAVED_LIMIT_AGENTS, sql`agents.state_code`),
  });
  const cards = readCards(results, { types, nowMs: context.clock.now() });
  const all = new Set([...order.map(({ slug }) => slug), ...slugs]);
  return [...all].flatMap((slug) => cards.filter((card) => card.slug === slug)).slice(0, SAVED_LIMIT_AGENTS);
}
