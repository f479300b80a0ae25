import { expect, it } from "vitest";
import type { WritesResult } from "../measures/measure-writes.ts";
import { decideWrites, renderWrites } from "./writes-report.ts";

const reads = (p95Ms: number, failures = 0) => ({ p50Ms: p95Ms / 2, p95Ms, reads: 100, failures });
const result = (changes: Partial<WritesResult> = {}): WritesResult => ({
  writers: { asking: 60, renaming: 30, renewing: 10 },
  seconds: 300,
  acknowledged: 30_000,
  refused: 12,
  slowestRefusalMs: 40,
  failed: {},
  slowestWriteMs: 900,
  lost: 0,
  write: { p50Ms: 100, p95Ms: 300 },
  quiet: reads(20),
  crowded: reads(40),
  logBytes: 30_000_000,
  overdueEmails: 0,
  ...changes,
});
const met = (changes: Partial<WritesResult>) => decideWrites(result(changes)).map((goal) => goal.met);

it("holds what was lost, what hung, how reading went on and the emails against the goals", () => {
  expect(met({})).toEqual([true, true, true, true]);
  expect(met({ lost: 1 })).toEqual([false, true, true, true]);
  expect(met({ acknowledged: 0 })).toEqual([false, true, true, true]);
  expect(met({ failed: { TimeoutError: 1 } })).toEqual([true, false, true, true]);
  expect(met({ crowded: reads(40, 1) })).toEqual([true, false, true, true]);
  expect(met({ crowded: reads(40.1) })).toEqual([true, true, false, true]);
  expect(met({ overdueEmails: 1 })).toEqual([true, true, true, false]);
});

it("prints what was written, how long it took and how long the log became", () => {
  const report = renderWrites(result());
  expect(report).toContain("30,000, 100 a second");
  expect(report).toContain("100 ms · 300 ms · 900 ms");
  expect(report).toMatch(/log at its longest/);
  expect(renderWrites(result({ failed: { 401: 3, TimeoutError: 1 } }))).toContain("401: 3, TimeoutError: 1");
});
