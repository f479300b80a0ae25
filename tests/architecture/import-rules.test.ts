import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OWN_CODE, projectRoot } from "../../scripts/project.ts";
import { readImports } from "../../scripts/testing/changed-tests.ts";

const FORBIDDEN_FOLDERS = ["utils", "util", "lib", "libs", "helpers", "misc", "common", "services", "shared"];

/** `npm test -- --changed` has looked through them already. */
const seen = process.env.FAIRLEAD_IMPORT_VIOLATIONS;

/** What must be noticed: a rule, and a file that breaks it by importing another. */
const OFFENCES = [
  ["workers", "workers/x.ts", "app/domains/directory/queries.server.ts"],
  ["routes", "app/routes/public/x.ts", "app/routes/profiles/y.ts"],
  ["shell", "app/shell/x.ts", "app/domains/directory/bits.ts"],
  ["guards", "app/guards/x.ts", "app/domains/directory/policy.ts"],
  ["domain-directory", "app/domains/directory/x.ts", "app/domains/reviews/review-sentences.ts"],
  ["domain-errors", "app/domains/errors/x.ts", "app/domains/notifications/policy.ts"],
  ["domain-reviews", "app/domains/reviews/x.ts", "app/domains/directory/bits.ts"],
  ["known-domain", "app/domains/weather/x.ts", "app/domains/weather/y.ts"],
  ["platform", "app/platform/x.ts", "app/domains/directory/policy.ts"],
  ["ui", "app/ui/x.ts", "app/platform/y.ts"],
  ["paths", "app/paths/x.ts", "app/platform/y.ts"],
  ["db", "db/x.ts", "app/platform/y.ts"],
  ["no-imports-of-tests-bench-or-seed", "app/entry.client.tsx", "tests/support/y.ts"],
  ["no-imports-of-tests-bench-or-seed", "db/schema/x.ts", "db/seed/y.ts"],
  ["server-files-stay-on-the-server", "app/ui/z.ts", "app/ui/y.server.ts"],
  ["no-unresolved", "app/ui/w.ts", "app/ui/missing.ts"],
  ["no-circles", "app/ui/one.ts", "app/ui/two.ts"],
  ["no-circles", "app/ui/two.ts", "app/ui/one.ts"],
] as const;

const fixture = mkdtempSync(join(tmpdir(), "fairlead-imports-"));
let noticed: string[];

/** A small project in which every offence is committed, looked through once. */
beforeAll(async () => {
  cpSync(join(projectRoot, ".dependency-cruiser.js"), join(fixture, ".dependency-cruiser.js"));
  writeFileSync(join(fixture, "tsconfig.json"), "{}");
  writeFileSync(
    join(fixture, "package.json"),
    JSON.stringify({ type: "module", imports: { "#all/*": "./*" } }),
  );
  for (const path of OFFENCES.flatMap(([, from, to]) => [from, to])) {
    if (path.includes("missing")) continue;
    const imported = OFFENCES.filter(([, from]) => from === path).map(([, , to]) => to);
    mkdirSync(join(fixture, dirname(path)), { recursive: true });
    writeFileSync(
      join(fixture, path),
      `${imported.map((to, at) => `import { a as a${at} } from "#all/${to}";\n`).join("")}export const a = () => [${imported.map((_, at) => `a${at}`).join(", ")}];\n`,
    );
  }
  noticed = (await readImports(fixture)).violations;
});
afterAll(() => rmSync(fixture, { recursive: true, force: true }));

describe("who may import whom", () => {
  // It reads all of our code, which takes a busy machine a while.
  test("no import breaks the table of docs/architecture.md", { timeout: 300_000 }, async () => {
    const violations: unknown =
      seen === undefined ? (await readImports(projectRoot)).violations : JSON.parse(seen);
    expect(violations).toEqual([]);
  });

  // The rules would be worth nothing if they did not notice.
  test.each(OFFENCES)("%s notices %s importing %s", (rule, from, to) => {
    const reported = noticed.filter((line) => line.startsWith(`${rule}: `));
    // A circle is reported once, from one of its ends; an import that leads nowhere, under its original name.
    expect(
      reported.some((line) => line.includes(from) && line.endsWith(rule === "no-circles" ? ".ts" : to)),
    ).toBe(true);
  });

  test("what the table allows is not noticed", () => {
    const offenders = new Set<string>(OFFENCES.flatMap(([, from, to]) => [from, to]));
    for (const line of noticed) expect(offenders).toContain(/: (\S+) → /.exec(line)?.[1]);
  });
});

describe("how files are named", async () => {
  const files: string[] = [];
  for await (const file of glob(`{${OWN_CODE.join(",")}}/**/*.{ts,tsx}`)) {
    if (!file.startsWith("tests/e2e/results/")) files.push(file);
  }

  test("there is no junk drawer", () => {
    const offenders = files.filter((file) =>
      dirname(file)
        .split("/")
        .some((folder) => FORBIDDEN_FOLDERS.includes(folder)),
    );
    expect(offenders).toEqual([]);
  });

  test("no file is a barrel but db/schema/index.ts", () => {
    const barrels = files.filter((file) => {
      const code = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "" && !/^\s*(\/\/|\/?\*)/.test(line));
      const sources = new Set(code.map((line) => /^export .* from "(.+)"/.exec(line)?.[1]));
      // A route module may be another one under a second address.
      return (
        code.length > 0 && !sources.has(undefined) && !(file.startsWith("app/routes/") && sources.size === 1)
      );
    });
    expect(barrels).toEqual(["db/schema/index.ts"]);
  });

  test("names are kebab-case", () => {
    const offenders = files.filter(
      (file) =>
        !/^[a-z0-9-]+(\.(server|client|test|spec|d|config))*$/.test(basename(file).replace(/\.tsx?$/, "")),
    );
    expect(offenders).toEqual([]);
  });
});
