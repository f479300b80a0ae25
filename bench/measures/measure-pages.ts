/** Every page under load: made for one reader, answered from the cache, and what it weighs. */
import { type Load, type LoadOptions, measureLoad } from "../machine/load.ts";
import { spending } from "../machine/processes.ts";
import { createReader, PERSONAL, type Reader, signedInAt, type Visit } from "../machine/visit.ts";
import { type Scripts, type Weight, weigh, weighScripts } from "../machine/weight.ts";
import { type Page, type PageName, UNKEPT_PAGES } from "./pages.ts";

/** With the processor time per request, in milliseconds, where the system tells. */
export type LoadWithCpu = Load & { workerMs: number | null; databaseMs: number | null };

export type PageResult = {
  name: PageName;
  subject: string;
  uncached: LoadWithCpu;
  cached: LoadWithCpu;
  /** The cached page with the header of somebody who is signed in; null where an account's page is made for it. */
  signedIn: LoadWithCpu | null;
  /** A bare Worker that answers as many bytes as the page has. */
  sameBytes: Load;
  html: Weight;
  scripts: Scripts;
  roundTrips: number;
};

export type PageMeasuring = {
  origin: string;
  /** Answers `/?N` with N bytes. */
  sizedOrigin: string;
  clientFolder: string;
  loadSeconds: number;
  onPage: (name: PageName) => void;
};

/**
 * Measures `pages` one after the other. All are put in the cache first and read from it last, so that they have
 * the age that a cached page usually has. Throws when a page is not a 200 or does not come from where it should.
 */
export async function measurePages(pages: readonly Page[], how: PageMeasuring): Promise<PageResult[]> {
  const { origin, loadSeconds: seconds } = how;
  using stranger = createReader(origin);
  using somebody = createReader(origin, PERSONAL);
  const session = await signedInAt(origin);
  using member = createReader(origin, session);
  for (const page of pages) await stranger.getPage(first(page));
  const made = [];
  for (const page of pages) {
    how.onPage(page.name);
    const visit = await heaviest(page, (path) => somebody.getPage(path));
    expectCache(visit, undefined, page);
    const uncached = await loadWithCpu({ origin, paths: page.paths, headers: PERSONAL, seconds });
    made.push({ page, visit, uncached });
  }
  const results: PageResult[] = [];
  for (const { page, visit, uncached } of made) {
    how.onPage(page.name);
    if (!UNKEPT_PAGES.includes(page.name)) await getKept(page, () => stranger.getPage(first(page)));
    const html = weigh(visit.body);
    results.push({
      name: page.name,
      subject: page.subject,
      uncached,
      cached: await loadWithCpu({ origin, paths: [first(page)], seconds }),
      signedIn: (await isPutTogether(page, member))
        ? await loadWithCpu({ origin, paths: [first(page)], headers: session, seconds })
        : null,
      sameBytes: await measureLoad({ origin: how.sizedOrigin, paths: [`/?${html.rawBytes}`], seconds }),
      html,
      scripts: weighScripts(visit.body, how.clientFolder),
      roundTrips: roundTripsOf(visit),
    });
  }
  return results;
}

const MOST_WEIGHED = 25;

/** Where a page has many addresses, the one with the most bytes of a part of them. */
async function heaviest(page: Page, get: (path: string) => Promise<Visit>): Promise<Visit> {
  let found = await get(first(page));
  for (const path of page.paths.slice(1, MOST_WEIGHED)) {
    const visit = await get(path);
    if (visit.body.length > found.body.length) found = visit;
  }
  return found;
}

function first(page: Page): string {
  const [path] = page.paths;
  if (path === undefined) throw new RangeError(`${page.name} has no address`);
  return path;
}

/** Whether somebody who is signed in gets the kept page with what is theirs. */
async function isPutTogether(page: Page, member: Reader): Promise<boolean> {
  return (await member.getPage(first(page))).headers["x-cache"] !== undefined;
}

/** Some pages are kept for a minute only: the first visit after it is stale and has the page made anew behind it. */
async function getKept(page: Page, visit: () => Promise<Visit>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await visit()).headers["x-cache"] === "HIT") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expectCache(await visit(), "HIT", page);
}

function expectCache(visit: Visit, wanted: "HIT" | undefined, page: Page): void {
  const found = visit.headers["x-cache"];
  if (found !== wanted) throw new Error(`${page.name} came with X-Cache ${found}, not ${wanted}.`);
}

function roundTripsOf(visit: Visit): number {
  const header = visit.headers["x-database-round-trips"];
  if (typeof header !== "string" || !/^\d+$/.test(header)) {
    throw new Error("The answer does not say how often it asked the database (X-Database-Round-Trips).");
  }
  return Number(header);
}

/** The warm-up is in the processor time, so its requests share it. */
async function loadWithCpu(options: LoadOptions): Promise<LoadWithCpu> {
  const { result: load, cpu } = await spending(() => measureLoad(options));
  const each = (ms: number | undefined) => (ms === undefined ? null : ms / load.sent);
  return { ...load, workerMs: each(cpu?.workerdMs), databaseMs: each(cpu?.sqldMs) };
}
