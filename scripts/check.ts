/**
 * `npm run check`: format, lint, types, unused code, import rules, schema drift, the lock file and the production
 * bundle. All run even when one fails; then a table, and what the failing ones said. Long files are named and fail
 * nothing. `npm run check -- types` runs one.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { makeBundle } from "./bundle.ts";
import { listLong } from "./check-length.ts";
import { listMissingFromLock } from "./check-lock.ts";
import { runChild } from "./children.ts";
import { projectEnv, projectRoot } from "./project.ts";
import { printDone, printFailed, printText, seconds } from "./terminal.ts";

/** The budget: a Worker under 1 MB, compressed. */
const BUNDLE_LIMIT_KIB = 1_000_000 / 1024;
/** One lane per core; a third only makes the others wait. */
const LANES = 2;

type Outcome = { ok: boolean; detail: string; lines: string[] };
type Check = { name: string; run(): Promise<Outcome> };

const temporary = mkdtempSync(join(tmpdir(), "fairlead-check-"));
const installed = (...path: string[]) => join(projectRoot, "node_modules", ...path);

/** A check that is one of npm's programs run under this Node. */
async function runTool(path: string, args: string[], good = ""): Promise<Outcome> {
  const { code, lines } = await runChild(process.execPath, [path, ...args], {
    cwd: projectRoot,
    env: projectEnv({ NO_COLOR: "1", FORCE_COLOR: undefined }),
  });
  return { ok: code === 0, detail: code === 0 ? good : `ended with code ${code}`, lines };
}

/** Asks drizzle-kit for the next migration, in a copy: there must be none to make. */
async function checkSchemaDrift(): Promise<Outcome> {
  const migrations = join(temporary, "migrations");
  cpSync(join(projectRoot, "db", "migrations"), migrations, { recursive: true });
  const outcome = await runTool(installed("drizzle-kit", "bin.cjs"), [
    "generate",
    "--dialect=sqlite",
    "--schema=./db/schema/index.ts",
    // It puts "./" in front of whatever it is given.
    `--out=${relative(projectRoot, migrations)}`,
  ]);
  if (!outcome.ok || outcome.lines.some((line) => line.includes("No schema changes"))) return outcome;
  return { ok: false, detail: "a migration is missing: npm run migration", lines: outcome.lines };
}

async function checkBundle(): Promise<Outcome> {
  const { gzipKiB, uploadKiB } = await makeBundle(join(temporary, "bundle"));
  const detail = `${gzipKiB.toFixed(0)} KiB gzip, ${uploadKiB.toFixed(0)} KiB plain`;
  return gzipKiB < BUNDLE_LIMIT_KIB
    ? { ok: true, detail, lines: [] }
    : { ok: false, detail, lines: [`More than ${BUNDLE_LIMIT_KIB.toFixed(0)} KiB gzip.`] };
}

async function checkLock(): Promise<Outcome> {
  const lines = listMissingFromLock(join(projectRoot, "package-lock.json"));
  return {
    ok: lines.length === 0,
    detail: lines.length === 0 ? "every platform" : `${lines.length} missing`,
    lines,
  };
}

async function checkLength(): Promise<Outcome> {
  const lines = await listLong();
  return { ok: true, detail: lines.length === 0 ? "none is long" : `long: ${lines.join(", ")}`, lines };
}

/** The longest first. */
const CHECKS: Check[] = [
  { name: "deploy (dry run)", run: checkBundle },
  { name: "types", run: () => runTool(installed("typescript", "bin", "tsc"), ["--noEmit", "-p", "."]) },
  {
    name: "unused code",
    run: () => runTool(installed("knip", "bin", "knip.js"), ["--no-progress", "--no-config-hints"]),
  },
  {
    name: "import rules",
    run: () =>
      runTool(installed("dependency-cruiser", "bin", "dependency-cruiser.mjs"), [
        ...["app", "bench", "db", "scripts", "tests", "workers"],
        "--config=.dependency-cruiser.js",
        "--output-type=err-long",
      ]),
  },
  {
    name: "format and lint",
    run: () =>
      runTool(installed("@biomejs", "biome", "bin", "biome"), [
        "check",
        "--error-on-warnings",
        "--colors=off",
        "--max-diagnostics=60",
      ]),
  },
  { name: "schema drift", run: checkSchemaDrift },
  { name: "lock file", run: checkLock },
  { name: "length of files", run: checkLength },
];

async function runCheck({ name, run }: Check): Promise<Outcome & { name: string; ms: number }> {
  const began = Date.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, detail: "could not be run", lines: text.split("\n") };
  });
  const ms = Date.now() - began;
  (outcome.ok ? printDone : printFailed)(name, outcome.detail, ms);
  return { ...outcome, name, ms };
}

const wanted = process.argv.slice(2);
const queue = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const began = Date.now();
const results: Awaited<ReturnType<typeof runCheck>>[] = [];
async function lane(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift())
    results.push(await runCheck(check));
}
await Promise.all(Array.from({ length: LANES }, lane));
rmSync(temporary, { recursive: true, force: true });

const failed = results.filter(({ ok }) => !ok);
for (const { name, lines } of failed) printText(`\n${name}\n${lines.join("\n")}`);
printText(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${seconds(Date.now() - began)}`,
);
process.exit(failed.length === 0 ? 0 : 1);
