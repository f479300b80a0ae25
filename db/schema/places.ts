/** Places: ZIP, city, county, state. Filled from GeoNames and Census outlines by `db/seed/places/places.ts`. */
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { notNegative } from "../checks.ts";

export const states = sqliteTable(
  "states",
  {
    /** Two-letter postal code, upper case. */
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    population: integer("population").notNull(),
    agentCount: integer("agent_count").notNull().default(0),
  },
  (t) => [...notNegative(t.agentCount), uniqueIndex("states_slug").on(t.slug)],
);

export const counties = sqliteTable(
  "counties",
  {
    /** Five-digit FIPS code; the first two digits are the state's. */
    fips: text("fips").primaryKey(),
    stateCode: text("state_code").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    minLat: real("min_lat").notNull(),
    maxLat: real("max_lat").notNull(),
    minLon: real("min_lon").notNull(),
    maxLon: real("max_lon").notNull(),
    /**
     * Outline as rings joined by `;`. A ring is space-separated `lon,lat` pairs in thousandths of a degree,
     * the first pair absolute, each next one the difference to the one before.
     */
    outline: text("outline").notNull(),
    agentCount: integer("agent_count").notNull().default(0),
  },
  (t) => [
    ...notNegative(t.agentCount),
    index("counties_state").on(t.stateCode, t.name),
    index("counties_box").on(t.minLat, t.maxLat, t.minLon, t.maxLon),
  ],
);

/** Water in a square of a degree: see `db/seed/places/water.ts`. Outlines are encoded as those of counties. */
export const water = sqliteTable(
  "water",
  {
    /** South edge, in whole degrees. */
    lat: integer("lat").notNull(),
    /** West edge, in whole degrees. */
    lon: integer("lon").notNull(),
    /** Sea, lakes and wide rivers, cut off at the edges; filled by the nonzero rule. */
    areas: text("areas").notNull(),
    /** Courses of rivers: lines, not rings. */
    courses: text("courses").notNull(),
  },
  (t) => [primaryKey({ columns: [t.lat, t.lon] })],
);

export const cities = sqliteTable(
  "cities",
  {
    cityNo: integer("city_no").primaryKey(),
    stateCode: text("state_code").notNull(),
    countyFips: text("county_fips"),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** Lower case ASCII without punctuation ("st louis"), for look-up and suggestions. */
    nameKey: text("name_key").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    /** People who live there, by GeoNames; 0 where that is unknown. Decides which city of a name is meant. */
    population: integer("population").notNull(),
    agentCount: integer("agent_count").notNull().default(0),
  },
  (t) => [
    ...notNegative(t.agentCount),
    uniqueIndex("cities_state_slug").on(t.stateCode, t.slug),
    index("cities_name_key").on(t.nameKey, t.population),
    index("cities_state_agents").on(t.stateCode, t.agentCount),
    index("cities_agents").on(t.agentCount),
    index("cities_box").on(t.lat, t.lon),
    index("cities_county").on(t.countyFips, t.agentCount),
  ],
);

/** More names under which a city is found: the post's ("Hallandale"), or other spellings. */
export const placeNames = sqliteTable(
  "place_names",
  {
    /** As `cities.name_key`. */
    nameKey: text("name_key").notNull(),
    cityNo: integer("city_no").notNull(),
  },
  (t) => [primaryKey({ columns: [t.nameKey, t.cityNo] })],
);

export const zips = sqliteTable(
  "zips",
  {
    zip: text("zip").primaryKey(),
    cityNo: integer("city_no").notNull(),
    stateCode: text("state_code").notNull(),
    countyFips: text("county_fips"),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    /** Relative size, an estimate from state population and ZIP density; orders ZIPs, never printed. */
    weight: integer("weight").notNull(),
    agentCount: integer("agent_count").notNull().default(0),
  },
  (t) => [
    ...notNegative(t.agentCount),
    index("zips_box").on(t.lat, t.lon, t.zip, t.agentCount),
    index("zips_city").on(t.cityNo),
  ],
);
