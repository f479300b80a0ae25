/** Invented offices: streets, points near a ZIP, opening hours, web addresses. */
import type { Random } from "../random.ts";

const MILES_PER_DEGREE = 69.05;

const streetNames =
  `Alder Amber Anchor Apple-Orchard Ashgrove Barley Bell Birchwater Blackberry Blue-Heron Bramble Brickyard
  Canal Candle Cedar-Hollow Chapel Cherry Chestnut Cider-Mill Clover Cobbler Copper Cotton Coppermine Crescent Cypress
  Depot Dogwood Dovetail Eastgate Elderberry Falcon Fern Ferry Fieldstone Foundry Foxtail Gable Garnet Glassworks Granary
  Gristmill Harbor Harvest Hawthorn Heather Hickory Hollow-Elm Hopyard Ironwood Juniper Kiln Lamplighter Lantern Larkspur
  Laurel Ledger Linden Locust Long-Pond Magnolia Maple-Row Market Meadowlark Merchant Mill Millstone Mulberry Nettle
  North-Bridge Oak-Barrel Old-Ferry Old-Orchard Osprey Paper-Mill Pear-Tree Pecan Persimmon Pewter Pine-Needle Plover
  Poplar Quarry Quill Railway Red-Barn Ridge Rope-Walk Rosewood Rye Saddle Saltbox Sawmill School Shepherd Signal
  Silver-Birch Sorrel Spinner Station Stonecrop Sumac Sycamore Tannery Thistle Timber Trellis Tulip Turnpike Union
  Vineyard Walnut Warehouse Water Weaver Wharf Willow Windmill Winter Wren Yarrow`
    .split(/\s+/)
    .map((name) => name.replaceAll("-", " "));
const streetKinds = [
  "Street",
  "Avenue",
  "Road",
  "Lane",
  "Drive",
  "Boulevard",
  "Court",
  "Way",
  "Parkway",
  "Place",
];

/** "4120 Hollow Elm Street, Suite 3" */
export function inventStreet(random: Random): string {
  const number = random.chance(0.3) ? random.integer(1, 99) : random.integer(100, 9899);
  const street = `${number} ${random.pick(streetNames)} ${random.pick(streetKinds)}`;
  if (random.chance(0.34)) return `${street}, Suite ${random.integer(1, 40) * (random.chance(0.5) ? 10 : 1)}`;
  return random.chance(0.06) ? `${street}, Floor ${random.integer(2, 14)}` : street;
}

/** A point up to `miles` away, to four decimals (about 10 m). */
export function pointNear(
  lat: number,
  lon: number,
  miles: number,
  random: Random,
): { lat: number; lon: number } {
  const distance = Math.sqrt(random.unit()) * miles;
  const angle = random.unit() * 2 * Math.PI;
  const north = (Math.cos(angle) * distance) / MILES_PER_DEGREE;
  const east = (Math.sin(angle) * distance) / (MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: round(lat + north), lon: round(lon + east) };
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

type Hours = [number, number] | null | "appointment";

const at = (opens: number, closes: number): Hours => [opens * 60, closes * 60];
const week = (weekday: Hours, friday: Hours, saturday: Hours): Hours[] => [
  weekday,
  weekday,
  weekday,
  weekday,
  friday,
  saturday,
  null,
];

const patterns: readonly (readonly [hours: string, share: number])[] = (
  [
    [week(at(9, 17), at(9, 17), null), 24],
    [week(at(8.5, 17), at(8.5, 17), null), 14],
    [week(at(8.5, 17.5), at(8.5, 16), "appointment"), 10],
    [week(at(8, 17), at(8, 15), null), 8],
    [week(at(9, 18), at(9, 17), at(10, 14)), 9],
    [week(at(10, 18), at(10, 18), at(10, 13)), 7],
    [week(at(9, 17), at(9, 12), null), 5],
    [week(at(9, 17.5), at(9, 17), "appointment"), 7],
    [[at(9, 17), at(9, 19), at(9, 17), at(9, 19), at(9, 15), null, null], 5],
    [[null, at(10, 18), at(10, 18), at(10, 18), at(10, 18), at(9, 13), null], 3],
    [week("appointment", "appointment", "appointment"), 4],
    [
      [
        "appointment",
        "appointment",
        "appointment",
        "appointment",
        "appointment",
        "appointment",
        "appointment",
      ],
      1,
    ],
    [week(at(7.5, 16), at(7.5, 15), null), 2],
    [[at(9, 17), at(9, 17), null, at(9, 17), at(9, 17), at(9, 12), null], 2],
  ] as const
).map(([hours, share]) => [JSON.stringify(hours), share] as const);

/** JSON for `agents.weekly_hours`: seven days from Monday, minutes of the day. */
export function drawWeeklyHours(random: Random): string {
  return random.weighted(patterns);
}

/** A web address that belongs to no one: everything under `.example` is reserved (RFC 2606). */
export function exampleSite(words: string): string {
  return `https://${words.replace(/-/g, "")}.example`;
}
