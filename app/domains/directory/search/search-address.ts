/** The address of a search: the same search always has the same one. */
import { paths } from "#app/paths/paths.ts";
import type { SearchQuery } from "../inputs.ts";
import { DEFAULT_RADIUS_MILES } from "../limits.ts";

/** The address of `query` with `changes`; a change of anything but the page starts at page one. */
export function searchAddress(query: SearchQuery, changes: Partial<SearchQuery>, page = 1): string {
  const next = { ...query, ...changes };
  return paths.search({
    q: next.q,
    lat: next.lat,
    lon: next.lon,
    near: next.near,
    kind: next.kind,
    type: next.type,
    radius: next.radius === DEFAULT_RADIUS_MILES ? undefined : next.radius,
    unlicensed: next.unlicensed,
    accepting: next.accepting,
    independent: next.independent,
    rating: next.rating === 0 ? undefined : next.rating,
    language: next.language,
    carrier: next.carrier,
    organization: next.organization,
    sort: next.sort === "best" ? undefined : next.sort,
    explain: next.explain,
    typed: next.typed,
    page: page === 1 ? undefined : page,
  });
}

/** The address for another place, or the same in another spelling, with all filters. */
export function placeAddress(query: SearchQuery, q: string, typed?: string): string {
  const elsewhere = { lat: undefined, lon: undefined, near: undefined, kind: undefined };
  return searchAddress(query, { ...elsewhere, q, typed });
}

/** The parameters of a search except for its place, for forms that ask for another place. */
export function withoutPlace(query: SearchQuery): [name: string, value: string][] {
  const address = placeAddress(query, "");
  return [...new URL(address, "http://own.invalid").searchParams];
}

/** Whether nothing was asked for but the text of the search box. */
export function isPlain(query: SearchQuery): boolean {
  return withoutPlace(query).length === 0 && query.page === 1;
}

/** Whether a filter narrows the list. Type and license do not count: they say what is searched for. */
export function isFiltered(query: SearchQuery): boolean {
  const { accepting, independent, rating, language, carrier, organization } = query;
  return (
    accepting ||
    independent ||
    rating > 0 ||
    language.length > 0 ||
    carrier !== undefined ||
    organization !== undefined
  );
}
