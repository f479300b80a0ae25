/** What `npm run check` looks at itself: the lock file, and files that have become long. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import routes from "#app/routes.ts";
import { listAddresses } from "./changed-tests.ts";
import { projectRoot } from "./project.ts";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/**
 * Does package-lock.json carry an entry for every optional (platform) package that its packages name? npm writes
 * locks without some of them when a registry lacks one; `npm ci` then stops with "Missing: NAME from lock file". One
 * line for each entry that is missing; empty when the lock is whole.
 */
export function listMissingFromLock(path: string): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(path, "utf8")));
  const nameOf = (key: string) => key.split("node_modules/").at(-1) ?? key;
  const present = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([key, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !present.has(name))
      .map(([name, range]) => `${nameOf(key)} wants ${name} ${range}, which the lock does not have`),
  );
}

const MOST_LINES = 250;
const MOST_LINES_OF_A_ROUTE = 150;
const MOST_LINES_OF_README = 200;

/**
 * Files that have become long, with their lines. A hint and no failure: shorter is not always better to read, and lists
 * of data have no shape that shorter files would show better.
 */
export async function listLong(): Promise<string[]> {
  const routeModules = new Set(listAddresses(await routes).map(({ file }) => file));
  const limitOf = (file: string) =>
    file === "README.md" ? MOST_LINES_OF_README : routeModules.has(file) ? MOST_LINES_OF_A_ROUTE : MOST_LINES;
  const long: string[] = [];
  for await (const file of glob(
    "{README.md,{app,bench,build-plugins,db,operators,scripts,stand-ins,tests,workers}/**/*.{ts,tsx}}",
    {
      cwd: projectRoot,
    },
  )) {
    if (file.startsWith("db/seed/") || file.startsWith("tests/e2e/results/")) continue;
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n").length - 1;
    if (lines > limitOf(file)) long.push(`${file}: ${lines} lines`);
  }
  return long.sort();
}

/** Sizes and colors in the markup's classes that no name of the theme says: `w-[min(26rem,100%)]`. */
export async function countBracketed(): Promise<number> {
  let count = 0;
  for await (const file of glob("app/**/!(*.test).tsx", { cwd: projectRoot }))
    count +=
      readFileSync(join(projectRoot, file), "utf8").match(/[\s"'`:][a-z][a-z-]*-\[[^\]]+\]/g)?.length ?? 0;
  return count;
}
