/** Every page: made for one reader, answered from the cache, far from the database, and what it weighs. */
import { printBar } from "../../scripts/processes/terminal.ts";
import { CONNECTIONS, type Load, type LoadOptions, measureLoad } from "../machine/load.ts";
import { spending } from "../machine/processes.ts";
import { createReader, PERSONAL, type Reader, signedInAt, type Visit } from "../machine/visit.ts";
import { weigh, weighScripts } from "../machine/weight.ts";
import { count, type Goal, holdAll, kilobytes, milliseconds, ratio, table } from "../report.ts";
import { median } from "../statistics.ts";
import { isCached, type Page } from "./measured-pages.ts";

/** With the processor time per request, in milliseconds. */
export type LoadWithCpu = Load & { workerMs: number; databaseMs: number };

export type PageRow = Awaited<ReturnType<typeof measurePages>>[number];

/**
 * Measures `pages` one after the other; `sizedOrigin` answers `/?N` with N bytes. All are put in the cache first and read
 * from it last, so that they have the age that a cached page usually has. Throws when a page does not come from where it
 * should.
 */
export async function measurePages(
  pages: readonly Page[],
  how: { origin: string; sizedOrigin: string; clientFolder: string; seconds: number },
) {
  const { origin, sizedOrigin, clientFolder, seconds } = how;
  using stranger = createReader(origin);
  using personal = createReader(origin, PERSONAL);
  const session = await signedInAt(origin);
  using member = createReader(origin, session);
  for (const page of pages) await stranger.get(page.first);
  let shown = 0;
  const show = ({ name }: Page) => printBar("pages", shown++ / (pages.length * 2), name);
  const made = [];
  for (const page of pages) {
    show(page);
    const visit = await heaviest(page, personal);
    expectCache(visit, undefined, page);
    const uncached = await loadWithCpu({ origin, paths: page.paths, headers: PERSONAL, seconds });
    made.push({ page, visit, uncached });
  }
  const rows = [];
  for (const { page, visit, uncached } of made) {
    const { name, subject, first } = page;
    show(page);
    if (isCached(page)) await getCached(page, stranger);
    const html = weigh(visit.body);
    const cached = await loadWithCpu({ origin, paths: [first], seconds });
    const isPutTogether = (await member.get(first)).headers["x-cache"] !== undefined;
    rows.push({
      name,
      subject,
      uncached,
      cached,
      // The cached page with the header of someone who is signed in; null if an account's page is made for it.
      signedIn: isPutTogether
        ? await loadWithCpu({ origin, paths: [first], headers: session, seconds })
        : null,
      // A bare Worker that answers as many bytes as the page has.
      sameBytes: await measureLoad({ origin: sizedOrigin, paths: [`/?${html.rawBytes}`], seconds }),
      html,
      scripts: weighScripts(visit.body, clientFolder),
      roundTrips: roundTripsOf(visit),
    });
  }
  return rows;
}

const MOST_WEIGHED = 25;

/** Where a page has many addresses, the one with the most bytes of a part of them. */
async function heaviest(page: Page, reader: Reader): Promise<Visit> {
  let found = await reader.get(page.first);
  for (const path of page.paths.slice(1, MOST_WEIGHED)) {
    const visit = await reader.get(path);
    if (visit.body.length > found.body.length) found = visit;
  }
  return found;
}

/** Some pages are only cached for a minute: the first visit after it is stale and triggers remaking behind it. */
async function getCached(page: Page, reader: Reader): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await reader.get(page.first)).headers["x-cache"] === "HIT") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expectCache(await reader.get(page.first), "HIT", page);
}

function expectCache(visit: Visit, wanted: "HIT" | undefined, page: Page): void {
  const found = visit.headers["x-cache"];
  if (found !== wanted) throw new Error(`${page.name} came with X-Cache ${found}, not ${wanted}.`);
}

