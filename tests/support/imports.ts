/** The sources of a folder's modules: the project's files that they import, directly or not. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../scripts/project.ts";

const IMPORT = /\b(?:from|import)\s*\(?\s*"([#.][^"]+)"/g;

/** Paths from the project's folder, including the folder's own modules but not its tests. */
export function importsFrom(folder: string): string[] {
  const own = readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  const found = new Set(
    own.filter((path) => /(?<!\.test)\.tsx?$/.test(path)).map((path) => join(folder, path)),
  );
  for (const path of found) {
    const text = /\.tsx?$/.test(path) ? readFileSync(join(projectRoot, path), "utf8") : "";
    for (const [, name = ""] of text.matchAll(IMPORT)) {
      const to = name.startsWith("#") ? name.slice(1) : join(path, "..", name);
      if (existsSync(join(projectRoot, to))) found.add(to);
    }
  }
  return [...found];
}
