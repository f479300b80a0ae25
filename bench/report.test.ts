import { describe, expect, it } from "vitest";
import { type BurstResult, reportBurst } from "./parts/burst/burst.ts";
import { type BySize, bareWorkerNote, reportBySize } from "./parts/by-size.ts";
import { reportCrowds } from "./parts/crowds.ts";
import { type ImportsResult, reportImports } from "./parts/licenses/imports.ts";
import { reportLists } from "./parts/lists.ts";
import { reportLive } from "./parts/live.ts";
import type { PageRow } from "./parts/pages.ts";
import { reportWrites, type WritesResult } from "./parts/writes.ts";
import {
  count,
  type Findings,
  goalTable,
  kilobytes,
  megabytes,
  milliseconds,
  percent,
  ratio,
  reportOf,
  table,
} from "./report.ts";
import * as sample from "./sample.ts";
import { atTheLimit, crowdsWith, load, reads, size, slowBurst, writesWith } from "./sample.ts";

describe("a table", () => {
  const columns = [
    ["page", ([name = ""]: string[]) => name],
    [">p50", ([, ms = ""]: string[]) => ms],
  ] as const;

  it("aligns each column by its widest cell, numbers to the right", () => {
    const rows = [
      ["home", "1.2 ms"],
      ["location hub", "12.0 ms"],
    ];
    expect(table(rows, columns).split("\n")).toEqual([
      "| page         |     p50 |",
      "| ------------ | ------: |",
      "| home         |  1.2 ms |",
      "| location hub | 12.0 ms |",
    ]);
  });

  it("puts a cell in its column, whatever it contains", () => {
    expect(table([["a|b\nc", ""]], columns).split("\n")[2]).toBe("| a\\|b c |     |");
  });

  it.each([
    [ratio(0.62), "0.62"],
    [ratio(1.5), "1.50"],
    // As a fraction once two decimals would hide it.
    [ratio(0.05), "1/20"],
    [ratio(0.007), "1/143"],
    [ratio(0), "0"],
    // In thousands, as the goals are given.
    [kilobytes(24_960), "25.0 kB"],
    [megabytes(48_200_000), "48 MB"],
    [megabytes(2_310_000_000), "2.31 GB"],
    [milliseconds(3.44), "3.4 ms"],
    [milliseconds(128.4), "128 ms"],
    [count(8214.4), "8,214"],
    [percent(0.124), "12 %"],
  ])("has figures such as %s", (printed, wanted) => {
    expect(printed).toBe(wanted);
  });
});

const nothing: Findings = { goals: [], text: [] };
const met = ({ goals }: Findings) => goals.map((goal) => goal.met);

describe("the goals", () => {
  const goalsOf = (changes: Partial<BySize> = {}) =>
    reportBySize(atTheLimit(changes), nothing, nothing).goals;

  it("are met by what is exactly at each limit, measured against the median bare Worker", () => {
    expect(goalsOf().filter((goal) => goal.met !== true)).toEqual([]);
  });

  it.each<[string, Partial<BySize>, RegExp]>([
    ["a faster bare Worker", { bare: [1_001] }, /cached pages|uncached/],
    ["a larger bundle", { bundleGzipBytes: 1_000_000 }, /bundle/],
    ["a search that grows", { sizes: [size(10_000, 10), size(1_000_000, 20.1)] }, /search p95/],
    ["one slow profile", withPage("profile", { uncached: load(49) }), /uncached profile/],
    ["one slow cached page", withPage("city", { cached: load(499) }), /cached pages/],
    ["one slow page for who is signed in", withPage("city", { signedIn: load(166) }), /who is signed in/],
    ["one that is made for who is signed in", withPage("city", { signedIn: null }), /who is signed in/],
    ["a third round trip", withPage("search", { roundTrips: 3 }), /round trips/],
    ["a kilobyte of script", withPage("city", { scripts: scripts(100_001) }), /JavaScript/],
    ["heavier results", withPage("search", { html: { rawBytes: 1, gzipBytes: 25_000 } }), /results/],
    ["a late first byte", far({ uncachedMs: 201, cachedMs: 20 }), /first byte/],
    ["a late cached first byte", far({ uncachedMs: 200, cachedMs: 21 }), /the same, cached/],
    [
      "a late first byte for who is signed in",
      far({ uncachedMs: 200, cachedMs: 20, signedInMs: 21 }),
      /the same, signed in/,
    ],
  ])("are missed by %s", (_what, changes, goal) => {
    const names = goalsOf(changes).flatMap((one) => (one.met === true ? [] : [one.goal]));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(goal);
  });

  it("name the page that was worst where there are several", () => {
    const goals = goalsOf(withPage("city", { cached: load(499), uncached: load(49) }));
    expect(goals[0]).toMatchObject({ measured: "0.50 (city)" });
    expect(goals.find(({ goal }) => goal.includes("uncached city"))).toMatchObject({ measured: "1/20" });
  });

  it("do not look at the size of pages that are no results", () => {
    const heavy = withPage("profile", { html: { rawBytes: 1, gzipBytes: 90_000 } });
    expect(goalsOf(heavy).filter((goal) => goal.met !== true)).toEqual([]);
  });

  it("say nothing about growth when only one size was measured", () => {
    const goal = goalsOf({ sizes: [size(2_000, 10)] }).find((one) => /p95/.test(one.goal));
    expect(goal?.met).toBeNull();
  });

  it("hold the page and the database's part of a long profile, and no filter", () => {
    const goalOf = (p50Ms: number, p95Ms: number) => reportCrowds(crowdsWith(p50Ms, p95Ms)).goals[0];
    expect(goalOf(30, 60)).toMatchObject({ met: true, measured: "1.50 and 1.50 times" });
    expect(goalOf(30, 60.1)).toMatchObject({ met: false });
    expect(goalOf(30.4, 40)).toMatchObject({ met: false });
    expect(goalOf(20, 61)).toMatchObject({ met: false, measured: "1.00 and 1.52 times" });
  });

  it.each<[Partial<BurstResult>, boolean[]]>([
    [{}, [true, false]],
    [{ acceptedPerSecond: 494.9 }, [true, false]],
    [{ acceptedPerSecond: 495 }, [true, true]],
    ...(["lost", "doubled", "gaps", "outOfOrder"] as const).map((harm): [Partial<BurstResult>, boolean[]] => [
      { arrivals: { ...slowBurst().arrivals, [harm]: 1 } },
      [false, false],
    ]),
  ])("hold a burst with %j", (changes, wanted) => {
    expect(met(reportBurst(slowBurst(changes)))).toEqual(wanted);
  });

  it.each<[Partial<WritesResult>, boolean[]]>([
    [{}, [true, true, true, true]],
    [{ lost: 1 }, [false, true, true, true]],
    [{ acknowledged: 0 }, [false, true, true, true]],
    [{ failed: { TimeoutError: 1 } }, [true, false, true, true]],
    [{ crowded: reads(40, 1) }, [true, false, true, true]],
    [{ crowded: reads(40.1) }, [true, true, false, true]],
    [{ overdueEmails: 1 }, [true, true, true, false]],
  ])("hold a crowd that writes with %j", (changes, wanted) => {
    expect(met(reportWrites(writesWith(changes)))).toEqual(wanted);
  });

  it.each<[Partial<ImportsResult>, (boolean | null)[]]>([
    [{}, [true, true, true, true]],
    [{ rejected: 99_999 }, [false, true, true, true]],
    [{ changedAgain: 1 }, [true, false, true, true]],
    [{ isAsBefore: false }, [true, true, false, true]],
    [{ phases: [] }, [true, true, true, null]],
  ])("hold a list with %j", (changes, wanted) => {
    expect(met(reportImports(sample.importsWith(changes)))).toEqual(wanted);
  });
});

