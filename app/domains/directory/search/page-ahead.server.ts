/**
 * What a search will show, read in the same statement as its candidates (decision 0073): SQLite orders them by the formulas that
 * the Worker ranks by, and brings the cards, names and labels of the page that comes out. The Worker's order is the one that
 * counts: where the page is another, `fits` says so, and what it shows is read by itself.
 */
import { type SQL, sql } from "drizzle-orm";
import { integer, nullable, packed, type RowOf, real, text } from "#app/platform/database/rows.ts";
import { cardQuery, packedCards } from "../card-queries.server.ts";
import { EARTH_RADIUS_MILES } from "../distance.ts";
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
import { RANKING_PRIOR_REVIEWS, RANKING_PRIOR_SPREAD_STARS } from "../policy.ts";
import { PACKED_ROW } from "./candidate-queries.ts";
import { carrierCountQuery, carrierCountRow } from "./carrier-counts.server.ts";
import { ORGANIZATION_CHOICES } from "./search-ranking.ts";

/** Candidates come rounded, so neighbors in the order may change places: these many more are read on each side of a page. */
const SLACK_AGENTS = 2;

/** Great-circle distance, as `distanceMiles` computes it. */
const half = (degrees: SQL) => sql`sin(radians(${degrees}) / 2)`;
const squared = (value: SQL) => sql`${value} * ${value}`;
const MILES = sql`${2 * EARTH_RADIUS_MILES} * asin(min(1, sqrt(${squared(half(sql`k.lat - here.lat`))}
  + cos(radians(here.lat)) * cos(radians(k.lat)) * ${squared(half(sql`k.lon - here.lon`))})))`;
const MOST = sql.raw(String(CANDIDATE_LIMIT_AGENTS));
const ENOUGH = sql.raw(String(WIDEN_BELOW_AGENTS));

/** The order of `orderBy`. */
const FIRST: Record<Sort, SQL> = {
  best: sql``,
  distance: sql`miles,`,
  rating: sql`average DESC,`,
  reviews: sql`review_count DESC,`,
};
const STEP = sql.raw(`${DISTANCE_STEPS_MILES.map((step) => `(miles > ${step})`).join(" + ")},`);
const orderOf = (
  sort: Sort,
  near: boolean,
) => sql`accepting_clients DESC, ${FIRST[sort]} ${near ? STEP : sql``}
  value DESC, miles, coalesce(response_minutes, 9007199254740991), agent_no`;

export const aheadRow = {
  packed: nullable(text),
  total: integer,
  mapMiles: nullable(integer),
  cards: packedCards,
  organizations: packed({ no: integer, name: text, slug: text }),
  carriers: packed(carrierCountRow),
  labels: packed({ name: text, lat: real, lon: real }),
};

/** The candidates of a search, packed, and beside them the page that they make. */
export type PageAhead = RowOf<typeof aheadRow>;

/** Whose page it is: around `here` within the radius asked for or the next that has enough, or in a state, without a map. */
type Asked = {
  here: SQL;
  /** Up to one more than are ranked, with the columns of `agent_search`; may name `reach`, which is `here` with a `radius`. */
  candidates: SQL;
  /** Those nearest to `here` within some miles whom the list would show, enough to tell how far it reaches; null in a state. */
  nearest: ((miles: number) => SQL) | null;
  query: SearchQuery;
  nowMs: number;
};

/** The radius that `widen` decides on: as asked where that has enough, else the next that has, or has as many as there are. */
function radiusOf(asked: number, nearest: NonNullable<Asked["nearest"]>): SQL {
  const measured = (miles: number) =>
    sql`SELECT miles FROM (SELECT ${MILES} miles FROM (${nearest(miles)}) k) WHERE miles <= ${miles}`;
  const wider = RADIUS_CHOICES_MILES.filter((choice) => choice > asked);
  const next = sql.raw(wider.map((choice) => `WHEN farthest <= ${choice} THEN ${choice}`).join(" "));
  return wider.length === 0
    ? sql`${asked}`
    : sql`CASE WHEN (SELECT count(*) FROM (${measured(asked)})) >= ${ENOUGH} THEN ${asked} ELSE (
        SELECT CASE WHEN farthest <= ${asked} THEN ${asked} ${next} ELSE ${WIDEST_MILES} END FROM (
          SELECT max(miles) farthest FROM (${measured(WIDEST_MILES)} ORDER BY miles LIMIT ${ENOUGH}))) END`;
}

/**
 * One row, of `aheadRow`. But for `here` each step is named once: SQLite plans a step anew wherever it is named, with all that is
 * before it, which took longer than the search; and one within the other they overflow its parser.
 */
