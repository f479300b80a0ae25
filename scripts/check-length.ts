/** Files that have become long. A hint and no failure: shorter is not always better to read. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import routes from "#app/routes.ts";
import { listAddresses } from "./changed-tests.ts";
import { projectRoot } from "./project.ts";

const MOST_LINES = 250;
const MOST_LINES_OF_A_ROUTE = 150;
const MOST_LINES_OF_README = 200;

/** Each with its lines; lists of data have no shape that shorter files would show better. */
export async function listLong(): Promise<string[]> {
  const routeModules = new Set(listAddresses(await routes).map(({ file }) => file));
  const limitOf = (file: string) =>
    file === "README.md" ? MOST_LINES_OF_README : routeModules.has(file) ? MOST_LINES_OF_A_ROUTE : MOST_LINES;
  const long: string[] = [];
  for await (const file of glob("{README.md,{app,bench,db,scripts,tests,workers}/**/*.{ts,tsx}}", {
    cwd: projectRoot,
  })) {
    if (file.startsWith("db/seed/") || file.startsWith("tests/e2e/results/")) continue;
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n").length - 1;
    if (lines > limitOf(file)) long.push(`${file}: ${lines} lines`);
  }
  return long.sort();
}