function roundTripsOf(visit: Visit): number {
  const header = visit.headers["x-database-round-trips"];
  if (typeof header !== "string" || !/^\d+$/.test(header))
    throw new Error("The answer does not say how often it asked the database (X-Database-Round-Trips).");
  return Number(header);
}

/** The warm-up is in the processor time, so its requests share it. */
async function loadWithCpu(options: LoadOptions): Promise<LoadWithCpu> {
  const { result: load, cpu } = await spending(() => measureLoad(options));
  return { ...load, workerMs: cpu.workerdMs / load.sent, databaseMs: cpu.sqldMs / load.sent };
}

/** What a far reader's database adds to each round trip. */
export const FAR_DELAY_MS = 80;

type FarRow = Awaited<ReturnType<typeof measureFarAway>>[number];

/** Median milliseconds to the first byte of each page; `origin` is a Worker far from its database. */
export async function measureFarAway(origin: string, pages: readonly Page[], visits: number) {
  using stranger = createReader(origin);
  using personal = createReader(origin, PERSONAL);
  using member = createReader(origin, await signedInAt(origin));
  const firstByte = async (reader: Reader, addresses: readonly string[]) => {
    const ms: number[] = [];
    for (let at = 0; at < visits; at += 1)
      ms.push((await reader.get(addresses[at % addresses.length] ?? "/")).firstByteMs);
    return median(ms);
  };
  const rows = [];
  for (const { name, paths: addresses, first } of pages) {
    // Once beforehand, so that neither code nor connection is new; twice for the cache, which stores, then serves.
    for (const reader of [personal, stranger, stranger, member]) await reader.get(first);
    rows.push({
      name,
      uncachedMs: await firstByte(personal, addresses),
      cachedMs: await firstByte(stranger, [first]),
      signedInMs: await firstByte(member, [first]),
    });
  }
  return rows;
}

/** Requests a second as a share of the bare Worker's in the same run. */
export type ToBare = (load: { requestsPerSecond: number }) => number;

export function speedTable(pages: readonly PageRow[], far: readonly FarRow[], toBare: ToBare): string {
  const away = (of: (row: FarRow) => number) => (page: PageRow) => {
    const row = far.find(({ name }) => name === page.name);
    return row === undefined ? "" : milliseconds(of(row));
  };
  const member = (print: (load: LoadWithCpu) => string) => (page: PageRow) =>
    page.signedIn === null ? "" : print(page.signedIn);
  return table(pages, [
    ["page", ({ name }) => name],
    [">uncached/s", ({ uncached }) => count(uncached.requestsPerSecond)],
    [">p50", ({ uncached }) => milliseconds(uncached.p50Ms)],
    [">p99", ({ uncached }) => milliseconds(uncached.p99Ms)],
    [">of bare", ({ uncached }) => ratio(toBare(uncached))],
    [">Worker CPU", ({ uncached }) => milliseconds(uncached.workerMs)],
    [">sqld CPU", ({ uncached }) => milliseconds(uncached.databaseMs)],
    [">cached/s", ({ cached }) => count(cached.requestsPerSecond)],
    [">p50", ({ cached }) => milliseconds(cached.p50Ms)],
    [">p99", ({ cached }) => milliseconds(cached.p99Ms)],
    [">of bare", ({ cached }) => ratio(toBare(cached))],
    [">of same bytes", (page) => ratio(page.cached.requestsPerSecond / page.sameBytes.requestsPerSecond)],
    [">signed in/s", member((load) => count(load.requestsPerSecond))],
    [">of bare", member((load) => ratio(toBare(load)))],
    [">Worker CPU", member((load) => milliseconds(load.workerMs))],
    [">far", away(({ uncachedMs }) => uncachedMs)],
    [">far, cached", away(({ cachedMs }) => cachedMs)],
    [">far, signed in", away(({ signedInMs }) => signedInMs)],
    [
      ">failed",
      ({ uncached, cached, signedIn }) =>
        String(uncached.failures + cached.failures + (signedIn?.failures ?? 0)),
    ],
  ]);
}

