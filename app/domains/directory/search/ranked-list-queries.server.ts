/**
 * The list of a search, in one statement (decision 0073): SQLite ranks the candidates, decides how far the list reaches,
 * and reads the cards, names and labels of the page.
 */
import { type SQL, sql } from "drizzle-orm";
import { flag, integer, nullable, packed, type RowOf, real, text } from "#app/platform/database/rows.ts";
import { cardQuery, packedCards, unordered } from "../cards/card-queries.server.ts";
import type { SearchQuery } from "../inputs.ts";
import {
  CANDIDATE_LIMIT_AGENTS,
  DISTANCE_STEPS_MILES,
  RADIUS_CHOICES_MILES,
  RESULTS_PAGE_AGENTS,
  type Sort,
  WIDEN_BELOW_AGENTS,
  WIDEST_MILES,
} from "../limits.ts";
import { MAP_DEGREES_A_MILE } from "../maps/map-drawing.ts";
import { LABEL_LIMIT } from "../maps/map-queries.server.ts";
import { EARTH_RADIUS_MILES } from "../places/distance.ts";
import { meanStars, rankColumns, rankedRows, rankShape } from "../ranking/rank-queries.server.ts";

const CARRIER_CHOICES = 16;
const ORGANIZATION_CHOICES = 12;

const MOST = sql.raw(String(CANDIDATE_LIMIT_AGENTS));
const ENOUGH = sql.raw(String(WIDEN_BELOW_AGENTS));
const WIDEST = sql.raw(String(WIDEST_MILES));

const half = (degrees: SQL) => sql`sin(radians(${degrees}) / 2)`;
const squared = (value: SQL) => sql`${value} * ${value}`;
/** Great-circle miles between a row `k` and a row `here`, as `distanceMiles` computes them. */
export const MILES = sql`${2 * EARTH_RADIUS_MILES} * asin(min(1, sqrt(${squared(half(sql`k.lat - here.lat`))}
  + cos(radians(here.lat)) * cos(radians(k.lat)) * ${squared(half(sql`k.lon - here.lon`))})))`;

/** What each order puts before best match. */
const FIRST: Record<Sort, SQL> = {
  best: sql``,
  distance: sql`miles,`,
  rating: sql`coalesce(plain_average, 0) DESC,`,
  reviews: sql`review_count DESC,`,
};
/** How many steps lie between the place and an agent: 0 within the first. */
const STEP = sql.raw(`${DISTANCE_STEPS_MILES.map((step) => `(miles > ${step})`).join(" + ")},`);
/**
 * Agents who take no new clients come last in every order. Best match is by the step of the distance (only `near` a
 * place), then the order value, then distance, then answer time, then the number, so the order is total and stable.
 */
const orderOf = (
  sort: Sort,
  near: boolean,
) => sql`accepting_clients DESC, ${FIRST[sort]} ${near ? STEP : sql``}
  order_value DESC, miles, coalesce(response_minutes, 9007199254740991), agent_no`;

export const listRow = {
  /** All who are ranked: first those the list shows, in its order, then those whom the rating leaves out. */
  ranked: packed({
    agentNo: integer,
    lat: real,
    lon: real,
    languages: integer,
    acceptingClients: flag,
    independent: flag,
    /** 0 for none. */
    organizationNo: integer,
    /** The plain average of stars, rounded down. */
    wholeStars: integer,
    shown: flag,
  }),
  /** There were more than could be ranked. */
  capped: nullable(flag),
  /** How far the list reaches, and how many it would show within the radius asked for; null in a state and without candidates. */
  radiusMiles: nullable(integer),
  askedCount: nullable(integer),
  /** The farthest who is ranked. */
  farthestMiles: nullable(real),
  mapMiles: nullable(integer),
  /** The page, in order: the numbers behind each place. */
  rows: packed({ agentNo: integer, miles: real, ...rankShape }),
  cards: packedCards,
  /** Organizations and carriers of most of those shown, with how many each has. */
  organizations: packed({ name: text, slug: text, count: integer }),
  organizationTotal: integer,
  carriers: packed({ carrierNo: integer, name: text, count: integer }),
  labels: packed({ name: text, lat: real, lon: real }),
};

