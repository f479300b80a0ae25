/** Where a page of a list of reviews begins, as it stands in the address. */

/** After the review with this time and id, in the first or the second part of the list. */
export type ListPlace = { part: 0 | 1; atMs: number; id: string };

const PLACE = /^([01])-(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writePlace = ({ part, atMs, id }: ListPlace): string => `${part}-${atMs}-${id}`;

/** Null for what is none: the list begins at its beginning. */
export function parsePlace(text: string | null): ListPlace | null {
  const [, part, atMs, id] = PLACE.exec(text ?? "") ?? [];
  return atMs === undefined || id === undefined
    ? null
    : { part: part === "1" ? 1 : 0, atMs: Number(atMs), id };
}

/** `?show=` and `?stars=` of the list that an agent's side answers from. */
export type SideFilter = { show: "to-answer" | "answered" | "all"; stars: number | null };

/** Reads the filter; what means nothing narrows nothing. */
export function parseSideFilter(parameters: URLSearchParams): SideFilter {
  const show = parameters.get("show");
  const stars = /^[1-5]$/.exec(parameters.get("stars") ?? "")?.[0];
  return {
    show: show === "to-answer" || show === "answered" ? show : "all",
    stars: stars === undefined ? null : Number(stars),
  };
}

/** The filter as parameters of an address; what narrows nothing is left out. */
export const sideParameters = ({ show, stars }: SideFilter) => ({
  show: show === "all" ? undefined : show,
  stars: stars ?? undefined,
});
