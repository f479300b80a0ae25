/** One reader at a time: how long searches take by size, and what a reader far from the database waits for. */
import { paths } from "#app/paths.ts";
import { createReader, PERSONAL, signedInAt, type Visit } from "../machine/visit.ts";
import type { Options } from "../options.ts";
import type { Samples } from "../samples.ts";
import { median, type Times, timesOf } from "../statistics.ts";
import type { Page, PageName } from "./pages.ts";

/** From the request to the last byte. */
export type Latency = Times & { count: number };

export const SEARCH_KINDS = [
  "near a ZIP",
  "by name",
  "suggestions",
  "in answers",
  "in answers, filtered",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Each kind of search, uncached, one after the other; a tenth of them beforehand to warm up. */
export async function measureSearches(
  origin: string,
  { zips, names, beginnings, asked }: Samples,
  plan: Options,
): Promise<Record<SearchKind, Latency>> {
  using reader = createReader(origin, PERSONAL);
  const visitAll = async (addresses: readonly string[]): Promise<Latency> => {
    for (const path of addresses.slice(0, Math.ceil(addresses.length / 10))) await reader.getPage(path);
    const ms: number[] = [];
    for (const path of addresses) ms.push((await reader.getPage(path)).totalMs);
    return { count: ms.length, ...timesOf(ms) };
  };
  const near = zips.flatMap((zip) => plan.searchedTypes.map((type) => paths.search({ q: zip, type })));
  const filtered = asked.map(({ words, type, state }) => paths.expertAnswers({ q: words, type, state }));
  return {
    "near a ZIP": await visitAll(near),
    "by name": await visitAll(names.map((name) => paths.search({ q: name, kind: "name" }))),
    suggestions: await visitAll(beginnings.map((text) => paths.suggest({ q: text }))),
    "in answers": await visitAll(asked.map(({ words }) => paths.expertAnswers({ q: words }))),
    "in answers, filtered": await visitAll(filtered),
  };
}

export type FarResult = { name: PageName; uncachedMs: number; cachedMs: number; signedInMs: number };

/** Median milliseconds to the first byte of each page; `origin` is a Worker far from its database. */
export async function measureFarAway(
  origin: string,
  pages: readonly Page[],
  visits: number,
): Promise<FarResult[]> {
  using stranger = createReader(origin);
  using somebody = createReader(origin, PERSONAL);
  using member = createReader(origin, await signedInAt(origin));
  const firstByte = async (visit: (at: number) => Promise<Visit>) => {
    const ms: number[] = [];
    for (let at = 0; at < visits; at += 1) ms.push((await visit(at)).firstByteMs);
    return median(ms);
  };
  const results: FarResult[] = [];
  for (const { name, paths: addresses } of pages) {
    const [path = "/"] = addresses;
    // Once beforehand, so that neither code nor connection is new; twice for the cache, which keeps, then serves.
    await somebody.getPage(path);
    await stranger.getPage(path);
    await stranger.getPage(path);
    await member.getPage(path);
    results.push({
      name,
      uncachedMs: await firstByte((at) => somebody.getPage(addresses[at % addresses.length] ?? path)),
      cachedMs: await firstByte(() => stranger.getPage(path)),
      signedInMs: await firstByte(() => member.getPage(path)),
    });
  }
  return results;
}
