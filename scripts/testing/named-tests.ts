/** The arguments of `npm test --`: suites, files, and folders. */
import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import { projectRoot } from "../project.ts";

export const SUITES = ["unit", "objects", "architecture", "worker", "e2e"] as const;
export type Suite = (typeof SUITES)[number];

/** Suites with the files of theirs that are run; undefined is all of them. */
export type Chosen = [Suite, string[] | undefined][];

/** Where each suite's tests are (`vitest.config.ts`, `playwright.config.ts`). */
const FOLDERS: Readonly<Record<Suite, RegExp>> = {
  unit: /^(app|bench|db|operators|scripts|stand-ins|tests\/support)\/.*\.test\.tsx?$/,
  objects: /^workers\/.*\.test\.ts$/,
  architecture: /^tests\/architecture\/.*\.test\.ts$/,
  worker: /^tests\/worker\/.*\.test\.ts$/,
  e2e: /^tests\/e2e\/.*\.spec\.ts$/,
};

/** A name that is neither a suite nor a path with tests. The message is for the person who typed it. */
export class UnknownTestsError extends Error {
  override name = "UnknownTestsError";
}

/** Those of these files that are tests of the suite. */
export const testsOf = (suite: Suite, files: readonly string[]): string[] =>
  files.filter((file) => FOLDERS[suite].test(file));

/** All test files, by their paths from the project's folder. */
export const listTests = (): string[] =>
  globSync(["{app,bench,db,operators,scripts,stand-ins,tests,workers}/**/*.{test,spec}.{ts,tsx}"], {
    cwd: projectRoot,
  }).sort();

/**
 * The suites that these names stand for, in their order; without a name all of them. A path is read from `from`, the folder in
 * which it was typed, and from the project's. Throws `UnknownTestsError`.
 */
export function chooseNamed(names: readonly string[], files: readonly string[], from = projectRoot): Chosen {
  const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);
  const paths = names.filter((name) => !isSuite(name));
  const found = new Set(paths.flatMap((path) => testsAt(path, files, from)));
  return SUITES.flatMap((suite): Chosen => {
    if (names.length === 0 || names.includes(suite)) return [[suite, undefined]];
    const own = testsOf(suite, [...found]);
    return own.length === 0 ? [] : [[suite, own]];
  });
}

/** The file itself, or those in the folder. */
function testsAt(path: string, files: readonly string[], from: string): string[] {
  for (const folder of [from, projectRoot]) {
    const wanted = relative(projectRoot, resolve(folder, path));
    const found = files.filter((file) => wanted === "" || file === wanted || file.startsWith(`${wanted}/`));
    if (found.length > 0) return found;
  }
  throw new UnknownTestsError(
    `There are no tests at ${path}. Name a suite (${SUITES.join(", ")}), or a test file or a folder with some: npm test -- app/platform tests/e2e/every-page/layout.spec.ts`,
  );
}
