import { describe, expect, it } from "vitest";
import type { BurstResult } from "../measures/measure-burst.ts";
import type { PageResult } from "../measures/measure-pages.ts";
import { slowBurst } from "./burst-sample.ts";
import { decideGoals, type Goal } from "./goals.ts";
import type { BenchResult, SizeResult } from "./result.ts";

const load = (requestsPerSecond: number) => ({
  requestsPerSecond,
  p50Ms: 1,
  p99Ms: 2,
  failures: 0,
  sent: 100,
  workerMs: 1,
  databaseMs: 1,
});

const page = (name: PageResult["name"], changes: Partial<PageResult> = {}): PageResult => ({
  name,
  subject: "",
  uncached: load(50),
  cached: load(500),
  sameBytes: load(900),
  html: { rawBytes: 90_000, gzipBytes: 24_999 },
  scripts: { rawBytes: 300_000, gzipBytes: 120_000, modules: [] },
  roundTrips: 2,
  ...changes,
});

const size = (agents: number, p95Ms: number, changes: Partial<SizeResult> = {}): SizeResult => ({
  agents,
  databaseBytes: 1,
  madeInMs: 1,
  pages: [page("search"), page("city"), page("profile")],
  searches: {
    "near a ZIP": { count: 600, p50Ms: 5, p95Ms },
    "by name": { count: 60, p50Ms: 5, p95Ms: 9 },
    suggestions: { count: 60, p50Ms: 5, p95Ms: 9 },
    "in answers": { count: 60, p50Ms: 5, p95Ms: 9 },
    "in answers, filtered": { count: 60, p50Ms: 5, p95Ms: 9 },
  },
  far: [{ name: "search", uncachedMs: 200, cachedMs: 20 }],
  accounts: {
    signIn: { requestsPerSecond: 5, p50Ms: 200, p99Ms: 400, failures: 0 },
    dashboard: { requestsPerSecond: 50, p50Ms: 20, p99Ms: 40, failures: 0 },
    hashMs: 200,
    dashboardRoundTrips: 2,
  },
  ...changes,
});

const crowds = (p50Ms: number, p95Ms: number): BenchResult["crowds"] => ({
  few: 10,
  many: 10_000,
  visits: 1,
  rows: [{ what: "the page", counts: true, few: { p50Ms: 10, p95Ms: 20 }, many: { p50Ms, p95Ms } }],
});

/** Everything exactly at its limit. */
const atTheLimit = (changes: Partial<BenchResult> = {}): BenchResult => ({
  machine: {
    date: "2026-11-20",
    processor: "",
    cores: 2,
    memoryBytes: 1,
    system: "",
    node: "",
    workerd: "",
    sqld: "",
    loadAverage: 0,
  },
  quick: false,
  questions: 100_000,
  bare: [900, 1_000, 5_000],
  sizes: [size(10_000, 10), size(1_000_000, 20)],
  live: {
    publishing: { sockets: 1, arrived: 1, lost: 0, p50Ms: 1, p99Ms: 1, perSecond: 1 },
    lists: {
      rows: 1,
      writtenInMs: 1,
      short: { callMs: 1, pageMs: 1 },
      long: { callMs: 1, pageMs: 1 },
    },
    memory: null,
    burst: slowBurst({ acceptedPerSecond: 495 }),
  },
  crowds: crowds(15, 30),
  bundleGzipBytes: 999_999,
  clientScripts: { rawBytes: 1, gzipBytes: 1 },
  clientStyles: { rawBytes: 1, gzipBytes: 1 },
  ...changes,
});

const missed = (goals: Goal[]) => goals.filter((goal) => goal.met !== true).map((goal) => goal.goal);

describe("the goals", () => {
  it("are met by what is exactly at each limit, measured against the median bare Worker", () => {
    expect(missed(decideGoals(atTheLimit()))).toEqual([]);
  });

  it.each<[string, Partial<BenchResult>, RegExp]>([
    ["a faster bare Worker", { bare: [1_001] }, /cached pages|uncached/],
    ["a larger bundle", { bundleGzipBytes: 1_000_000 }, /bundle/],
    ["a search that grows", { sizes: [size(10_000, 10), size(1_000_000, 20.1)] }, /search p95/],
    ["one slow profile", withPage("profile", { uncached: load(49) }), /uncached profile/],
    ["one slow cached page", withPage("city", { cached: load(499) }), /cached pages/],
    ["a third round trip", withPage("search", { roundTrips: 3 }), /round trips/],
    ["a kilobyte of script", withPage("city", { scripts: scripts(120_001) }), /JavaScript/],
    ["heavier results", withPage("search", { html: { rawBytes: 1, gzipBytes: 25_000 } }), /results/],
    ["a late first byte", far({ uncachedMs: 201, cachedMs: 20 }), /first byte/],
    [
      "a message out of order",
      withBurst({ arrivals: { ...slowBurst().arrivals, outOfOrder: 1 } }),
      /out of order/,
    ],
    ["a slow burst", withBurst({ acceptedPerSecond: 494 }), /the same burst/],
    ["a profile that grows with its reviews", { crowds: crowds(15, 30.1) }, /10,000 reviews/],
    ["a late cached first byte", far({ uncachedMs: 200, cachedMs: 21 }), /the same, cached/],
  ])("are missed by %s", (_what, changes, goal) => {
    const names = missed(decideGoals(atTheLimit(changes)));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(goal);
  });

  it("do not look at the size of pages that are no results", () => {
    const changes = withPage("profile", { html: { rawBytes: 1, gzipBytes: 90_000 } });
    expect(missed(decideGoals(atTheLimit(changes)))).toEqual([]);
  });

  it("say nothing about growth when only one size was measured", () => {
    const goal = decideGoals(atTheLimit({ sizes: [size(2_000, 10)] })).find((one) => /p95/.test(one.goal));
    expect(goal?.met).toBeNull();
  });
});

function withPage(name: PageResult["name"], changes: Partial<PageResult>): Partial<BenchResult> {
  const large = size(1_000_000, 20);
  const pages = large.pages.map((one) => (one.name === name ? { ...one, ...changes } : one));
  return { sizes: [size(10_000, 10), { ...large, pages }] };
}

function withBurst(changes: Partial<BurstResult>): Partial<BenchResult> {
  const burst = slowBurst({ acceptedPerSecond: 495, ...changes });
  return { live: { ...atTheLimit().live, burst } };
}

function scripts(gzipBytes: number): PageResult["scripts"] {
  return { rawBytes: 1, gzipBytes, modules: [] };
}

function far(figures: { uncachedMs: number; cachedMs: number }): Partial<BenchResult> {
  const slow = size(1_000_000, 20, { far: [{ name: "profile", ...figures }] });
  return { sizes: [size(10_000, 10), slow] };
}
