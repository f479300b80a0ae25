/**
 * Does package-lock.json carry an entry for every optional (platform) package that its packages name? npm writes
 * locks without some of them when a registry lacks one; `npm ci` then stops with "Missing: NAME from lock file".
 */
import { readFileSync } from "node:fs";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/** One line for each entry that is missing; empty when the lock is whole. */
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
