/** What every part of the seed uses: the options, the places, and where people live. */
import { DAY_MS } from "#app/platform/durations.ts";
import { dayStart } from "./days.ts";
import type { Places, ZipRow } from "./places/places.ts";

/** The site has received reviews for about twenty months. */
const OPEN_DAYS = 620;

export type SeedContext = {
  seed: number;
  agents: number;
  /** `YYYY-MM-DD` */
  today: string;
  year: number;
  nowMs: number;
  openedMs: number;
  reviewsPerAgent: number;
  places: Places;
  reservedOrganizationSlugs: readonly string[];
  /** The ZIP at a share (0 ≤ share < 1) of the population in ZIP order. */
  zipAt(share: number): ZipRow;
  zipRow(zip: string): ZipRow;
  cityName(cityNo: number): string;
  stateName(code: string): string;
};

export type ContextOptions = Pick<
  SeedContext,
  "seed" | "agents" | "today" | "reviewsPerAgent" | "reservedOrganizationSlugs"
>;

export function createContext(options: ContextOptions, places: Places): SeedContext {
  const nowMs = dayStart(options.today);
  const stateNames = new Map(places.states.map((state) => [state.code, state.name]));
  const byZip = new Map(places.zips.map((zip) => [zip.zip, zip]));
  const cumulative = new Float64Array(places.zips.length);
  let total = 0;
  places.zips.forEach((zip, i) => {
    total += zip.weight;
    cumulative[i] = total;
  });
  return {
    ...options,
    year: Number(options.today.slice(0, 4)),
    nowMs,
    openedMs: nowMs - OPEN_DAYS * DAY_MS,
    places,
    zipAt: (share) => required(places.zips[firstAbove(cumulative, share * total)], "a ZIP"),
    zipRow: (zip) => required(byZip.get(zip), `ZIP ${zip}`),
    cityName: (cityNo) => required(places.cities[cityNo - 1], `city ${cityNo}`).name,
    stateName: (code) => required(stateNames.get(code), `state ${code}`),
  };
}

function firstAbove(cumulative: Float64Array, value: number): number {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`the places have no ${what}`);
  return value;
}
