/** Which post-office city and which of GeoNames' populated places are the same. */
import { placeKey } from "#app/domains/directory/search/places/place-text.ts";
import type { PostalPlace } from "./geonames.ts";
import type { PopulatedPlace } from "./populated-places.ts";

/** All ZIPs of one name in one state. */
export type PostCity = { name: string; stateCode: string; zips: readonly PostalPlace[] };

export type JoinedPlaces = {
  /** For each post-office city, in order: GeoNames' place, or null if it has none of that name nearby. */
  ofPost: (PopulatedPlace | null)[];
  /**
   * Places without a post office of their name, largest first. A part of a city has no population here: it is found by
   * its name, and never replaces a city of that name.
   */
  others: PopulatedPlace[];
};

type Point = { lat: number; lon: number };

const MILES_PER_DEGREE = 69.05;
/** From a place to the nearest ZIP of its name. In the West a post office's ZIP reaches far; a namesake is farther away. */
const SAME_NAME_MILES = 20;
/** The same for names that are only similar, and between two entries of one place. */
const LIKE_NAME_MILES = 3;
const TWIN_MILES = 5;
/** Words that GeoNames adds to or omits from a name, and the post doesn't. */
const GENERIC = /^(?:the|head of) | (?:center|city|common|town|township|village)$/;

const IN_LETTERS_OF_ENGLISH = /^[\w .'’-]+$/;

/** Normalized spelling for comparison: "O Fallon" is "O'Fallon", "Lagrange" is "La Grange". */
const joinKey = (stateCode: string, name: string) => `${stateCode}|${placeKey(name).replaceAll(" ", "")}`;
const plainName = (name: string) => placeKey(name).replace(GENERIC, "");

/** By name and distance; each of GeoNames' places belongs to at most one post-office city. */
export function joinPlaces(posts: readonly PostCity[], populated: readonly PopulatedPlace[]): JoinedPlaces {
  const byKey = groupBy(populated, (place) => joinKey(place.stateCode, place.name));
  const places = [...byKey.values()].flatMap(withoutTwins);
  const left = new Set(places);
  const large = places.filter((place) => place.population >= COPY_FROM_PEOPLE);
  const take = (place: PopulatedPlace | undefined) => {
    if (place === undefined) return null;
    left.delete(place);
    return place;
  };
  const named = groupBy(places, (place) => joinKey(place.stateCode, place.name));
  const ofPost = posts.map((post) =>
    take(nearestTo(post, named.get(joinKey(post.stateCode, post.name)) ?? [], SAME_NAME_MILES)),
  );
  const alike = groupLikeNames([...left].sort(bySize));
  posts.forEach((post, at) => {
    if (ofPost[at] !== null) return;
    const near = (alike.get(joinKey(post.stateCode, post.name)) ?? []).filter(
      (place) => left.has(place) && distanceTo(post, place) <= LIKE_NAME_MILES,
    );
    ofPost[at] = take(near[0]);
  });
  const others = [...left]
    .filter((place) => place.population > 0 || place.isSection)
    .map((place) => (place.isSection || isCopy(place, large) ? { ...place, population: 0 } : place));
  return { ofPost, others: others.sort(bySize) };
}

/**
 * The shown name of a joined place: GeoNames', unless that only adds a word like "Township" ("New York City") or omits
 * one ("Suisun").
 */
export function joinedName(post: string, place: PopulatedPlace): string {
  if (joinKey("", post) === joinKey("", place.name)) return place.name;
  const leavesOut = ` ${placeKey(post)} `.includes(` ${placeKey(place.name)} `);
  return leavesOut || plainName(place.name) === placeKey(post) ? post : place.name;
}

const bySize = (a: PopulatedPlace, b: PopulatedPlace) => b.population - a.population;

/** By each other name that shares words with it: "Dania Beach" is "Dania", too. */
function groupLikeNames(places: readonly PopulatedPlace[]): Map<string, PopulatedPlace[]> {
  const alike = new Map<string, PopulatedPlace[]>();
  for (const place of places) {
    const own = ` ${placeKey(place.name)} `;
    const names = place.otherNames
      .split(",")
      .filter((other) => IN_LETTERS_OF_ENGLISH.test(other))
      .map(placeKey)
      .filter((other) => other !== "" && (own.includes(` ${other} `) || ` ${other} `.includes(own)));
    for (const name of new Set([plainName(place.name), ...names])) {
      const key = joinKey(place.stateCode, name);
      alike.set(key, [...(alike.get(key) ?? []), place]);
    }
  }
  return alike;
}

/** Entries with one name a few miles apart are one place: the largest of them, a city rather than a section. */
function withoutTwins(places: readonly PopulatedPlace[]): PopulatedPlace[] {
  const kept: PopulatedPlace[] = [];
  for (const place of [...places].sort((a, b) => Number(a.isSection) - Number(b.isSection) || bySize(a, b))) {
    if (!kept.some((other) => milesBetween(place, other) <= TWIN_MILES)) kept.push(place);
  }
  return kept;
}

const COPY_FROM_PEOPLE = 20_000;
const COPY_MILES = 10;

/** GeoNames gives some parts of a city ("North Stamford") the population of all of it: theirs is unknown. */
function isCopy(place: PopulatedPlace, large: readonly PopulatedPlace[]): boolean {
  if (place.population < COPY_FROM_PEOPLE) return false;
  return large.some((whole) => {
    const share = place.population / whole.population;
    return (
      whole !== place &&
      whole.stateCode === place.stateCode &&
      share > 0.75 &&
      share < 1.35 &&
      ` ${placeKey(place.name)} `.includes(` ${placeKey(whole.name)} `) &&
      milesBetween(place, whole) <= COPY_MILES
    );
  });
}

function nearestTo(
  post: PostCity,
  places: readonly PopulatedPlace[],
  miles: number,
): PopulatedPlace | undefined {
  const near = places.filter((place) => distanceTo(post, place) <= miles);
  return near.sort((a, b) => distanceTo(post, a) - distanceTo(post, b))[0];
}

const distanceTo = (post: PostCity, place: Point) =>
  Math.min(...post.zips.map((zip) => milesBetween(zip, place)));

/** Flat geometry, precise enough for a few miles. */
function milesBetween(a: Point, b: Point): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return MILES_PER_DEGREE * Math.hypot(a.lat - b.lat, east);
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