export function aheadQuery({ here, candidates, nearest, query, nowMs }: Asked): SQL {
  const { radius: asked, rating, sort, page, type } = query;
  const first = Math.max(0, (page - 1) * RESULTS_PAGE_AGENTS - SLACK_AGENTS);
  const last = page * RESULTS_PAGE_AGENTS + SLACK_AGENTS;
  const near = nearest !== null;
  const steps = sql`WITH here AS (${here}),
    reach AS MATERIALIZED (SELECT here.*, ${near ? radiusOf(asked, nearest) : sql`NULL`} radius FROM here),
    rows AS (SELECT *, row_number() OVER () seq FROM (${candidates})),
    away AS (SELECT k.*, here.radius, ${MILES} miles FROM rows k CROSS JOIN reach here),
    reached AS (SELECT *, count(*) OVER () found,
      weight_sum + ${RANKING_PRIOR_REVIEWS} mass,
      CASE review_count WHEN 0 THEN 0 ELSE star_sum * 1.0 / review_count END average,
      coalesce((SELECT mean_stars FROM type_means
        WHERE type_bit IN (-1, (SELECT bit FROM product_types WHERE slug = ${type ?? ""}))
        ORDER BY type_bit DESC LIMIT 1), 4) mean FROM away),
    drawn AS (SELECT *, (${RANKING_PRIOR_REVIEWS} * mean + weighted_stars) / mass drawn,
      seq <= ${MOST} ${near ? sql`AND miles <= radius` : sql``} measured FROM reached),
    valued AS (SELECT *, measured AND average >= ${rating} shown,
      drawn - sqrt((${RANKING_PRIOR_REVIEWS * RANKING_PRIOR_SPREAD_STARS ** 2}
        + max(0, weighted_squares - 2 * drawn * weighted_stars + drawn * drawn * weight_sum)) / mass / mass) value
      FROM drawn),
    placed AS (SELECT *, row_number() OVER (PARTITION BY shown ORDER BY ${orderOf(sort, near)}) at
      FROM valued ORDER BY seq),
    page AS (SELECT group_concat(${PACKED_ROW}, ';') packed, total(shown) total,
      ${
        near
          ? sql`CASE WHEN max(found) > ${MOST} THEN min(100, max(1, ceil(max(miles) FILTER (WHERE measured))))
        ELSE max(radius) END`
          : sql`NULL`
      } miles,
      json_group_array(agent_no) FILTER (WHERE shown AND at > ${first} AND at <= ${last}) page,
      json_group_array(agent_no) FILTER (WHERE shown) everybody,
      json_group_array(organization_no) FILTER (WHERE shown AND organization_no IS NOT NULL) members FROM placed)`;
  const reach = sql`p.miles * ${MAP_DEGREES_A_MILE}`;
  return sql`${steps} SELECT p.packed, CAST(p.total AS INTEGER) total, CAST(p.miles AS INTEGER) mapMiles,
      (SELECT json_group_array(json(packed)) FROM (${cardQuery(
        nowMs,
        sql`(SELECT value FROM json_each(p.page))`,
        last - first,
        sql`h.state_code`,
      )})) cards,
      (SELECT json_group_array(json_array(o.organization_no, o.name, o.url_slug)) FROM
        (SELECT value FROM json_each(p.members) GROUP BY value ORDER BY count(*) DESC, value
          LIMIT ${ORGANIZATION_CHOICES}) n
        CROSS JOIN organizations o WHERE o.organization_no = n.value) organizations,
      (SELECT json_group_array(json_array(carrierNo, name, count)) FROM (${carrierCountQuery(sql`p.everybody`)})) carriers,
      (SELECT json_group_array(json_array(name, lat, lon)) FROM
        (SELECT c.name, c.lat, c.lon FROM cities c
          WHERE c.lat BETWEEN h.lat - ${reach} AND h.lat + ${reach}
            AND c.lon BETWEEN h.lon - ${reach} / cos(radians(h.lat)) AND h.lon + ${reach} / cos(radians(h.lat))
          ORDER BY c.population DESC LIMIT ${LABEL_LIMIT})) labels
    FROM page p LEFT JOIN here h`;
}

/** Whether what was read ahead is what this page shows. */
export function fits(
  { total, mapMiles, cards }: PageAhead,
  page: { total: number; numbers: readonly number[]; mapMiles: number | null },
): boolean {
  const known = new Set(cards.map(({ agentNo }) => agentNo));
  return (
    total === page.total && mapMiles === page.mapMiles && page.numbers.every((number) => known.has(number))
  );
}
