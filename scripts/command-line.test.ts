/** Every command explains its options, and what is wrong with its arguments. */
import pMap from "p-map";
import { expect, test } from "vitest";
import { runChild } from "./processes/children.ts";
import { projectEnv, projectRoot } from "./project.ts";

const COMMANDS = {
  "operators/admins.ts": "npm run admins",
  "operators/audit-verify.ts": "npm run audit:verify",
  "operators/licenses-import.ts": "npm run licenses:import",
  "operators/migrate.ts": "npm run migrate",
  "scripts/check.ts": "npm run check",
  "scripts/dev.ts": "npm run dev",
  "scripts/seed.ts": "npm run seed",
  "scripts/test.ts": "npm test",
  "bench/run.ts": "npm run bench",
  "tests/mutations/run.ts": "npm run mutate",
};

async function run(file: string, ...args: string[]) {
  const { code, lines } = await runChild("node", [file, ...args], { cwd: projectRoot, env: projectEnv({}) });
  return { code, text: lines.join("\n") };
}

test("each command answers an option that there isn’t with 2 and what it can do", async () => {
  await pMap(
    Object.entries(COMMANDS),
    async ([file, name]) => {
      const { code, text } = await run(file, "--nonsense");
      expect(code, file).toBe(2);
      expect(text.startsWith(`Unknown option '--nonsense'.\n\n${name} -- `), file).toBe(true);
      expect(text, file).not.toContain("    at ");
    },
    { concurrency: 2 },
  );
}, 120_000);

test("--help prints the same, and isn't a failure", async () => {
  const help = await run("operators/audit-verify.ts", "--help");
  expect(help).toMatchObject({ code: 0, text: expect.stringMatching(/^npm run audit:verify -- /) });
  expect(await run("operators/audit-verify.ts", "-h")).toEqual(help);
}, 60_000);

test("a missing or unknown argument is reported the same way", async () => {
  const noAddress = await run("operators/admins.ts", "make");
  expect(noAddress).toMatchObject({ code: 2, text: expect.stringContaining("for which addresses.") });
  const noCheck = await run("scripts/check.ts", "nothing-of-ours");
  expect(noCheck).toMatchObject({
    code: 2,
    text: expect.stringContaining('There is no check "nothing-of-ours".'),
  });
  const noValue = await run("operators/migrate.ts", "--url");
  expect(noValue).toMatchObject({ code: 2, text: expect.stringContaining("npm run migrate -- ") });
}, 60_000);
