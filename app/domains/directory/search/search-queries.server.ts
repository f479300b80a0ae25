/** What a search reads, in one round trip: the place, the ranked list around it, names that match, and the choices of the filters. */
import { type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import type { SearchQuery } from "../inputs.ts";
import { CANDIDATE_LIMIT_AGENTS, WIDEN_BELOW_AGENTS } from "../limits.ts";
import type { NamedLanguage, NamedType, Point } from "../types.ts";
import { filterConditions, inStateQuery, nearQuery, ratingCondition } from "./candidate-queries.ts";
import { calledStatement, type NameMatches, nameStatements, readNames } from "./names/name-queries.server.ts";
import { COUNTY_KEY, hereQuery, type Where } from "./places/here-query.ts";
import { placeReadings } from "./places/place-readings.ts";
import { listQuery, listRow, type RankedList } from "./ranked-list-queries.server.ts";

const placeRow = {
  lat: real,
  lon: real,
  zip: nullable(text),
  city: text,
  city_slug: text,
  state_code: text,
  state_slug: text,
  state_name: text,
  county: nullable(text),
  loose: flag,
  at: integer,
};
const namesakeRow = { name: text, slug: text, state_code: text, state_slug: text, state_name: text };

export type SearchPlace = Point & {
  zip: string | null;
  city: string;
  citySlug: string;
  stateCode: string;
  stateSlug: string;
  stateName: string;
  /** The county that was asked for; the point is its largest city. */
  county: string | null;
  /** A part of the typed text is in no name: "South" of "South Austin". */
  loose: boolean;
  /** Which of `placeReadings` it is. */
  at: number;
};

export type FoundPlace = {
  name: string;
  slug: string;
  stateCode: string;
  stateSlug: string;
  stateName: string;
};

export type FirstLook = NameMatches & {
  /** An agent is called what was typed, though a part of it was understood. */
  called: boolean;
  place: SearchPlace | null;
  list: RankedList;
  /** Other places of the same name, the most populous first. */
  namesakes: FoundPlace[];
  /** All counties of the name that was typed without a state, the most populous first. */
  counties: FoundPlace[];
  types: NamedType[];
  languages: NamedLanguage[];
  /** False when a filter names an organization that is not in the register. */
  organizationKnown: boolean;
  /** Name of the carrier in the filter; null when the register has none. */
  carrierName: string | null;
};

const languageStatement = (db: AppContext["db"]) =>
  rowsOf(
    db,
    "languages",
    { bit: integer, code: text, name: text },
    sql`SELECT bit, code, name FROM languages ORDER BY bit LIMIT 60`,
  );

/** The languages of the register, in one round trip. */
export const listLanguages = async ({ db }: AppContext): Promise<NamedLanguage[]> =>
  (await db.read({ languages: languageStatement(db) })).languages;

/** The statements of a search, for one round trip. */
export function lookStatements(
  { db, clock }: AppContext,
  query: SearchQuery,
  where: Where,
  { names, called }: LookedUpNames,
) {
  const here = hereQuery(where);
  const licensedIn = (stateCode: SQL) =>
    filterConditions(query, stateCode, stateDaySql(stateCode, clock.now()));
  const filters = licensedIn(sql`near.state_code`);
  const words = names ?? (where.kind === "words" ? where.text : null);
  const readings = where.kind === "point" ? [] : placeReadings(where);
  const cityKeys = readings.map(({ key }) => key);
  const countyKey = readings.find(({ by, stateCode }) => by === "county" && stateCode === null)?.key;
  const nothing = sql`SELECT 1 WHERE 0`;
  const most = CANDIDATE_LIMIT_AGENTS + 1;
  const candidates =
    where.kind === "state"
      ? inStateQuery(where.stateCode, most, licensedIn(sql`${where.stateCode}`))
      : nearQuery(sql`SELECT * FROM reach`, sql`here.radius`, most, filters);
  const rated = sql`${filters} ${ratingCondition(query.rating)}`;
  // ZIPs are about as far away as their agents: among four times as many as needed are the nearest ones.
  const nearest = (miles: number) => nearQuery(sql`SELECT * FROM here`, miles, WIDEN_BELOW_AGENTS * 4, rated);
  return {
    place: rowsOf(db, "place", placeRow, here),
    lists: rowsOf(
      db,
      "ranked list",
      listRow,
      listQuery({
        here,
        candidates,
        nearest: where.kind === "state" ? null : nearest,
        query,
        nowMs: clock.now(),
      }),
    ),
    namesakes: rowsOf(
      db,
      "namesakes",
      namesakeRow,
      cityKeys.length === 0
        ? nothing
        : sql`SELECT c.name name, c.slug slug, s.code state_code, s.slug state_slug, s.name state_name
      FROM cities c JOIN states s ON s.code = c.state_code
      WHERE c.name_key IN (${sql.join(
        cityKeys.map((key) => sql`${key}`),
        sql`, `,
      )})
      ORDER BY c.population DESC LIMIT 9`,
    ),
    counties: rowsOf(
      db,
      "counties of one name",
      namesakeRow,
      countyKey === undefined
        ? nothing
        : sql`SELECT k.name name, k.slug slug, s.code state_code, s.slug state_slug, s.name state_name
      FROM (SELECT name, slug, state_code, fips FROM counties WHERE ${COUNTY_KEY} = ${countyKey}) k
      JOIN states s ON s.code = k.state_code
      ORDER BY (SELECT sum(population) FROM cities WHERE county_fips = k.fips) DESC LIMIT 50`,
    ),
    ...nameStatements(db, words),
    called: calledStatement(db, called),
    types: rowsOf(
      db,
      "types",
      { bit: integer, name: text, slug: text },
      sql`SELECT bit, name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    languages: languageStatement(db),
    known: rowsOf(
      db,
      "choices",
      { organization: flag, carrier: nullable(text) },
      sql`SELECT (SELECT name FROM carriers WHERE carrier_no = ${query.carrier ?? 0}) carrier,
      EXISTS (SELECT 1 FROM organizations WHERE url_slug = ${query.organization ?? ""}) organization`,
    ),
  };
}

/**
 * `names` is looked up among agents, organizations and carriers, null for the words of `where`. `called` is the complete
 * text, where it may be a person's name.
 */
type LookedUpNames = { names: string | null; called: string | null };

/** The first round trip. `where` is what the search box was read as. */
export async function lookAround(
  context: AppContext,
  query: SearchQuery,
  where: Where,
  lookedUp: LookedUpNames,
): Promise<FirstLook> {
  const {
    place,
    lists,
    namesakes,
    counties,
    agents,
    carriers,
    organizations,
    types,
    languages,
    known,
    called,
  } = await context.db.read(lookStatements(context, query, where, lookedUp));
  const [list] = lists;
  if (list === undefined) throw new TypeError("A search without a row.");
  const row = place[0];
  return {
    place:
      row === undefined
        ? null
        : {
            lat: row.lat,
            lon: row.lon,
            zip: row.zip,
            city: row.city,
            citySlug: row.city_slug,
            stateCode: row.state_code,
            stateSlug: row.state_slug,
            stateName: row.state_name,
            county: row.county,
            loose: row.loose,
            at: row.at,
          },
    list,
    namesakes: namesakes.map(foundPlace),
    counties: counties.map(foundPlace),
    ...readNames({ agents, carriers, organizations }),
    called: called.length > 0,
    types,
    languages,
    carrierName: known[0]?.carrier ?? null,
    organizationKnown: known[0]?.organization === true,
  };
}

const foundPlace = (row: RowOf<typeof namesakeRow>): FoundPlace => ({
  name: row.name,
  slug: row.slug,
  stateCode: row.state_code,
  stateSlug: row.state_slug,
  stateName: row.state_name,
});
