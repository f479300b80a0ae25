/**
 * Search near a place, in two round trips. The first finds the place and its nearest candidates in ZIP order,
 * packed into one text (600 rows of a dozen numbers would otherwise be most of the time); the Worker ranks, counts
 * and pages them; the second reads what the page shows. Work is bounded whatever the number of agents.
 */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, real, rowsOf, text } from "#app/platform/rows.ts";
import type { SearchQuery } from "../inputs.ts";
import { CANDIDATE_LIMIT_AGENTS, NAME_MATCH_LIMIT, WIDEN_BELOW_AGENTS } from "../limits.ts";
import type { NamedLanguage, NamedType, Point } from "../types.ts";
import { fullTextQuery, type PlaceText } from "./place-text.ts";
import { type Rankable, unpackCandidates } from "./search-ranking.ts";
import { namesakeRow, organizationRow, packedRow, placeRow } from "./search-rows.ts";

/** ZIP areas reach beyond their center; candidates are taken this much farther and then measured themselves. */
const ZIP_SLACK_MILES = 4;
const WIDEST_MILES = 100;
/** Degrees of latitude in a mile. */
const LAT_DEGREES_PER_MILE = 1 / 69.0;

export type SearchPlace = Point & {
  zip: string | null;
  city: string;
  citySlug: string;
  stateCode: string;
  stateSlug: string;
  stateName: string;
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
  /** Nearest matches within 100 miles, only read when the radius had too few. */
  wider: Rankable[];
  /** Other places of the same name. */
  namesakes: FoundPlace[];
  /** Numbers of agents whose name, organization or headline matches. */
  nameMatches: number[];
  organizationMatches: { name: string; slug: string; type: string; city: string; stateCode: string }[];
  types: NamedType[];
  languages: NamedLanguage[];
  /** False when a filter names an organization that is not in the register. */
  organizationKnown: boolean;
  priorMean: number;
};

/** How the place is looked up; each gives one row of `zips`, so that a place always has a state and a ZIP. */
function hereQuery(where: PlaceText | { kind: "point"; lat: number; lon: number }) {
  const columns = sql`c.name city, c.slug city_slug, s.code state_code, s.slug state_slug, s.name state_name`;
  switch (where.kind) {
    case "zip":
      return sql`SELECT z.lat lat, z.lon lon, z.zip zip, ${columns}
        FROM zips z JOIN cities c ON c.city_no = z.city_no JOIN states s ON s.code = z.state_code
        WHERE z.zip >= ${where.zip.slice(0, 3)} AND z.zip < ${`${where.zip.slice(0, 3)}x`}
        ORDER BY z.zip = ${where.zip} DESC, z.weight DESC LIMIT 1`;
    case "city-in-state":
      return sql`SELECT c.lat lat, c.lon lon, NULL zip, ${columns}
        FROM cities c JOIN states s ON s.code = c.state_code
        WHERE c.name_key = ${where.cityKey} AND c.state_code = ${where.stateCode}
        ORDER BY c.weight DESC LIMIT 1`;
    case "words":
      return sql`SELECT c.lat lat, c.lon lon, NULL zip, ${columns}
        FROM cities c JOIN states s ON s.code = c.state_code
        WHERE c.name_key = ${where.cityKey} ORDER BY c.weight DESC LIMIT 1`;
    case "point":
      return sql`SELECT ${where.lat} lat, ${where.lon} lon, z.zip zip, ${columns}
        FROM zips z JOIN cities c ON c.city_no = z.city_no JOIN states s ON s.code = z.state_code
        WHERE z.lat BETWEEN ${where.lat - 0.75} AND ${where.lat + 0.75}
          AND z.lon BETWEEN ${where.lon - 1} AND ${where.lon + 1}
        ORDER BY (z.lat - ${where.lat}) * (z.lat - ${where.lat})
          + (z.lon - ${where.lon}) * (z.lon - ${where.lon}) * 0.6 LIMIT 1`;
    default:
      return sql`SELECT 0 lat, 0 lon, NULL zip, '' city, '' city_slug, '' state_code, '' state_slug, '' state_name WHERE 0`;
  }
}

/** Matching agents within `miles`, nearest ZIP first, as a query with the columns of `agent_search`. */
function nearQuery(
  here: ReturnType<typeof sql>,
  miles: number,
  limit: number,
  filters: ReturnType<typeof sql>,
) {
  const latDegrees = (miles + ZIP_SLACK_MILES) * LAT_DEGREES_PER_MILE;
  return sql`
    SELECT a.* FROM (
      SELECT z.zip zip, here.state_code state_code,
        (z.lat - here.lat) * (z.lat - here.lat)
          + (z.lon - here.lon) * (z.lon - here.lon) * cos(radians(here.lat)) * cos(radians(here.lat)) away
      FROM (${here}) here CROSS JOIN zips z
      WHERE z.lat BETWEEN here.lat - ${latDegrees} AND here.lat + ${latDegrees}
        AND z.lon BETWEEN here.lon - ${latDegrees} / cos(radians(here.lat))
          AND here.lon + ${latDegrees} / cos(radians(here.lat))
        AND z.agent_count > 0
      ORDER BY away
    ) near CROSS JOIN agent_search a
    WHERE a.zip = near.zip AND near.away <= ${latDegrees * latDegrees} ${filters}
    LIMIT ${limit}`;
}

