/** A run for tests, with everything exactly at its goal's limit. */
import type { BurstResult } from "./parts/burst/burst.ts";
import type { BySize, SizeResult } from "./parts/by-size.ts";
import type { CrowdsResult } from "./parts/crowds.ts";
import type { ImportsResult } from "./parts/licenses/imports.ts";
import type { ListsResult } from "./parts/lists.ts";
import type { LiveResult } from "./parts/live.ts";
import type { PageRow } from "./parts/pages.ts";
import type { WritesResult } from "./parts/writes.ts";

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

const page = (name: string): PageRow => ({
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
  bytes: 1,
  madeInMs: 1,
  pages: [page("search"), page("city"), page("profile")],
  searches: [
    { search: "near a ZIP", count: 600, ...span(5, p95Ms) },
    ...["by name", "suggestions", "in answers", "in answers, filtered"].map((search) => ({
      search,
      count: 60,
      ...span(5, 9),
    })),
  ],
  far: [{ name: "search", uncachedMs: 200, cachedMs: 20, signedInMs: 20 }],
  accounts: [
    { what: "signing in", ...load(5), of: "the password's hash alone: 200 ms" },
    { what: "an agent's dashboard", ...load(50), of: "at most 2 round trips" },
  ],
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

export const liveWith = (burst: BurstResult): LiveResult => ({
  publishing: { sockets: 1_000, arrived: 998, lost: 2, perSecond: 55, ...span(80, 200, 400.4) },
  lists: {
    rows: 10_000,
    writtenInMs: 4_000,
    views: [
      { what: "the bell's call", fewMs: 10, manyMs: 15 },
      { what: "the page", fewMs: 20, manyMs: 50 },
    ],
  },
  beforeBytes: 100_000_000,
  withSocketsBytes: 150_000_000,
  burst,
});

export const crowdsWith = (p50Ms: number, p95Ms: number): CrowdsResult => ({
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

const flat = Array.from({ length: 200 }, (_, at) => 100e6 + at * 1e4);
const phase = { rows: 1_000_000, ms: 5_000, sqldBytes: 310e6, loadAverage: 1.25 };

export const importsWith = (changes: Partial<ImportsResult> = {}): ImportsResult => ({
  agents: 100_000,
  list: { rows: 1_000_000, broken: 100_000, unmatched: 90_000, bytes: 90e6 },
  phases: [
    { ...phase, what: "reading", ms: 60_000, memory: flat },
    { ...phase, what: "comparing", memory: [1e8] },
    { ...phase, what: "undoing", memory: [] },
  ],
  applied: 810_000,
  rejected: 100_000,
  changedAgain: 0,
  restored: 810_000,
  skipped: 0,
  isAsBefore: true,
  ...changes,
});

export const someLists: ListsResult = {
  people: 1_000_000,
  visits: 60,
  rows: [
    { what: "all, newest first", ...span(20, 40), roundTrips: 2 },
    { what: "a letter", ...span(20, 251), roundTrips: 2 },
  ],
  file: { rows: 1_000_000, bytes: 90e6, ms: 41_000, memory: flat },
};

export const machine = {
  date: "2026-11-20",
  processor: "Abacus",
  cores: 2,
  memoryBytes: 16_000_000_000,
  system: "linux x64",
  node: "24",
  workerd: "1",
  sqld: "0.24",
  loadAverage: 0,
};

export const atTheLimit = (changes: Partial<BySize> = {}): BySize => ({
  questions: 100_000,
  bare: [900, 1_000, 5_000],
  sizes: [size(10_000, 10), size(1_000_000, 20)],
  bundleGzipBytes: 999_999,
  clientScripts: { rawBytes: 1, gzipBytes: 1 },
  clientStyles: { rawBytes: 1, gzipBytes: 1 },
  ...changes,
});
