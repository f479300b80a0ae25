/** One city with its agents in order, and the places around it. */
import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { cities, counties, states, zips } from "#db/schema/index.ts";
import { cardStatements, readCards } from "../cards/card-queries.server.ts";
import { agentCursor, type ListCursor } from "../cards/list-cursor.ts";
import { DEFAULT_RADIUS_MILES, LIST_PAGE_AGENTS, NEAREST_LISTED_AGENTS } from "../limits.ts";
import { drawCityMap } from "../maps/city-map.ts";
import { listedInOrder, rankedAll } from "../ranking/list-order-queries.server.ts";
import { nearQuery } from "../search/candidate-queries.ts";
import { activeTypes, cityColumns, licensedIn } from "./country-queries.server.ts";
import { cityFigures } from "./place-figure-queries.server.ts";

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
  const { stateRows, cityRows, posts, offices, nearest, namesakes, types, figures, ...results } =
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
    figures: figures[0] ?? null,
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
  const nowMs = clock.now();
  const here = listedInOrder(
    sql`agents.city_no = ${cityNo} AND agents.account_status = 'active' ${licensedIn(state, nowMs)}`,
    nowMs,
    after,
    LIST_PAGE_AGENTS + 1,
  );
  const listed = sql`WITH here AS (${here}), around AS (${rankedAll(around, nowMs, after, LIST_PAGE_AGENTS + 1)})
    SELECT * FROM here UNION ALL SELECT * FROM around`;
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
    figures: cityFigures(context, cityNo, state),
    ...cardStatements(context, listed, LIST_PAGE_AGENTS + 1, state),
  };
}
