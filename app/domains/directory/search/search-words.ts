/** Title and summary of a search, and how it was widened or cut. */

import { named, type PlainMessage, t, tn } from "#app/text/text.ts";
import { formatCounty, formatMiles } from "../format-figures.ts";
import type { SearchQuery } from "../inputs.ts";
import { askedType } from "../type-groups.ts";
import type { NearMe } from "./places/locate.ts";
import type { SearchOutcome } from "./search.server.ts";

export type NearOutcome = Extract<SearchOutcome, { kind: "near" }>;
/** An outcome with a list and filters: around a place, or in a state. */
export type ListedOutcome = Extract<SearchOutcome, { kind: "near" | "in-state" }>;

/** Title and summary of a page of results, for a place or a state. */
export function describeListed(outcome: ListedOutcome, query: SearchQuery, nearMe: NearMe | null) {
  return outcome.kind === "near" ? describeNear(outcome, query, nearMe) : describeState(outcome, query);
}

/** The type that was asked for, in words; null for any. */
function typeOf(outcome: ListedOutcome, query: SearchQuery): string | null {
  return askedType(outcome.types, query.type)?.name ?? null;
}

/** "Home insurance agents": the kind of insurance without the word that follows it. */
export const kindOf = (type: string): string => named(type.replace(/ Insurance$/, ""));

/** The name of a type within a sentence: "home", "long-term care", but "Medicare Advantage" and "RV". */
export const midSentence = (kind: string): string =>
  /^Medicare|^[A-Z]+$/.test(kind) ? kind : kind.toLowerCase();

/** The sentence about where, with the license that is asked for. */
function withLicense(reach: string, outcome: ListedOutcome, query: SearchQuery): string {
  const type = typeOf(outcome, query);
  const state = named(outcome.place.stateName);
  if (query.unlicensed) return `${reach}.`;
  return type === null
    ? t("{reach}, licensed in {state} today.", { reach, state })
    : t("{reach}, licensed for {type} in {state} today.", { reach, type: named(type), state });
}

function describeState(outcome: Exclude<ListedOutcome, NearOutcome>, query: SearchQuery) {
  const type = typeOf(outcome, query);
  const state = named(outcome.place.stateName);
  const count =
    outcome.capped === null
      ? tn(outcome.total, "{n} agent", "{n} agents")
      : t("The first {total}", { total: String(outcome.total) });
  const reach = withLicense(t("with an office in {state}", { state }), outcome, query);
  const title =
    type === null
      ? t("Insurance agents in {place}", { place: state })
      : t("{type} insurance agents in {place}", { type: kindOf(type), place: state });
  return { title, count, reach, summary: `${count} ${reach}` };
}

/** "Home insurance agents near 78701", and the counts. */
export function describeNear(outcome: NearOutcome, query: SearchQuery, nearMe: NearMe | null) {
  const { place } = outcome;
  const city = `${place.city}, ${place.stateCode}`;
  const type = typeOf(outcome, query);
  const reader = nearMe !== null && nearMe.source !== "map" ? nearMe : null;
  const where =
    reader !== null
      ? reader.source === "device"
        ? null
        : reader.label
      : place.county !== null
        ? `${formatCounty(place.county, place.stateCode)}, ${place.stateCode}`
        : place.zip !== null && outcome.standIn === null
          ? place.zip
          : city;
  const reach =
    outcome.capped !== null
      ? t("the nearest to {city}, all within {miles}", {
          city,
          miles: formatMiles(outcome.capped.withinMiles),
        })
      : where === null
        ? t("within {radius} miles of you", { radius: outcome.radiusMiles })
        : t("within {radius} miles of {city}", {
            radius: outcome.radiusMiles,
            city: reader === null ? city : where,
          });
  const count = tn(outcome.total, "{n} agent", "{n} agents");
  const reachAndLicense = withLicense(reach, outcome, query);
  return {
    title: titleNear(type, where),
    count,
    reach: reachAndLicense,
    summary: `${count} ${reachAndLicense}`,
  };
}

/** Null: near the reader. */
function titleNear(type: string | null, place: string | null): string {
  if (type === null)
    return place === null ? t("Insurance agents near you") : t("Insurance agents near {place}", { place });
  return place === null
    ? t("{type} insurance agents near you", { type: kindOf(type) })
    : t("{type} insurance agents near {place}", { type: kindOf(type), place });
}

const PROBLEMS: Readonly<Record<string, { title: PlainMessage; summary: PlainMessage }>> = {
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
  "no-location": { title: "Where are you?", summary: "Enter a ZIP code or a city to see who’s nearby." },
};

/** Title and summary of a search without a list. `type` is the insurance that was asked for. */
export function describeProblem(kind: string, type?: { name: string }) {
  if (kind === "nothing" && type !== undefined) {
    return {
      title: t("{type} insurance agents", { type: kindOf(type.name) }),
      summary: t("Enter a ZIP code or a city to see who is licensed for it there."),
    };
  }
  const problem = PROBLEMS[kind];
  return problem === undefined
    ? { title: t("Search"), summary: "" }
    : { title: t(problem.title), summary: t(problem.summary) };
}
