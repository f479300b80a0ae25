/** What the product sets out to reach, and whether this run did. The worst page of the worst size decides. */

import type { BurstResult } from "../measures/measure-burst.ts";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import type { PageResult } from "../measures/measure-pages.ts";
import { type PageName, UNKEPT_PAGES } from "../measures/pages.ts";
import { hasKeptUp, isUnharmed } from "./burst-report.ts";
import { growthOf } from "./crowd-report.ts";
import { count, kilobytes, milliseconds, ratio } from "./figures.ts";
import { type BenchResult, FAR_DELAY_MS, ratioToBare } from "./result.ts";

export type Goal = {
  goal: string;
  measured: string;
  /** Null when this run could not tell. */
  met: boolean | null;
};

const CACHED_SHARE = 1 / 2;
const UNCACHED_SHARE = 1 / 20;
const UNCACHED_PAGES: PageName[] = ["search", "city", "profile"];
const SEARCH_GROWTH = 2;
const ROUND_TRIPS = 2;
const FAR_UNCACHED_MS = 200;
const FAR_CACHED_MS = 20;
const SCRIPT_BYTES = 120_000;
const RESULTS_HTML_BYTES = 25_000;
const BUNDLE_BYTES = 1_000_000;
const CROWD_TIMES = 1.5;

export function decideGoals(result: BenchResult): Goal[] {
  const pages = result.sizes.flatMap(({ agents, pages: all }) => all.map((page) => ({ ...page, agents })));
  const far = result.sizes.flatMap((size) => size.far);
  const share = (load: { requestsPerSecond: number }) => ratioToBare(result, load);
  const worst = (value: (page: PageResult) => number) => highest(pages, value);

  const isKept = ({ name }: { name: PageName }) => !UNKEPT_PAGES.includes(name);
  const slowest = highest(pages.filter(isKept), (page) => -share(page.cached));
  const goals = [
    atLeast(
      "cached pages: at least 1/2 of the bare Worker's requests/s",
      share(slowest.cached),
      CACHED_SHARE,
      slowest.name,
    ),
    ...UNCACHED_PAGES.map((name) => {
      const page = highest(
        pages.filter((one) => one.name === name),
        (one) => -share(one.uncached),
      );
      return atLeast(`uncached ${name}: at least 1/20`, share(page.uncached), UNCACHED_SHARE, "");
    }),
    searchGrowth(result),
  ];
  const trips = worst((page) => page.roundTrips);
  const farMade = highest(far, (page) => page.uncachedMs);
  const farKept = highest(far.filter(isKept), (page) => page.cachedMs);
  const scripts = worst((page) => page.scripts.gzipBytes);
  const results = highest(
    pages.filter((page) => page.name === "search"),
    (page) => page.html.gzipBytes,
  );
  return [
    ...goals,
    atMost("database round trips of a page: at most 2", trips.roundTrips, ROUND_TRIPS, String, trips.name),
    atMost(
      `first byte with ${FAR_DELAY_MS} ms before every round trip, uncached: at most ${FAR_UNCACHED_MS} ms`,
      farMade.uncachedMs,
      FAR_UNCACHED_MS,
      milliseconds,
      farMade.name,
    ),
    atMost(
      `the same, cached: at most ${FAR_CACHED_MS} ms`,
      farKept.cachedMs,
      FAR_CACHED_MS,
      milliseconds,
      farKept.name,
    ),
    atMost(
      "JavaScript of a page: at most 120 kB gzip",
      scripts.scripts.gzipBytes,
      SCRIPT_BYTES,
      kilobytes,
      scripts.name,
    ),
    below("HTML of a results page: under 25 kB gzip", results.html.gzipBytes, RESULTS_HTML_BYTES),
    below("Worker bundle: under 1 MB gzip", result.bundleGzipBytes, BUNDLE_BYTES),
    decideCrowds(result.crowds),
    ...decideBurst(result.live.burst),
  ];
}

/** The worst row that counts decides, at the middle and at the 95th of a hundred. */
export function decideCrowds({ few, many, rows }: CrowdResult): Goal {
  const growths = rows.filter(({ counts }) => counts).map(growthOf);
  const p50 = Math.max(...growths.map((growth) => growth.p50));
  const p95 = Math.max(...growths.map((growth) => growth.p95));
  return {
    goal: `profile with ${count(many)} reviews: at most ${CROWD_TIMES} times one with ${count(few)}, p50 and p95`,
    measured: `${p50.toFixed(2)} and ${p95.toFixed(2)} times`,
    met: p50 <= CROWD_TIMES && p95 <= CROWD_TIMES,
  };
}

/** Two goals, for a machine that is too slow must still lose nothing. */
export function decideBurst(burst: BurstResult): Goal[] {
  const { arrivals, sent, acceptedPerSecond, plannedPerSecond } = burst;
  const { lost, doubled, gaps, outOfOrder } = arrivals;
  const harm = `${count(lost)} lost, ${count(doubled)} doubled, ${count(gaps)} gaps, ${count(outOfOrder)} out of order`;
  return [
    {
      goal: `burst of ${count(plannedPerSecond)} messages a second: none lost, doubled or out of order`,
      measured: isUnharmed(burst) ? `none of ${count(sent)}` : harm,
      met: isUnharmed(burst),
    },
    {
      goal: "the same burst: taken as fast as it is written",
      measured: `${count(acceptedPerSecond)} a second`,
      met: hasKeptUp(burst),
    },
  ];
}

function searchGrowth({ sizes }: BenchResult): Goal {
  const goal = "search p95 at the largest size: at most twice that at the smallest";
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined || smallest === largest) {
    return { goal, measured: "only one size was measured", met: null };
  }
  const growth = largest.searches["near a ZIP"].p95Ms / smallest.searches["near a ZIP"].p95Ms;
  return { goal, measured: `${growth.toFixed(2)} times`, met: growth <= SEARCH_GROWTH };
}

function atLeast(goal: string, value: number, limit: number, where: string): Goal {
  return { goal, measured: named(ratio(value), where), met: value >= limit };
}

function atMost(
  goal: string,
  value: number,
  limit: number,
  print: (value: number) => string,
  where: string,
): Goal {
  return { goal, measured: named(print(value), where), met: value <= limit };
}

function below(goal: string, bytes: number, limit: number): Goal {
  return { goal, measured: kilobytes(bytes), met: bytes < limit };
}

const named = (figure: string, where: string) => (where === "" ? figure : `${figure} (${where})`);

/** Throws `RangeError` when there is nothing to choose from. */
function highest<T>(items: readonly T[], value: (item: T) => number): T {
  const [first, ...rest] = items;
  if (first === undefined) throw new RangeError("nothing was measured");
  return rest.reduce((best, item) => (value(item) > value(best) ? item : best), first);
}
