/** The places that words may mean, best first: the city as it is typed, a county, and what a nickname or "South" hides. */
import type { PlaceText } from "./place-text.ts";

/** `loose`: something of what was typed was left out, and the page says so. */
export type PlaceReading = {
  by: "city" | "county";
  key: string;
  stateCode: string | null;
  loose: boolean;
};

const NICKNAMES: Readonly<Record<string, string>> = {
  nyc: "new york",
  philly: "philadelphia",
  vegas: "las vegas",
  sf: "san francisco",
  "san fran": "san francisco",
  okc: "oklahoma city",
  slc: "salt lake city",
  nola: "new orleans",
  "st pete": "st petersburg",
  dfw: "dallas",
  "nueva york": "new york",
  "nueva orleans": "new orleans",
  filadelfia: "philadelphia",
  fenix: "phoenix",
  phx: "phoenix",
  "lake of the ozarks": "lake ozark",
  "twin cities": "minneapolis",
  "silicon valley": "san jose",
};

/** Words that are written short, in a city's name: "W Palm Beach", "Cleveland Hts". */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  no: "north",
  so: "south",
  bch: "beach",
  ctr: "center",
  hbr: "harbor",
  hls: "hills",
  hts: "heights",
  jct: "junction",
  lk: "lake",
  mt: "mount",
  mtn: "mountain",
  pk: "park",
  pt: "point",
  spg: "spring",
  spgs: "springs",
  twp: "township",
  vlg: "village",
  vly: "valley",
};

const COUNTY = / (county|parish|borough)$/;
const SPANISH_COUNTY = /^condado de(?:l)? (?=.)/;
/** One state alone calls its counties so. */
const COUNTY_STATES: Readonly<Record<string, string>> = { parish: "LA", borough: "AK" };
/** Parts of a city have no place of their own in the register. */
const PART_BEFORE =
  /^(?:(?:north|south)(?:ern|east|west|eastern|western)?|east(?:ern)?|west(?:ern)?|n|s|e|w|ne|nw|se|sw|downtown|uptown|midtown|central|greater|metro|centro de) (?=.)/;
const PART_AFTER = / (?:area|metro|metro area|metropolitan area|downtown|suburbs)$/;
/** A street address has its city at its end, after some words of the street. */
const HOUSE_NUMBER = /^\d+[a-z]? /;
const CITY_WORDS_LIMIT = 3;

/** The readings of a text, then those of its further parts. A city of the very name always comes first. */
export function placeReadings(where: PlaceText): PlaceReading[] {
  const further = "further" in where ? (where.further ?? []) : [];
  return [...ownReadings(where), ...further.flatMap(placeReadings)];
}

/** At most ten of each key, without those of further parts. */
function ownReadings(where: PlaceText): PlaceReading[] {
  switch (where.kind) {
    case "city-in-state":
      return readingsOf(where.cityKey, where.stateCode);
    case "words":
      return [
        ...readingsOf(where.cityKey, null),
        ...(where.inState === undefined ? [] : readingsOf(where.inState.cityKey, where.inState.stateCode)),
      ].sort((a, b) => Number(a.loose) - Number(b.loose));
    default:
      return [];
  }
}

function readingsOf(key: string, stateCode: string | null): PlaceReading[] {
  const city = (of: string, loose: boolean): PlaceReading => ({ by: "city", key: of, stateCode, loose });
  const readings = [city(key, false)];
  const written = writtenOut(key);
  if (written !== key) readings.push(city(written, false));
  const county = COUNTY.exec(key)?.[1] ?? (SPANISH_COUNTY.test(key) ? "county" : undefined);
  if (county !== undefined) {
    const only = stateCode ?? COUNTY_STATES[county] ?? null;
    const name = key.replace(COUNTY, "").replace(SPANISH_COUNTY, "");
    readings.push({ by: "county", key: name, stateCode: only, loose: false });
  }
  const nickname = NICKNAMES[key];
  if (nickname !== undefined) readings.push(city(nickname, false));
  if (key.endsWith(" city")) readings.push(city(key.slice(0, -" city".length), false));
  const shorter = key.replace(PART_AFTER, "").replace(PART_BEFORE, "");
  if (shorter !== key) readings.push(city(shorter, true));
  if (HOUSE_NUMBER.test(key)) readings.push(...citiesAtEnd(key).map((one) => city(one, true)));
  return readings;
}

const writtenOut = (key: string): string =>
  key
    .split(" ")
    .map((word) => (Object.hasOwn(SHORT_WORDS, word) ? SHORT_WORDS[word] : word))
    .join(" ");

/** The last words of a street address, the most first: "congress ave austin", "ave austin", "austin". */
function citiesAtEnd(key: string): string[] {
  const words = key.split(" ").slice(1);
  const counts = Array.from({ length: CITY_WORDS_LIMIT }, (_, at) => CITY_WORDS_LIMIT - at);
  return counts.filter((count) => count <= words.length).map((count) => words.slice(-count).join(" "));
}
