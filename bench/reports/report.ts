/** The run, or a part that was measured alone, as one Markdown text, to be read in a terminal as well. */
import { seconds } from "../../scripts/terminal.ts";
import { CONNECTIONS } from "../machine/load.ts";
import type { Machine } from "../machine/machine.ts";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import { SEARCH_KINDS } from "../measures/measure-latency.ts";
import type { LiveResult } from "../measures/measure-live.ts";
import type { WritesResult } from "../measures/measure-writes.ts";
import { median, spread } from "../statistics.ts";
import { decideBurst, decideCrowds, decideGoals, decideWrites, type Goal, growthOf } from "./goals.ts";
import { renderLive } from "./live-report.ts";
import { type BenchResult, FAR_DELAY_MS, ratioToBare, type SizeResult } from "./result.ts";
import { count, kilobytes, megabytes, milliseconds, percent, ratio, table } from "./table.ts";

export type Run = { machine: Machine; quick: boolean };

export function renderReport(result: BenchResult): string {
  const { bare, questions } = result;
  const beside = `
The bare Worker answered ${bare.map(count).join(", ")} requests/s over the run: median ${count(median(bare))},
${percent(spread(bare))} between the extremes.`;
  const parts = [
    "## Goals",
    goalTable(decideGoals(result)),
    ...result.sizes.flatMap((size) => [
      `## Pages with ${count(size.agents)} agents`,
      speedTable(result, size),
      weightTable(size),
    ]),
    NOTES,
    "## Search by size",
    searchTable(result),
    `One request at a time, uncached, to the last byte. Every size has ${count(questions)} answered questions.`,
    "## Profiles by reviews",
    renderCrowds(result.crowds),
    "## Accounts",
    accountsTable(result),
    "## Live",
    renderLive(result.live),
    "## Sizes",
    sizeTable(result),
  ];
  return reportOf(result, "Benchmark", parts, beside);
}

export const renderLiveReport = (run: Run, live: LiveResult): string =>
  reportOf(run, "Benchmark of what is live", [goalTable(decideBurst(live.burst)), renderLive(live)]);

export const renderCrowdReport = (run: Run, crowds: CrowdResult): string =>
  reportOf(run, "Benchmark of profiles by their reviews", [
    goalTable([decideCrowds(crowds)]),
    renderCrowds(crowds),
  ]);

export const renderWritesReport = (run: Run, writes: WritesResult): string =>
  reportOf(run, "Benchmark of a crowd that writes", [goalTable(decideWrites(writes)), renderWrites(writes)]);

/** What every report begins with: without the machine its figures could be compared with no others. */
export function reportOf(
  { machine, quick }: Run,
  title: string,
  parts: readonly string[],
  beside = "",
): string {
  return [
    `# ${title}, ${machine.date}`,
    ...(quick ? ["A quick run: it shows that the benchmark works, not how fast the product is."] : []),
    `${machine.cores} cores (${machine.processor}), ${megabytes(machine.memoryBytes)} of memory, ${machine.system};
Node ${machine.node}, workerd ${machine.workerd}, sqld ${machine.sqld};
load average ${machine.loadAverage.toFixed(2)} at the start. The load generator shares the cores.${beside}`,
    ...parts,
  ]
    .join("\n\n")
    .concat("\n");
}

export function goalTable(goals: readonly Goal[]): string {
  return table(goals, [
    ["goal", ({ goal }) => goal],
    ["measured", ({ measured }) => measured],
    ["", ({ met }) => (met === null ? "unknown" : met ? "met" : "NOT MET")],
  ]);
}

function speedTable(result: BenchResult, { pages, far }: SizeResult): string {
  const ifKnown = (ms: number | null | undefined) => (typeof ms === "number" ? milliseconds(ms) : "");
  const awayOf = (name: string) => far.find((one) => one.name === name);
  return table(pages, [
    ["page", ({ name }) => name],
    [">uncached/s", ({ uncached }) => count(uncached.requestsPerSecond)],
    [">p50", ({ uncached }) => milliseconds(uncached.p50Ms)],
    [">p99", ({ uncached }) => milliseconds(uncached.p99Ms)],
    [">of bare", ({ uncached }) => ratio(ratioToBare(result, uncached))],
    [">Worker CPU", ({ uncached }) => ifKnown(uncached.workerMs)],
    [">sqld CPU", ({ uncached }) => ifKnown(uncached.databaseMs)],
    [">cached/s", ({ cached }) => count(cached.requestsPerSecond)],
    [">p50", ({ cached }) => milliseconds(cached.p50Ms)],
    [">p99", ({ cached }) => milliseconds(cached.p99Ms)],
    [">of bare", ({ cached }) => ratio(ratioToBare(result, cached))],
    [
      ">of same bytes",
      ({ cached, sameBytes }) => ratio(cached.requestsPerSecond / sameBytes.requestsPerSecond),
    ],
    [">signed in/s", ({ signedIn }) => (signedIn === null ? "" : count(signedIn.requestsPerSecond))],
    [">of bare", ({ signedIn }) => (signedIn === null ? "" : ratio(ratioToBare(result, signedIn)))],
    [">Worker CPU", ({ signedIn }) => ifKnown(signedIn?.workerMs)],
    [">far", ({ name }) => ifKnown(awayOf(name)?.uncachedMs)],
    [">far, cached", ({ name }) => ifKnown(awayOf(name)?.cachedMs)],
    [">far, signed in", ({ name }) => ifKnown(awayOf(name)?.signedInMs)],
    [
      ">failed",
      ({ uncached, cached, signedIn }) =>
        String(uncached.failures + cached.failures + (signedIn?.failures ?? 0)),
    ],
  ]);
}

