/** Where the people of a list have their offices: a ZIP, or a city and state, that the directory knows. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, packed, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { placeKey } from "#app/platform/place-key.ts";
import type { StateFacts } from "../types.ts";

const placeRow = {
  zip: text,
  cityNo: integer,
  countyFips: nullable(text),
  stateCode: text,
  lat: real,
  lon: real,
  /** As it was asked for: a ZIP, or `FL tampa`. */
  asked: text,
};
export type OfficePlace = Omit<RowOf<typeof placeRow>, "asked">;
export type Address = Pick<StateFacts, "zip" | "city" | "addressState" | "withoutNpn">;

export type FoundPlaces = (address: Address) => OfficePlace | { problem: string };

const cityAsked = ({ city, addressState }: Address): string | null =>
  city === null || addressState === null || placeKey(city) === ""
    ? null
    : `${addressState} ${placeKey(city)}`;

/**
 * The places of these addresses: by ZIP where the directory knows it and the list doesn't name another state, else the ZIP at
 * the middle of the city. One round trip.
 */
export async function findPlaces(
  { db }: Pick<AppContext, "db">,
  addresses: readonly Address[],
): Promise<FoundPlaces> {
  const zips = [...new Set(addresses.flatMap(({ zip }) => zip ?? []))];
  const cities = [...new Set(addresses.flatMap((address) => cityAsked(address) ?? []))];
  const columns = sql`z.zip, z.city_no, z.county_fips, z.state_code, z.lat, z.lon`;
  const [[row]] =
    zips.length + cities.length === 0
      ? [[undefined]]
      : await db.batch([
          rowsOf(
            db,
            "places of a list",
            { places: packed(placeRow) },
            sql`SELECT json_group_array(json_array(zip, city_no, county_fips, state_code, lat, lon, asked)) places FROM (
              SELECT ${columns}, j.value asked FROM json_each(${JSON.stringify(zips)}) j CROSS JOIN zips z
                WHERE z.zip = j.value
              UNION ALL SELECT ${columns}, m.asked FROM (
                SELECT n.asked, (SELECT i.zip FROM cities c CROSS JOIN zips i ON i.city_no = c.city_no
                    WHERE c.city_no = coalesce(n.own, n.other)
                    ORDER BY (i.lat - c.lat) * (i.lat - c.lat) + (i.lon - c.lon) * (i.lon - c.lon), i.zip LIMIT 1) middle
                FROM (SELECT j.value asked, (SELECT c.city_no FROM cities c
                    WHERE c.name_key = substr(j.value, 4) AND c.state_code = substr(j.value, 1, 2)
                    ORDER BY c.population DESC LIMIT 1) own,
                  (SELECT c.city_no FROM place_names p CROSS JOIN cities c ON c.city_no = p.city_no
                    WHERE p.name_key = substr(j.value, 4) AND c.state_code = substr(j.value, 1, 2)
                    ORDER BY c.population DESC LIMIT 1) other
                  FROM json_each(${JSON.stringify(cities)}) j) n) m
                CROSS JOIN zips z ON z.zip = m.middle)`,
          ),
        ]);
  const known = new Map((row?.places ?? []).map(({ asked, ...place }) => [asked, place]));
  return (address) => {
    if (address.withoutNpn) return { problem: WITHOUT_NPN };
    const byZip = address.zip === null ? undefined : known.get(address.zip);
    const agrees = address.addressState === null || byZip?.stateCode === address.addressState;
    if (byZip !== undefined && agrees) return byZip;
    return known.get(cityAsked(address) ?? "") ?? { problem: placeProblem(address) };
  };
}

const WITHOUT_NPN = "The list gives no NPN, and a profile needs one.";

/** Why a row makes no profile: without an NPN, or at no place that a reader could find the agent at. */
export function placeProblem({ zip, city, addressState, withoutNpn }: Address): string {
  if (withoutNpn) return WITHOUT_NPN;
  if (zip === null && city === null) return "The list gives no business address.";
  const named = [city, addressState].filter((part) => part !== null).join(", ");
  const place = [named, zip].filter((part) => part !== null && part !== "").join(" ");
  return `We don’t know the place “${place}”.`;
}
