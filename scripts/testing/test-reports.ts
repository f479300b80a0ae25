/** The runners' JSON reports, as two numbers. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { projectRoot } from "../project.ts";

export type Counts = { passed: number; failed: number };
/** How long a file's tests took, including its setup if the runner reports it. Paths from the project's folder. */
export type FileTime = { file: string; ms: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const PlaywrightSpec = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
type Suite = { specs: z.infer<typeof PlaywrightSpec>[]; suites?: Suite[] | undefined };
const PlaywrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(PlaywrightSpec),
  suites: z.array(z.lazy(() => PlaywrightSuite)).optional(),
});

const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite.and(z.object({ file: z.string() }))).default([]),
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

export function readVitestTimes(path: string): FileTime[] {
  const report = VitestReport.safeParse(findJson(path));
  return (report.data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(projectRoot, name),
    ms: endTime - startTime,
  }));
}

export function readPlaywrightTimes(path: string): FileTime[] {
  const report = PlaywrightReport.safeParse(findJson(path));
  const sumOf = ({ specs, suites = [] }: Suite): number =>
    specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, one) => sum + sumOf(one), 0);
  return (report.data?.suites ?? []).map((suite) => ({ file: `tests/e2e/${suite.file}`, ms: sumOf(suite) }));
}

function findJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
