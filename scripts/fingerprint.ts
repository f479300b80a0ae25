/** Whether sources have changed: path, size and time of every file, as one short text. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot } from "./project.ts";

/** What the Remix build is made from. */
export const BUILD_SOURCES = [
  "app",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
] as const;

/** Of files and folders of the project; `besides` is what else counts. */
export function fingerprint(sources: readonly string[], besides: string): string {
  const hash = createHash("sha256").update(`${besides}\n`);
  for (const source of sources) {
    const path = join(projectRoot, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isFile()
      ? [source]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) {
      const { size, mtimeMs } = statSync(resolve(projectRoot, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}
