/** A copy of the project to break, so that an interruption leaves nothing broken behind. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { mutate } from "../mutation.ts";
import { type Numbered, withSwitches } from "./switches.ts";

export type Copy = {
  path: string;
  /** Mutations whose switch is read at each call, and whose result isn't cached from one life of a site to the next. */
  atCall: ReadonlySet<number>;
  /** A folder next to it, for build results. */
  beside: string;
  remove(): void;
};

/** What an isolate may cache from a call: statements of the directory's pages, and the frame of all pages. */
const KEPT_FROM = /^(app\/(domains\/directory|routes\/profiles|platform|shell)|workers)\//;

/** A site that is reset for the next trial takes over its switch, after a failure too. */
const TAKING_OVER = [
  ["tests/support/servers/fairlead.ts", "/.next-life`", "/.next-life?broken=${[...globalThis.broken]}`"],
  ["tests/support/servers/second-life.js", "return begin(env);", "return begin(env, request);"],
  [
    "tests/support/servers/second-life.js",
    "async function begin(env) {",
    "async function begin(env, request) {",
  ],
  [
    "tests/support/servers/second-life.js",
    "  life += 1;\n",
    '  life += 1;\n  globalThis.broken = new Set([Number(new URL(request.url).searchParams.get("broken"))]);\n',
  ],
  ["tests/worker/accounts.ts", "if (isOwn || failed)", "if (isOwn)"],
] as const;

/** The files as they stand, with a switch for each mutation. What is installed, and what runs before have made, is shared. */
export function makeCopy(mutations: readonly Numbered[]): Copy {
  const { path: folder, remove } = makeTemporary("mutations");
  const path = join(folder, "project");
  const beside = join(folder, "made");
  for (const one of [path, beside, join(projectRoot, ".data")]) mkdirSync(one, { recursive: true });
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listed, { cwd: projectRoot, maxBuffer: 2 ** 28 }).toString();
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(path, file));
  }
  for (const one of ["node_modules", ".data"]) symlinkSync(join(projectRoot, one), join(path, one));
  for (const [file, find, replace] of TAKING_OVER)
    writeFileSync(join(path, file), mutate(readFileSync(join(path, file), "utf8"), { file, find, replace }));
  const atCall = new Set([0]);
  for (const [file, changes] of Map.groupBy(mutations, ({ mutation }) => mutation.file)) {
    const { text, inside } = withSwitches(readFileSync(join(path, file), "utf8"), changes);
    writeFileSync(join(path, file), text);
    if (!KEPT_FROM.test(file)) for (const no of inside) atCall.add(no);
  }
  return { path, beside, atCall, remove };
}
