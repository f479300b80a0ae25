/** The agents that a search ranks, as queries over `agent_search`: near a place, or in a state, and through the filters. */
import { type SQL, sql } from "drizzle-orm";
import type { SearchQuery } from "../inputs.ts";
import { typesAskedBy } from "../type-groups.ts";

/** ZIP areas reach beyond their center; candidates are read this much farther and then measured by their own point. */
const ZIP_SLACK_MILES = 4;
/** Degrees of latitude in a mile. */
const LAT_DEGREES_PER_MILE = 1 / 69.0;

/**
 * ZIPs with agents around `here`, nearest first, some beyond `miles`, which may be a column: `here.radius`. Without its
 * limit SQLite would join all their agents before it sorts, or would not sort at all where a query only counts them.
 */
const zipsAround = (here: SQL, miles: number | SQL) => {
  const latDegrees =
    typeof miles === "number"
      ? (miles + ZIP_SLACK_MILES) * LAT_DEGREES_PER_MILE
      : sql`(${miles} + ${ZIP_SLACK_MILES}) * ${LAT_DEGREES_PER_MILE}`;
  return sql`SELECT z.zip zip, here.state_code state_code,
        (z.lat - here.lat) * (z.lat - here.lat)
          + (z.lon - here.lon) * (z.lon - here.lon) * cos(radians(here.lat)) * cos(radians(here.lat)) away
      FROM (${here}) here CROSS JOIN zips z
      WHERE z.lat BETWEEN here.lat - ${latDegrees} AND here.lat + ${latDegrees}
        AND z.lon BETWEEN here.lon - ${latDegrees} / cos(radians(here.lat))
          AND here.lon + ${latDegrees} / cos(radians(here.lat))
        AND z.agent_count > 0 AND away <= (${latDegrees}) * (${latDegrees})
      ORDER BY away LIMIT -1`;
};

/** Matching agents within `miles`, nearest ZIP first, as a query with the columns of `agent_search`. */
export const nearQuery = (here: SQL, miles: number | SQL, limit: number, filters: SQL) => sql`
    SELECT a.* FROM (${zipsAround(here, miles)}) near CROSS JOIN agent_search a
    WHERE a.zip = near.zip ${filters}
    LIMIT ${limit}`;

/** A range of `coverage_gains`: numbers above the first and up to the second. */
export type Gained = { afterNo: number; throughNo: number };

/** Like `nearQuery`, but only agents who newly cover something there. Reads only the gains of these ZIPs. */
export const gainedNearQuery = (
  here: SQL,
  miles: number,
  limit: number,
  { afterNo, throughNo }: Gained,
  filters: SQL,
) => sql`
    SELECT DISTINCT a.* FROM (${zipsAround(here, miles)}) near CROSS JOIN coverage_gains n CROSS JOIN agent_search a
    WHERE n.zip = near.zip
      AND n.gain_no > ${afterNo} AND n.gain_no <= ${throughNo} AND n.state_code = near.state_code
      AND a.zip = n.zip AND a.agent_no = n.agent_no ${filters}
    LIMIT ${limit}`;

/** Like `inStateQuery`, but only agents with the newest gains there. */
export const gainedInStateQuery = (
  stateCode: string,
  limit: number,
  { afterNo, throughNo }: Gained,
  filters: SQL,
) => sql`
    SELECT DISTINCT a.* FROM (SELECT c.agent_no, c.state_code, c.types, c.first FROM coverage_gains c
        WHERE c.state_code = ${stateCode} AND c.gain_no > ${afterNo} AND c.gain_no <= ${throughNo}
        ORDER BY c.gain_no DESC LIMIT ${limit}) n
      CROSS JOIN agents g CROSS JOIN agent_search a
    WHERE g.agent_no = n.agent_no AND g.state_code = n.state_code AND g.account_status = 'active'
      AND a.zip = g.zip AND a.agent_no = g.agent_no ${filters}`;

/** Matching agents with an office in a state, first in its order, with the columns of `agent_search`. */
export function inStateQuery(stateCode: string, limit: number, filters: SQL) {
  return sql`
    SELECT a.* FROM agents g CROSS JOIN agent_search a
    WHERE g.state_code = ${stateCode} AND g.account_status = 'active' AND a.zip = g.zip AND a.agent_no = g.agent_no
      ${filters}
    ORDER BY g.order_value DESC, g.agent_no DESC LIMIT ${limit}`;
}

/** The condition of the rating on `a`, apart from the other filters: the agents it leaves out are still counted next to it. */
export const ratingCondition = (rating: SearchQuery["rating"]): SQL =>
  rating === 0 ? sql`` : sql`AND a.star_sum >= ${rating} * max(1, a.review_count)`;

/** The conditions of the filters on `a`; licenses must be in force in the state of `stateCode` on `today` there. */
export function filterConditions(query: SearchQuery, stateCode: SQL, today: SQL): SQL {
  const mask = sql`(SELECT sum(1 << bit) FROM product_types WHERE active AND slug IN (${sql.join(
    typesAskedBy(query.type ?? "").map((slug) => sql`${slug}`),
    sql`, `,
  )}))`;
  const conditions = [sql``];
  if (query.type !== undefined) conditions.push(sql`AND a.types & ${mask}`);
  if (!query.unlicensed) {
    conditions.push(sql`AND EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = a.agent_no
      AND v.state_code = ${stateCode} AND v.through_day >= ${today}
      ${query.type === undefined ? sql`` : sql`AND v.types & ${mask}`})`);
  }
  if (query.accepting) conditions.push(sql`AND a.accepting_clients`);
  if (query.independent) conditions.push(sql`AND a.independent`);
  for (const code of query.language) {
    conditions.push(
      sql`AND a.languages & coalesce((SELECT 1 << bit FROM languages WHERE code = ${code}), 0)`,
    );
  }
  if (query.carrier !== undefined) {
    conditions.push(sql`AND EXISTS (SELECT 1 FROM agent_carriers r
      WHERE r.agent_no = a.agent_no AND r.carrier_no = ${query.carrier})`);
  }
  if (query.organization !== undefined) {
    conditions.push(sql`AND a.organization_no =
      (SELECT organization_no FROM organizations WHERE url_slug = ${query.organization})`);
  }
  return sql.join(conditions, sql` `);
}
