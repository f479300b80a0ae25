/**
 * `npm run build`: the Remix build into `build/` (or `BUILD_DIRECTORY`). With `FAIRLEAD_REUSE_BUILD=1`, which
 * `npm run dev` sets, a build that is already newer than everything it was made from is left as it is: wrangler
 * runs its build command twice on every start.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectEnv, projectRoot } from "./project.ts";

const SOURCES = [
  "app",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

if (process.env.FAIRLEAD_TEST_HASHES === "1" && process.env.BUILD_DIRECTORY === undefined) {
  console.error(
    "FAIRLEAD_TEST_HASHES is for tests: passwords would be kept in a form that is easy to guess.",
  );
  process.exit(1);
}
const directory = resolve(projectRoot, process.env.BUILD_DIRECTORY ?? "build");
const stamp = join(directory, ".made-from");

/** Path, size and time of every source file, and what else the build depends on, as one short text. */
function fingerprint(): string {
  const hash = createHash("sha256").update(`dev pages: ${process.env.FAIRLEAD_DEV_PAGES ?? ""}\n`);
  for (const source of SOURCES) {
    const path = join(projectRoot, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isFile()
      ? [source]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) {
      const { size, mtimeMs } = statSync(resolve(projectRoot, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

const wanted = fingerprint();
const forDevelopment = process.env.FAIRLEAD_REUSE_BUILD === "1";
if (forDevelopment && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
  console.log("The build is up to date.");
} else {
  const cli = join(projectRoot, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "vite:build"], {
    cwd: projectRoot,
    env: projectEnv({ NODE_ENV: "production" }),
    stdio: forDevelopment ? "pipe" : "inherit",
    encoding: "utf8",
  });
  if (status === 0) writeFileSync(stamp, wanted);
  else if (forDevelopment) console.log(withoutStack(`${stdout}\n${stderr}`));
  process.exitCode = status ?? 1;
}

/** What went wrong, as the bundler says it, without where in the bundler it was noticed. */
function withoutStack(output: string): string {
  const lines = output.split("\n");
  const from = lines.findIndex((line) => /failed|error/i.test(line));
  const to = lines.findIndex((line, at) => at > from && /^\s+at .+[:)]\d*/.test(line));
  return lines
    .slice(Math.max(0, from), to === -1 ? undefined : to)
    .join("\n")
    .trim();
}
