/** A run for tests, with everything exactly at its goal's limit. */
import type { BurstResult } from "../measures/measure-burst.ts";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import type { PageResult } from "../measures/measure-pages.ts";
import type { WritesResult } from "../measures/measure-writes.ts";
import type { BenchResult, SizeResult } from "./result.ts";

export const span = (p50Ms: number, p95Ms: number, p99Ms = p95Ms) => ({ p50Ms, p95Ms, p99Ms });

export const load = (perSecond: number) => ({
  ...span(1, 2),
  requestsPerSecond: perSecond,
  perSecond,
  visits: 100,
  failures: 0,
  sent: 100,
  workerMs: 1,
  databaseMs: 1,
});

const page = (name: PageResult["name"]): PageResult => ({
  name,
  subject: "",
  uncached: load(50),
  cached: load(500),
  signedIn: load(167),
  sameBytes: load(900),
  html: { rawBytes: 90_000, gzipBytes: 24_999 },
  scripts: { rawBytes: 300_000, gzipBytes: 100_000, modules: [] },
  roundTrips: 2,
});

export const size = (agents: number, p95Ms: number, changes: Partial<SizeResult> = {}): SizeResult => ({
  agents,
  databaseBytes: 1,
  madeInMs: 1,
  pages: [page("search"), page("city"), page("profile")],
  searches: {
    "near a ZIP": { count: 600, ...span(5, p95Ms) },
    "by name": { count: 60, ...span(5, 9) },
    suggestions: { count: 60, ...span(5, 9) },
    "in answers": { count: 60, ...span(5, 9) },
    "in answers, filtered": { count: 60, ...span(5, 9) },
  },
  far: [{ name: "search", uncachedMs: 200, cachedMs: 20, signedInMs: 20 }],
  accounts: {
    signIn: load(5),
    dashboards: [{ what: "an agent's dashboard", ...load(50), roundTrips: 2 }],
    hashMs: 200,
  },
  ...changes,
});

/** A machine that is too slow, and loses nothing. */
export const slowBurst = (changes: Partial<BurstResult> = {}): BurstResult => ({
  threads: 250,
  sent: 2_500,
  plannedPerSecond: 500,
  offeredPerSecond: 500,
  acceptedPerSecond: 100,
  seconds: 25,
  accepted: 2_500,
  triedAgain: 0,
  arrivals: { arrived: 2_500, lost: 0, doubled: 0, gaps: 0, outOfOrder: 0 },
  unheard: 0,
  answer: span(900, 1_000, 1_800),
  written: span(9_000, 10_000, 19_000),
  heard: span(9_100, 10_100, 19_100),
  twins: { keys: 50, rows: 50, answeredAlike: 50 },
  cores: 2,
  cpu: { workerdMs: 20_000, sqldMs: 10_000, ownMs: 7_500 },
  busyShare: 0.95,
  ...changes,
});

export const liveWith = (burst: BurstResult): BenchResult["live"] => ({
  publishing: { sockets: 1_000, arrived: 998, lost: 2, perSecond: 55, ...span(80, 200, 400.4) },
  lists: {
    rows: 10_000,
    writtenInMs: 4_000,
    short: { callMs: 10, pageMs: 20 },
    long: { callMs: 15, pageMs: 50 },
  },
  memory: { beforeBytes: 100_000_000, withSocketsBytes: 150_000_000 },
  burst,
});

export const crowdsWith = (p50Ms: number, p95Ms: number): CrowdResult => ({
  few: 10,
  many: 10_000,
  visits: 200,
  rows: [
    { what: "the page", counts: true, few: span(20, 40), many: span(p50Ms, p95Ms) },
    { what: "the database's part", counts: true, few: span(4, 8), many: span(4, 8) },
    { what: "with a word", counts: false, few: span(4, 8), many: span(40, 80) },
  ],
});

export const reads = (p95Ms: number, failures = 0) => ({ ...load(100), ...span(p95Ms / 2, p95Ms), failures });

export const writesWith = (changes: Partial<WritesResult> = {}): WritesResult => ({
  writers: { asking: 60, renaming: 30, renewing: 10 },
  seconds: 300,
  acknowledged: 30_000,
  refused: 12,
  slowestRefusalMs: 40,
  failed: {},
  slowestWriteMs: 900,
  lost: 0,
  write: span(100, 300),
  quiet: reads(20),
  crowded: reads(40),
  logBytes: 30_000_000,
  overdueEmails: 0,
  ...changes,
});

export const atTheLimit = (changes: Partial<BenchResult> = {}): BenchResult => ({
  machine: {
    date: "2026-11-20",
    processor: "Abacus",
    cores: 2,
    memoryBytes: 16_000_000_000,
    system: "linux x64",
    node: "24",
    workerd: "1",
    sqld: "0.24",
    loadAverage: 0,
  },
  quick: false,
  questions: 100_000,
  bare: [900, 1_000, 5_000],
  sizes: [size(10_000, 10), size(1_000_000, 20)],
  live: liveWith(slowBurst({ acceptedPerSecond: 495 })),
  crowds: crowdsWith(30, 60),
  bundleGzipBytes: 999_999,
  clientScripts: { rawBytes: 1, gzipBytes: 1 },
  clientStyles: { rawBytes: 1, gzipBytes: 1 },
  ...changes,
});
