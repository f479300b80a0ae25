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
};

const COUNTY = / (county|parish|borough)$/;
/** One state alone calls its counties so. */
const COUNTY_STATES: Readonly<Record<string, string>> = { parish: "LA", borough: "AK" };
/** Parts of a city have no place of their own in the register. */
const PART_BEFORE =
  /^(?:(?:north|south)(?:ern|east|west|eastern|western)?|east(?:ern)?|west(?:ern)?|n|s|e|w|ne|nw|se|sw|downtown|uptown|midtown|central|greater|metro) (?=.)/;
const PART_AFTER = / (?:area|metro|metro area|metropolitan area|downtown|suburbs)$/;

/** The readings of a text, then those of its further parts. A city of the very name always comes first. */
export function placeReadings(where: PlaceText): PlaceReading[] {
  const further = "further" in where ? (where.further ?? []) : [];
  return [...ownReadings(where), ...further.flatMap(placeReadings)];
}

/** At most six, without those of further parts. */
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
  const county = COUNTY.exec(key)?.[1];
  if (county !== undefined) {
    const only = stateCode ?? COUNTY_STATES[county] ?? null;
    readings.push({ by: "county", key: key.replace(COUNTY, ""), stateCode: only, loose: false });
  }
  const nickname = NICKNAMES[key];
  if (nickname !== undefined) readings.push(city(nickname, false));
  if (key.endsWith(" city")) readings.push(city(key.slice(0, -" city".length), false));
  const whole = key.replace(PART_AFTER, "").replace(PART_BEFORE, "");
  if (whole !== key) readings.push(city(whole, true));
  return readings;
}
