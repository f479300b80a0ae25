/** Where this checkout is, and the environment its programs run in. */
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with package.json. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** The folders of our own code (also listed in `.dependency-cruiser.js`). */
export const OWN_CODE = [
  "app",
  "bench",
  "db",
  "drawings",
  "operators",
  "scripts",
  "stand-ins",
  "tests",
  "workers",
];

const programs = join(projectRoot, "node_modules", ".bin");

/**
 * The environment for our programs: this Node and the project's own programs first on PATH, and wrangler without
 * telemetry, update checks and network requests.
 */
export function projectEnv(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [dirname(process.execPath), programs, process.env.PATH].join(delimiter),
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_WRITE_LOGS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    ...extra,
  };
}

/** The database that a program works on: `--url`, or the environment's, or the one of `npm run dev`. */
export const chosenDatabase = (url: string | undefined) => ({
  url: url ?? process.env.DATABASE_URL ?? "http://127.0.0.1:8080",
  authToken: process.env.DATABASE_AUTH_TOKEN,
});
