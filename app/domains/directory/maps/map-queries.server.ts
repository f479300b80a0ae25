/** Outlines, water and names that the maps are drawn from. */
import { and, asc, between, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cities, counties, states, water } from "#db/schema/index.ts";
import type { Point } from "../types.ts";
import { boxAround } from "./map-drawing.ts";

/** More than any base map touches, which is 698 around Kentucky. A county left out would look like the sea. */
const COUNTY_LIMIT = 1_000;
/** More degrees than the widest map has squares, in the north of Alaska. */
const SQUARE_LIMIT = 400;
export const LABEL_LIMIT = 40;

/** Outlines of the counties that a base map around `center` touches, and the water in its squares. */
export async function listGroundAround({ db }: AppContext, center: Point, radiusMiles: number) {
  const box = boxAround(center, radiusMiles);
  return db.batch({
    land: db.orm
      .select({ outline: counties.outline })
      .from(counties)
      .where(
        and(
          lte(counties.minLat, box.maxLat),
          gte(counties.maxLat, box.minLat),
          lte(counties.minLon, box.maxLon),
          gte(counties.maxLon, box.minLon),
        ),
      )
      .limit(COUNTY_LIMIT),
    waters: db.orm
      .select({ areas: water.areas, courses: water.courses })
      .from(water)
      .where(
        and(
          between(water.lat, Math.floor(box.minLat), Math.floor(box.maxLat)),
          between(water.lon, Math.floor(box.minLon), Math.floor(box.maxLon)),
        ),
      )
      .limit(SQUARE_LIMIT),
  });
}

/** Counties of a state with their outlines and how many agents each has; null when there is no such state. */
export async function findStateOutlines({ db }: AppContext, stateCode: string) {
  const { found, rows } = await db.batch({
    found: db.orm.select({ name: states.name }).from(states).where(eq(states.code, stateCode)).limit(1),
    rows: db.orm
      .select({
        outline: counties.outline,
        agentCount: counties.agentCount,
        minLat: counties.minLat,
        maxLat: counties.maxLat,
        minLon: counties.minLon,
        maxLon: counties.maxLon,
      })
      .from(counties)
      .where(eq(counties.stateCode, stateCode))
      .orderBy(asc(counties.name))
      .limit(300),
  });
  return found.length === 0 || rows.length === 0 ? null : rows;
}

/** Statement: names of the larger places around a point, for labels, largest first. */
export function labelStatement({ db }: AppContext, center: Point, radiusMiles: number) {
  const box = boxAround(center, radiusMiles);
  return db.orm
    .select({ name: cities.name, lat: cities.lat, lon: cities.lon })
    .from(cities)
    .where(
      and(
        sql`${cities.lat} BETWEEN ${box.minLat} AND ${box.maxLat}`,
        sql`${cities.lon} BETWEEN ${box.minLon} AND ${box.maxLon}`,
      ),
    )
    .orderBy(desc(cities.population))
    .limit(LABEL_LIMIT);
}
