/**
 * `npm test`: everything, on its own servers and ports, so it can run next to `npm run dev`. Names of suites run only
 * those (`npm test -- unit e2e`), paths only the tests there (`npm test -- app/platform
 * tests/e2e/every-page/layout.spec.ts`), `--changed` what a change since the last commit can reach (`--since main~3`
 * since another one); `--screenshots` also takes the pictures, `--long` tries as many random histories as a night has
 * time for. The last line sums up all of it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "./command-line.ts";
import { runChild } from "./processes/children.ts";
import { printDone, printFailed, printText, red, seconds } from "./processes/terminal.ts";
import { projectEnv, projectRoot } from "./project.ts";
import { type Chosen, chooseNamed, listTests, type Suite, UnknownTestsError } from "./testing/named-tests.ts";
import {
  type Counts,
  type FileTime,
  readPlaywrightReport,
  readPlaywrightTimes,
  readVitestReport,
  readVitestTimes,
} from "./testing/test-reports.ts";

type Fixture = Awaited<ReturnType<typeof import("#support/servers/fixture.ts").openFixture>>;

const SCREENSHOTS = "tests/e2e/every-page/screenshots.spec.ts";
const USAGE = `npm test -- [SUITE or PATH…] [--changed] [--since COMMIT] [--screenshots] [--long] [--verbose]

Runs everything, or the suites (unit, worker, e2e…) and tests that are named.

  --changed      what a change since the last commit can reach
  --since        the same since another commit
  --screenshots  also takes the pictures
  --long         tries as many random histories as a night has time for
  --verbose      prints each test`;
const { values, positionals } = readCommandLine(USAGE, {
  options: {
    screenshots: { type: "boolean" },
    long: { type: "boolean" },
    verbose: { type: "boolean" },
    changed: { type: "boolean" },
    since: { type: "string" },
  },
  allowPositionals: true,
});
const named = readNamed();
// Named explicitly, it is wanted; otherwise its pictures are optional.
const screenshots = values.screenshots === true || named.some(([, files]) => files?.includes(SCREENSHOTS));
const directory = mkdtempSync(join(tmpdir(), "fairlead-test-"));
const fixtureFile = join(directory, "fixture.json");
const beganAt = Date.now();
const total: Counts = { passed: 0, failed: 0 };
const times: FileTime[] = [];
const SLOWEST_FILES = 10;

let fixture: Fixture | undefined;

// Before the seed is loaded: its logins have such passwords too.
process.env.FAIRLEAD_TEST_HASHES = "1";
if (values.long === true) process.env.FAIRLEAD_LONG_RUNS = "1";

/** npm runs us in the project's folder, and says where the command was typed. */
function readNamed(): Chosen {
  try {
    return chooseNamed(positionals, listTests(), process.env.INIT_CWD);
  } catch (error) {
    if (!(error instanceof UnknownTestsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The changed files; null if everything is run anyway. */
async function readChanges(): Promise<string[] | null> {
  if (values.changed !== true && values.since === undefined) return null;
  const { listChanges } = await import("./testing/changed-tests.ts");
  return listChanges(values.since ?? "HEAD");
}

async function choose(changes: string[] | null): Promise<Chosen> {
  if (changes === null) return named;
  const { findReached, listAddresses, readImports, REACHED_ROUTES } = await import(
    "./testing/changed-tests.ts"
  );
  const { default: routes } = await import("#app/routes.ts");
  const { modules, violations } = await readImports(projectRoot);
  process.env.FAIRLEAD_IMPORT_VIOLATIONS = JSON.stringify(violations);
  const reached = findReached(changes, modules, listAddresses(await routes));
  if (reached === null) {
    printText("The change may reach everything: everything is run.");
    return named;
  }
  // If a test or its helpers have changed too, all of it is tried.
  if (reached.routes.length > 0 && !changes.some((path) => path.startsWith("tests/")))
    process.env[REACHED_ROUTES] = reached.routes.join(" ");
  printText(
    `${changes.length} files have changed. Before a commit, run all of \`npm test\`: walks over the whole site are left to it.`,
  );
  return named.flatMap(([suite, files]): Chosen => {
    const both = reached[suite].filter((file) => files?.includes(file) !== false);
    return both.length === 0 ? [] : [[suite, both]];
  });
}

/** Runs one suite in its own process and prints its line and, if something failed, its complete output. */
async function runSuite(suite: Suite, files: string[] = []): Promise<void> {
  const began = Date.now();
  const report = join(directory, `${suite}.json`);
  const modules = join(projectRoot, "node_modules");
  const [cli, args] =
    suite === "e2e"
      ? [join(modules, "@playwright", "test", "cli.js"), ["test", ...files]]
      : [
          join(modules, "vitest", "vitest.mjs"),
          [
            "run",
            ...files,
            `--project=${suite}`,
            "--passWithNoTests",
            "--reporter=default",
            "--reporter=json",
            `--outputFile.json=${report}`,
          ],
        ];
  const { code, lines } = await runChild(process.execPath, [cli, ...args], {
    cwd: projectRoot,
    env: projectEnv({
      FAIRLEAD_FIXTURE: fixture === undefined ? undefined : fixtureFile,
      FAIRLEAD_REPORT: report,
      FAIRLEAD_SCREENSHOTS: screenshots ? "1" : undefined,
      // Reports are read by people here, without a terminal's colors.
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      // Programs that tests start compile their packages once, and not each time.
      NODE_COMPILE_CACHE: join(directory, "compiled"),
    }),
    ...(values.verbose === true ? { onLine: (line: string) => printText(line) } : {}),
  });
  const counts = suite === "e2e" ? readPlaywrightReport(report) : readVitestReport(report);
  // A suite that ended badly without a failed test did fail: a crash, a leak, a file that would not load.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  times.push(...(suite === "e2e" ? readPlaywrightTimes(report) : readVitestTimes(report)));
  total.passed += counts.passed;
  total.failed += counts.failed;
  const ms = Date.now() - began;
  if (code === 0) return printDone(suite, `${counts.passed} passed`, ms);
  printFailed(suite, `${counts.passed} passed, ${counts.failed} failed`, ms);
  if (values.verbose !== true) printText(lines.join("\n"));
}

async function prepareFixture(): Promise<void> {
  const began = Date.now();
  // Loaded late: a mistake in the seed must not prevent the unit tests.
  const { openFixture, writeFixture, FIXTURE_AGENTS } = await import("#support/servers/fixture.ts");
  fixture = await openFixture();
  writeFixture(fixtureFile, fixture);
  printDone("fixture", `bundle, ${FIXTURE_AGENTS.toLocaleString("en-US")} agents`, Date.now() - began);
}

/** A change of one of these nearly always reaches a suite that needs the fixture. */
const CONCERNS_FIXTURE = /^(app|db|workers)\/(?!.*\.test\.)|^tests\/(worker|e2e)\//;
const needsFixture = (suite: Suite) => suite === "worker" || suite === "e2e";

/** What went wrong, if anything did. */
const beginFixture = (): Promise<unknown> =>
  prepareFixture().then(
    () => null,
    (error: unknown) => error,
  );

async function main(): Promise<void> {
  const changes = await readChanges();
  // Reading all imports and building take a core each.
  const early =
    named.some(([suite]) => needsFixture(suite)) && changes?.some((path) => CONCERNS_FIXTURE.test(path))
      ? beginFixture()
      : null;
  const chosen = await choose(changes);
  const opening =
    early ?? (chosen.some(([suite]) => needsFixture(suite)) ? beginFixture() : Promise.resolve(null));
  for (const [suite, files] of chosen) if (suite === "unit") await runSuite(suite, files);
  const withoutFixture = chosen.filter(([suite]) => suite !== "unit" && !needsFixture(suite));
  // Objects mostly wait, and architecture is one long file: those that need the fixture use what they leave of the cores.
  await Promise.all([
    ...withoutFixture.map(([suite, files]) => runSuite(suite, files)),
    opening.then((trouble) => runWithFixture(trouble, chosen)),
  ]);
}

/** Both wait for their servers and pages a third of the time: together they use the cores all the time. */
async function runWithFixture(trouble: unknown, chosen: Chosen): Promise<void> {
  if (trouble !== null) {
    total.failed += 1;
    printFailed("fixture", "the other suites need it and were not run");
    printText(trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble));
    return;
  }
  await Promise.all(
    chosen.filter(([suite]) => needsFixture(suite)).map(([suite, files]) => runSuite(suite, files)),
  );
}

async function finish(): Promise<void> {
  await fixture?.close();
  fixture = undefined;
  rmSync(directory, { recursive: true, force: true });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void finish().finally(() => process.exit(130)));
}
try {
  await main();
} catch (error) {
  total.failed += 1;
  printText(red(error instanceof Error ? error.message : String(error)));
}
await finish();
printText("\nThe slowest files:");
for (const { file, ms } of times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES))
  printText(`  ${seconds(ms).padStart(12)}  ${file}`);
printText(`\nin ${seconds(Date.now() - beganAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
