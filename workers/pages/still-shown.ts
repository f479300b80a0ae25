/** Whether a page that was cached before may still be shown: nothing that it shows was purged since (decision 0130). */
import { SECOND_MS } from "#app/platform/durations.ts";
import type { PurgedPages } from "../objects/purge-list.ts";

/** Clocks of two data centers may differ by so much. */
const CLOCKS_MS = 5 * SECOND_MS;
/** Pages of a place or of everything: they change with each of their agents, and a link to them shows nothing. */
const OF_NOBODY = /^\/(?:$|agents(?:\/|$)|expert-answers$|location-|sitemap)/;
const LINK = /href="(\/[^"?#]*)/g;
/** The slug of an agent whose face is shown without a link to their profile (`app/ui/record/avatar.tsx`). */
const ABOUT = /data-about="([^"]*)"/g;

/** When each purged page, and each name in its address, was last purged. */
export type Purges = {
  floorMs: number;
  pages: ReadonlyMap<string, number>;
  names: ReadonlyMap<string, number>;
};

/** `/showcase/bo-li` also counts for `bo-li`: other pages about the same are at addresses with the same name. */
export function purgesOf({ floorMs, purged }: PurgedPages): Purges {
  const names = new Map<string, number>();
  for (const { path, atMs: at } of purged) {
    const name = OF_NOBODY.test(path) ? undefined : path.split("/")[2];
    if (name !== undefined) names.set(name, Math.max(at, names.get(name) ?? 0));
  }
  return { floorMs, pages: new Map(purged.map(({ path, atMs }) => [path, atMs])), names };
}

/**
 * False if the page was purged since it was made, or if it links to one that was or shows the face of its agent: a
 * list of agents links to each of them, and shows one who has left since. A change of what is only counted takes it
 * out, too.
 */
export function isStillShown(
  { path, html, madeAt }: { path: string; html: string; madeAt: number },
  { floorMs, pages, names }: Purges,
): boolean {
  const isPurged = (at: number | undefined) => at !== undefined && at + CLOCKS_MS >= madeAt;
  if (isPurged(floorMs === 0 ? undefined : floorMs) || isPurged(pages.get(path))) return false;
  if (names.size === 0) return true;
  const named = (address: string) => address.split("/").some((segment) => isPurged(names.get(segment)));
  if (named(path)) return false;
  for (const [, address = ""] of html.matchAll(LINK)) if (named(address)) return false;
  for (const [, slug = ""] of html.matchAll(ABOUT)) if (isPurged(names.get(slug))) return false;
  return true;
}