describe("the report", () => {
  it("has its titles, columns, goals and notes", async () => {
    const found = atTheLimit();
    const kept = reportLive(sample.liveWith(slowBurst({ acceptedPerSecond: 495 })));
    const all = reportBySize(found, reportCrowds(crowdsWith(30, 60)), kept);
    const { machine } = sample;
    const alone = (title: string, { goals, text }: Findings) =>
      reportOf({ machine, quick: true }, title, [...(goals.length === 0 ? [] : [goalTable(goals)]), ...text]);
    const printed = [
      reportOf(
        { machine, quick: false },
        "Benchmark",
        ["## Goals", goalTable(all.goals), ...all.text],
        bareWorkerNote(found),
      ),
      alone("Benchmark of a crowd that writes", reportWrites(writesWith())),
      alone("Benchmark of a list of licenses", reportImports(sample.importsWith())),
      alone("Benchmark of the admin console’s lists", reportLists(sample.someLists)),
    ].join("");
    expect(printed).not.toMatch(/\n{3}|undefined|NaN/);
    await expect(printed).toMatchFileSnapshot("report.sample.md");
  });

  it("says which writes were neither acknowledged nor asked to retry", () => {
    const { text } = reportWrites(writesWith({ failed: { 401: 3, TimeoutError: 1 } }));
    expect(text.join()).toContain("401: 3, TimeoutError: 1");
  });

  it("says plainly that the rate of a burst was not reached, what a message costs and what happened to it", () => {
    const arrivals = { arrived: 2_490, lost: 10, doubled: 4, gaps: 3, outOfOrder: 2 };
    const { goals, text } = reportBurst(slowBurst({ triedAgain: 7, unheard: 5, arrivals }));
    const report = text.join("\n");
    expect(goals[0]?.measured).toBe("10 lost, 4 doubled, 3 gaps, 2 out of order");
    expect(report).toMatch(/\| 2,500 \| +7 \| +2,500 \| +2,490 \| +10 \| +4 \| +3 \| +2 \| +5 \|/);
    expect(report).toContain("500 messages a second were not reached: 100 were.");
    expect(report).toContain("The 2 cores were 95 % busy, 20 % of them with other work: the processor");
    expect(report).toContain("2 cores would take 133 a second");
    expect(report).toContain("alone on a core it would take 125 a second");
  });

  it("names what else may limit a burst when the processor has time left", () => {
    const render = (changes: Partial<BurstResult>) => reportBurst(slowBurst(changes)).text.join();
    const narrow = { workerdMs: 24_000, sqldMs: 1, ownMs: 1 };
    expect(render({ busyShare: 0.5, cpu: narrow })).toContain("workerd's one thread is what");
    expect(render({ busyShare: 0.5 })).toContain("waiting, not the processor");
  });
});

function withPage(name: string, changes: Partial<PageRow>): Partial<BySize> {
  const large = size(1_000_000, 20);
  const pages = large.pages.map((one) => (one.name === name ? { ...one, ...changes } : one));
  return { sizes: [size(10_000, 10), { ...large, pages }] };
}

function scripts(gzipBytes: number): PageRow["scripts"] {
  return { rawBytes: 1, gzipBytes, modules: [] };
}

function far(figures: { uncachedMs: number; cachedMs: number; signedInMs?: number }): Partial<BySize> {
  const slow = size(1_000_000, 20, { far: [{ name: "profile", signedInMs: 20, ...figures }] });
  return { sizes: [size(10_000, 10), slow] };
}
