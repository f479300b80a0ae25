/** The runners' JSON reports, as two numbers. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** A file that failed without a failed test (it would not load) counts as one. No report counts as nothing. */
export function readVitestReport(path: string): Counts {
  const report = VitestReport.safeParse(findJson(path));
  if (!report.success) return { passed: 0, failed: 0 };
  const broken = report.data.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: report.data.numPassedTests, failed: report.data.numFailedTests + broken.length };
}

/** A test that passed only on a second try counts as failed; so does every error outside a test. */
export function readPlaywrightReport(path: string): Counts {
  const report = PlaywrightReport.safeParse(findJson(path));
  if (!report.success) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky + report.data.errors.length };
}

function findJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
