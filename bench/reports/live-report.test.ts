import { expect, it } from "vitest";
import type { LiveResult } from "../measures/measure-live.ts";
import { slowBurst } from "./burst-sample.ts";
import { renderLive } from "./live-report.ts";

const result = (changes: Partial<LiveResult> = {}): LiveResult => ({
  publishing: { sockets: 1_000, arrived: 998, lost: 2, p50Ms: 80, p99Ms: 400.4, perSecond: 55 },
  lists: {
    rows: 10_000,
    writtenInMs: 4_000,
    short: { callMs: 10, pageMs: 20 },
    long: { callMs: 15, pageMs: 50 },
  },
  memory: { beforeBytes: 100_000_000, withSocketsBytes: 150_000_000 },
  burst: slowBurst(),
  ...changes,
});

it("says what was lost, how much longer a long list takes and what a socket holds", () => {
  const report = renderLive(result());
  expect(report).toMatch(/\| +1,000 \| +80\.0 ms \| +400 ms \| +55 \| +998 \(100 %\) \| +2 \|/);
  expect(report).toMatch(/the bell's call +\| +10\.0 ms \| +15\.0 ms \| +1\.50 \|/);
  expect(report).toMatch(/the page +\| +20\.0 ms \| +50\.0 ms \| +2\.50 \|/);
  expect(report).toContain("50 kB for each");
  expect(report).toContain("2,500 into 250 conversations");
});

it("says when memory could not be read", () => {
  expect(renderLive(result({ memory: null }))).toContain("not measured on this system");
});
