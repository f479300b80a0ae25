/** Finds the place to search around, as one row of the query that also finds the agents. */
import { type SQL, sql } from "drizzle-orm";
import type { PlaceReading } from "./place-readings.ts";
import { placeReadings } from "./place-readings.ts";
import type { PlaceText } from "./place-text.ts";

/** What to search around: the text that was typed, or a point. */
export type Where = PlaceText | { kind: "point"; lat: number; lon: number };

const columns = sql`c.name city, c.slug city_slug, s.code state_code, s.slug state_slug, s.name state_name`;
const exact = sql`NULL county, 0 loose, 0 at`;
const NOWHERE = sql`SELECT 0 lat, 0 lon, NULL zip, '' city, '' city_slug, '' state_code, '' state_slug, '' state_name,
  ${exact} WHERE 0`;

/** A county's name as `placeKey` writes it. One has a letter that `lower` does not know. */
export const COUNTY_KEY = sql`lower(replace(replace(replace(replace(name, '.', ''), '''', ''), '-', ' '), 'ñ', 'n'))`;

/** One row with a state, a city and a point, or none. */
export function hereQuery(where: Where): SQL {
  switch (where.kind) {
    case "zip": {
      // The ZIP, or the largest in its area; the page says when it is another.
      const area = where.zip.slice(0, 3);
      return sql`SELECT z.lat lat, z.lon lon, z.zip zip, ${columns}, ${exact}
        FROM zips z JOIN cities c ON c.city_no = z.city_no JOIN states s ON s.code = z.state_code
        WHERE z.zip >= ${area} AND z.zip < ${`${area}x`}
        ORDER BY z.zip = ${where.zip} DESC, z.weight DESC LIMIT 1`;
    }
    case "point":
      return sql`SELECT ${where.lat} lat, ${where.lon} lon, z.zip zip, ${columns}, ${exact}
        FROM zips z JOIN cities c ON c.city_no = z.city_no JOIN states s ON s.code = z.state_code
        WHERE z.lat BETWEEN ${where.lat - 0.75} AND ${where.lat + 0.75}
          AND z.lon BETWEEN ${where.lon - 1} AND ${where.lon + 1}
        ORDER BY (z.lat - ${where.lat}) * (z.lat - ${where.lat})
          + (z.lon - ${where.lon}) * (z.lon - ${where.lon}) * 0.6 LIMIT 1`;
    case "state":
      return sql`SELECT s.lat lat, s.lon lon, NULL zip, '' city, '' city_slug, s.code state_code, s.slug state_slug,
        s.name state_name, ${exact} FROM states s WHERE s.code = ${where.stateCode}`;
    default: {
      const readings = placeReadings(where).map(readingQuery);
      return readings.length === 0
        ? NOWHERE
        : sql`SELECT lat, lon, zip, city, city_slug, state_code, state_slug, state_name, county, loose, at
            FROM (${sql.join(readings, sql` UNION ALL `)}) ORDER BY at, population DESC LIMIT 1`;
    }
  }
}

/** The places of one reading; `at` is its turn. A county is its largest city, where most of its people are. */
function readingQuery({ by, key, stateCode, loose }: PlaceReading, at: number): SQL {
  const inState = stateCode === null ? sql`` : sql`AND state_code = ${stateCode}`;
  const numbers =
    by === "city"
      ? sql`SELECT city_no, NULL county, population FROM cities WHERE name_key = ${key} ${inState}
          UNION ALL SELECT o.city_no, NULL, o.population FROM place_names p CROSS JOIN cities o
          WHERE p.name_key = ${key} AND o.city_no = p.city_no ${inState}`
      : sql`SELECT (SELECT city_no FROM cities WHERE county_fips = k.fips ORDER BY population DESC LIMIT 1) city_no,
          k.name county, (SELECT sum(population) FROM cities WHERE county_fips = k.fips) population
        FROM counties k WHERE k.rowid IN (SELECT rowid FROM counties WHERE ${COUNTY_KEY} = ${key} ${inState})`;
  return sql`SELECT c.lat lat, c.lon lon, NULL zip, ${columns}, n.county county, ${loose ? 1 : 0} loose, ${at} at,
      n.population population
    FROM (${numbers}) n CROSS JOIN cities c JOIN states s ON s.code = c.state_code WHERE c.city_no = n.city_no`;
}
