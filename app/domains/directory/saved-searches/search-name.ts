/** The name of a saved search, and its one address. */
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { formatList } from "../format-figures.ts";
import { parseSearch, type SearchQuery } from "../inputs.ts";
import { DEFAULT_RADIUS_MILES } from "../limits.ts";
import { placeAddress } from "../search/search-address.ts";
import { describeListed, type ListedOutcome } from "../search/search-words.ts";

/** The search behind a path of results on this site; null for any other path, and for one that cannot be read. */
export function readSearchAddress(address: string): SearchQuery | null {
  if (!address.startsWith(`${paths.search()}?`)) return null;
  const parsed = parseSearch(new URL(address, "http://own.invalid").searchParams);
  return parsed.ok ? parsed.query : null;
}

/** The place is written as it was understood: "austin tx" and "Austin, TX" are one search. The order of the list is left out. */
export function addressOf(query: SearchQuery, outcome: ListedOutcome): string {
  const { place } = outcome;
  const asTyped =
    place.loose || place.county !== null || (outcome.kind === "near" && outcome.standIn !== null);
  const understood =
    outcome.kind === "in-state" ? place.stateName : (place.zip ?? `${place.city}, ${place.stateCode}`);
  const q = asTyped ? query.q : understood;
  return placeAddress({ ...query, sort: "best", explain: false, page: 1 }, q);
}

/** "Home insurance agents near 78701: accepting new clients, Spanish". */
export function nameSearch(query: SearchQuery, outcome: ListedOutcome): string {
  const { title } = describeListed(outcome, query, null);
  const organization = outcome.counts.organizations.find((one) => one.slug === query.organization);
  const filters = [
    outcome.kind === "near" && query.radius !== DEFAULT_RADIUS_MILES
      ? t("within {miles} miles", { miles: query.radius })
      : "",
    query.accepting ? t("accepting new clients") : "",
    query.independent ? t("independent") : "",
    query.rating === 0 ? "" : t("{rating} stars and up", { rating: query.rating }),
    ...query.language.map((code) => outcome.languages.find((one) => one.code === code)?.name ?? code),
    query.carrier === undefined ? "" : (outcome.carrierName ?? ""),
    query.organization === undefined ? "" : (organization?.name ?? query.organization),
    query.unlicensed ? t("licensed or not") : "",
  ].filter((one) => one !== "");
  return filters.length === 0 ? title : `${title}: ${formatList(filters, filters.length)}`;
}
