/** What the lists of reviews that one wrote, and that one may reply to, are asked for in their addresses. */
import { cursorOf, idKey, wholeKey } from "#app/platform/cursor.ts";

export type OwnCursor = { submittedAt: number; id: string };
export const ownCursor = cursorOf<OwnCursor>({ submittedAt: wholeKey(), id: idKey });

/** Those without a reply come first: `answered` is 0 there. */
export type SideCursor = { answered: number; publishedAt: number; id: string };
export const sideCursor = cursorOf<SideCursor>({ answered: wholeKey(1), publishedAt: wholeKey(), id: idKey });

/** `?show=`, `?stars=` and `?agent=`, a slug, of the list that an agent's side answers from. */
export type SideFilter = {
  show: "to-answer" | "answered" | "all";
  stars: number | null;
  agent: string | null;
};

/** Reads the filter; what means nothing narrows nothing. */
export function parseSideFilter(parameters: URLSearchParams): SideFilter {
  const show = parameters.get("show");
  const stars = /^[1-5]$/.exec(parameters.get("stars") ?? "")?.[0];
  return {
    show: show === "to-answer" || show === "answered" ? show : "all",
    stars: stars === undefined ? null : Number(stars),
    agent: /^[a-z0-9-]{1,100}$/.exec(parameters.get("agent") ?? "")?.[0] ?? null,
  };
}

/** The filter as parameters of an address; what narrows nothing is left out. */
export const sideParameters = ({ show, stars, agent }: SideFilter) => ({
  show: show === "all" ? undefined : show,
  stars: stars ?? undefined,
  agent: agent ?? undefined,
});
