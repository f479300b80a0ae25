/**
 * Which answers count as a view of a profile, decided from the request alone: no cookie, no address, no script
 * (decision 0054).
 */

import { sendsGpc } from "#app/platform/security/gpc.ts";

/** A profile's canonical address, or its data, which a browser fetches on a client navigation. */
const PROFILE = /^\/showcase\/([a-z0-9-]+)(\.data)?$/;

/** How programs name themselves. A program that poses as a browser counts as one. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scraper|preview|pingdom|uptime|lighthouse|headless|facebookexternalhit|whatsapp|telegram|embedly|^(curl|wget|python|java|okhttp|go-http|node|undici|axios|libwww|perl|ruby|php|apache|fetch)/i;

/** The slug of the profile that a person has just opened; null for everything else. */
export function viewedProfile(request: Request, { pathname }: URL, status: number): string | null {
  if (request.method !== "GET" || status !== 200) return null;
  const [, slug, data] = PROFILE.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const { headers } = request;
  if (sendsGpc(headers)) return null;
  const agent = headers.get("User-Agent") ?? "";
  if (agent === "" || PROGRAM.test(agent)) return null;
  if ([headers.get("Sec-Purpose"), headers.get("Purpose"), headers.get("X-Moz")].some(isPrefetch))
    return null;
  // A picture, a frame or a script of another site is no visit; browsers without the header are taken at their word.
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination !== null && destination !== (data === undefined ? "document" : "empty")) return null;
  // A filter, a page of reviews, reloaded data: a reader who comes from the profile itself was counted there.
  return pathOf(headers.get("Referer")) === `/showcase/${slug}` ? null : slug;
}

const isPrefetch = (purpose: string | null) =>
  purpose !== null && /prefetch|prerender|preview/i.test(purpose);

function pathOf(referer: string | null): string | null {
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname : null;
}

/** Views of one profile on one day; `readerId` is the signed-in reader, to leave out an agent's own visits. */
export type CountedViews = { slug: string; day: string; readerId: string | null; views: number };

export type ViewCounter = {
  add(view: Omit<CountedViews, "views">): void;
  /** All that were counted, which are forgotten here. */
  take(): CountedViews[];
  /** Counts them again: they could not be written. */
  putBack(views: readonly CountedViews[]): void;
};

/** Counts in memory; no more than `most` profiles, days and readers at a time. */
export function createViewCounter(most: number): ViewCounter {
  let counted = new Map<string, CountedViews>();
  const count = (view: CountedViews) => {
    const key = `${view.slug} ${view.day} ${view.readerId ?? ""}`;
    const known = counted.get(key);
    if (known !== undefined) known.views += view.views;
    else if (counted.size < most) counted.set(key, { ...view });
  };
  return {
    add: (view) => count({ ...view, views: 1 }),
    take() {
      const views = [...counted.values()];
      counted = new Map();
      return views;
    },
    putBack: (views) => views.forEach(count),
  };
}
