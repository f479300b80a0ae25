/** A search: what its form and filters say, and what its words say. */
import type { SearchQuery } from "../../inputs.ts";
import type { Where } from "../places/here-query.ts";
import type { NearMe } from "../places/locate.ts";
import { type PlaceText, placeKey } from "../places/place-text.ts";
import { type Need, namesState, type PlaceCandidate, readNeed } from "./read-need.ts";

export type Asked = {
  /** The filters of the form, filled up by what the words say. `q` is as it was typed. */
  query: SearchQuery;
  need: Need;
};

/** Reads the words of a search. What the form says counts before them; a place that is typed, before a point. */
export function askedOf(typed: SearchQuery): Asked {
  const need = typed.kind === "name" ? nameAlone(typed.q) : readNeed(typed.q);
  const elsewhere = need.places.length > 0 || (need.nearMe === null && need.rest !== "");
  const query = elsewhere ? { ...typed, lat: undefined, lon: undefined, near: undefined } : { ...typed };
  query.type ??= need.type?.value;
  if (query.language.length === 0) query.language = need.languages.map(({ value }) => value);
  query.independent ||= need.independent !== null;
  if (need.nearMe !== null && !elsewhere && query.lat === undefined) query.near = "me";
  return { query, need };
}

/** Words that were asked for as a name, even if they say something else. */
function nameAlone(q: string): Need {
  const where = { kind: "words" as const, cityKey: placeKey(q), text: q };
  const places = q === "" ? [] : [{ text: q, where, rest: "" }];
  return {
    type: null,
    otherTypes: [],
    languages: [],
    independent: null,
    carrier: null,
    nearMe: null,
    places,
    name: null,
    rest: q,
  };
}

/** The parts of the text that one statement looks up: the first, and where that is words, the other words. */
export function triedPlaces({ places }: Need): PlaceCandidate[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  return isName(first.where) ? [first, ...others.filter(({ where }) => isName(where))] : [first];
}

const isName = (where: PlaceText) => where.kind === "words" || where.kind === "city-in-state";

/** Where to search around: the reader, or what the words name. A carrier alone is looked up by its name. */
export function whereOf(need: Need, nearMe: NearMe | null): Where {
  if (nearMe !== null) return { kind: "point", lat: nearMe.lat, lon: nearMe.lon };
  const [first, ...others] = triedPlaces(need);
  if (first === undefined) {
    if (need.carrier === null) return { kind: "nothing" };
    const { value } = need.carrier;
    return { kind: "words", cityKey: placeKey(value), text: value };
  }
  return others.length === 0
    ? first.where
    : { ...first.where, ...{ further: others.map(({ where }) => where) } };
}

/** A state next to words that are no place: where to search when the words found nothing. */
export function whereElse(need: Need): PlaceCandidate | null {
  const tried = triedPlaces(need);
  if (tried[0]?.where.kind !== "words" || namesState(tried[0].where)) return null;
  return need.places.find((one) => !tried.includes(one) && one.where.kind === "state") ?? null;
}
