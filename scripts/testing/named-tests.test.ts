import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectEnv, projectRoot } from "../project.ts";
import { chooseNamed, listTests, SUITES, testsOf, UnknownTestsError } from "./named-tests.ts";

const FILES = [
  "app/platform/clock.test.ts",
  "app/platform/dates.test.ts",
  "app/platform-more.test.ts",
  "tests/architecture/styles.test.ts",
  "tests/e2e/every-page/layout.spec.ts",
  "tests/support/browser/page.test.ts",
  "tests/worker/calendar/booking.test.ts",
  "workers/rooms.test.ts",
];

test("without a name every suite is run", () => {
  expect(chooseNamed([], FILES)).toEqual(SUITES.map((suite) => [suite, undefined]));
});

test("a file of any suite is run by its path, several together, and a folder with all in it", () => {
  expect(chooseNamed(["app/platform"], FILES)).toEqual([
    ["unit", ["app/platform/clock.test.ts", "app/platform/dates.test.ts"]],
  ]);
  expect(
    chooseNamed(
      ["./tests/e2e/every-page/layout.spec.ts", "workers/", "tests/worker/calendar/booking.test.ts"],
      FILES,
    ),
  ).toEqual([
    ["objects", ["workers/rooms.test.ts"]],
    ["worker", ["tests/worker/calendar/booking.test.ts"]],
    ["e2e", ["tests/e2e/every-page/layout.spec.ts"]],
  ]);
  expect(chooseNamed([join(projectRoot, "tests/support/browser/page.test.ts")], FILES)).toEqual([
    ["unit", ["tests/support/browser/page.test.ts"]],
  ]);
});

test("a path is read from the folder in which it is typed", () => {
  expect(chooseNamed(["dates.test.ts"], FILES, join(projectRoot, "app/platform"))).toEqual([
    ["unit", ["app/platform/dates.test.ts"]],
  ]);
});

test("suites and files can be combined; a named suite runs all its files", () => {
  expect(
    chooseNamed(["tests/e2e/every-page/layout.spec.ts", "unit", "app/platform/clock.test.ts"], FILES),
  ).toEqual([
    ["unit", undefined],
    ["e2e", ["tests/e2e/every-page/layout.spec.ts"]],
  ]);
});

test.each(["tests/e2e/no-such.spec.ts", "app/platform/clock.ts", "units", "docs"])(
  "where there are no tests nothing is run: %s",
  (name) => {
    expect(() => chooseNamed(["unit", name], FILES)).toThrow(UnknownTestsError);
    expect(() => chooseNamed([name], FILES)).toThrow(`There are no tests at ${name}.`);
  },
);

test("every test of the project belongs to one suite", () => {
  const files = listTests();
  expect(files.length).toBeGreaterThan(400);
  for (const file of files)
    expect(
      SUITES.filter((suite) => testsOf(suite, [file]).length > 0),
      file,
    ).toHaveLength(1);
});

const npmTest = (...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, "scripts", "test.ts"), ...args], {
    cwd: projectRoot,
    env: projectEnv({ VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined }),
    encoding: "utf8",
  });

test("`npm test -- FILE` runs that file, and makes nothing that it does not need", () => {
  const { status, stdout } = npmTest("scripts/dev/migrations.test.ts");
  expect(stdout).toContain("2 passed, 0 failed");
  expect(stdout).not.toContain("fixture");
  expect(status).toBe(0);
});

test("`npm test` reports a path without tests, and fails", () => {
  const { status, stderr } = npmTest("tests/worker/no-such.test.ts");
  expect(stderr).toContain("There are no tests at tests/worker/no-such.test.ts.");
  expect(status).toBe(1);
});
