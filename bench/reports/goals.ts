/** What the product sets out to reach, and whether this run did. The worst page of the worst size decides. */
import type { BurstResult } from "../measures/measure-burst.ts";
import type { CrowdResult, CrowdRow } from "../measures/measure-crowds.ts";
import type { WritesResult } from "../measures/measure-writes.ts";
import { UNKEPT_PAGES } from "../measures/pages.ts";
import { type BenchResult, FAR_DELAY_MS, ratioToBare } from "./result.ts";
import { count, kilobytes, milliseconds, ratio, times } from "./table.ts";

export type Goal = {
  goal: string;
  measured: string;
  /** Null when this run could not tell. */
  met: boolean | null;
};

const UNCACHED_PAGES = ["search", "city", "profile"];
const SIGNED_IN_PAGES = ["search", "city", "profile", "home"];
const SEARCH_GROWTH = 2;
const FAR_UNCACHED_MS = 200;
const FAR_CACHED_MS = 20;
const BUNDLE_BYTES = 1_000_000;
const CROWD_TIMES = 1.5;
/** Reads beside a crowd that writes. */
const READ_GROWTH = 2;
/** A rate that much below the planned one has kept up: the first and the last message are answered a moment later. */
const KEPT_UP_SHARE = 0.99;

export function decideGoals(result: BenchResult): Goal[] {
  const pages = result.sizes.flatMap((size) => size.pages);
  const far = result.sizes.flatMap((size) => size.far);
  const called = (wanted: string) => pages.filter(({ name }) => name === wanted);
  const isKept = ({ name }: { name: string }) => !UNKEPT_PAGES.some((one) => one === name);
  return [
    worst("cached pages: at least 1/2 of the bare Worker's requests/s", pages.filter(isKept), {
      value: ({ cached }) => ratioToBare(result, cached),
      print: ratio,
      least: 1 / 2,
    }),
    worst(
      "the same for who is signed in (search, profile, city, home): at least 1/6",
      pages.filter(({ name }) => SIGNED_IN_PAGES.includes(name)),
      {
        value: ({ signedIn }) => (signedIn === null ? 0 : ratioToBare(result, signedIn)),
        print: ratio,
        least: 1 / 6,
      },
    ),
    ...UNCACHED_PAGES.map((name) =>
      worst(`uncached ${name}: at least 1/20`, called(name), {
        value: ({ uncached }) => ratioToBare(result, uncached),
        print: ratio,
        least: 1 / 20,
      }),
    ),
    searchGrowth(result),
    worst("database round trips of a page: at most 2", pages, {
      value: ({ roundTrips }) => roundTrips,
      print: String,
      most: 2,
    }),
    worst(
      `first byte with ${FAR_DELAY_MS} ms before every round trip, uncached: at most ${FAR_UNCACHED_MS} ms`,
      far,
      { value: ({ uncachedMs }) => uncachedMs, print: milliseconds, most: FAR_UNCACHED_MS },
    ),
    worst(`the same, cached: at most ${FAR_CACHED_MS} ms`, far.filter(isKept), {
      value: ({ cachedMs }) => cachedMs,
      print: milliseconds,
      most: FAR_CACHED_MS,
    }),
    worst(
      "the same, signed in (search, profile, city, home)",
      far.filter(({ name }) => SIGNED_IN_PAGES.includes(name)),
      { value: ({ signedInMs }) => signedInMs, print: milliseconds, most: FAR_CACHED_MS },
    ),
    worst("JavaScript of a page: at most 100 kB gzip", pages, {
      value: ({ scripts }) => scripts.gzipBytes,
      print: kilobytes,
      most: 100_000,
    }),
    worst("HTML of a results page: under 25 kB gzip", called("search"), {
      value: ({ html }) => html.gzipBytes,
      print: kilobytes,
      most: 24_999,
    }),
    {
      goal: "Worker bundle: under 1 MB gzip",
      measured: kilobytes(result.bundleGzipBytes),
      met: result.bundleGzipBytes < BUNDLE_BYTES,
    },
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
    measured: `${p50.toFixed(2)} and ${times(p95)}`,
    met: p50 <= CROWD_TIMES && p95 <= CROWD_TIMES,
  };
}

