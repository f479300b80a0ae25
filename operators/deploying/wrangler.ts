/**
 * Cloudflare, through wrangler's command line: every call is a child process. `WRANGLER_PROGRAM` names another program with the same
 * command line (stand-ins/wrangler). No secret is an argument, which everyone on the machine could read: secrets go in by stdin.
 */
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { execa } from "execa";
import * as z from "zod";
import { projectEnv, projectRoot } from "../../scripts/project.ts";

export type Target = {
  /** `staging` or `production`: an environment of the configuration file. */
  environment: string;
  /** The configuration file; `wrangler.toml` unless another is given. */
  config: string;
};

type Ended = { ok: boolean; output: string; text: string };

/** Whether what calls go to is a stand-in, so that nothing leaves this machine. */
export const isStandIn = (): boolean => (process.env.WRANGLER_PROGRAM ?? "") !== "";

/** Runs wrangler. `output` is what it printed to stdout, `text` all of it; with `onLine` each line is also passed on. */
async function run(
  args: string[],
  options: { input?: string; env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<Ended> {
  const program = process.env.WRANGLER_PROGRAM;
  const [command, before] =
    program === undefined || program === "" ? ["wrangler", []] : [process.execPath, [program]];
  const { onLine } = options;
  const child = execa(command, [...before, ...args], {
    cwd: projectRoot,
    // The database's token is ours; `CI` keeps wrangler from asking.
    env: projectEnv({ CI: "1", NO_COLOR: "1", DATABASE_AUTH_TOKEN: undefined, ...options.env }),
    extendEnv: false,
    input: options.input ?? "",
    all: true,
    reject: false,
  });
  if (onLine !== undefined)
    for await (const line of child.iterable({ from: "all" })) onLine(stripVTControlCharacters(String(line)));
  const { exitCode, stdout, all } = await child;
  return {
    ok: exitCode === 0,
    output: stripVTControlCharacters(stdout),
    text: stripVTControlCharacters(all),
  };
}

/** What wrangler said went wrong, in one line. */
function reasonOf({ text }: Ended): string {
  const lines = text.split("\n").map((line) => line.trim());
  return (
    lines.find((line) => /error/i.test(line)) ??
    lines.findLast((line) => line !== "") ??
    "It ended without a word."
  );
}

export class WranglerFailed extends Error {
  override name = "WranglerFailed";
  constructor(what: string, ended: Ended) {
    super(`wrangler ${what}: ${reasonOf(ended)}`);
  }
}

const at = ({ environment, config }: Target) => ["--env", environment, "--config", config];

/** What Cloudflare's API says of a Worker that was never deployed. */
const isUnknownWorker = ({ text }: Ended) => /10007|does not exist|not found/i.test(text);

/** Parses what wrangler prints with `--json`, which may have a banner before it. */
function parseJson<T>(schema: z.ZodType<T>, { output }: Ended): T {
  const begin = output.search(/^[[{]/m);
  return schema.parse(JSON.parse(begin < 0 ? output : output.slice(begin)));
}

export const isLoggedIn = async (): Promise<boolean> => (await run(["whoami", "--json"])).ok;

/** Names of the Worker's secrets; none if it was never deployed. */
export async function listSecrets(target: Target): Promise<string[]> {
  const ended = await run(["secret", "list", "--format", "json", ...at(target)]);
  if (ended.ok) return parseJson(z.array(z.object({ name: z.string() })), ended).map(({ name }) => name);
  if (isUnknownWorker(ended)) return [];
  throw new WranglerFailed("secret list", ended);
}

/** Stores a secret. Every instance of the Worker has it within seconds. */
export async function putSecret(target: Target, name: string, value: string): Promise<void> {
  const ended = await run(["secret", "put", name, ...at(target)], { input: `${value}\n` });
  if (!ended.ok) throw new WranglerFailed(`secret put ${name}`, ended);
}

export async function deleteSecret(target: Target, name: string): Promise<void> {
  const ended = await run(["secret", "delete", name, ...at(target)]);
  if (!ended.ok) throw new WranglerFailed(`secret delete ${name}`, ended);
}

export const hasBucket = async (bucket: string): Promise<boolean> =>
  (await run(["r2", "bucket", "info", bucket, "--json"])).ok;

const Deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});

/** The version that most readers get; null if the Worker was never deployed. */
export async function currentVersion(target: Target): Promise<string | null> {
  const ended = await run(["deployments", "status", "--json", ...at(target)]);
  if (ended.ok) {
    const { versions } = parseJson(Deployment, ended);
    return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id ?? null;
  }
  // A Worker that only has secrets so far exists, and has no deployment.
  if (isUnknownWorker(ended) || /no deployments?/i.test(ended.text)) return null;
  throw new WranglerFailed("deployments status", ended);
}

/** The build refuses any deployment that `npm run deploy` didn't check. */
const CHECKED = { DEPLOY_CHECKED: "1" };

export type Uploaded = { version: string } | { refusedFor: "migration" };

/** Uploads a version that nobody gets yet. Cloudflare refuses that where Durable Objects change: then all is deployed at once. */
export async function uploadVersion(target: Target, onLine: (line: string) => void): Promise<Uploaded> {
  const { ended, version } = await runForVersion(["versions", "upload", ...at(target)], onLine);
  if (ended.ok && version !== null) return { version };
  if (!ended.ok && /migration/i.test(ended.text)) return { refusedFor: "migration" };
  throw new WranglerFailed("versions upload", ended);
}

/** Deploys at once; returns the version. */
export async function deployAtOnce(target: Target, onLine: (line: string) => void): Promise<string> {
  const { ended, version } = await runForVersion(["deploy", ...at(target)], onLine);
  if (!ended.ok || version === null) throw new WranglerFailed("deploy", ended);
  return version;
}

async function runForVersion(args: string[], onLine: (line: string) => void) {
  // Wrangler's own record of what it did, a JSON object a line.
  const file = join(tmpdir(), `deployed-${process.pid}-${Date.now()}.ndjson`);
  const ended = await run(args, { env: { ...CHECKED, WRANGLER_OUTPUT_FILE_PATH: file }, onLine });
  return { ended, version: readVersion(file) };
}

const Record = z.looseObject({ type: z.string(), version_id: z.string().nullish() });

function readVersion(file: string): string | null {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const records = lines.map((line) => Record.parse(JSON.parse(line)));
    return records.findLast(({ type }) => type === "deploy" || type === "version-upload")?.version_id ?? null;
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Splits readers between versions, in percent; the order stays the same between calls, so that objects don't move back. */
export async function splitTraffic(
  target: Target,
  shares: readonly (readonly [string, number])[],
): Promise<void> {
  const specs = shares.map(([version, percent]) => `${version}@${percent}`);
  const ended = await run(["versions", "deploy", ...specs, "--yes", ...at(target)]);
  if (!ended.ok) throw new WranglerFailed("versions deploy", ended);
}

/** Routes and crons, which versions don't have. */
export async function deployTriggers(target: Target): Promise<void> {
  const ended = await run(["triggers", "deploy", ...at(target)]);
  if (!ended.ok) throw new WranglerFailed("triggers deploy", ended);
}