const PACKED = sql`group_concat(printf('%d,%.4f,%.4f,%d,%d,%d,%d,%d,%d,%.4f,%.4f,%.4f,%d', agent_no, lat, lon, languages,
  accepting_clients, independent, coalesce(organization_no, 0), review_count, star_sum, weight_sum, weighted_stars,
  weighted_squares, coalesce(response_minutes, -1)), ';') packed`;

/** The first round trip. `where` is what the search box was read as. */
export async function lookAround(
  { db, clock }: AppContext,
  query: SearchQuery,
  where: PlaceText | { kind: "point"; lat: number; lon: number },
): Promise<FirstLook> {
  const here = hereQuery(where);
  const typeBit = sql`(SELECT 1 << bit FROM product_types WHERE slug = ${query.type ?? ""} AND active)`;
  const covered = sql`EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no
    AND v.state_code = near.state_code AND v.through_day >= ${utcDay(clock.now())}
    ${query.type === undefined ? sql`` : sql`AND v.types & ${typeBit}`})`;
  const filters = sql`
    ${query.type === undefined ? sql`` : sql`AND a.types & ${typeBit}`}
    ${query.unlicensed ? sql`` : sql`AND ${covered}`}
    ${query.accepting ? sql`AND a.accepting_clients` : sql``}
    ${query.independent ? sql`AND a.independent` : sql``}
    ${sql.join(
      query.language.map(
        (code) => sql`AND a.languages & coalesce((SELECT 1 << bit FROM languages WHERE code = ${code}), 0)`,
      ),
      sql` `,
    )}
    ${
      query.organization === undefined
        ? sql``
        : sql`AND a.organization_no = (SELECT organization_no FROM organizations WHERE url_slug = ${query.organization})`
    }`;
  const words = where.kind === "words" ? fullTextQuery(where.text) : null;
  const named = where.kind === "words" || where.kind === "city-in-state";
  const nothing = sql`SELECT 1 WHERE 0`;
  const inRadius = nearQuery(here, query.radius, CANDIDATE_LIMIT_AGENTS + 1, filters);
  const { place, near, wide, namesakes, names, organizations, types, languages, means } = await db.read({
    place: rowsOf(db, "place", placeRow, here),
    near: rowsOf(db, "candidates", packedRow, sql`SELECT ${PACKED} FROM (${inRadius})`),
    wide: rowsOf(
      db,
      "candidates farther out",
      packedRow,
      sql`SELECT ${PACKED} FROM (
      SELECT * FROM (${nearQuery(here, WIDEST_MILES, WIDEN_BELOW_AGENTS * 4, filters)})
      WHERE (SELECT count(*) FROM (${nearQuery(here, query.radius, WIDEN_BELOW_AGENTS, filters)})) < ${WIDEN_BELOW_AGENTS})`,
    ),
    namesakes: rowsOf(
      db,
      "namesakes",
      namesakeRow,
      !named
        ? nothing
        : sql`SELECT c.name name, c.slug slug, s.code state_code, s.slug state_slug, s.name state_name
      FROM cities c JOIN states s ON s.code = c.state_code
      WHERE c.name_key = ${where.cityKey}
      ORDER BY c.weight DESC LIMIT 9`,
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
      { mean: real, known: flag },
      sql`SELECT mean_stars mean,
      EXISTS (SELECT 1 FROM organizations WHERE url_slug = ${query.organization ?? ""}) known FROM type_means
      WHERE type_bit IN (-1, (SELECT bit FROM product_types WHERE slug = ${query.type ?? ""}))
      ORDER BY type_bit DESC LIMIT 1`,
    ),
  });
  const candidates = unpackCandidates(near[0]?.packed ?? null);
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
          },
    candidates: candidates.slice(0, CANDIDATE_LIMIT_AGENTS),
    capped: candidates.length > CANDIDATE_LIMIT_AGENTS,
    wider: unpackCandidates(wide[0]?.packed ?? null),
    namesakes: namesakes.map((one) => ({
      name: one.name,
      slug: one.slug,
      stateCode: one.state_code,
      stateSlug: one.state_slug,
      stateName: one.state_name,
    })),
    nameMatches: names.map((one) => one.agent_no),
    organizationMatches: organizations.map(({ state_code, ...one }) => ({ ...one, stateCode: state_code })),
    types,
    languages,
    organizationKnown: means[0]?.known === true,
    priorMean: means[0]?.mean ?? 4,
  };
}
