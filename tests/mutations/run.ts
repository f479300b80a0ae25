/**
 * `npm run mutate`: breaks the product in a copy and prints which breaks no test noticed. Not part of `npm test`: it takes
 * hours. Words choose among the mutations by kind, file or text (`npm run mutate -- owner messages`). `--quick` runs
 * only tests that need no bundle, `--without-browser` all but the browser's; `--at <commit>` takes code and tests of a
 * commit, `--part 1/2` every second group, and `--through <program>` starts each step through a program that waits until
 * the machine has room.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../scripts/project.ts";
import { CONSTANTS } from "./constants.ts";
import { makeCopy } from "./copy.ts";
import { DESKS } from "./desk.ts";
import { FACTORS } from "./factors.ts";
import { MORE_FACTORS } from "./factors-more.ts";
import { GUARDS } from "./guards.ts";
import { KINDS, type Mutation, nameOf } from "./mutation.ts";
import { OWNERS } from "./owners.ts";
import { TEXTS } from "./texts.ts";
import { BUNDLED, groupsOf, type Outcome, tryGroup } from "./trial.ts";
import { VIEWS } from "./views.ts";

const { values, positionals } = parseArgs({
  options: {
    at: { type: "string" },
    part: { type: "string", default: "1/1" },
    through: { type: "string" },
    "without-browser": { type: "boolean" },
    quick: { type: "boolean" },
  },
  allowPositionals: true,
});
const [part = 1, parts = 1] = values.part.split("/").map(Number);
/** Which tests are run: all, those that need no browser, or those that need no bundle either. */
const isRun = (test: string) =>
  !(values["without-browser"] === true && test.startsWith("tests/e2e/")) &&
  !(values.quick === true && BUNDLED.test(test));
const chosen = [...OWNERS, ...GUARDS, ...FACTORS, ...MORE_FACTORS, ...VIEWS, ...DESKS, ...TEXTS, ...CONSTANTS]
  .filter(
    (one) =>
      positionals.length === 0 || positionals.some((word) => one.kind === word || nameOf(one).includes(word)),
  )
  .map((one) => ({ ...one, tests: one.tests.filter(isRun) }))
  .filter(({ tests }) => tests.length > 0);

process.env.FAIRLEAD_TEST_HASHES = "1";
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const copy = makeCopy(values.at);
// A commit's own module builds and seeds what lies beside it; of the files as they stand a run before has kept a stage.
const { openStage, writeStage }: typeof import("#support/stage.ts") = await import(
  join(values.at === undefined ? projectRoot : copy.path, "tests/support/stage.ts")
);
// On a machine with much to do the seed's long transactions may be broken off.
const stage = await openStage()
  .catch(() => openStage())
  .catch(() => openStage());
const baseStage = join(copy.beside, "stage.json");
writeStage(baseStage, stage);

const done: { mutation: Mutation; outcome: Outcome }[] = [];
// A commit may lack tests that the list names: what they would notice is then not kept apart for their sake.
const present = chosen.map((one) => ({
  ...one,
  tests: one.tests.filter((test) => existsSync(join(copy.path, test))),
}));
for (const group of groupsOf(present).filter((_one, at) => at % parts === part - 1)) {
  const began = Date.now();
  const outcomes = await tryGroup({ copy, baseStage, through: values.through }, group);
  console.log(`${group.length} at once, ${Math.round((Date.now() - began) / 1_000)} s`);
  for (const [at, mutation] of group.entries()) {
    const outcome = outcomes[at] ?? { kind: "invalid", by: "" };
    done.push({ mutation, outcome });
    console.log(`${outcome.kind.padEnd(8)} ${mutation.kind.padEnd(8)} ${nameOf(mutation)} ${outcome.by}`);
  }
}
await stage.close();
copy.remove();

console.log("\nkind      tried  caught  share");
for (const kind of [...KINDS, "all"] as const) {
  const of = done.filter(
    ({ mutation, outcome }) => (kind === "all" || mutation.kind === kind) && outcome.kind !== "invalid",
  );
  const caught = of.filter(({ outcome }) => outcome.kind === "caught").length;
  const share = of.length === 0 ? "" : `${Math.round((100 * caught) / of.length)} %`;
  console.log(
    `${kind.padEnd(8)} ${String(of.length).padStart(6)} ${String(caught).padStart(7)} ${share.padStart(6)}`,
  );
}
for (const kind of ["survived", "untested", "invalid"] as const)
  for (const { mutation } of done.filter(({ outcome }) => outcome.kind === kind))
    console.log(`${kind}: ${nameOf(mutation)}`);
process.exit(done.some(({ outcome }) => outcome.kind !== "caught") ? 1 : 0);
