/** What a search says of itself: title, summary, and what was widened or cut. */
import type { SearchQuery } from "../inputs.ts";
import { wordCount, wordMiles } from "../words.ts";
import type { NearMe, SearchOutcome } from "./search.server.ts";

export type NearOutcome = Extract<SearchOutcome, { kind: "near" }>;

/** "Home insurance agents near 78701" and what was counted. */
export function describeNear(outcome: NearOutcome, query: SearchQuery, nearMe: NearMe | null) {
  const { place } = outcome;
  const city = `${place.city}, ${place.stateCode}`;
  const type = outcome.types.find((one) => one.slug === query.type);
  const what =
    type === undefined ? "Insurance agents" : `${type.name.replace(/ Insurance$/, "")} insurance agents`;
  const where =
    nearMe !== null
      ? nearMe.source === "device"
        ? "near you"
        : `near ${nearMe.label}`
      : place.zip !== null && outcome.standIn === null
        ? `near ${place.zip}`
        : `near ${city}`;
  const reach =
    outcome.capped === null
      ? `within ${outcome.radiusMiles} miles of ${nearMe === null ? city : where.replace("near ", "")}`
      : `the nearest to ${city}, all within ${wordMiles(outcome.capped.withinMiles)}`;
  const license = query.unlicensed
    ? ""
    : `, licensed${type === undefined ? "" : ` for ${type.name}`} in ${place.stateName} today`;
  return {
    title: `${what} ${where}`,
    count: wordCount(outcome.total, "agent"),
    reach: `${reach}${license}.`,
    summary: `${wordCount(outcome.total, "agent")} ${reach}${license}.`,
  };
}

const PROBLEMS: Readonly<Record<string, { title: string; summary: string }>> = {
  nothing: { title: "Where are you looking?", summary: "Give a ZIP, a city, a state or a name." },
  input: {
    title: "This search could not be read",
    summary: "Something in the address is not one of the choices.",
  },
  "unknown-place": { title: "No such place", summary: "Nothing in the register matches what was typed." },
  "no-such-page": { title: "No such page", summary: "The list is shorter than that." },
  "no-location": { title: "Your location is not known", summary: "Give a ZIP or a city instead." },
};

export function describeProblem(kind: string) {
  return PROBLEMS[kind] ?? { title: "Search", summary: "" };
}
