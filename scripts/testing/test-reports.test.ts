import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "../project.ts";
import {
  readPlaywrightReport,
  readPlaywrightTimes,
  readVitestReport,
  readVitestTimes,
} from "./test-reports.ts";

const directory = mkdtempSync(join(tmpdir(), "fairlead-reports-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function write(report: unknown): string {
  const path = join(directory, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test("a file that would not load counts as a failed test, along with those that failed in it", () => {
  const times = { name: join(projectRoot, "app", "tides.test.ts"), startTime: 1_000, endTime: 1_250 };
  const passed = { status: "passed" };
  const failed = { status: "failed" };
  const path = write({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { ...times, status: "passed", assertionResults: [passed] },
      { ...times, status: "failed", assertionResults: [passed, failed] },
      { ...times, status: "failed", assertionResults: [] },
    ],
  });
  expect(readVitestReport(path)).toEqual({ passed: 2, failed: 2 });
  expect(readVitestTimes(path)[0]).toEqual({ file: "app/tides.test.ts", ms: 250 });
});

test("a browser test that passed only on a second try, and an error outside a test, count as failed", () => {
  const path = write({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(readPlaywrightReport(path)).toEqual({ passed: 5, failed: 3 });
});

test("a report that was never written counts as nothing: the exit code decides", () => {
  expect(readVitestReport(join(directory, "none.json"))).toEqual({ passed: 0, failed: 0 });
  expect(readPlaywrightReport(join(directory, "none.json"))).toEqual({ passed: 0, failed: 0 });
});

test("a file of browser tests took what all of its tests took together", () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const path = write({
    stats: { expected: 3, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ file: "tides.spec.ts", specs: [spec(10)], suites: [{ specs: [spec(20), spec(30)] }] }],
  });
  expect(readPlaywrightTimes(path)).toEqual([{ file: "tests/e2e/tides.spec.ts", ms: 60 }]);
});
