/** The address of a search: the same search always has the same one. */
import { paths } from "#app/paths.ts";
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

/** Another place, or the same spelled otherwise, with everything else that was asked for. */
export function placeAddress(query: SearchQuery, q: string, typed?: string): string {
  const elsewhere = { lat: undefined, lon: undefined, near: undefined, kind: undefined };
  return searchAddress(query, { ...elsewhere, q, typed });
}

/** The parameters of a search but for where it is: what a form that asks for another place sends along. */
export function withoutPlace(query: SearchQuery): [name: string, value: string][] {
  const address = placeAddress(query, "");
  return [...new URL(address, "http://own.invalid").searchParams];
}

/** Whether nothing was asked for but the text of the search box. */
export function isPlain(query: SearchQuery): boolean {
  return withoutPlace(query).length === 0 && query.page === 1;
}

/** Whether a filter narrows the list. Type and license say what is looked for. */
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
