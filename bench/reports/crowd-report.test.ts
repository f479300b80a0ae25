import { expect, it } from "vitest";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import { renderCrowds } from "./crowd-report.ts";
import { decideCrowds } from "./goals.ts";

const times = (p50Ms: number, p95Ms: number) => ({ p50Ms, p95Ms });
const result = (page: { p50Ms: number; p95Ms: number }): CrowdResult => ({
  few: 10,
  many: 10_000,
  visits: 200,
  rows: [
    { what: "the page", counts: true, few: times(20, 40), many: page },
    { what: "the database's part", counts: true, few: times(4, 8), many: times(4, 8) },
    { what: "with a word", counts: false, few: times(4, 8), many: times(40, 80) },
  ],
});

it("holds the page and the database's part against the goal, and no filter", () => {
  expect(decideCrowds(result(times(30, 60)))).toMatchObject({ met: true, measured: "1.50 and 1.50 times" });
  expect(decideCrowds(result(times(30.4, 40)))).toMatchObject({ met: false });
  expect(decideCrowds(result(times(20, 61)))).toMatchObject({ met: false, measured: "1.00 and 1.52 times" });
});

it("prints how many times as long the longer one takes", () => {
  const report = renderCrowds(result(times(30, 60)));
  expect(report).toMatch(
    /\| the page +\| +20\.0 ms \| 40\.0 ms \| +30\.0 ms \| 60\.0 ms \| +1\.50 \| +1\.50 \|/,
  );
  expect(report).toMatch(/\| with a word +\|.* 10\.00 \| +10\.00 \|/);
  expect(report).toContain("10,000 reviews");
});
