/**
 * Answers the calls of wrangler's command line that `npm run deploy` and `npm run keys` make, from a file (`WRANGLER_STATE`) instead of
 * Cloudflare. A command or an option that it doesn't know ends it with an error, as wrangler does. It serves nothing: what is deployed
 * here is a list of versions.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

type Worker = { secrets: Record<string, string>; versions: string[]; traffic: Record<string, number> };
export type WranglerState = {
  loggedIn: boolean;
  buckets: string[];
  /** By configuration file and environment, as `wrangler.toml production`. */
  workers: Record<string, Worker>;
  /** The next upload of a version changes Durable Objects. */
  changesObjects?: boolean;
  /** What goes wrong when a secret is stored: it is refused, its answer is lost, or nothing answers from then on. */
  failing?: "refused" | "answer-lost" | "later-silent" | "silent";
};

const file = process.env.WRANGLER_STATE ?? "";
const state: WranglerState = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8"))
  : { loggedIn: true, buckets: [], workers: {} };

function fail(message: string): never {
  console.error(`✘ [ERROR] ${message}`);
  process.exit(1);
}

const save = () => writeFileSync(file, JSON.stringify(state));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    env: { type: "string" },
    config: { type: "string" },
    json: { type: "boolean" },
    format: { type: "string" },
    yes: { type: "boolean" },
  },
});
// Calls come at the same time: each adds a line, and only those that change something write the state.
appendFileSync(`${file}.calls`, `${process.argv.slice(2).join(" ")}\n`);
if (!state.loggedIn) fail("You are not authenticated. Please run `wrangler login`.");

const key = `${(values.config ?? "wrangler.toml").split("/").at(-1)} ${values.env ?? ""}`;
const known = state.workers[key];
const worker = (): Worker => known ?? fail("This Worker does not exist on your account. [code: 10007]");
function made(): Worker {
  state.workers[key] = known ?? { secrets: {}, versions: [], traffic: {} };
  return state.workers[key];
}

function record(type: string, version: string): void {
  const output = process.env.WRANGLER_OUTPUT_FILE_PATH;
  if (output !== undefined)
    appendFileSync(output, `${JSON.stringify({ type, version: 1, version_id: version })}\n`);
}

function upload(type: string): string {
  if (process.env.DEPLOY_CHECKED !== "1") fail("The build refused.");
  const version = randomUUID();
  made().versions.push(version);
  console.log(`Worker Version ID: ${version}`);
  record(type, version);
  return version;
}

const [first = "", second = "", third = "", ...rest] = positionals;
switch (`${first} ${second}`.trim()) {
  case "whoami":
    console.log(JSON.stringify({ loggedIn: true }));
    break;
  case "secret list":
    if (state.failing === "silent") fail("fetch failed");
    console.log(JSON.stringify(Object.keys(worker().secrets).map((name) => ({ name, type: "secret_text" }))));
    break;
  case "secret put":
    if (state.failing === "refused") fail("The request was refused. [code: 10013]");
    made().secrets[third] = (await text(process.stdin)).trimEnd();
    if (state.failing === "later-silent") state.failing = "silent";
    save();
    if (state.failing !== undefined) fail("fetch failed");
    console.log(`Success! Uploaded secret ${third}`);
    break;
  case "secret delete":
    if (worker().secrets[third] === undefined) fail(`Binding ${third} not found.`);
    delete worker().secrets[third];
    save();
    break;
  case "r2 bucket":
    if (third !== "info" || !state.buckets.includes(rest[0] ?? ""))
      fail("The specified bucket does not exist.");
    console.log(JSON.stringify({ name: rest[0] }));
    break;
  case "deployments status": {
    const versions = Object.entries(worker().traffic);
    if (versions.length === 0) fail(`The Worker ${key} has no deployments.`);
    console.log(
      JSON.stringify({ versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })) }),
    );
    break;
  }
  case "versions upload":
    worker();
    if (state.changesObjects === true)
      fail(
        "Version upload failed. You attempted to upload a version of a Worker that includes a Durable Object migration.",
      );
    upload("version-upload");
    save();
    break;
  case "versions deploy": {
    const shares = [third, ...rest].map((spec) => spec.split("@") as [string, string]);
    if (shares.some(([version]) => !worker().versions.includes(version))) fail("There is no such version.");
    const traffic = Object.fromEntries(shares.map(([version, percent]) => [version, Number(percent)]));
    if (Object.values(traffic).reduce((sum, share) => sum + share, 0) !== 100)
      fail("The shares must add up to 100.");
    worker().traffic = traffic;
    save();
    break;
  }
  case "triggers deploy":
    worker();
    break;
  case "deploy": {
    const version = upload("deploy");
    made().traffic = { [version]: 100 };
    save();
    break;
  }
  default:
    fail(`Unknown command: ${positionals.join(" ")}`);
}
