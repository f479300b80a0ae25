/**
 * Breaks the copy in several places at once, runs the tests that should notice each, and puts it back. The places of a
 * group share no tests: which of them a failure means is told by the file it is in.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../../scripts/children.ts";
import { projectEnv } from "../../scripts/project.ts";
import type { Copy } from "./copy.ts";
import { type Mutation, mutate } from "./mutation.ts";

/** A test that hangs has noticed too; waiting for room on the machine is no hanging. */
const LIMIT_MS = 15 * 60_000;
const LIMIT_WITH_WAITING_MS = 45 * 60_000;

export type Outcome = { kind: "caught" | "survived" | "invalid" | "untested"; by: string };

/** `through`: a program that waits until this machine has room and then runs what it is given. */
export type Trials = { copy: Copy; baseStage: string; through: string | undefined };

/** Tests of the bundle, which is then made of the broken code; the others read its files. */
export const BUNDLED = /^tests\/(worker|e2e)\//;
const IN_BROWSER = /^tests\/e2e\//;
/** What everything goes through: broken, it fails tests of any part. */
const ALONE =
  /^app\/(guards|platform)\/|^app\/domains\/(accounts\/queries|auth\/sessions|messages\/own-thread|reviews\/(participants|replies\/reply-commands))/;

/** Packs mutations into groups whose tests tell them apart. */
export function groupsOf(mutations: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  const isAlone = ({ file, tests }: Mutation) =>
    ALONE.test(file) || tests.some((test) => !/[.](test|spec)[.]tsx?$/.test(test));
  const collide = (one: Mutation, other: Mutation) =>
    one.file === other.file || one.tests.some((test) => other.tests.includes(test));
  for (const mutation of mutations) {
    const group = isAlone(mutation)
      ? undefined
      : groups.find((others) => others.every((other) => !isAlone(other) && !collide(mutation, other)));
    if (group === undefined) groups.push([mutation]);
    else group.push(mutation);
  }
  return groups;
}

export async function tryGroup(trials: Trials, group: readonly Mutation[]): Promise<Outcome[]> {
  const restore: (() => void)[] = [];
  for (const mutation of group) {
    const path = join(trials.copy.path, mutation.file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, mutate(before, mutation));
    restore.push(() => writeFileSync(path, before));
  }
  try {
    const wanted = [...new Set(group.flatMap(({ tests }) => tests))];
    const failures = await failuresOf(trials, wanted, group.length === 1);
    return group.map(({ tests }) => outcomeOf(trials, tests, failures));
  } finally {
    for (const put of restore) put();
  }
}

function outcomeOf(
  { copy }: Trials,
  tests: readonly string[],
  failures: Map<string, string> | null,
): Outcome {
  if (failures === null) return { kind: "invalid", by: "it could not be built" };
  if (!tests.some((test) => existsSync(join(copy.path, test)))) return { kind: "untested", by: "" };
  const failed = [...failures].find(([file]) => tests.some((test) => file.startsWith(test)));
  return failed === undefined ? { kind: "survived", by: "" } : { kind: "caught", by: failed.join(": ") };
}

const MAKE = `import("./tests/support/fairlead.ts").then((fairlead) =>
  fairlead.prepareBundle(process.argv[1], { testHashes: true }))`;
/** The bundle, where there is a folder for it, and then the tests: one wait for both. */
const STEPS = `node="$0"; make="$1"; bundle="$2"; shift 2
if [ -n "$bundle" ]; then "$node" -e "$make" "$bundle" || exit 77; fi
exec "$node" "$@"`;

/**
 * The first failed test of each file that has one, or with `enough` of one file alone; null when the broken code could
 * not be built.
 */
async function failuresOf(
  trials: Trials,
  wanted: readonly string[],
  enough: boolean,
): Promise<Map<string, string> | null> {
  const tests = wanted.filter((test) => existsSync(join(trials.copy.path, test)));
  if (tests.length === 0) return new Map();
  const { path, beside } = trials.copy;
  const bundle = tests.some((test) => BUNDLED.test(test)) ? join(beside, "bundle") : "";
  const stage = join(beside, "broken.json");
  const base: object = JSON.parse(readFileSync(trials.baseStage, "utf8"));
  writeFileSync(stage, JSON.stringify(bundle === "" ? base : { ...base, bundle: { directory: bundle } }));
  const failures = new Map<string, string>();
  const vitest = tests.filter((test) => !IN_BROWSER.test(test));
  const browser = tests.filter((test) => IN_BROWSER.test(test));
  const report = join(beside, "report.json");
  try {
    if (vitest.length > 0) {
      const cli = join(path, "node_modules", "vitest", "vitest.mjs");
      const bail = enough ? ["--bail=1"] : [];
      const args = [cli, "run", ...bail, "--reporter=json", `--outputFile=${report}`, ...vitest];
      if ((await run(trials, bundle, args, stage)) === 77) return null;
      const { testResults }: VitestReport = JSON.parse(readFileSync(report, "utf8"));
      for (const { name, status, message, assertionResults } of testResults) {
        const failed = assertionResults.find((one) => one.status === "failed");
        if (status === "failed") failures.set(name.slice(path.length + 1), failed?.fullName ?? message);
      }
    }
    for (const test of browser) {
      const cli = join(path, "node_modules", "@playwright", "test", "cli.js");
      const made = vitest.length > 0 || test !== browser[0] ? "" : bundle;
      const code = await run(trials, made, [cli, "test", "--max-failures=1", test], stage);
      if (code === 77) return null;
      if (code !== 0) failures.set(test, "in the browser");
    }
    return failures;
  } finally {
    for (const one of [join(beside, "bundle"), report]) rmSync(one, { recursive: true, force: true });
  }
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

async function run({ copy, through }: Trials, bundle: string, args: string[], stage: string) {
  const steps = ["sh", "-c", STEPS, process.execPath, MAKE, bundle, ...args];
  const [command = "sh", ...rest] = through === undefined ? steps : [through, ...steps];
  const child = await startChild(command, rest, {
    cwd: copy.path,
    env: projectEnv({
      FAIRLEAD_STAGE: stage,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      FAIRLEAD_TEST_HASHES: "1",
    }),
  });
  const limit = setTimeout(() => void child.stop(), through === undefined ? LIMIT_MS : LIMIT_WITH_WAITING_MS);
  const { code } = await child.exited;
  clearTimeout(limit);
  return code;
}
