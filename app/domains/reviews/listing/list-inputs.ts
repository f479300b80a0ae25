/** Address parameters of two lists: the reviews someone wrote, and those they may reply to. */
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";

export type OwnCursor = { submittedAt: number; id: string };
export const ownCursor = cursorOf<OwnCursor>({ submittedAt: integerKey(), id: idKey });

/** Reviews without a reply come first: their `answered` is 0. */
export type SideCursor = { answered: number; publishedAt: number; id: string };
export const sideCursor = cursorOf<SideCursor>({
  answered: integerKey(1),
  publishedAt: integerKey(),
  id: idKey,
});

/** `?show=`, `?stars=`, and `?agent=` (a slug) of the list from which an agent's side replies. */
export type SideFilter = {
  show: "to-answer" | "answered" | "all";
  stars: number | null;
  agent: string | null;
};

/** Reads the filter; unknown values are ignored. */
export function parseSideFilter(parameters: URLSearchParams): SideFilter {
  const show = parameters.get("show");
  const stars = /^[1-5]$/.exec(parameters.get("stars") ?? "")?.[0];
  return {
    show: show === "to-answer" || show === "answered" ? show : "all",
    stars: stars === undefined ? null : Number(stars),
    agent: /^[a-z0-9-]{1,100}$/.exec(parameters.get("agent") ?? "")?.[0] ?? null,
  };
}

/** The filter as query parameters; defaults are left out. */
export const sideParameters = ({ show, stars, agent }: SideFilter) => ({
  show: show === "all" ? undefined : show,
  stars: stars ?? undefined,
  agent: agent ?? undefined,
});
