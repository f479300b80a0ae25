/** The run as one Markdown text, to be read in a terminal as well. */
import { seconds } from "../../scripts/terminal.ts";
import { CONNECTIONS } from "../machine/load.ts";
import type { Machine } from "../machine/machine.ts";
import { SEARCH_KINDS } from "../measures/measure-latency.ts";
import { median, spread } from "../statistics.ts";
import { renderCrowds } from "./crowd-report.ts";
import { count, kilobytes, megabytes, milliseconds, percent, ratio } from "./figures.ts";
import { decideGoals, type Goal } from "./goals.ts";
import { renderLive } from "./live-report.ts";
import { type BenchResult, FAR_DELAY_MS, ratioToBare, type SizeResult } from "./result.ts";
import { left, renderTable, right } from "./table.ts";

export const QUICK = "A quick run: it shows that the benchmark works, not how fast the product is.";

export function renderReport(result: BenchResult): string {
  return [
    `# Benchmark, ${result.machine.date}`,
    result.quick ? `${QUICK}\n` : "",
    describeRun(result),
    "## Goals",
    goalTable(decideGoals(result)),
    ...result.sizes.flatMap((size) => [
      `## Pages with ${count(size.agents)} agents`,
      speedTable(result, size),
      "",
      weightTable(size),
    ]),
    notes(),
    "## Search by size",
    searchTable(result),
    `\nOne request at a time, uncached, to the last byte. Every size has ${count(result.questions)} answered questions.\n`,
    "## Profiles by reviews",
    renderCrowds(result.crowds),
    "## Accounts",
    accountsTable(result),
    "## Live",
    renderLive(result.live),
    "## Sizes",
    sizeTable(result),
  ]
    .filter((part, at, parts) => !(part === "" && parts[at - 1] === ""))
    .join("\n\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .concat("\n");
}

function describeRun({ machine, bare }: BenchResult): string {
  const figures = bare.map(count).join(", ");
  return [
    describeMachine(machine),
    `The bare Worker answered ${figures} requests/s over the run: median ${count(median(bare))},`,
    `${percent(spread(bare))} between the extremes.`,
  ].join("\n");
}

export function describeMachine(machine: Machine): string {
  return [
    `${machine.cores} cores (${machine.processor}), ${megabytes(machine.memoryBytes)} of memory, ${machine.system};`,
    `Node ${machine.node}, workerd ${machine.workerd}, sqld ${machine.sqld};`,
    `load average ${machine.loadAverage.toFixed(2)} at the start. The load generator shares the cores.`,
  ].join("\n");
}

export function goalTable(goals: readonly Goal[]): string {
  const word = (met: boolean | null) => (met === null ? "unknown" : met ? "met" : "NOT MET");
  return renderTable(
    [left("goal"), left("measured"), left("")],
    goals.map(({ goal, measured, met }) => [goal, measured, word(met)]),
  );
}

function speedTable(result: BenchResult, { pages, far }: SizeResult): string {
  const columns = [
    left("page"),
    right("uncached/s"),
    right("p50"),
    right("p99"),
    right("of bare"),
    right("Worker CPU"),
    right("sqld CPU"),
    right("cached/s"),
    right("p50"),
    right("p99"),
    right("of bare"),
    right("of same bytes"),
    right("far"),
    right("far, cached"),
    right("failed"),
  ];
  const cpu = (ms: number | null) => (ms === null ? "" : milliseconds(ms));
  return renderTable(
    columns,
    pages.map(({ name, uncached, cached, sameBytes }) => {
      const away = far.find((one) => one.name === name);
      return [
        name,
        count(uncached.requestsPerSecond),
        milliseconds(uncached.p50Ms),
        milliseconds(uncached.p99Ms),
        ratio(ratioToBare(result, uncached)),
        cpu(uncached.workerMs),
        cpu(uncached.databaseMs),
        count(cached.requestsPerSecond),
        milliseconds(cached.p50Ms),
        milliseconds(cached.p99Ms),
        ratio(ratioToBare(result, cached)),
        ratio(cached.requestsPerSecond / sameBytes.requestsPerSecond),
        away === undefined ? "" : milliseconds(away.uncachedMs),
        away === undefined ? "" : milliseconds(away.cachedMs),
        String(uncached.failures + cached.failures),
      ];
    }),
  );
}

function weightTable({ pages }: SizeResult): string {
  return renderTable(
    [
      left("page"),
      right("HTML"),
      right("gzip"),
      right("JavaScript gzip"),
      right("round trips"),
      left("measured on"),
    ],
    pages.map(({ name, html, scripts, roundTrips, subject }) => [
      name,
      kilobytes(html.rawBytes),
      kilobytes(html.gzipBytes),
      kilobytes(scripts.gzipBytes),
      String(roundTrips),
      subject,
    ]),
  );
}

function notes(): string {
  return [
    `Load comes over ${CONNECTIONS} connections, so p50 and p99 hold the waiting for each other. *Uncached* requests carry a`,
    "cookie of ours, which makes a page personal; *cached* ones are a stranger's. *Of bare* is requests/s as a share",
    'of a Worker that answers "hello"; *of same bytes*, of one that answers as many bytes as the page has. *CPU* is',
    "processor time a request of the whole runtime and of the database. *Far* is the median first byte, one request",
    `at a time, with ${FAR_DELAY_MS} ms in front of every database round trip. Both Workers run on Miniflare without its stand-in`,
    "for static files, which at Cloudflare are matched outside the Worker.",
  ].join("\n");
}

function searchTable({ sizes }: BenchResult): string {
  const smallest = sizes[0];
  const rows = SEARCH_KINDS.flatMap((kind) =>
    sizes.map((size) => {
      const { count: searches, p50Ms, p95Ms } = size.searches[kind];
      const base = smallest?.searches[kind].p95Ms ?? p95Ms;
      const growth = size === smallest ? "" : (p95Ms / base).toFixed(2);
      return [kind, count(size.agents), count(searches), milliseconds(p50Ms), milliseconds(p95Ms), growth];
    }),
  );
  return renderTable(
    [
      left("search"),
      right("agents"),
      right("searches"),
      right("p50"),
      right("p95"),
      right("p95 to smallest"),
    ],
    rows,
  );
}

function accountsTable({ sizes }: BenchResult): string {
  const rows = sizes.flatMap(({ agents, accounts: { signIn, dashboard, hashMs, dashboardRoundTrips } }) =>
    [
      { what: "signing in", load: signIn, note: `the password's hash alone: ${milliseconds(hashMs)}` },
      { what: "an agent's dashboard", load: dashboard, note: `at most ${dashboardRoundTrips} round trips` },
    ].map(({ what, load, note }) => [
      what,
      count(agents),
      load.requestsPerSecond.toFixed(1),
      milliseconds(load.p50Ms),
      milliseconds(load.p99Ms),
      String(load.failures),
      note,
    ]),
  );
  return renderTable(
    [
      left("page"),
      right("agents"),
      right("requests/s"),
      right("p50"),
      right("p99"),
      right("failed"),
      left("of which"),
    ],
    rows,
  );
}

function sizeTable({ sizes, bundleGzipBytes, clientScripts, clientStyles }: BenchResult): string {
  return renderTable(
    [left("what"), right("plain"), right("gzip"), right("made in")],
    [
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
    ],
  );
}