export const weightTable = (pages: readonly PageRow[]): string =>
  table(pages, [
    ["page", ({ name }) => name],
    [">HTML", ({ html }) => kilobytes(html.rawBytes)],
    [">gzip", ({ html }) => kilobytes(html.gzipBytes)],
    [">JavaScript gzip", ({ scripts }) => kilobytes(scripts.gzipBytes)],
    [">round trips", ({ roundTrips }) => String(roundTrips)],
    ["measured on", ({ subject }) => subject],
  ]);

export const NOTES = `Load comes over ${CONNECTIONS} connections, so p50 and p99 hold the waiting for each other. *Uncached* requests carry a
cookie of ours that no cached page allows; *cached* ones are a stranger's, *signed in* those of an account that reads cached
pages with its own header in them. *Of bare* is requests/s as a share
of a Worker that answers "hello"; *of same bytes*, of one that answers as many bytes as the page has. *CPU* is
processor time a request of the complete runtime and of the database. *Far* is the median first byte, one request
at a time, with ${FAR_DELAY_MS} ms in front of every database round trip. Both Workers run on Miniflare without its stand-in
for static files, which at Cloudflare are matched outside the Worker.`;

const FAR_UNCACHED_MS = 200;
const FAR_CACHED_MS = 20;
const forMembers = ({ name }: { name: string }) => ["search", "city", "profile", "home"].includes(name);

/** The speed of pages compared with the bare Worker. */
export function speedGoals(pages: readonly PageRow[], toBare: ToBare): Goal[] {
  return [
    holdAll("cached pages: at least 1/2 of the bare Worker's requests/s", pages.filter(isCached), {
      value: ({ cached }) => toBare(cached),
      print: ratio,
      least: 1 / 2,
    }),
    holdAll(
      "the same for who is signed in (search, profile, city, home): at least 1/6",
      pages.filter(forMembers),
      { value: ({ signedIn }) => (signedIn === null ? 0 : toBare(signedIn)), print: ratio, least: 1 / 6 },
    ),
    ...["search", "city", "profile"].map((wanted) =>
      holdAll(
        `uncached ${wanted}: at least 1/20`,
        pages.filter(({ name }) => name === wanted),
        { value: ({ uncached }) => toBare(uncached), print: ratio, least: 1 / 20 },
      ),
    ),
  ];
}

/** What pages cost the database, a distant reader, and a browser. */
export function costGoals(pages: readonly PageRow[], far: readonly FarRow[]): Goal[] {
  return [
    holdAll("database round trips of a page: at most 2", pages, {
      value: ({ roundTrips }) => roundTrips,
      print: String,
      most: 2,
    }),
    holdAll(
      `first byte with ${FAR_DELAY_MS} ms before every round trip, uncached: at most ${FAR_UNCACHED_MS} ms`,
      far,
      { value: ({ uncachedMs }) => uncachedMs, print: milliseconds, most: FAR_UNCACHED_MS },
    ),
    holdAll(`the same, cached: at most ${FAR_CACHED_MS} ms`, far.filter(isCached), {
      value: ({ cachedMs }) => cachedMs,
      print: milliseconds,
      most: FAR_CACHED_MS,
    }),
    holdAll("the same, signed in (search, profile, city, home)", far.filter(forMembers), {
      value: ({ signedInMs }) => signedInMs,
      print: milliseconds,
      most: FAR_CACHED_MS,
    }),
    holdAll("JavaScript of a page: at most 100 kB gzip", pages, {
      value: ({ scripts }) => scripts.gzipBytes,
      print: kilobytes,
      most: 100_000,
    }),
    holdAll(
      "HTML of a results page: under 25 kB gzip",
      pages.filter(({ name }) => name === "search"),
      { value: ({ html }) => html.gzipBytes, print: kilobytes, most: 24_999 },
    ),
  ];
}