function weightTable({ pages }: SizeResult): string {
  return table(pages, [
    ["page", ({ name }) => name],
    [">HTML", ({ html }) => kilobytes(html.rawBytes)],
    [">gzip", ({ html }) => kilobytes(html.gzipBytes)],
    [">JavaScript gzip", ({ scripts }) => kilobytes(scripts.gzipBytes)],
    [">round trips", ({ roundTrips }) => String(roundTrips)],
    ["measured on", ({ subject }) => subject],
  ]);
}

const NOTES = `Load comes over ${CONNECTIONS} connections, so p50 and p99 hold the waiting for each other. *Uncached* requests carry a
cookie of ours that no kept page knows; *cached* ones are a stranger's, *signed in* those of an account that reads kept
pages with its own header in them. *Of bare* is requests/s as a share
of a Worker that answers "hello"; *of same bytes*, of one that answers as many bytes as the page has. *CPU* is
processor time a request of the whole runtime and of the database. *Far* is the median first byte, one request
at a time, with ${FAR_DELAY_MS} ms in front of every database round trip. Both Workers run on Miniflare without its stand-in
for static files, which at Cloudflare are matched outside the Worker.`;

function searchTable({ sizes }: BenchResult): string {
  const rows = SEARCH_KINDS.flatMap((kind) =>
    sizes.map(({ agents, searches }) => ({ kind, agents, ...searches[kind] })),
  );
  const [smallest] = sizes;
  return table(rows, [
    ["search", ({ kind }) => kind],
    [">agents", ({ agents }) => count(agents)],
    [">searches", (row) => count(row.count)],
    [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
    [">p95", ({ p95Ms }) => milliseconds(p95Ms)],
    [
      ">p95 to smallest",
      ({ kind, agents, p95Ms }) =>
        smallest === undefined || agents === smallest.agents
          ? ""
          : (p95Ms / smallest.searches[kind].p95Ms).toFixed(2),
    ],
  ]);
}

function renderCrowds({ few, many, visits, rows }: CrowdResult): string {
  return `${table(rows, [
    ["profile", ({ what }) => what],
    [`>${count(few)} reviews, p50`, (row) => milliseconds(row.few.p50Ms)],
    [">p95", (row) => milliseconds(row.few.p95Ms)],
    [`>${count(many)} reviews, p50`, (row) => milliseconds(row.many.p50Ms)],
    [">p95", (row) => milliseconds(row.many.p95Ms)],
    [">p50 times", (row) => growthOf(row).p50.toFixed(2)],
    [">p95 times", (row) => growthOf(row).p95.toFixed(2)],
  ])}\n\n${count(visits)} visits to each, uncached, one at a time and in turn. The goal is for the first two rows.`;
}

function accountsTable({ sizes }: BenchResult): string {
  const rows = sizes.flatMap(({ agents, accounts: { signIn, dashboards, hashMs } }) => [
    { agents, what: "signing in", ...signIn, of: `the password's hash alone: ${milliseconds(hashMs)}` },
    ...dashboards.map(({ roundTrips, ...dashboard }) => ({
      agents,
      ...dashboard,
      of: `at most ${roundTrips} round trips`,
    })),
  ]);
  return table(rows, [
    ["page", ({ what }) => what],
    [">agents", ({ agents }) => count(agents)],
    [">requests/s", ({ perSecond }) => perSecond.toFixed(1)],
    [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
    [">p99", ({ p99Ms }) => milliseconds(p99Ms)],
    [">failed", ({ failures }) => String(failures)],
    ["of which", ({ of }) => of],
  ]);
}

function renderWrites(writes: WritesResult): string {
  const { writers, write, quiet, crowded } = writes;
  const failed = Object.entries(writes.failed).map(([name, often]) => `${name}: ${count(often)}`);
  const all = (...ms: number[]) => ms.map(milliseconds).join(" · ");
  const rows = [
    ["writers", `${writers.asking} ask, ${writers.renaming} rename, ${writers.renewing} renew sessions`],
    [
      "acknowledged",
      `${count(writes.acknowledged)}, ${count(writes.acknowledged / writes.seconds)} a second`,
    ],
    [
      "told to come back (503)",
      `${count(writes.refused)}, the slowest after ${milliseconds(writes.slowestRefusalMs)}`,
    ],
    ["neither of both", failed.join(", ") || "none"],
    ["a write, p50 · p95 · slowest", all(write.p50Ms, write.p95Ms, writes.slowestWriteMs)],
    ["a search, quiet, p50 · p95", all(quiet.p50Ms, quiet.p95Ms)],
    ["a search, in the crowd, p50 · p95", all(crowded.p50Ms, crowded.p95Ms)],
    ["write-ahead log at its longest", megabytes(writes.logBytes)],
  ] as const;
  return table(rows, [
    [`over ${count(writes.seconds)} s`, ([what]) => what],
    [">", ([, figures]) => figures],
  ]);
}

function sizeTable({ sizes, bundleGzipBytes, clientScripts, clientStyles }: BenchResult): string {
  const rows = [
    ["Worker bundle", "", kilobytes(bundleGzipBytes), ""],
    [
      "all JavaScript for browsers",
      kilobytes(clientScripts.rawBytes),
      kilobytes(clientScripts.gzipBytes),
      "",
    ],
    ["all CSS", kilobytes(clientStyles.rawBytes), kilobytes(clientStyles.gzipBytes), ""],
    ...sizes.map(({ agents, databaseBytes, madeInMs }) => [
      `database of ${count(agents)} agents`,
      megabytes(databaseBytes),
      "",
      seconds(madeInMs),
    ]),
  ];
  return table(
    rows,
    ["what", ">plain", ">gzip", ">made in"].map((heading, at) => [heading, (row) => row[at] ?? ""]),
  );
}
