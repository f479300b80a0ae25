/**
 * `npm run build`: the Remix build into `build/` (or `BUILD_DIRECTORY`). `CACHED_CLIENT` names a build before whose sources for
 * the browser were the same: what the browser gets is taken from there, and the server's part alone is made.
 *
 * `wrangler dev` asks for the build twice at its start, by its own entry and again once it watches: the second time, and whenever
 * it is started and nothing has changed, the build that is there is of the same sources and stays.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_SOURCES, fingerprint, TESTS } from "./building/fingerprint.ts";
import { projectEnv, projectRoot } from "./project.ts";

const { BUILD_DIRECTORY, FAIRLEAD_DEV_PAGES, FAIRLEAD_TEST_HASHES, CACHED_CLIENT, WRANGLER_COMMAND } =
  process.env;
/** What the build in `build/` was made from. */
const NOTE = join(projectRoot, "build", "sources.txt");

if (FAIRLEAD_TEST_HASHES === "1" && BUILD_DIRECTORY === undefined) {
  console.error(
    "FAIRLEAD_TEST_HASHES is for tests: passwords would be stored in a form that is easy to guess.",
  );
  process.exit(1);
}

// A deployment from here would bring settings that nothing has looked at. `--dry-run` of tests builds elsewhere.
if (
  BUILD_DIRECTORY === undefined &&
  WRANGLER_COMMAND !== undefined &&
  WRANGLER_COMMAND !== "dev" &&
  process.env.DEPLOY_CHECKED !== "1"
) {
  console.error(
    "Deploy with `npm run deploy -- --env production`: it checks the settings and migrates first (docs/deploy.md).",
  );
  process.exit(1);
}

/** Elsewhere only the caller knows what it was made from. */
const isOurs = BUILD_DIRECTORY === undefined;
const readSources = () =>
  fingerprint(
    [...BUILD_SOURCES, "scripts/build.ts"],
    `development pages: ${FAIRLEAD_DEV_PAGES ?? ""}`,
    TESTS,
  );
const sources = isOurs ? readSources() : "";

if (isOurs && WRANGLER_COMMAND === "dev" && existsSync(NOTE) && readFileSync(NOTE, "utf8") === sources) {
  console.log("The build is of these sources already.");
} else if (CACHED_CLIENT === undefined || BUILD_DIRECTORY === undefined) {
  if (isOurs) rmSync(NOTE, { force: true });
  const cli = join(projectRoot, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "vite:build"], {
    cwd: projectRoot,
    env: projectEnv({ NODE_ENV: "production" }),
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
  // Not if a file was saved meanwhile: the build may or may not contain it.
  if (isOurs && status === 0 && sources === readSources()) writeFileSync(NOTE, sources);
} else {
  await buildServer(CACHED_CLIENT, BUILD_DIRECTORY);
}

/**
 * The second half of Remix's build, in a new folder. It reads the browser's files from the manifest of the first
 * half. Only wrangler's bundler removes unused code, which leaves 2 % more of it and takes a third less time.
 */
async function buildServer(before: string, directory: string): Promise<void> {
  const client = join(directory, "client");
  const manifest = join(client, ".vite");
  cpSync(join(before, "client"), client, { recursive: true });
  cpSync(join(before, ".vite", "client-manifest.json"), join(manifest, "manifest.json"));
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  const rollupOptions = { treeshake: false };
  await build({ root: projectRoot, mode: "production", build: { ssr: true, rollupOptions } });
  rmSync(manifest, { recursive: true });
}
