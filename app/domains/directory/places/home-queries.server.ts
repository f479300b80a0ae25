/** What the home page shows: the country in figures, and the first agents of a search near the reader. */
import { gt, type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { cities, reviewTotals } from "#db/schema/index.ts";
import { readCards } from "../cards/card-queries.server.ts";
import { stripped } from "../cards/stripped.ts";
import { SearchInput } from "../inputs.ts";
import { CANDIDATE_LIMIT_AGENTS, HOME_AGENTS, WIDEN_BELOW_AGENTS } from "../limits.ts";
import { filterConditions, nearQuery } from "../search/candidate-queries.ts";
import { listQuery, listRow } from "../search/ranked-list-queries.server.ts";
import type { BigCity } from "./big-cities.ts";
import { activeTypes, largestCities, stateTiles } from "./country-queries.server.ts";

const placeRow = {
  lat: real,
  lon: real,
  city: text,
  state_code: text,
  state_name: text,
  /** It is the city that was guessed, not the one with most agents. */
  guessed: flag,
};

/** About `WIDEST_MILES`, in degrees. */
const REACH = { lat: 1.45, lon: 1.9 };

/**
 * Where to look: the guessed city if anyone is listed in reach of it, else the city with most agents. One row, and none
 * where nobody is listed.
 */
export const homeHereQuery = (guess: BigCity | null): SQL => {
  const { stateCode, slug } = guess ?? { stateCode: "", slug: "" };
  return sql`SELECT c.lat lat, c.lon lon, c.name city, s.code state_code, s.name state_name, n.guessed guessed
    FROM (SELECT g.city_no, 1 guessed FROM cities g WHERE g.state_code = ${stateCode} AND g.slug = ${slug}
        AND EXISTS (SELECT 1 FROM zips z WHERE z.lat BETWEEN g.lat - ${REACH.lat} AND g.lat + ${REACH.lat}
          AND z.lon BETWEEN g.lon - ${REACH.lon} AND g.lon + ${REACH.lon} AND z.agent_count > 0)
      UNION ALL SELECT * FROM (SELECT city_no, 0 FROM cities WHERE agent_count > 0
        ORDER BY agent_count DESC, city_no LIMIT 1)) n
    CROSS JOIN cities c JOIN states s ON s.code = c.state_code
    WHERE c.city_no = n.city_no ORDER BY n.guessed DESC LIMIT 1`;
};

/** Statements: a search for the name of that city, without any filter. */
export function nearStatements({ db, clock }: Pick<AppContext, "db" | "clock">, guess: BigCity | null) {
  const query = SearchInput.parse({});
  const here = homeHereQuery(guess);
  const licensed = filterConditions(
    query,
    sql`near.state_code`,
    stateDaySql(sql`near.state_code`, clock.now()),
  );
  const listing = {
    here,
    candidates: nearQuery(sql`SELECT * FROM reach`, sql`here.radius`, CANDIDATE_LIMIT_AGENTS + 1, licensed),
    // As many as a search reads to tell how far it reaches (`lookStatements`).
    nearest: (miles: number) => nearQuery(sql`SELECT * FROM here`, miles, WIDEN_BELOW_AGENTS * 4, licensed),
    query,
    nowMs: clock.now(),
  };
  return {
    place: rowsOf(db, "place of the home page", placeRow, here),
    lists: rowsOf(db, "agents of the home page", listRow, listQuery(listing)),
  };
}

/**
 * The states, largest cities, insurance types, what happened to all reviews, and the first agents that a search near
 * `guess` lists. One round trip, shared with what the page reads in the same turn. `near` is null where nobody is
 * listed; its `total` is null where the search has more than it ranks.
 */
export async function getHome(context: AppContext, guess: BigCity | null) {
  const { db, clock } = context;
  const { tiles, largest, types, totals, placesWithAgents, place, lists } = await db.read({
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
    ...nearStatements(context, guess),
  });
  const [here] = place;
  const [list] = lists;
  const cards = readCards(
    { cards: (list?.cards ?? []).map((packed) => ({ orderValue: 0, packed })) },
    { types, nowMs: clock.now() },
  );
  const first = (list?.rows ?? []).slice(0, HOME_AGENTS);
  return {
    states: tiles,
    largest,
    types,
    reviewTotals: totals.map((row) => ({ ...row, reason: "" })),
    placesWithAgents: placesWithAgents[0]?.count ?? 0,
    near:
      here === undefined || list === undefined
        ? null
        : {
            city: here.city,
            stateCode: here.state_code,
            stateName: here.state_name,
            /** Whether it is near the reader; null if nothing is known of them. */
            isNear: guess === null ? null : here.guessed,
            total: list.capped ? null : list.ranked.filter(({ shown }) => shown).length,
            agents: first.flatMap(({ agentNo, miles }) => {
              const card = cards.find((one) => one.agentNo === agentNo);
              return card === undefined ? [] : [{ ...stripped(card), distanceMiles: miles }];
            }),
          },
  };
}