/** How many times as long the longer profile takes. */
export const growthOf = ({ few, many }: CrowdRow) => ({
  p50: many.p50Ms / few.p50Ms,
  p95: many.p95Ms / few.p95Ms,
});

/** Two goals, for a machine that is too slow must still lose nothing. */
export function decideBurst(burst: BurstResult): Goal[] {
  const { arrivals, sent, acceptedPerSecond, plannedPerSecond } = burst;
  const { lost, doubled, gaps, outOfOrder } = arrivals;
  const isUnharmed = lost + doubled + gaps + outOfOrder === 0;
  const harm = `${count(lost)} lost, ${count(doubled)} doubled, ${count(gaps)} gaps, ${count(outOfOrder)} out of order`;
  return [
    {
      goal: `burst of ${count(plannedPerSecond)} messages a second: none lost, doubled or out of order`,
      measured: isUnharmed ? `none of ${count(sent)}` : harm,
      met: isUnharmed,
    },
    {
      goal: "the same burst: taken as fast as it is written",
      measured: `${count(acceptedPerSecond)} a second`,
      met: hasKeptUp(burst),
    },
  ];
}

/** Whether messages were taken as fast as they were meant to be written. */
export const hasKeptUp = ({ acceptedPerSecond, plannedPerSecond }: BurstResult): boolean =>
  acceptedPerSecond >= plannedPerSecond * KEPT_UP_SHARE;

export function decideWrites(writes: WritesResult): Goal[] {
  const { acknowledged, lost, quiet, crowded, overdueEmails } = writes;
  const failures = Object.values(writes.failed).reduce((sum, one) => sum + one, 0) + crowded.failures;
  const growth = crowded.p95Ms / quiet.p95Ms;
  return [
    {
      goal: "every write that was acknowledged is there",
      measured: `${count(lost)} of ${count(acknowledged)} lost`,
      met: lost === 0 && acknowledged > 0,
    },
    {
      goal: "nothing hangs: each write is acknowledged or told to come back, each page read",
      measured: failures === 0 ? "none failed" : `${count(failures)} failed`,
      met: failures === 0,
    },
    {
      goal: `reads within ${READ_GROWTH} times their quiet p95`,
      measured: times(growth),
      met: growth <= READ_GROWTH,
    },
    { goal: "emails sent meanwhile", measured: `${count(overdueEmails)} overdue`, met: overdueEmails === 0 },
  ];
}

function searchGrowth({ sizes }: BenchResult): Goal {
  const goal = "search p95 at the largest size: at most twice that at the smallest";
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined || smallest === largest) {
    return { goal, measured: "only one size was measured", met: null };
  }
  const growth = largest.searches["near a ZIP"].p95Ms / smallest.searches["near a ZIP"].p95Ms;
  return { goal, measured: times(growth), met: growth <= SEARCH_GROWTH };
}

type Measure<T> = {
  value: (item: T) => number;
  print: (value: number) => string;
  least?: number;
  most?: number;
};

/** Names what was worst, where there are several. Throws `RangeError` when there is nothing to choose from. */
function worst<T extends { name: string }>(goal: string, items: readonly T[], measure: Measure<T>): Goal {
  const { value, print, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = measure;
  const sign = measure.least === undefined ? 1 : -1;
  const [found] = [...items].sort((a, b) => sign * (value(b) - value(a)));
  if (found === undefined) throw new RangeError("nothing was measured");
  const where = items.every(({ name }) => name === found.name) ? "" : ` (${found.name})`;
  const figure = value(found);
  return { goal, measured: `${print(figure)}${where}`, met: figure >= least && figure <= most };
}
