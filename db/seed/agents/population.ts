/**
 * How many people live in a ZIP code: an estimate, because no public table of it comes with the data. A state's census
 * population is shared among its ZIPs by how built-up they are; known cities keep their known totals.
 */
import { cityPopulations, stateFacts } from "../places/census.ts";
import type { PostalPlace } from "../places/geonames.ts";

const NEAR_MILES = 8;
const MILES_PER_DEGREE = 69.05;
const CELL_DEGREES = 0.12;
/** An exponent on the number of neighbors makes a suburb about twenty times a village, as the census has it. */
const URBANITY_POWER = 1.1;

/** People per ZIP, in the order given; whole numbers of at least 1. */
export function estimatePopulations(places: readonly PostalPlace[]): number[] {
  const urbanity = measureUrbanity(places);
  const people = new Array<number>(places.length).fill(0);
  for (const state of stateFacts) {
    const cities = new Map<string, number[]>();
    const elsewhere: number[] = [];
    places.forEach((place, i) => {
      if (place.stateCode !== state.code) return;
      const key = `${state.code}|${place.place}`;
      if (!cityPopulations.has(key)) elsewhere.push(i);
      else cities.set(key, [...(cities.get(key) ?? []), i]);
    });
    let rest = state.population;
    for (const [key, members] of cities) {
      const known = cityPopulations.get(key) ?? 0;
      share(known, members, urbanity, people);
      rest -= known;
    }
    share(Math.max(rest, 0), elsewhere, urbanity, people);
  }
  return people;
}

function share(
  total: number,
  members: readonly number[],
  urbanity: readonly number[],
  people: number[],
): void {
  const sum = members.reduce((all, i) => all + (urbanity[i] ?? 0), 0);
  for (const i of members) people[i] = Math.max(1, Math.round((total * (urbanity[i] ?? 0)) / sum));
}

/**
 * The number of distinct ZIP points within eight miles, to a power; points shared by several ZIPs (post office boxes,
 * single buildings) are divided among them.
 */
function measureUrbanity(places: readonly PostalPlace[]): number[] {
  const pointOf = (place: PostalPlace) => `${place.lat.toFixed(2)},${place.lon.toFixed(2)}`;
  const sharing = new Map<string, number>();
  const cells = new Map<number, PostalPlace[]>();
  for (const place of places) {
    const known = sharing.get(pointOf(place)) ?? 0;
    sharing.set(pointOf(place), known + 1);
    if (known > 0) continue;
    const cell = cellOf(place.lat, place.lon);
    const inCell = cells.get(cell);
    if (inCell) inCell.push(place);
    else cells.set(cell, [place]);
  }
  return places.map((place) => {
    const near = countNear(place, cells);
    return near ** URBANITY_POWER / (sharing.get(pointOf(place)) ?? 1);
  });
}

function countNear(place: PostalPlace, cells: ReadonlyMap<number, readonly PostalPlace[]>): number {
  const lonMiles = MILES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  const lonCells = Math.ceil(NEAR_MILES / lonMiles / CELL_DEGREES);
  let count = 0;
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -lonCells; column <= lonCells; column += 1) {
      const cell = cellOf(place.lat + row * CELL_DEGREES, place.lon + column * CELL_DEGREES);
      for (const other of cells.get(cell) ?? []) {
        const north = (other.lat - place.lat) * MILES_PER_DEGREE;
        const east = (other.lon - place.lon) * lonMiles;
        if (north * north + east * east <= NEAR_MILES * NEAR_MILES) count += 1;
      }
    }
  }
  return Math.max(1, count);
}

function cellOf(lat: number, lon: number): number {
  return Math.floor((lat + 90) / CELL_DEGREES) * 4000 + Math.floor((lon + 180) / CELL_DEGREES);
}
