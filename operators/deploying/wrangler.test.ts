/** The stand-in must not be kinder than wrangler: every command and option that we use is one of wrangler's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { experimental_getWranglerCommands as listCommands } from "wrangler";
import { projectRoot } from "../../scripts/project.ts";

const USED: readonly [command: string, options: readonly string[]][] = [
  ["whoami", ["json"]],
  ["secret list", ["format", "env", "config"]],
  ["secret put", ["env", "config"]],
  ["secret delete", ["env", "config"]],
  ["r2 bucket info", ["json"]],
  ["deployments status", ["json", "env", "config"]],
  ["versions upload", ["env", "config"]],
  ["versions deploy", ["yes", "env", "config"]],
  ["triggers deploy", ["env", "config"]],
  ["rollback", ["env", "config"]],
  ["deploy", ["env", "config"]],
];

type Node = { definition?: { args?: Record<string, unknown> }; subtree: Map<string, Node> };

test.each(USED)("wrangler has %s", (command, options) => {
  const { registry, globalFlags } = listCommands() as unknown as {
    registry: Node;
    globalFlags: Record<string, unknown>;
  };
  let node: Node | undefined = registry;
  for (const word of command.split(" ")) node = node?.subtree.get(word);
  const args = { ...globalFlags, ...node?.definition?.args };
  expect(node?.definition).toBeDefined();
  expect(options.filter((option) => !Object.hasOwn(args, option))).toEqual([]);
});

test("no other command is used", () => {
  const text = readFileSync(join(projectRoot, "operators", "deploying", "wrangler.ts"), "utf8");
  const called = [...text.matchAll(/\b(?:run|runForVersion)\(\s*\[((?:"[a-z0-9]+"(?:, )?)+)/g)].map(
    ([, words = ""]) => words.replace(/[",]+/g, "").trim(),
  );
  expect(called.length).toBeGreaterThan(8);
  const known = USED.map(([command]) => command);
  expect(called.filter((words) => !known.some((command) => words.startsWith(command)))).toEqual([]);
});
