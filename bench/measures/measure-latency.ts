/** One reader at a time: how long searches take by size, and what a reader far from the database waits for. */
import { paths } from "#app/paths.ts";
import { createReader, type Visit } from "../machine/visit.ts";
import type { Options } from "../options.ts";
import type { Samples } from "../samples.ts";
import { median, percentile } from "../statistics.ts";
import { PERSONAL } from "./measure-pages.ts";
import type { Page, PageName } from "./pages.ts";

/** Milliseconds from the request to the last byte. */
export type Latency = { count: number; p50Ms: number; p95Ms: number };

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
  samples: Samples,
  plan: Options,
): Promise<Record<SearchKind, Latency>> {
  const near = samples.zips.flatMap((zip) =>
    plan.searchedTypes.map((type) => paths.search({ q: zip, type })),
  );
  const named = samples.names.map((name) => paths.search({ q: name, kind: "name" }));
  const begun = samples.beginnings.map((text) => paths.suggest({ q: text }));
  return {
    "near a ZIP": await visitAll(origin, near),
    "by name": await visitAll(origin, named),
    suggestions: await visitAll(origin, begun),
    "in answers": await visitAll(
      origin,
      samples.asked.map(({ words }) => paths.expertAnswers({ q: words })),
    ),
    "in answers, filtered": await visitAll(
      origin,
      samples.asked.map(({ words, type, state }) => paths.expertAnswers({ q: words, type, state })),
    ),
  };
}

async function visitAll(origin: string, addresses: readonly string[]): Promise<Latency> {
  const reader = createReader(origin, PERSONAL);
  try {
    for (const path of addresses.slice(0, Math.ceil(addresses.length / 10))) await reader.getPage(path);
    const times: number[] = [];
    for (const path of addresses) times.push((await reader.getPage(path)).totalMs);
    return { count: times.length, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
  } finally {
    reader.leave();
  }
}

export type FarResult = { name: PageName; uncachedMs: number; cachedMs: number };

/** Median milliseconds to the first byte of each page; `origin` is a Worker far from its database. */
export async function measureFarAway(
  origin: string,
  pages: readonly Page[],
  visits: number,
): Promise<FarResult[]> {
  const stranger = createReader(origin);
  const somebody = createReader(origin, PERSONAL);
  const results: FarResult[] = [];
  try {
    for (const { name, paths: addresses } of pages) {
      const [path = "/"] = addresses;
      const turn = (at: number) => addresses[at % addresses.length] ?? path;
      // Once beforehand, so that neither code nor connection is new; twice for the cache, which keeps, then serves.
      await somebody.getPage(path);
      await stranger.getPage(path);
      await stranger.getPage(path);
      results.push({
        name,
        uncachedMs: await firstByte(visits, (at) => somebody.getPage(turn(at))),
        cachedMs: await firstByte(visits, () => stranger.getPage(path)),
      });
    }
  } finally {
    stranger.leave();
    somebody.leave();
  }
  return results;
}

async function firstByte(visits: number, visit: (at: number) => Promise<Visit>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < visits; at += 1) times.push((await visit(at)).firstByteMs);
  return median(times);
}