export type RankedList = RowOf<typeof listRow>;

type Listing = {
  /** The place: a query of one row, or none. */
  here: SQL;
  /** Up to one more than are ranked, with the columns of `agent_search`; may name `reach`, which is `here` with a `radius`. */
  candidates: SQL;
  /** The nearest to `here` within some miles whom the list would show, enough to tell how far it reaches; null in a state. */
  nearest: ((miles: number) => SQL) | null;
  query: Pick<SearchQuery, "radius" | "rating" | "sort" | "page" | "type">;
  nowMs: number;
};

/** How far candidates are read: as asked where that has enough, else the next choice that has. Never less than `widened`. */
function reachOf(asked: number, nearest: NonNullable<Listing["nearest"]>): SQL {
  const measured = (miles: number) =>
    sql`SELECT miles FROM (SELECT ${MILES} miles FROM (${nearest(miles)}) k) WHERE miles <= ${miles}`;
  const wider = RADIUS_CHOICES_MILES.filter((choice) => choice > asked);
  const next = sql.raw(wider.map((choice) => `WHEN farthest <= ${choice} THEN ${choice}`).join(" "));
  return wider.length === 0
    ? sql`${asked}`
    : sql`CASE WHEN (SELECT count(*) FROM (${measured(asked)})) >= ${ENOUGH} THEN ${asked} ELSE (
        SELECT CASE WHEN farthest <= ${asked} THEN ${asked} ${next} ELSE ${WIDEST} END FROM (
          SELECT max(miles) farthest FROM (${measured(WIDEST_MILES)} ORDER BY miles LIMIT ${ENOUGH}))) END`;
}

/**
 * How far the list reaches, from the counts that `countsWithin` adds: as asked, or the next choice that has enough of those
 * whom the list shows, or the first that has as many as there are. The widest where there are none.
 */
function widened(asked: number): SQL {
  const choices = [asked, ...RADIUS_CHOICES_MILES.filter((choice) => choice > asked)];
  const has = choices.map(
    (miles) => `WHEN within_${miles} >= min(${WIDEN_BELOW_AGENTS}, within_${WIDEST_MILES}) THEN ${miles}`,
  );
  return sql.raw(`CASE WHEN within_${WIDEST_MILES} = 0 THEN ${WIDEST_MILES} ${has.join(" ")} END`);
}

const countsWithin = (rating: number) =>
  sql.join(
    RADIUS_CHOICES_MILES.map(
      (miles) => sql`count(*) FILTER (WHERE seq <= ${MOST} AND coalesce(plain_average, 0) >= ${rating}
        AND miles <= ${sql.raw(String(miles))}) OVER () ${sql.raw(`within_${miles}`)}`,
    ),
    sql`, `,
  );

/**
 * One row, of `listRow`. Except for `here`, each step is named once: SQLite plans a step again wherever it is named, with
 * everything before it, which took longer than the search; and nested in each other the steps overflow its parser.
 */
