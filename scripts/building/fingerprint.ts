/** Whether sources have changed: path and content of every file, as one short text. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "../project.ts";

/** What the Remix build is made from. */
export const BUILD_SOURCES = [
  "app",
  "db",
  "patches",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
] as const;

/** Tests are no part of any build. */
export const TESTS = /\.test\.tsx?$/;
/** What no browser gets, and where no styles of pages are looked for (`app/styles.css`): modules for the server alone, and tests. */
export const NOT_FOR_BROWSERS = /\.(test\.tsx?|server\.ts)$/;

/** Of files and folders of the project, but for those with such a path; `besides` is what else counts. */
export function fingerprint(sources: readonly string[], besides: string, except?: RegExp): string {
  const hash = createHash("sha256").update(`${besides}\n`);
  const patterns = sources.flatMap((source) => [source, `${source}/**`]);
  const entries = globSync(patterns, { cwd: projectRoot, withFileTypes: true });
  const files = new Set(entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
  for (const file of [...files].filter((one) => except?.test(one) !== true).sort())
    hash.update(`${relative(projectRoot, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}
