/** Names and descriptions of invented organizations. */

import type { Random } from "../random.ts";
import { inventName } from "./names.ts";

const firstWords =
  `Amber Anchor Ash Bellflower Birch Bluebird Bramble Brass Bridge Cairn Candle Cedar Chestnut Cinder Clover
  Cobalt Compass Copper Corner Cotton Crane Cypress Drift Dune Ember Falcon Fern Field Flint Fox Garnet Glen Granite
  Harbor Hawthorn Hazel Heron Hickory Hill Hollow Ivory Juniper Kestrel Kettle Lake Lantern Larch Laurel Linden Lock
  Maple Marble Marsh Meadow Mill Moss Northern Oak Orchard Osprey Otter Pebble Pine Plover Quarry Quill River Rowan Saddle
  Sage Salt Shore Silver Slate Spruce Stone Sumac Swift Thistle Timber Tide Trellis Valley Vine Walnut Water Willow Wren`.split(
    /\s+/,
  );
const secondWords =
  `Bay Bend Bluff Bridge Brook Court Creek Crossing Dale Ferry Field Ford Gate Grove Harbor Hill House Landing
  Ledge Light Mill Oak Park Path Point Pond Quay Ridge Road Row Run Spring Square Stone Street Terrace Trail View Wharf Wood
  Yard`.split(/\s+/);

const wordEndings = [
  "Insurance",
  "Insurance Group",
  "Agency",
  "Insurance Services",
  "Brokers",
  "Risk Advisors",
  "Insurance Office",
  "Coverage",
];
const nameEndings = [
  "Insurance",
  "Agency",
  "Risk Office",
  "Insurance Services",
  "& Daughter",
  "& Sons",
  "Family Insurance",
  "Insurance Brokers",
  "& Company",
  "Insurance Center",
];
const fmoEndings = [
  "Field Marketing",
  "Brokerage Partners",
  "Senior Marketing",
  "Distribution Group",
  "Marketing Alliance",
  "Agent Network",
  "National Brokerage",
];

const lastName = (stateCode: string, random: Random) => inventName(stateCode, random).lastName;

/** A name of two words at least, so that its slug is too. */
export function inventOrganizationName(type: "agency" | "fmo", stateCode: string, random: Random): string {
  const landscape = `${random.pick(firstWords)} ${random.pick(secondWords)}`;
  if (type === "fmo")
    return `${random.chance(0.7) ? landscape : random.pick(firstWords)} ${random.pick(fmoEndings)}`;
  const form = random.unit();
  if (form < 0.5) return `${landscape} ${random.pick(wordEndings)}`;
  if (form < 0.75) return `${lastName(stateCode, random)} ${random.pick(nameEndings)}`;
  if (form < 0.9)
    return `${lastName(stateCode, random)} & ${lastName(stateCode, random)} ${random.pick(["Brokers", "Insurance", "Agency", "Risk"])}`;
  return `${lastName(stateCode, random)} ${random.pick(firstWords)} ${random.pick(["Insurance", "Agency"])}`;
}

const agencyOpenings = [
  "A {size} agency in {city}, writing {work} since {year}.",
  "{name} opened in {city} in {year} and still answers its own phone.",
  "An office in {city} for {work}.",
  "{name} looks after {work} for people in {city} and the counties around it.",
  "Founded in {year}; {work} in {state} ever since.",
  "A {size} office in {city} with one rule: read the exclusions first.",
  "{name} is where neighbors in {city} bring letters they cannot make sense of.",
  "Since {year} this office has placed {work} across {state}.",
];
const agencyMiddles = {
  independent: [
    "It represents several carriers and says which one fits and why.",
    "Independent: the comparison is shown before anything is signed.",
    "Agents here compare carriers and put the reasons in writing.",
    "It is owned by the people who work in it, and tied to no carrier.",
    "Quotes come from several companies, exclusions marked.",
  ],
  captive: [
    "It writes for one carrier and says so at the start.",
    "The office represents a single company and knows its forms by heart.",
    "One carrier, known thoroughly; when it does not fit, the office says so.",
  ],
};
const agencyEndings = [
  "Claims are reported together with the client.",
  "Walk-ins are welcome in the morning.",
  "Evening appointments by arrangement.",
  "Every file has two people who know it.",
  "The office is closed on Sundays and reachable in storms.",
  "Renewals are reviewed thirty days before they fall due.",
  "Coverage is checked once a year, by phone or at the table.",
  "Parking is behind the building.",
];
const works = [
  "home and auto insurance",
  "personal and small business insurance",
  "farm and home insurance",
  "insurance for families",
  "business insurance",
  "Medicare and health plans",
  "life and health insurance",
  "household insurance",
  "property insurance",
];
const fmoTexts = [
  "{name} supports independent agencies with contracts, training and compliance reviews. It sells to no consumer and sets no agent’s recommendation.",
  "A field marketing organization in {city}: appointments, product training and back-office help for agencies in several states.",
  "{name} stands between carriers and independent agencies: it brings plans, answers questions about them and checks that marketing keeps to the rules.",
  "Since {year}, {name} has helped agencies contract with carriers, train new producers and keep their licenses current.",
];
const carrierTexts = [
  "{name} writes insurance through appointed agents. Its licenses and appointments are listed state by state.",
  "{name}, founded in {year}, is an invented carrier with its home office in {city}.",
  "A carrier based in {city}. It sells through agencies, pays claims from regional offices and publishes its forms.",
];

export type OrganizationFacts = {
  type: "agency" | "fmo" | "carrier";
  name: string;
  city: string;
  state: string;
  foundedYear: number | null;
  independent: boolean;
  agentCount: number;
};

/** One to three sentences. */
export function describeOrganization(facts: OrganizationFacts, random: Random): string {
  const text =
    facts.type === "fmo"
      ? random.pick(fmoTexts)
      : facts.type === "carrier"
        ? random.pick(carrierTexts)
        : [
            random.pick(agencyOpenings),
            random.pick(facts.independent ? agencyMiddles.independent : agencyMiddles.captive),
            ...(random.chance(0.6) ? [random.pick(agencyEndings)] : []),
          ].join(" ");
  return text
    .replaceAll("{name}", facts.name)
    .replaceAll("{city}", facts.city)
    .replaceAll("{state}", facts.state)
    .replaceAll("{year}", String(facts.foundedYear ?? "its first day"))
    .replaceAll("{work}", random.pick(works))
    .replaceAll("{size}", facts.agentCount > 12 ? "large" : facts.agentCount > 4 ? "mid-sized" : "small");
}
