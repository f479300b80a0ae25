/** Which tests a change can reach: by imports, and over HTTP by the addresses of the routes that it reaches. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { z } from "zod";
import { runChild } from "../processes/children.ts";
import { OWN_CODE, projectRoot } from "../project.ts";
import { type Suite, testsOf } from "./named-tests.ts";

const Cruised = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependents: z.array(z.string()),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
  summary: z.object({
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

/** From so many addresses on, a test walks over the site: it is left to `npm test` unless it imports what changed. */
const WALK = 25;

/** Tests that read source text, but only one kind of file besides their imports. The others read all of it. */
const READ_ALONE: Record<string, RegExp> = {
  "tests/architecture/schema-drift.test.ts": /^db\//,
  "tests/architecture/styles.test.ts": /^app\/.*\.(tsx|css)$/,
};

export type Module = { source: string; dependents: string[]; imports: string[] };
export type Address = { file: string; path: string };
/** Test files by suite, and the ids of the routes; null when the change may reach everything. */
export type Reached = Record<Suite | "routes", string[]> | null;

/** The variable by which a test that looks at every route hears which of them the change reaches. */
export const REACHED_ROUTES = "FAIRLEAD_REACHED_ROUTES";

/** What differs from this commit in the working tree, and what is new there. Paths from the project's folder. */
export async function listChanges(since: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, lines } = await runChild("git", args, { cwd: projectRoot });
    if (code !== 0) throw new Error(`git ${args.join(" ")} failed: ${lines.join(" ")}`);
    return lines;
  };
  const [changed, added] = await Promise.all([
    git("diff", "--name-only", "--relative", since),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return [...new Set([...changed, ...added])].filter((path) => path !== "");
}

/** Reads the imports of our code in this folder, and checks our rules. Takes some three seconds. */
export async function readImports(directory: string) {
  const cli = join(projectRoot, "node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs");
  const present = OWN_CODE.filter((name) => existsSync(join(directory, name)));
  const { lines } = await runChild(
    process.execPath,
    [cli, ...present, "--config=.dependency-cruiser.js", "--output-type=json"],
    { cwd: directory },
  );
  const { modules, summary } = Cruised.parse(JSON.parse(lines.join("\n")));
  return {
    /** Every module with what it imports and what imports it. */
    modules: modules.map(
      ({ source, dependents, dependencies }): Module => ({
        source,
        dependents,
        imports: dependencies.map(({ resolved }) => resolved),
      }),
    ),
    /** As `rule: from → to`. */
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

/** The address of each route module, up to its first parameter. */
export function listAddresses(routes: readonly RouteConfigEntry[], parent = ""): Address[] {
  return routes.flatMap(({ file, path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const fixed = whole.split(/[:*]/)[0] ?? "";
    return [{ file: `app/${file}`, path: fixed || "/" }, ...listAddresses(children ?? [], whole)];
  });
}

/** The tests that can notice a change of these files. `read` gives a file's text. */
export function findReached(
  changed: readonly string[],
  modules: readonly Module[],
  addresses: readonly Address[],
  read: (path: string) => string = (path) => readFileSync(join(projectRoot, path), "utf8"),
): Reached {
  const byPath = new Map(modules.map((one) => [one.source, one]));
  // Settings, styles, the lock file: nothing imports them, and everything may depend on them.
  const unimported = changed.filter(
    (path) => !byPath.has(path) && !/\.md$|^docs\/|^bench\/results/.test(path),
  );
  if (unimported.length > 0) return null;
  const reached = closure(changed, (path) => byPath.get(path)?.dependents ?? []);
  if (reached.has("app/root.tsx") || reached.has("tests/support/servers/fixture.ts")) return null;
  const every = [...new Set(addresses.map(({ path }) => path))];
  const routes = addresses.filter(({ file }) => reached.has(file));
  const asked = routes.map(({ path }) => path);
  const asks = (path: string) => {
    // What a helper in another folder requests only prepares this test; that folder's own tests check it.
    const own = closure([path], (one) =>
      (byPath.get(one)?.imports ?? []).filter(
        (to) => /^tests\/(worker|e2e)\//.test(to) && path.startsWith(`${dirname(to)}/`),
      ),
    );
    const texts = [...own].map(read);
    const isAskedFor = (address: string) => texts.some((text) => standsIn(text, address));
    if (routes.length > 0 && texts.some((text) => text.includes(REACHED_ROUTES))) return true;
    // A walk over the full site says little about one page, and much about what all pages share.
    return asked.some(isAskedFor) && every.filter(isAskedFor).length < WALK;
  };
  const tests = modules.map(({ source }) => source).filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  return {
    unit: testsOf("unit", tests).filter((path) => reached.has(path)),
    objects: testsOf("objects", tests).filter((path) => reached.has(path)),
    architecture: testsOf("architecture", tests).filter(
      (path) => reached.has(path) || changed.some((one) => READ_ALONE[path]?.test(one) ?? true),
    ),
    worker: testsOf("worker", tests).filter((path) => reached.has(path) || asks(path)),
    e2e: testsOf("e2e", tests).filter((path) => reached.has(path)),
    routes: [...new Set(routes.map(({ file }) => file.replace(/^app\/|\.tsx?$/g, "")))],
  };
}

/** At the beginning of a string, and complete except for what follows a slash, a question mark or a placeholder. */
function standsIn(text: string, address: string): boolean {
  if (address === "/") return /["'`]\/["'`?]/.test(text);
  const quoted = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`["'\`}]${quoted}${address.endsWith("/") ? "" : "[\"'`?#/$.]"}`).test(text);
}

function closure(from: readonly string[], next: (path: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const path of found) for (const one of next(path)) found.add(one);
  return found;
}
