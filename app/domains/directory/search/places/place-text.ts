/** Reads what was typed into the search box: a ZIP, "Austin, TX", a state, a city or a name. */

import { placeKey } from "#app/platform/place-key.ts";
import { findOutsideKey, findOutsideZip, type OutsidePlace } from "./outside-places.ts";

export { placeKey };

/** Codes and names of the fifty states and the District of Columbia. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

/** As readers of Spanish write them; the others they write alike. */
const SPANISH_KEYS: readonly (readonly [key: string, code: string])[] = [
  ["carolina del norte", "NC"],
  ["carolina del sur", "SC"],
  ["dakota del norte", "ND"],
  ["dakota del sur", "SD"],
  ["luisiana", "LA"],
  ["misisipi", "MS"],
  ["misuri", "MO"],
  ["nueva jersey", "NJ"],
  ["nueva york", "NY"],
  ["nuevo hampshire", "NH"],
  ["nuevo mexico", "NM"],
  ["pensilvania", "PA"],
  ["tejas", "TX"],
  ["virginia occidental", "WV"],
];

const CODE_BY_KEY = new Map([
  ...Object.entries(STATE_NAMES).flatMap(([code, name]) => [
    [code.toLowerCase(), code] as const,
    [placeKey(name), code] as const,
  ]),
  ...SPANISH_KEYS,
]);

type CityInState = { cityKey: string; stateCode: string };
/** Other parts of what was typed that may be the place, in case this one is none. */
type Further = { further?: readonly PlaceText[] };

export type PlaceText =
  /** `others` are further ZIPs that were typed after it; `left` is the street of an address, which is left out. */
  | { kind: "zip"; zip: string; others?: readonly string[]; left?: string }
  | ({ kind: "city-in-state"; left?: string } & CityInState & Further)
  | { kind: "state"; stateCode: string }
  /** `inState` is the second reading of what ends with a state's name: "austin texas", but "mount washington" too. */
  | ({ kind: "words"; cityKey: string; text: string; inState?: CityInState } & Further)
  /** Not in the fifty states and DC: "San Juan, PR", 00901. */
  | { kind: "outside"; place: OutsidePlace }
  | { kind: "nothing" };

/** The state for a code or a name in any case; null when there is none. */
export function findStateCode(text: string): string | null {
  return CODE_BY_KEY.get(placeKey(text)) ?? null;
}

const ZIP_AND_FOUR = /\b(\d{5})(?:-\d{4})?\b/g;
/** What may be between ZIPs. */
const BETWEEN_ZIPS = /^(?:[\s,;/&+]|and|or|y|o)*$/i;
/** Words before a place that say only that it is one: "agents near Austin", "agentes cerca de Austin". */
const LEAD_IN =
  /^(?:(?:insurance )?agents? |agentes? (?:de seguros )?)?(?:in|near|around|close to|en|cerca de) (?=.)/i;
const COUNTRY =
  /(?<=[\s,])(?:(?:the )?united states(?: of america)?|u\.? ?s\.? ?a\.?|u\.?s\.?|estados unidos|ee\.? ?uu\.?)$/i;
/** "78701 Austin, TX" and "78701 Austin": a ZIP before its city. With a street's word the digits are a house's number. */
const ZIP_FIRST = /^\d{5}(?:-\d{4})?[\s,]\D+$/;
const STREET_WORD =
  /\b(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|way|hwy|highway|pkwy|parkway|pl|trail|calle|avenida)\b/i;
const ZIPS_TYPED_LIMIT = 4;
/** "Travis County" between a city and its state, as maps write an address. */
const COUNTY_NAME = / (?:county|parish|borough)$/;

/**
 * Reads a place. A ZIP+4 counts as its ZIP, a ZIP is more exact than the city before it, and of an address the street is
 * `left`. "New York" is a city before it is a state: `words` comes with both readings.
 */
export function parsePlaceText(text: string): PlaceText {
  const trimmed = withoutCountry(text.trim().replace(LEAD_IN, ""));
  if (trimmed === "") return { kind: "nothing" };
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(trimmed)?.[1];
  if (zip !== undefined) return readZip(zip);
  return parseZips(trimmed) ?? parseAddress(trimmed) ?? parseWords(trimmed);
}

/** "Austin, TX, United States" is "Austin, TX". A country alone stays. */
function withoutCountry(text: string): string {
  const country = COUNTRY.exec(text);
  if (country === null) return text;
  const before = partsOf(text.slice(0, country.index)).join(", ");
  return before === "" ? text : before;
}

const partsOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function readZip(zip: string, left = ""): PlaceText {
  const place = findOutsideZip(zip);
  if (place !== null) return { kind: "outside", place };
  return { kind: "zip", zip, ...leftOf(left) };
}

const leftOf = (left: string): { left?: string } => (left === "" ? {} : { left });

/** Several ZIPs, or words that end or begin with one ("Austin TX 78701"). Null for anything else. */
function parseZips(trimmed: string): PlaceText | null {
  const typed = [...trimmed.matchAll(ZIP_AND_FOUR)].map(([, five = ""]) => five);
  const [zip, ...others] = [...new Set(typed)];
  if (zip === undefined) return null;
  if (BETWEEN_ZIPS.test(trimmed.replace(ZIP_AND_FOUR, " "))) {
    return others.length === 0
      ? readZip(zip)
      : { kind: "zip", zip, others: others.slice(0, ZIPS_TYPED_LIMIT - 1) };
  }
  if (ZIP_FIRST.test(trimmed) && !STREET_WORD.test(trimmed)) return readZip(zip);
  const last = /(?<=\D)(\d{5})(?:-\d{4})?$/.exec(trimmed);
  const before = last === null ? "" : trimmed.slice(0, last.index);
  // A house's number may have five digits, too.
  if (last === null || typed.length > (/^\d{5}\b/.test(before) ? 2 : 1)) return null;
  const address = parseAddress(before);
  const street = /^\d/.test(before) ? before.trim() : "";
  return readZip(last[1] ?? "", address?.kind === "city-in-state" ? address.left : street);
}

/** "Austin, TX", "1600 Congress Ave, Austin, TX", "Austin, Travis County, Texas", "San Juan, PR"; null without a state at its end. */
function parseAddress(trimmed: string): PlaceText | null {
  const parts = partsOf(trimmed);
  const end = parts.pop() ?? "";
  if (parts.length === 0) return null;
  const outside = findOutsideKey(placeKey(end));
  if (outside !== null) return { kind: "outside", place: outside };
  const stateCode = findStateCode(end);
  if (stateCode === null) return null;
  if (parts.length > 1 && COUNTY_NAME.test(placeKey(parts.at(-1) ?? ""))) parts.pop();
  const cityKey = placeKey(parts.pop() ?? "");
  return cityKey === "" ? null : { kind: "city-in-state", cityKey, stateCode, ...leftOf(parts.join(", ")) };
}

function parseWords(trimmed: string): PlaceText {
  const key = placeKey(trimmed);
  const outside = findOutsideKey(key);
  if (outside !== null) return { kind: "outside", place: outside };
  const words = key.split(" ");
  const last = words.at(-1) ?? "";
  if (words.length > 1 && last.length === 2 && CODE_BY_KEY.has(last)) {
    return {
      kind: "city-in-state",
      cityKey: words.slice(0, -1).join(" "),
      stateCode: CODE_BY_KEY.get(last) ?? "",
    };
  }
  const stateCode = CODE_BY_KEY.get(key) ?? CODE_BY_KEY.get(key.replace(STATE_WORDS, "")) ?? null;
  if (stateCode !== null && !CITIES_FIRST.has(key)) return { kind: "state", stateCode };
  const inState = endingWithState(words);
  return { kind: "words", cityKey: key, text: trimmed, ...(inState === null ? {} : { inState }) };
}

/** "State of Texas", "Washington State", "estado de Nueva York". */
const STATE_WORDS = /^(?:the )?state of |^(?:el )?estado de | state$/;
/** Cities larger than anything else of their state's name. */
const CITIES_FIRST = new Set(["new york", "nueva york", "washington"]);

/** "austin texas", "charleston west virginia": the longest state's name that ends the words, and what is before it. */
function endingWithState(words: readonly string[]): CityInState | null {
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue;
    const stateCode = CODE_BY_KEY.get(words.slice(-count).join(" "));
    if (stateCode !== undefined) return { cityKey: words.slice(0, -count).join(" "), stateCode };
  }
  return null;
}

/**
 * A full-text query that takes every word literally and the last one as a beginning, unless they are `complete`. Null without a
 * word.
 */
export function fullTextQuery(text: string, complete = false): string | null {
  const words =
    text
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0 || words.every((word) => word.length < 2)) return null;
  return words
    .map((word, at) => (at === words.length - 1 && !complete ? `"${word}"*` : `"${word}"`))
    .join(" ");
}
