/**
 * `npm run mutate`: breaks the product in a copy, one thing at a time, and prints which breaks no test noticed. Not
 * part of `npm test`: it takes hours of two cores. Words select mutations by kind, file or text (`npm run mutate --
 * owner messages`), `--without-browser` leaves the browser's tests out. Results are written to a file of JSON lines
 * (`--out`) as they happen; `--resume` continues with it, and retries survivors whose test was changed since.
 */
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCommandLine } from "../../scripts/command-line.ts";
import { projectRoot } from "../../scripts/project.ts";
import { KINDS, nameOf } from "./mutation.ts";
import { MUTATIONS } from "./rules/lists.ts";
import { makeCopy } from "./trial/copy.ts";
import type { Numbered } from "./trial/switches.ts";
import { IN_BROWSER, needsBundle, type Result, runTrials, type Trial } from "./trial/trial.ts";

const USAGE = `npm run mutate -- [WORD…] [--without-browser] [--resume] [--out FILE]

Breaks the product in a copy, one thing at a time, and prints which breaks no test noticed.

  WORD               chooses among the mutations by kind, file or text
  --without-browser  leaves the browser's tests out
  --resume           goes on with the file of an earlier run
  --out              the file of JSON lines that results go to`;
const { values, positionals } = readCommandLine(USAGE, {
  options: {
    out: { type: "string", default: join(projectRoot, ".data", "mutations.jsonl") },
    resume: { type: "boolean" },
    "without-browser": { type: "boolean" },
  },
  allowPositionals: true,
});
const NOTHING = "nothing broken";
/** How many have a separate bundle in memory at a time. */
const AT_ONCE = 100;

const numbered = MUTATIONS.map((mutation, at): Numbered => ({ no: at + 1, mutation }));
/** Read once, because someone may edit them while the copy is tried. Throws for a file that isn't there anymore. */
const TESTS = new Map(
  MUTATIONS.flatMap(({ tests }) => tests).map((test) => [
    test,
    readFileSync(join(projectRoot, test), "utf8"),
  ]),
);
const chosen = numbered.filter(
  ({ mutation }) =>
    positionals.length === 0 ||
    positionals.some((word) => mutation.kind === word || nameOf(mutation).includes(word)),
);

type Line = Omit<Result, "no"> & { key: string; name: string };
const found = new Map<string, Line>();
if (values.resume !== true) rmSync(values.out, { force: true });
mkdirSync(dirname(values.out), { recursive: true });
if (existsSync(values.out))
  for (const text of readFileSync(values.out, "utf8").split("\n").filter(Boolean)) {
    const line: Line = JSON.parse(text);
    found.set(line.key, line);
  }

const byNumber = new Map(numbered.map(({ no, mutation }) => [no, mutation]));
const hash = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
function idOf(no: number): string {
  const { file, find, replace } = byNumber.get(no) ?? { file: "", find: "", replace: "" };
  return hash(file, find, replace);
}
/** The same as long as neither the mutation nor the test is changed. */
const keyOf = ({ no, test }: Trial) => hash(idOf(no), test, TESTS.get(test) ?? "");
const unbroken = (test: string) => found.get(keyOf({ no: 0, test }));

const costOf = (test: string) => (IN_BROWSER.test(test) ? 2 : test.startsWith("tests/worker/") ? 1 : 0);

/** What costs least first. */
function trialsOf({ no, mutation: { tests } }: Numbered): Trial[] {
  return [...tests]
    .filter((test) => !(values["without-browser"] === true && IN_BROWSER.test(test)))
    .sort((one, other) => costOf(one) - costOf(other))
    .map((test) => ({ no, test }));
}

/** What the test reports beyond a run in which nothing is broken. */
function noticed(trial: Trial) {
  const anyway = unbroken(trial.test)?.failed ?? [];
  return found.get(keyOf(trial))?.failed.find(({ test }) => !anyway.some((one) => one.test === test));
}
const isCaught = (one: Numbered) => trialsOf(one).some((trial) => noticed(trial) !== undefined);

// Before the seed is loaded: its logins have such passwords, as the bundle expects.
process.env.FAIRLEAD_TEST_HASHES = "1";
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
const copy = makeCopy(numbered);
const needsFixture = chosen.some((one) => trialsOf(one).some(({ test }) => needsBundle(test)));
const { openFixture }: typeof import("#support/servers/fixture.ts") = await import(
  join(copy.path, "tests/support/servers/fixture.ts")
);
// On a machine with much to do the seed's long transactions may be broken off.
const fixture = needsFixture
  ? await openFixture()
      .catch(() => openFixture())
      .catch(() => openFixture())
  : null;

async function run(trials: readonly Trial[]): Promise<void> {
  for (let at = 0; at < trials.length; at += AT_ONCE)
    await runTrials(copy, fixture, trials.slice(at, at + AT_ONCE), ({ no, test, failed, ms }) => {
      const mutation = byNumber.get(no);
      const name = mutation === undefined ? NOTHING : nameOf(mutation);
      const line: Line = { key: keyOf({ no, test }), name, test, failed, ms };
      found.set(line.key, line);
      appendFileSync(values.out, `${JSON.stringify(line)}\n`);
      console.log(`${failed.length === 0 ? "green" : "red  "} ${test} ${Math.round(ms / 1_000)} s ${name}`);
    });
}
const isUntried = (trial: Trial) => !found.has(keyOf(trial));

for (;;) {
  const open = chosen.filter((one) => !isCaught(one));
  const next = open
    .flatMap((one) => trialsOf(one).filter(isUntried).slice(0, 1))
    .sort((one, other) => costOf(one.test) - costOf(other.test));
  await run(next);
  // A timeout may be the machine's fault: it counts if it happens twice.
  await run(next.filter((trial) => /timed out/i.test(noticed(trial)?.message ?? "")));
  if (next.length > 0) continue;
  // What fails with nothing broken has noticed nothing: then others have their turn.
  const red = new Set(chosen.flatMap((one) => trialsOf(one).filter(noticed)).map(({ test }) => test));
  const alone = [...red].map((test) => ({ no: 0, test })).filter(isUntried);
  if (alone.length === 0) break;
  await run(alone);
}
await fixture?.close();
copy.remove();

console.log("\nkind      tried  caught  share");
for (const kind of [...KINDS, "all"] as const) {
  const tried = chosen.filter(({ mutation }) => kind === "all" || mutation.kind === kind);
  const caught = tried.filter(isCaught).length;
  const share = tried.length === 0 ? "" : `${Math.round((100 * caught) / tried.length)} %`;
  console.log(
    `${kind.padEnd(8)} ${String(tried.length).padStart(6)} ${String(caught).padStart(7)} ${share.padStart(6)}`,
  );
}
for (const { key, test, failed, name } of found.values())
  if (name === NOTHING && failed.length > 0 && key === keyOf({ no: 0, test }))
    console.log(`red without a mutation: ${test}: ${failed.map((one) => one.test).join(", ")}`);
const survivors = chosen.filter((one) => !isCaught(one));
for (const { mutation } of survivors) console.log(`survived: ${nameOf(mutation)}`);
process.exit(survivors.length === 0 ? 0 : 1);