export function listQuery({ here, candidates, nearest, query, nowMs }: Listing): SQL {
  const { radius: asked, rating, sort, page, type } = query;
  const first = (page - 1) * RESULTS_PAGE_AGENTS;
  const near = nearest !== null;
  const typeBit = sql`(SELECT bit FROM product_types WHERE slug = ${type ?? ""})`;
  const onPage = sql`FILTER (WHERE shown AND at > ${first} AND at <= ${first + RESULTS_PAGE_AGENTS})`;
  const steps = sql`WITH here AS (${here}),
    reach AS MATERIALIZED (SELECT here.*, ${near ? reachOf(asked, nearest) : sql`NULL`} radius FROM here),
    candidates AS (SELECT *, row_number() OVER () seq FROM (${candidates})),
    valued AS (${rankedRows(sql`SELECT *, ${meanStars(typeBit)} mean FROM candidates`, nowMs)}),
    away AS (SELECT k.*, ${MILES} miles FROM valued k CROSS JOIN reach here),
    counted AS (SELECT *, count(*) OVER () found, ${countsWithin(rating)} FROM away),
    widened AS (SELECT *, ${near ? widened(asked) : sql`NULL`} radius FROM counted),
    measured AS (SELECT *, seq <= ${MOST} ${near ? sql`AND miles <= radius` : sql``} ranked FROM widened),
    listed AS (SELECT *, ranked AND coalesce(plain_average, 0) >= ${rating} shown FROM measured),
    placed AS (SELECT *, row_number() OVER (PARTITION BY shown ORDER BY ${orderOf(sort, near)}) at
      FROM listed ORDER BY shown DESC, at),
    list AS (SELECT max(found) > ${MOST} capped, max(radius) radius,
      ${near ? sql.raw(`max(within_${asked})`) : sql`NULL`} asked_count,
      max(miles) FILTER (WHERE ranked) farthest,
      json_group_array(json_array(agent_no, round(lat, 4), round(lon, 4), languages, accepting_clients, independent,
        coalesce(organization_no, 0), CAST(coalesce(plain_average, 0) AS INTEGER), shown)) FILTER (WHERE ranked) ranked,
      json_group_array(json_array(agent_no, miles, ${rankColumns})) ${onPage} rows,
      json_group_array(agent_no) ${onPage} page,
      json_group_array(agent_no) FILTER (WHERE shown) everybody,
      json_group_array(organization_no) FILTER (WHERE shown AND organization_no IS NOT NULL) members FROM placed),
    mapped AS (SELECT *, ${
      near
        ? sql`CASE WHEN capped THEN min(${WIDEST}, max(1, ceil(farthest))) ELSE coalesce(radius, ${WIDEST}) END`
        : sql`NULL`
    } map_miles FROM list)`;
  const reach = sql`p.map_miles * ${MAP_DEGREES_A_MILE}`;
  return sql`${steps} SELECT p.ranked, p.capped, p.radius radiusMiles, p.asked_count askedCount,
      p.farthest farthestMiles, CAST(p.map_miles AS INTEGER) mapMiles, p.rows,
      (SELECT json_group_array(json(packed)) FROM (${cardQuery(
        nowMs,
        unordered(sql`SELECT value agent_no FROM json_each(p.page)`),
        RESULTS_PAGE_AGENTS,
        sql`h.state_code`,
      )})) cards,
      (SELECT json_group_array(json_array(o.name, o.url_slug, n.count)) FROM
        (SELECT value, count(*) count FROM json_each(p.members) GROUP BY value ORDER BY count(*) DESC, value
          LIMIT ${ORGANIZATION_CHOICES}) n
        CROSS JOIN organizations o WHERE o.organization_no = n.value) organizations,
      (SELECT count(DISTINCT value) FROM json_each(p.members)) organizationTotal,
      (SELECT json_group_array(json_array(carrier_no, name, count)) FROM
        (SELECT r.carrier_no, k.name, count(*) count
          FROM json_each(p.everybody) n CROSS JOIN agent_carriers r JOIN carriers k ON k.carrier_no = r.carrier_no
          WHERE r.agent_no = n.value GROUP BY r.carrier_no ORDER BY count(*) DESC, k.name LIMIT ${CARRIER_CHOICES})) carriers,
      (SELECT json_group_array(json_array(name, lat, lon)) FROM
        (SELECT c.name, c.lat, c.lon FROM cities c
          WHERE c.lat BETWEEN h.lat - ${reach} AND h.lat + ${reach}
            AND c.lon BETWEEN h.lon - ${reach} / cos(radians(h.lat)) AND h.lon + ${reach} / cos(radians(h.lat))
          ORDER BY c.population DESC LIMIT ${LABEL_LIMIT})) labels
    FROM mapped p LEFT JOIN here h`;
}
