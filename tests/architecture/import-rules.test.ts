import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runChild } from "../../scripts/children.ts";
import { projectRoot } from "../../scripts/project.ts";

const FOLDERS = ["app", "bench", "db", "scripts", "tests", "workers"];
const FORBIDDEN_FOLDERS = ["utils", "util", "lib", "libs", "helpers", "misc", "common", "services", "shared"];

/** Runs dependency-cruiser with our rules and returns its violations as `rule: from → to`. */
async function cruise(directory: string): Promise<string[]> {
  const cli = join(projectRoot, "node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs");
  const present = FOLDERS.filter((name) => readdirSync(directory).includes(name));
  const { lines } = await runChild(
    process.execPath,
    [cli, ...present, "--config=.dependency-cruiser.js", "--output-type=json"],
    { cwd: directory },
  );
  const report: { summary: { violations: { rule: { name: string }; from: string; to: string }[] } } =
    JSON.parse(lines.join("\n"));
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

const temporary = mkdtempSync(join(tmpdir(), "fairlead-imports-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe("who may import whom", () => {
  test("nobody breaks the table of docs/architecture.md", async () => {
    expect(await cruise(projectRoot)).toEqual([]);
  });

  // Each offence is a file that imports another; the rules would be worth nothing if they did not notice.
  test.each([
    ["workers", "workers/x.ts", "app/domains/directory/queries.server.ts"],
    ["routes", "app/routes/public/x.ts", "app/routes/profiles/y.ts"],
    ["shell", "app/shell/x.ts", "app/domains/directory/ranking.ts"],
    ["guards", "app/guards/x.ts", "app/domains/directory/policy.ts"],
    ["domain-directory", "app/domains/directory/x.ts", "app/domains/reviews/policy.ts"],
    ["domain-reviews", "app/domains/reviews/x.ts", "app/domains/directory/ranking.ts"],
    ["known-domain", "app/domains/weather/x.ts", "app/domains/weather/y.ts"],
    ["platform", "app/platform/x.ts", "app/domains/directory/policy.ts"],
    ["ui", "app/ui/x.ts", "app/platform/y.ts"],
    ["db", "db/x.ts", "app/platform/y.ts"],
    ["nobody-imports-tests-bench-or-seed", "app/entry.client.tsx", "tests/support/y.ts"],
    ["nobody-imports-tests-bench-or-seed", "db/schema/x.ts", "db/seed/y.ts"],
    ["server-files-stay-on-the-server", "app/ui/x.ts", "app/ui/y.server.ts"],
    ["no-unresolved", "app/ui/x.ts", "app/ui/missing.ts"],
  ])("%s notices %s importing %s", async (rule, from, to) => {
    const directory = mkdtempSync(join(temporary, "offence-"));
    cpSync(join(projectRoot, ".dependency-cruiser.js"), join(directory, ".dependency-cruiser.js"));
    writeFileSync(join(directory, "tsconfig.json"), "{}");
    writeFileSync(
      join(directory, "package.json"),
      JSON.stringify({ type: "module", imports: { "#all/*": "./*" } }),
    );
    for (const path of [from, to]) mkdirSync(join(directory, dirname(path)), { recursive: true });
    writeFileSync(join(directory, from), `import { a } from "#all/${to}";\nexport const b = a;\n`);
    if (!to.includes("missing")) writeFileSync(join(directory, to), "export const a = 1;\n");
    expect((await cruise(directory)).map((line) => line.split(":")[0])).toContain(rule);
  });

  test("no-circles notices two files that import each other", async () => {
    const directory = mkdtempSync(join(temporary, "circle-"));
    cpSync(join(projectRoot, ".dependency-cruiser.js"), join(directory, ".dependency-cruiser.js"));
    writeFileSync(join(directory, "tsconfig.json"), "{}");
    mkdirSync(join(directory, "app", "ui"), { recursive: true });
    writeFileSync(join(directory, "app/ui/x.ts"), 'import { y } from "./y.ts";\nexport const x = () => y;\n');
    writeFileSync(join(directory, "app/ui/y.ts"), 'import { x } from "./x.ts";\nexport const y = () => x;\n');
    expect((await cruise(directory)).map((line) => line.split(":")[0])).toContain("no-circles");
  });
});

describe("how files are named and kept", async () => {
  const files: string[] = [];
  for await (const file of glob(`{${FOLDERS.join(",")}}/**/*.{ts,tsx}`)) {
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
      return code.length > 0 && code.every((line) => /^export .* from /.test(line));
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

  test("a file stays under 250 lines, a route module under 150", () => {
    const offenders = files.flatMap((file) => {
      const lines = readFileSync(file, "utf8").split("\n").length - 1;
      const limit = file.startsWith("app/routes/") ? 150 : 250;
      // Lists of data have no shape that shorter files would show better.
      const isData = file.startsWith("db/seed/");
      return lines > limit && !isData ? [`${file}: ${lines}`] : [];
    });
    expect(offenders).toEqual([]);
  });
});
