import { describe, expect, it } from "vitest";
import type { BurstResult } from "../measures/measure-burst.ts";
import type { PageResult } from "../measures/measure-pages.ts";
import type { WritesResult } from "../measures/measure-writes.ts";
import { decideBurst, decideCrowds, decideGoals, decideWrites, type Goal } from "./goals.ts";
import { renderLive } from "./live-report.ts";
import { renderCrowdReport, renderReport, renderWritesReport } from "./report.ts";
import type { BenchResult } from "./result.ts";
import { atTheLimit, crowdsWith, liveWith, load, reads, size, slowBurst, writesWith } from "./sample.ts";
import { count, kilobytes, megabytes, milliseconds, percent, ratio, table } from "./table.ts";

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

  it("keeps a cell in its column whatever it holds", () => {
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

describe("the goals", () => {
  const missed = (goals: Goal[]) => goals.filter((goal) => goal.met !== true).map((goal) => goal.goal);

  it("are met by what is exactly at each limit, measured against the median bare Worker", () => {
    expect(missed(decideGoals(atTheLimit()))).toEqual([]);
  });

  it.each<[string, Partial<BenchResult>, RegExp]>([
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
    ["a profile that grows with its reviews", { crowds: crowdsWith(30, 60.1) }, /10,000 reviews/],
    ["a message out of order", withBurst({ arrivals: harmed("outOfOrder") }), /out of order/],
    ["a slow burst", withBurst({ acceptedPerSecond: 494 }), /the same burst/],
  ])("are missed by %s", (_what, changes, goal) => {
    const names = missed(decideGoals(atTheLimit(changes)));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(goal);
  });

  it("name the page that was worst where there are several", () => {
    const goals = decideGoals(atTheLimit(withPage("city", { cached: load(499), uncached: load(49) })));
    expect(goals[0]).toMatchObject({ measured: "0.50 (city)" });
    expect(goals.find(({ goal }) => goal.includes("uncached city"))).toMatchObject({ measured: "1/20" });
  });

  it("do not look at the size of pages that are no results", () => {
    const changes = withPage("profile", { html: { rawBytes: 1, gzipBytes: 90_000 } });
    expect(missed(decideGoals(atTheLimit(changes)))).toEqual([]);
  });

  it("say nothing about growth when only one size was measured", () => {
    const goal = decideGoals(atTheLimit({ sizes: [size(2_000, 10)] })).find((one) => /p95/.test(one.goal));
    expect(goal?.met).toBeNull();
  });

  it("hold the page and the database's part of a long profile, and no filter", () => {
    expect(decideCrowds(crowdsWith(30, 60))).toMatchObject({ met: true, measured: "1.50 and 1.50 times" });
    expect(decideCrowds(crowdsWith(30.4, 40))).toMatchObject({ met: false });
    expect(decideCrowds(crowdsWith(20, 61))).toMatchObject({ met: false, measured: "1.00 and 1.52 times" });
  });

  it.each(["lost", "doubled", "gaps", "outOfOrder"] as const)("take one %s in a burst as harm", (harm) => {
    expect(decideBurst(slowBurst())[0]?.met).toBe(true);
    expect(decideBurst(slowBurst({ arrivals: harmed(harm) }))[0]?.met).toBe(false);
  });

  it.each<[Partial<WritesResult>, boolean[]]>([
    [{}, [true, true, true, true]],
    [{ lost: 1 }, [false, true, true, true]],
    [{ acknowledged: 0 }, [false, true, true, true]],
    [{ failed: { TimeoutError: 1 } }, [true, false, true, true]],
    [{ crowded: reads(40, 1) }, [true, false, true, true]],
    [{ crowded: reads(40.1) }, [true, true, false, true]],
    [{ overdueEmails: 1 }, [true, true, true, false]],
  ])("hold a crowd that writes with %j", (changes, met) => {
    expect(decideWrites(writesWith(changes)).map((goal) => goal.met)).toEqual(met);
  });
});

describe("the report", () => {
  it("names the machine, the bare Worker's spread, every page and every size", () => {
    const report = renderReport(atTheLimit({ quick: true }));
    expect(report).toMatch(/^# Benchmark, 2026-11-20\n\nA quick run: .*\n\n2 cores \(Abacus\), 16.00 GB/);
    expect(report).toContain("900, 1,000, 5,000 requests/s over the run: median 1,000,\n410 % between");
    expect(report).toMatch(/\| profile +\| +50 \| 1\.0 ms \| 2\.0 ms \| +1\/20 \|/);
    expect(report).toMatch(/\| search +\| 90\.0 kB \| 25\.0 kB \|/);
    expect(report).toMatch(/\| near a ZIP +\| 1,000,000 \| +600 \| 5\.0 ms \| 20\.0 ms \| +2\.00 \|/);
    expect(report).toMatch(/\| signing in +\| +10,000 \| +5\.0 \| .*alone: 200 ms/);
    expect(report).not.toMatch(/\n{3}|undefined|NaN/);
  });

  it("says how many times as long the longer profile takes", () => {
    const report = renderCrowdReport(atTheLimit(), crowdsWith(30, 60));
    expect(report).toMatch(
      /\| the page +\| +20\.0 ms \| 40\.0 ms \| +30\.0 ms \| 60\.0 ms \| +1\.50 \| +1\.50 \|/,
    );
    expect(report).toMatch(/\| with a word +\|.* 10\.00 \| +10\.00 \|/);
    expect(report).toContain("10,000 reviews");
  });

  it("says what a crowd wrote, how long it took and how long the log became", () => {
    const report = renderWritesReport(atTheLimit(), writesWith());
    expect(report).toContain("30,000, 100 a second");
    expect(report).toContain("100 ms · 300 ms · 900 ms");
    expect(report).toMatch(/log at its longest/);
    const failed = writesWith({ failed: { 401: 3, TimeoutError: 1 } });
    expect(renderWritesReport(atTheLimit(), failed)).toContain("401: 3, TimeoutError: 1");
  });

  it("says what was lost, how much longer a long list takes and what a socket holds", () => {
    const live = liveWith(slowBurst());
    const report = renderLive(live);
    expect(report).toMatch(/\| +1,000 \| +80\.0 ms \| +400 ms \| +55 \| +998 \(100 %\) \| +2 \|/);
    expect(report).toMatch(/the bell's call +\| +10\.0 ms \| +15\.0 ms \| +1\.50 \|/);
    expect(report).toMatch(/the page +\| +20\.0 ms \| +50\.0 ms \| +2\.50 \|/);
    expect(report).toContain("50 kB for each");
    expect(renderLive({ ...live, memory: null })).toContain("not measured on this system");
  });
});

describe("a burst's report", () => {
  const render = (changes: Partial<BurstResult> = {}) => renderLive(liveWith(slowBurst(changes)));

  it("says what was offered, taken and heard, and what became of it", () => {
    expect(render()).toMatch(/2,500 into 250 conversations \| +500 \| +100 \| +900 ms \| +1,800 ms \|/);
    const arrivals = { arrived: 2_490, lost: 10, doubled: 4, gaps: 3, outOfOrder: 2 };
    expect(render({ triedAgain: 7, unheard: 5, arrivals })).toMatch(
      /\| 2,500 \| +7 \| +2,500 \| +2,490 \| +10 \| +4 \| +3 \| +2 \| +5 \|/,
    );
    expect(render()).toContain("50 messages sent 3 times at once with one key each are 50 rows");
  });

  it("says plainly that the rate was not reached, what a message costs and what that allows", () => {
    const report = render();
    expect(report).toContain("500 messages a second were not reached: 100 were.");
    expect(report).toMatch(/workerd +\| +8\.0 ms \| +80 % \|/);
    expect(report).toContain("The 2 cores were 95 % busy, 20 % of them with other work: the processor");
    expect(report).toContain("2 cores would take 133 a second");
    expect(report).toContain("alone on a core it would take 125 a second");
  });

  it("names what else may limit it when the processor has time left", () => {
    const narrow = { workerdMs: 24_000, sqldMs: 1, ownMs: 1 };
    expect(render({ busyShare: 0.5, cpu: narrow })).toContain("workerd's one thread is what");
    expect(render({ busyShare: 0.5 })).toContain("waiting, not the processor");
    expect(render({ cpu: null })).toContain("by whom is not measured on this system");
  });

  it("says that the machine kept up from 99 % on", () => {
    expect(render({ acceptedPerSecond: 494.9 })).toContain("not reached");
    expect(render({ acceptedPerSecond: 495 })).toContain("kept up with 500 messages a second");
  });
});

function withPage(name: PageResult["name"], changes: Partial<PageResult>): Partial<BenchResult> {
  const large = size(1_000_000, 20);
  const pages = large.pages.map((one) => (one.name === name ? { ...one, ...changes } : one));
  return { sizes: [size(10_000, 10), { ...large, pages }] };
}

function withBurst(changes: Partial<BurstResult>): Partial<BenchResult> {
  return { live: liveWith(slowBurst({ acceptedPerSecond: 495, ...changes })) };
}

function harmed(harm: "lost" | "doubled" | "gaps" | "outOfOrder"): BurstResult["arrivals"] {
  return { ...slowBurst().arrivals, [harm]: 1 };
}

function scripts(gzipBytes: number): PageResult["scripts"] {
  return { rawBytes: 1, gzipBytes, modules: [] };
}

function far(figures: { uncachedMs: number; cachedMs: number; signedInMs?: number }): Partial<BenchResult> {
  const slow = size(1_000_000, 20, { far: [{ name: "profile", signedInMs: 20, ...figures }] });
  return { sizes: [size(10_000, 10), slow] };
}
