/**
 * `npm run check`: format, lint, types, unused code, regular expressions, schema drift, the lock file and the production bundle; who may import
 * whom is a test (`npm test -- architecture`). All run even when one fails; then a table, and what the failing ones said. Long files are named and fail
 * nothing. `npm run check -- types` runs one.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { glob } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import pMap from "p-map";
import routes from "#app/routes.ts";
import { makeBundle } from "./building/bundle.ts";
import { checkExpressions } from "./checking/regular-expressions.ts";
import { endMisused, readCommandLine } from "./command-line.ts";
import { runChild } from "./processes/children.ts";
import { printDone, printFailed, printText, seconds } from "./processes/terminal.ts";
import { OWN_CODE, projectEnv, projectRoot } from "./project.ts";
import { listAddresses } from "./testing/changed-tests.ts";

/** Half of what Cloudflare's smallest plan accepts, 3 MB compressed: a third of it is the Spanish of every sentence. */
const BUNDLE_LIMIT_KIB = 1_500_000 / 1024;
/** At once: one a core; a third only makes the others wait. */
const TOGETHER = 2;

type Outcome = { ok: boolean; detail: string; lines: string[] };

const temporary = mkdtempSync(join(tmpdir(), "fairlead-check-"));

/** A check that is one of the project's own programs. */
async function runTool(program: string, ...args: string[]): Promise<Outcome> {
  const env = projectEnv({ NO_COLOR: "1", FORCE_COLOR: undefined });
  const { code, lines } = await runChild(program, args, { cwd: projectRoot, env });
  return { ok: code === 0, detail: code === 0 ? "" : `ended with code ${code}`, lines };
}

/** Asks drizzle-kit for the next migration, in a copy: there must be none to make. */
async function checkSchemaDrift(): Promise<Outcome> {
  const migrations = join(temporary, "migrations");
  cpSync(join(projectRoot, "db", "migrations"), migrations, { recursive: true });
  // It prefixes every argument with "./".
  const out = `--out=${relative(projectRoot, migrations)}`;
  const schema = "--schema=./db/schema/index.ts";
  const outcome = await runTool("drizzle-kit", "generate", "--dialect=sqlite", schema, out);
  if (!outcome.ok || outcome.lines.some((line) => line.includes("No schema changes"))) return outcome;
  return { ok: false, detail: "a migration is missing: npm run migration", lines: outcome.lines };
}

/** The tests' bundle, where a run of the last hours made it from the same sources: only passwords are hashed otherwise in it. */
async function checkBundle(): Promise<Outcome> {
  const [{ findCachedBundle }, { weightOf }] = await Promise.all([
    import("#support/servers/fixture.ts"),
    import("#support/servers/fairlead.ts"),
  ]);
  const made = findCachedBundle();
  const { gzipKiB, uploadKiB } = made === null ? await makeBundle(join(temporary, "bundle")) : weightOf(made);
  return {
    ok: gzipKiB < BUNDLE_LIMIT_KIB,
    detail: `${gzipKiB.toFixed(0)} KiB gzip, ${uploadKiB.toFixed(0)} KiB plain`,
    lines: [`At most ${BUNDLE_LIMIT_KIB.toFixed(0)} KiB gzip are allowed.`],
  };
}

/** None that a text can hold the processor with. */
async function checkPatterns(): Promise<Outcome> {
  const { count, faults } = await checkExpressions();
  return { ok: faults.length === 0, detail: `${count} looked at`, lines: faults };
}

const MOST_LINES = 250;
const MOST_LINES_OF_A_ROUTE = 150;
const MOST_LINES_OF_README = 200;

/**
 * Files that have become long, with their lines. A hint and no failure: shorter is not always better to read, and lists
 * of data have no shape that shorter files would show better.
 */
async function checkLength(): Promise<Outcome> {
  const routeModules = new Set(listAddresses(await routes).map(({ file }) => file));
  const limitOf = (file: string) =>
    file === "README.md" ? MOST_LINES_OF_README : routeModules.has(file) ? MOST_LINES_OF_A_ROUTE : MOST_LINES;
  const long: string[] = [];
  for await (const file of glob(`{README.md,{${OWN_CODE.join(",")}}/**/*.{ts,tsx}}`, {
    cwd: projectRoot,
  })) {
    if (file.startsWith("db/seed/") || file.startsWith("tests/e2e/results/")) continue;
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n").length - 1;
    if (lines > limitOf(file)) long.push(`${file}: ${lines} lines`);
  }
  return {
    ok: true,
    detail: long.length === 0 ? "none is long" : `long: ${long.sort().join(", ")}`,
    lines: [],
  };
}

/** Sizes and colors in class names that the theme doesn't define: `w-[min(26rem,100%)]`. */
async function checkBrackets(): Promise<Outcome> {
  let count = 0;
  for await (const file of glob("app/**/!(*.test).tsx", { cwd: projectRoot }))
    count +=
      readFileSync(join(projectRoot, file), "utf8").match(/[\s"'`:][a-z][a-z-]*-\[[^\]]+\]/g)?.length ?? 0;
  return { ok: true, detail: `${count} values stand in brackets`, lines: [] };
}

/** The longest first. */
const CHECKS: Record<string, () => Promise<Outcome>> = {
  "deploy (dry run)": checkBundle,
  types: () => runTool(process.execPath, "scripts/checking/types.ts"),
  "unused code": () => runTool("knip", "--no-progress", "--no-config-hints"),
  "format and lint": () =>
    runTool("biome", "check", "--error-on-warnings", "--colors=off", "--max-diagnostics=60"),
  "schema drift": checkSchemaDrift,
  // npm writes locks without some platforms' packages if a registry lacks one, and refuses them later. Only that is
  // checked.
  "lock file": () => runTool("npm", "ci", "--dry-run", "--ignore-scripts", "--no-audit", "--no-fund"),
  "regular expressions": checkPatterns,
  "length of files": checkLength,
  classes: checkBrackets,
};

const USAGE = `npm run check -- [NAME…]

Runs every check, or those whose names have one of the words in them: ${Object.keys(CHECKS).join(", ")}.`;
const { positionals: wanted } = readCommandLine(USAGE, { options: {}, allowPositionals: true });
const unknown = wanted.find((word) => !Object.keys(CHECKS).some((name) => name.includes(word)));
if (unknown !== undefined) endMisused(`There is no check "${unknown}"`, USAGE);
const chosen = Object.entries(CHECKS).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const began = Date.now();
const results = await pMap(
  chosen,
  async ([name, run]) => {
    const start = Date.now();
    const outcome = await run().catch((error: unknown): Outcome => {
      const text = error instanceof Error ? error.message : String(error);
      return { ok: false, detail: "could not be run", lines: text.split("\n") };
    });
    (outcome.ok ? printDone : printFailed)(name, outcome.detail, Date.now() - start);
    return { ...outcome, name };
  },
  { concurrency: TOGETHER },
);
rmSync(temporary, { recursive: true, force: true });

const failed = results.filter(({ ok }) => !ok);
for (const { name, lines } of failed) printText(`\n${name}\n${lines.join("\n")}`);
printText(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${seconds(Date.now() - began)}`,
);
process.exit(failed.length === 0 ? 0 : 1);
