/**
 * Search near a place, in one round trip. It finds the place and its nearest candidates in ZIP order, packed into one
 * text (600 rows of a dozen numbers would otherwise be most of the time), which the Worker ranks, counts and pages; and what
 * the page will most likely show (`page-ahead`), else a second one reads that. Work is bounded whatever the number of agents.
 */

import { type SQL, sql } from "drizzle-orm";
import { stateDayKey, stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { openKept, type Slots } from "#app/platform/kept-statements.ts";
import { flag, integer, nullable, type RowOf, real, rowsOf, text } from "#app/platform/rows.ts";
import type { SearchQuery } from "../inputs.ts";
import { CANDIDATE_LIMIT_AGENTS, NAME_MATCH_LIMIT, WIDEN_BELOW_AGENTS, WIDEST_MILES } from "../limits.ts";
import type { NamedLanguage, NamedType, Point } from "../types.ts";
import { filterConditions, inStateQuery, nearQuery } from "./candidate-queries.ts";
import { COUNTY_KEY, hereOfZip, hereQuery, type Where, zipValues } from "./here-query.ts";
import { aheadQuery, aheadRow, type PageAhead } from "./page-ahead.server.ts";
import { placeReadings } from "./place-readings.ts";
import { fullTextQuery, placeKey } from "./place-text.ts";
import { type Rankable, unpackCandidates } from "./search-ranking.ts";
import { carrierRow, namesakeRow, organizationRow, placeRow } from "./search-rows.ts";

export type SearchPlace = Point & {
  zip: string | null;
  city: string;
  citySlug: string;
  stateCode: string;
  stateSlug: string;
  stateName: string;
  /** The county that was asked for; the point is its largest city. */
  county: string | null;
  /** Something of what was typed is in no name: "South" of "South Austin". */
  loose: boolean;
};

export type FoundPlace = {
  name: string;
  slug: string;
  stateCode: string;
  stateSlug: string;
  stateName: string;
};

export type FirstLook = {
  place: SearchPlace | null;
  /** Nearest matches within the radius asked for. */
  candidates: Rankable[];
  /** There were more than the limit; `candidates` are the nearest. */
  capped: boolean;
  /** What the page will show, unless it is another (`fits`). */
  ahead: PageAhead;
  /** Nearest matches within 100 miles, only read when the radius had too few. */
  wider: Rankable[];
  /** Other places of the same name. */
  namesakes: FoundPlace[];
  /** All counties of the name that was typed without a state, by their states' names. */
  counties: FoundPlace[];
  /** Numbers of agents whose name, organization or headline matches. */
  nameMatches: number[];
  /** Carriers whose name has what was typed. */
  carrierMatches: { carrierNo: number; name: string }[];
  organizationMatches: { name: string; slug: string; type: string; city: string; stateCode: string }[];
  types: NamedType[];
  languages: NamedLanguage[];
  /** False when a filter names an organization that is not in the register. */
  organizationKnown: boolean;
  /** Of the carrier that a filter names; null when there is none. */
  carrierName: string | null;
  priorMean: number;
};

/** What of a company's name is not its own, and `&`, which people write out or leave away. */
const carrierKey = (text: string) =>
  placeKey(text)
    .replaceAll(/ and /g, " ")
    .replace(/ (?:insurance|insurance company|company|co|inc|group)$/, "");
const SHORTEST_CARRIER = 4;

type ZipValues = ReturnType<typeof zipValues> & { nowMs: number };
const keptOfZip = openKept<ZipValues>();

/** All that is asked for but the place. */
const filtersKey = ({ q: _q, lat: _lat, lon: _lon, near: _near, kind: _kind, ...filters }: SearchQuery) =>
  JSON.stringify(filters);

/** With slots those of any ZIP in place of that of `where`. */
type Asked = { query: SearchQuery; where: Where; slots: Slots<ZipValues> | null };

function lookStatements({ db, clock }: AppContext, asked: Asked) {
  const { query, where, slots } = asked;
  const here = slots === null ? hereQuery(where) : hereOfZip(slots);
  const licensedIn = (stateCode: SQL) =>
    filterConditions(query, stateCode, stateDaySql(stateCode, clock.now()));
  const filters = licensedIn(sql`near.state_code`);
  const words = where.kind === "words" ? fullTextQuery(where.text) : null;
  const readings = where.kind === "point" ? [] : placeReadings(where);
  const cityKeys = readings.map(({ key }) => key);
  const countyKey = readings.find(({ by, stateCode }) => by === "county" && stateCode === null)?.key;
  const carrier = words !== null && where.kind === "words" ? carrierKey(where.text) : "";
  const nothing = sql`SELECT 1 WHERE 0`;
  const around = (miles: number, most: number) => nearQuery(sql`SELECT * FROM here`, miles, most, filters);
  const candidates =
    where.kind === "state"
      ? inStateQuery(where.stateCode, CANDIDATE_LIMIT_AGENTS + 1, licensedIn(sql`${where.stateCode}`))
      : around(query.radius, CANDIDATE_LIMIT_AGENTS + 1);
  const fartherOut =
    where.kind === "state"
      ? null
      : sql`SELECT * FROM (${around(WIDEST_MILES, WIDEN_BELOW_AGENTS * 4)})
      WHERE (SELECT count(*) FROM (${around(query.radius, WIDEN_BELOW_AGENTS)})) < ${WIDEN_BELOW_AGENTS}`;
  return {
    place: rowsOf(db, "place", placeRow, here),
    near: rowsOf(
      db,
      "candidates",
      aheadRow,
      aheadQuery({ here, candidates, fartherOut, query, nowMs: clock.now(), now: slots?.nowMs }),
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
      FROM (SELECT name, slug, state_code FROM counties WHERE ${COUNTY_KEY} = ${countyKey}) k
      JOIN states s ON s.code = k.state_code ORDER BY s.name LIMIT 50`,
    ),
    names: rowsOf(
      db,
      "names",
      { agent_no: integer },
      words === null
        ? nothing
        : sql`SELECT t.rowid agent_no FROM agent_text t
      WHERE agent_text MATCH ${words} LIMIT ${NAME_MATCH_LIMIT + 1}`,
    ),
    carriers: rowsOf(
      db,
      "carriers",
      carrierRow,
      carrier.length < SHORTEST_CARRIER
        ? nothing
        : sql`SELECT carrier_no, name FROM carriers
      WHERE instr(replace(replace(lower(name), ' & ', ' '), '.', ''), ${carrier}) > 0 ORDER BY name LIMIT 5`,
    ),
    organizations: rowsOf(
      db,
      "organizations",
      organizationRow,
      words === null
        ? nothing
        : sql`SELECT o.name name, o.url_slug slug, o.type type, c.name city, o.state_code state_code
      FROM organization_text t JOIN organizations o ON o.organization_no = t.rowid
      JOIN cities c ON c.city_no = o.city_no
      WHERE organization_text MATCH ${`name : (${words})`} LIMIT 5`,
    ),
    types: rowsOf(
      db,
      "types",
      { bit: integer, name: text, slug: text },
      sql`SELECT bit, name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    languages: rowsOf(
      db,
      "languages",
      { bit: integer, code: text, name: text },
      sql`SELECT bit, code, name FROM languages ORDER BY bit LIMIT 60`,
    ),
    means: rowsOf(
      db,
      "mean",
      { mean: real, known: flag, carrier: nullable(text) },
      sql`SELECT mean_stars mean, (SELECT name FROM carriers WHERE carrier_no = ${query.carrier ?? 0}) carrier,
      EXISTS (SELECT 1 FROM organizations WHERE url_slug = ${query.organization ?? ""}) known FROM type_means
      WHERE type_bit IN (-1, (SELECT bit FROM product_types WHERE slug = ${query.type ?? ""}))
      ORDER BY type_bit DESC LIMIT 1`,
    ),
  };
}

/** The first round trip. `where` is what the search box was read as. */
export async function lookAround(context: AppContext, query: SearchQuery, where: Where): Promise<FirstLook> {
  const { db, clock } = context;
  const { place, near, namesakes, counties, names, carriers, organizations, types, languages, means } =
    await db.read(
      where.kind === "zip"
        ? keptOfZip(
            `${stateDayKey(clock.now())} ${filtersKey(query)}`,
            { ...zipValues(where.zip), nowMs: clock.now() },
            (slots) => lookStatements(context, { query, where, slots }),
          )
        : lookStatements(context, { query, where, slots: null }),
    );
  const [ahead] = near;
  if (ahead === undefined) throw new TypeError("A search without a row.");
  const found = unpackCandidates(ahead.packed);
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
          },
    candidates: found.slice(0, CANDIDATE_LIMIT_AGENTS),
    capped: found.length > CANDIDATE_LIMIT_AGENTS,
    ahead,
    wider: unpackCandidates(ahead.wide),
    namesakes: namesakes.map(foundPlace),
    counties: counties.map(foundPlace),
    nameMatches: names.map((one) => one.agent_no),
    carrierMatches: carriers.map((one) => ({ carrierNo: one.carrier_no, name: one.name })),
    organizationMatches: organizations.map(({ state_code, ...one }) => ({ ...one, stateCode: state_code })),
    types,
    languages,
    carrierName: means[0]?.carrier ?? null,
    organizationKnown: means[0]?.known === true,
    priorMean: means[0]?.mean ?? 4,
  };
}

const foundPlace = (row: RowOf<typeof namesakeRow>): FoundPlace => ({
  name: row.name,
  slug: row.slug,
  stateCode: row.state_code,
  stateSlug: row.state_slug,
  stateName: row.state_name,
});
