/** What a search says of itself: title, summary, and what was widened or cut. */

import { formatCountOf, formatCounty, formatMiles } from "../format-figures.ts";
import type { SearchQuery } from "../inputs.ts";
import type { NearMe } from "./locate.ts";
import type { SearchOutcome } from "./search.server.ts";

export type NearOutcome = Extract<SearchOutcome, { kind: "near" }>;
/** An outcome with a list and filters: around a place, or in a state. */
export type ListedOutcome = Extract<SearchOutcome, { kind: "near" | "in-state" }>;

/** What a page of results says of itself, whether it is about a place or a state. */
export function describeListed(outcome: ListedOutcome, query: SearchQuery, nearMe: NearMe | null) {
  return outcome.kind === "near" ? describeNear(outcome, query, nearMe) : describeState(outcome, query);
}

/** "Home insurance agents", of the type that was asked for. */
function formatWhat(outcome: ListedOutcome, query: SearchQuery) {
  const type = outcome.types.find((one) => one.slug === query.type);
  return {
    what:
      type === undefined ? "Insurance agents" : `${type.name.replace(/ Insurance$/, "")} insurance agents`,
    license: query.unlicensed
      ? ""
      : `, licensed${type === undefined ? "" : ` for ${type.name}`} in ${outcome.place.stateName} today`,
  };
}

function describeState(outcome: Exclude<ListedOutcome, NearOutcome>, query: SearchQuery) {
  const { what, license } = formatWhat(outcome, query);
  const count =
    outcome.capped === null ? formatCountOf(outcome.total, "agent") : `The first ${outcome.total}`;
  const reach = `with an office in ${outcome.place.stateName}${license}.`;
  return { title: `${what} in ${outcome.place.stateName}`, count, reach, summary: `${count} ${reach}` };
}

/** "Home insurance agents near 78701" and what was counted. */
export function describeNear(outcome: NearOutcome, query: SearchQuery, nearMe: NearMe | null) {
  const { place } = outcome;
  const city = `${place.city}, ${place.stateCode}`;
  const { what, license } = formatWhat(outcome, query);
  const where =
    nearMe !== null && nearMe.source !== "map"
      ? nearMe.source === "device"
        ? "near you"
        : `near ${nearMe.label}`
      : place.county !== null
        ? `near ${formatCounty(place.county, place.stateCode)}, ${place.stateCode}`
        : place.zip !== null && outcome.standIn === null
          ? `near ${place.zip}`
          : `near ${city}`;
  const reach =
    outcome.capped === null
      ? `within ${outcome.radiusMiles} miles of ${nearMe === null || nearMe.source === "map" ? city : where.replace("near ", "")}`
      : `the nearest to ${city}, all within ${formatMiles(outcome.capped.withinMiles)}`;
  return {
    title: `${what} ${where}`,
    count: formatCountOf(outcome.total, "agent"),
    reach: `${reach}${license}.`,
    summary: `${formatCountOf(outcome.total, "agent")} ${reach}${license}.`,
  };
}

const PROBLEMS: Readonly<Record<string, { title: string; summary: string }>> = {
  nothing: {
    title: "Search by location",
    summary: "Enter a ZIP code, city, county, or state, or the name of an agent, agency, or carrier.",
  },
  input: {
    title: "This search could not be read",
    summary: "Something in this page’s address isn’t one of the choices.",
  },
  "unknown-place": { title: "Nothing found", summary: "No place, agent, agency, or carrier has this name." },
  "no-such-page": { title: "No such page", summary: "The list is shorter than that." },
  "no-location": { title: "Your location is not known", summary: "Give a ZIP or a city instead." },
};

export function describeProblem(kind: string) {
  return PROBLEMS[kind] ?? { title: "Search", summary: "" };
}
