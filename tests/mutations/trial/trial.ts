/** Runs test files, each with one mutation switched on, and reports which failed. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, writeFixture } from "#support/servers/fixture.ts";
import { type Child, startChild } from "../../../scripts/processes/children.ts";
import { projectEnv } from "../../../scripts/project.ts";
import type { Copy } from "./copy.ts";
import { numberOf, trialName } from "./names.ts";
import { ENDED, type Ended, type Failure } from "./reporter.ts";
import { SWITCH } from "./switches.ts";

/** A mutation's number, 0 for none, and the one test file that is run with it. */
export type Trial = { no: number; test: string };
export type Result = Trial & Omit<Ended, "file">;

/** A test that hangs has noticed too. */
const SILENT_MS = 4 * 60_000;

export const IN_BROWSER = /^tests\/e2e\//;
export const needsBundle = (test: string) => /^tests\/(?!support\/)/.test(test);
const PROJECTS = [
  ["architecture", /^tests\/architecture\//],
  ["worker", /^tests\/worker\//],
  ["objects", /^workers\//],
  ["unit", /^(app|bench|db|scripts|stand-ins|tests\/support)\//],
] as const;

/**
 * Each in a separately named file, all in one run of Vitest; browser tests one by one. `ended` is called for each at
 * once.
 */
export async function runTrials(
  copy: Copy,
  fixture: Fixture | null,
  trials: readonly Trial[],
  ended: (result: Result) => void,
): Promise<void> {
  const bundles = join(copy.beside, "bundles");
  const fixtureFile = join(copy.beside, "fixture.json");
  const inNode = trials.filter(({ test }) => !IN_BROWSER.test(test));
  const choose = (no: number) => {
    if (fixture !== null)
      writeFixture(fixtureFile, { ...fixture, bundle: { directory: join(bundles, String(no)) } });
  };
  try {
    for (const { no, test } of trials)
      if (fixture !== null && needsBundle(test))
        makeBundle(fixture, join(bundles, String(no)), no, IN_BROWSER.test(test));
    choose(0);
    const isTogether = ({ no, test }: Trial) => copy.atCall.has(no) && test.startsWith("tests/worker/");
    for (const together of [true, false]) {
      const some = inNode.filter((trial) => isTogether(trial) === together);
      if (some.length > 0) await runInNode(copy, fixtureFile, some, ended, together);
    }
    for (const trial of trials.filter(({ test }) => IN_BROWSER.test(test))) {
      choose(trial.no);
      ended({ ...trial, ...(await runInBrowser(copy, fixtureFile, trial.test)) });
    }
  } finally {
    rmSync(bundles, { recursive: true, force: true });
  }
}

/**
 * The fixture's bundle with the switch on before anything else is read, on the server and, where it matters, in the
 * browser.
 */
function makeBundle(fixture: Fixture, directory: string, no: number, forBrowser: boolean): void {
  const switchOn = `${SWITCH}=new Set([${no}]);`;
  mkdirSync(directory, { recursive: true });
  const prepared = readFileSync(join(fixture.bundle.directory, "prepared.json"), "utf8");
  const { bundle }: { bundle: { script: string; assets: string } } = JSON.parse(prepared);
  const script = join(directory, "app.js");
  writeFileSync(script, switchOn + readFileSync(bundle.script, "utf8"));
  let changed = prepared.replaceAll(JSON.stringify(bundle.script), JSON.stringify(script));
  if (forBrowser) {
    const assets = join(directory, "client");
    cpSync(bundle.assets, assets, { recursive: true });
    // Whichever the browser happens to run first.
    for (const file of readdirSync(assets, { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".js"))
        writeFileSync(join(assets, file), switchOn + readFileSync(join(assets, file), "utf8"));
    changed = changed.replaceAll(JSON.stringify(bundle.assets), JSON.stringify(assets));
  }
  writeFileSync(join(directory, "prepared.json"), changed);
}

async function runInNode(
  copy: Copy,
  fixtureFile: string,
  trials: readonly Trial[],
  ended: (result: Result) => void,
  together: boolean,
): Promise<void> {
  const files = trials.map(({ no, test }) => {
    const file = join(copy.path, trialName(test, no));
    cpSync(join(copy.path, test), file);
    return file;
  });
  const left = new Map(trials.map((trial, at) => [files[at], trial]));
  const projects = PROJECTS.filter(([, folder]) => trials.some(({ test }) => folder.test(test)));
  const args = [
    "run",
    `--config=${join(copy.path, "tests/mutations/vitest.config.ts")}`,
    `--reporter=${join(copy.path, "tests/mutations/trial/reporter.ts")}`,
    ...projects.map(([name]) => `--project=${name}`),
    ".trial-",
  ];
  if (together) args.push("--no-isolate");
  const { hung, lines } = await run(copy, fixtureFile, "vitest/vitest.mjs", args, (line) => {
    if (!line.startsWith(ENDED)) return;
    const { file, ...said }: Ended = JSON.parse(line.slice(ENDED.length));
    const trial = left.get(file);
    if (trial !== undefined && numberOf(file) === trial.no) ended({ ...trial, ...said });
    left.delete(file);
  });
  for (const file of files) rmSync(file);
  if (left.size === 0) return;
  if (!hung) throw new Error(`Vitest has left ${left.size} files out:\n${lines.join("\n")}`);
  const [only] = left.values();
  if (left.size === 1 && only !== undefined)
    return ended({ ...only, failed: [failure("it hung")], ms: SILENT_MS });
  for (const trial of left.values()) await runInNode(copy, fixtureFile, [trial], ended, false);
}

async function runInBrowser(copy: Copy, fixtureFile: string, test: string) {
  const began = Date.now();
  const args = ["test", "--max-failures=1", test];
  const { code } = await run(copy, fixtureFile, "@playwright/test/cli.js", args, () => {});
  return { failed: code === 0 ? [] : [failure("in the browser")], ms: Date.now() - began };
}

const failure = (test: string): Failure => ({ test, message: "" });

/** Killed when it has been silent for long. */
async function run(
  copy: Copy,
  fixtureFile: string,
  program: string,
  args: string[],
  onLine: (line: string) => void,
) {
  let hung = false;
  const child: Child = await startChild(
    process.execPath,
    [join(copy.path, "node_modules", program), ...args],
    {
      cwd: copy.path,
      env: projectEnv({
        FAIRLEAD_FIXTURE: fixtureFile,
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
        FAIRLEAD_TEST_HASHES: "1",
      }),
      onLine(line) {
        limit.refresh();
        onLine(line);
      },
    },
  );
  const limit = setTimeout(() => {
    hung = true;
    void child.stop();
  }, SILENT_MS);
  const { code } = await child.exited;
  clearTimeout(limit);
  return { code, hung, lines: child.lastLines() };
}
