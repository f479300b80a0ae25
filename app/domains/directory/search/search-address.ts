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
    organization: next.organization,
    sort: next.sort === "best" ? undefined : next.sort,
    explain: next.explain,
    page: page === 1 ? undefined : page,
  });
}
