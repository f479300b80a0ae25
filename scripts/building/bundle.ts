/** The production bundle, made as a deploy makes it but outside `build/`, so that nothing running is disturbed. */
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../processes/children.ts";
import { projectEnv, projectRoot } from "../project.ts";

export type Bundle = {
  /** The Worker as one module. */
  script: string;
  /** The Worker that makes photos: its module first, then what it loads besides. */
  photoMaker: string[];
  /** Static files, as the assets binding serves them. */
  assets: string;
  /** Remix's server build, before wrangler bundled it: the manifest and every route module. */
  serverBuild: string;
  /** What an upload would weigh, in KiB. */
  uploadKiB: number;
  gzipKiB: number;
};

export const PHOTO_MAKER_CONFIG = "wrangler.photos.toml";

export type BundleOptions = {
  devPages?: boolean;
  testHashes?: boolean;
  cachedClient?: string | null;
  cachedPhotoMaker?: string | null;
};

/** `wrangler deploy --dry-run` failed; `lines` are its output. */
export class BundleFailedError extends Error {
  override name = "BundleFailedError";
  readonly lines: string[];
  constructor(lines: string[]) {
    super(`The bundle could not be made:\n${lines.slice(-40).join("\n")}`);
    this.lines = lines;
  }
}

/**
 * Builds with wrangler.toml's own build command and bundles with `wrangler deploy --dry-run` into `directory`.
 * `devPages` adds the pages that production leaves out, `testHashes` makes passwords cheap to hash, `cachedClient` is a build that
 * has the browser's part already (`scripts/build.ts`), `cachedPhotoMaker` the folder of a Worker for photos from the same sources.
 */
export async function makeBundle(directory: string, options: BundleOptions = {}): Promise<Bundle> {
  mkdirSync(directory, { recursive: true });
  const build = buildIn(directory);
  const assets = join(build, "client");
  const serverBuild = join(build, "server", "index.js");
  const output = join(directory, "worker");
  const args = [`--outdir=${output}`, `--assets=${assets}`, `--alias=#build/server/index.js:${serverBuild}`];
  const site = runChild("wrangler", ["deploy", "--dry-run", ...args], {
    cwd: projectRoot,
    env: projectEnv({
      BUILD_DIRECTORY: build,
      FAIRLEAD_DEV_PAGES: options.devPages === true ? "1" : undefined,
      FAIRLEAD_TEST_HASHES: options.testHashes === true ? "1" : undefined,
      CACHED_CLIENT: options.cachedClient ?? undefined,
      // A run of one test file sets the environment to "test", and packages would include their code for that.
      NODE_ENV: "production",
    }),
  });
  const [{ code, lines }, photoMaker] = await Promise.all([
    site,
    bundlePhotoMaker(photoMakerIn(directory), options.cachedPhotoMaker ?? null),
  ]);
  const size = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(lines.join("\n"));
  if (code !== 0 || size === null) throw new BundleFailedError(reasons(lines));
  return {
    script: join(output, "app.js"),
    photoMaker,
    assets,
    serverBuild,
    uploadKiB: Number(size[1]),
    gzipKiB: Number(size[2]),
  };
}

/** Where in the folder of a bundle Remix's build is. */
export const buildIn = (directory: string): string => join(directory, "build");

/** Where in the folder of a bundle the Worker for photos is. */
export const photoMakerIn = (directory: string): string => join(directory, "photo-maker");

/** The Worker for photos (wrangler.photos.toml), which needs no build; copied if `before` has it. */
async function bundlePhotoMaker(output: string, before: string | null): Promise<string[]> {
  if (before === null) {
    const { code, lines } = await runChild(
      "wrangler",
      ["deploy", "--dry-run", `--config=${PHOTO_MAKER_CONFIG}`, `--outdir=${output}`],
      { cwd: projectRoot, env: projectEnv({ NODE_ENV: "production" }) },
    );
    if (code !== 0) throw new BundleFailedError(lines);
  } else cpSync(before, output, { recursive: true });
  const loaded = readdirSync(output).filter((name) => name.endsWith(".wasm"));
  return ["worker.js", ...loaded].map((name) => join(output, name));
}

/** The build's own error, without the bundler's location; wrangler prints it twice more around its own. */
function reasons(lines: string[]): string[] {
  const build = lines.filter((line) => /^\[custom build\] (?!npm warn|>| *at |$)/.test(line));
  return lines.some((line) => line.includes("Command failed")) ? build : lines;
}
