/** `npm run deploy` and `npm run keys`, as an operator runs them: wrangler is a stand-in, the site that they try is real. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { findFreePort } from "../../../scripts/processes/ports.ts";
import { projectRoot } from "../../../scripts/project.ts";
import type { WranglerState } from "../../../stand-ins/wrangler/wrangler.ts";

// Each starts a program a dozen times, which takes half a minute on a busy machine.

const folder = makeTemporary("deploying");
const [config, stateFile, copy] = ["site.toml", "state.json", "site.keys"].map((name) =>
  join(folder.path, name),
) as [string, string, string];
const KEY = "site.toml staging";

let database: TestSqld;
let port: number;
let site: Fairlead | undefined;
beforeAll(async () => {
  database = await startSqld({ copyOf: inject("fixture").seededData });
  port = await findFreePort();
});
afterAll(async () => {
  await site?.stop();
  await database.stop();
  folder.remove();
});

/** What the Worker would be with the secrets that it was given. */
async function serve(vars: Record<string, string>): Promise<void> {
  await site?.stop();
  const { bundle } = inject("fixture");
  site = await startFairlead({
    bundle,
    databaseUrl: database.url,
    port,
    vars: { SESSION_KEYS: "", RECORD_KEYS: "", ...vars },
  });
}

const start = (program: string, ...args: string[]) =>
  execa(process.execPath, [join(projectRoot, "operators", program), ...args], {
    cwd: projectRoot,
    env: {
      WRANGLER_PROGRAM: join(projectRoot, "stand-ins/wrangler/wrangler.ts"),
      WRANGLER_STATE: stateFile,
      NO_COLOR: "1",
    },
    all: true,
    reject: false,
  });
async function operator(program: string, ...args: string[]) {
  const { exitCode, all } = await start(program, ...args);
  return { exitCode, all };
}
const deploy = (...args: string[]) =>
  operator("deploy.ts", "--env", "staging", "--config", config, "--minutes", "0", ...args);
const keys = (...args: string[]) => operator("keys.ts", ...args, "--env", "staging", "--config", config);

const state = (): WranglerState => JSON.parse(readFileSync(stateFile, "utf8"));
const setState = (changed: Partial<WranglerState>) =>
  writeFileSync(
    stateFile,
    JSON.stringify({
      loggedIn: true,
      buckets: [],
      workers: {},
      ...(existsSync(stateFile) ? state() : {}),
      ...changed,
    }),
  );
const calls = () =>
  existsSync(`${stateFile}.calls`) ? readFileSync(`${stateFile}.calls`, "utf8").trim().split("\n") : [];
const shares = () => Object.values(state().workers[KEY]?.traffic ?? {});
const secrets = () => state().workers[KEY]?.secrets ?? {};
const forgetCalls = () => writeFileSync(`${stateFile}.calls`, "");
/** Of what came since, all that changes what readers get. */
const uploads = () =>
  calls()
    .filter((call) => /^(deploy|versions|triggers|rollback)\b/.test(call))
    .map((call) => call.replace(/ --(env|config) \S+/g, "").replace(/[\w-]{36}/g, "ID"));

/** Fills in [env.staging.vars], as an operator does. */
function configure(values: Record<string, string>): void {
  const text = readFileSync(join(projectRoot, "wrangler.toml"), "utf8");
  const at = text.indexOf("[env.staging.vars]");
  const filled = Object.entries(values).reduce(
    (own, [name, value]) => own.replace(new RegExp(`^${name} = ""`, "m"), `${name} = "${value}"`),
    text.slice(at),
  );
  writeFileSync(config, text.slice(0, at) + filled);
}

test("with nothing filled in it lists all that is missing, and uploads nothing", async () => {
  configure({});
  setState({});
  const { exitCode, all } = await deploy();
  expect(exitCode).toBe(1);
  for (const what of [
    "DATABASE_URL",
    "PUBLIC_ORIGIN",
    "MAIL is empty",
    "MAIL_FROM",
    "keys -- add session",
    "keys -- add record",
  ])
    expect(all).toContain(what);
  expect(all).toContain("Nothing was uploaded or changed.");
  expect(uploads()).toEqual([]);
  // Production wants a postal address as well.
  const { all: production } = await operator("deploy.ts", "--env", "production", "--check");
  expect(production).toContain("postalAddress");
});

test("keys are made, copied, and given to the Worker, and never printed or passed as an argument", async () => {
  setState({ buckets: ["fairlead-documents-staging", "fairlead-photos-staging"] });
  const printed: string[] = [];
  for (const kind of ["session", "record", "review-log"]) {
    const { exitCode, all } = await keys("add", kind, "--copy", copy);
    expect(all).toContain("from now on");
    expect(exitCode).toBe(0);
    printed.push(all ?? "");
  }
  printed.push((await keys("list")).all ?? "");
  const names = Object.keys(secrets());
  expect(names.map((name) => name.replace(/\d{8}_\d{6}$/, "")).sort()).toEqual([
    "RECORD_KEY_",
    "REVIEW_LOG_KEY_",
    "SESSION_KEY_",
  ]);
  for (const name of names) {
    const { d } = JSON.parse(secrets()[name] ?? "{}");
    expect(d).toHaveLength(43);
    expect(printed.join("\n")).not.toContain(d);
    expect(calls().join("\n")).not.toContain(d);
    expect(readFileSync(copy, "utf8")).toContain(`${name}='${secrets()[name]}'`);
  }
  expect(statSync(copy).mode & 0o077).toBe(0);

  const inside = await keys("add", "session", "--copy", "site.keys");
  expect([inside.exitCode, inside.all]).toEqual([1, expect.stringContaining("inside this checkout")]);
});

test("no key is taken out before its days are over; those of records never; what was lost is restored", async () => {
  const [session] = Object.keys(secrets()).filter((name) => name.startsWith("SESSION_KEY_"));
  const id = session?.slice("SESSION_KEY_".length) ?? "";
  expect((await keys("retire", "session", id)).all).toMatch(/is the newest. Add another first/);
  expect((await keys("retire", "record", "any")).all).toMatch(/stays forever/);
  await keys("add", "session", "--copy", copy);
  expect((await keys("retire", "session", id)).all).toMatch(/stays until \d{4}-\d\d-\d\d: links in emails/);
  expect((await keys("list")).all).toMatch(new RegExp(`${id}  stays until`));
  expect((await keys("retire", "session", id, "--leaked")).all).toContain("is taken out");
  expect(secrets()[session ?? ""]).toBeUndefined();
  expect((await keys("restore", "--from", copy)).all).toBe(`Restored ${session}.`);
  expect(JSON.parse(secrets()[session ?? ""] ?? "{}").kid).toBe(id);

  // A year later a newer one has signed long enough.
  const aged = structuredClone(state());
  const own = aged.workers[KEY]?.secrets ?? {};
  own.SESSION_KEY_20200101_000000 = own[session ?? ""] ?? "";
  own.SESSION_KEY_20200201_000000 = own[session ?? ""] ?? "";
  setState({ workers: aged.workers });
  expect((await keys("retire", "session", "20200101_000000")).all).toContain("is taken out");
  await keys("retire", "session", "20200201_000000", "--leaked");
});

test("the first deployment goes to everybody and is tried: pages, keys, a refused event, a room", async () => {
  configure({
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    MAIL: "http",
    MAIL_FROM: "agents@agents.net",
    MAIL_HTTP_URL: "https://mail.agents.net/send",
    CLOUDFLARE_ZONE_ID: "0123456789abcdef0123456789abcdef",
  });
  const { workers } = state();
  const own = workers[KEY];
  if (own !== undefined)
    Object.assign(own.secrets, { MAIL_HTTP_TOKEN: "a token", CLOUDFLARE_PURGE_TOKEN: "a token" });
  setState({ workers });
  await serve(Object.fromEntries(Object.entries(secrets()).filter(([name]) => /_KEY_/.test(name))));
  const checked = await deploy("--check");
  expect(checked.all).toContain("Nothing that a deployment waits for is missing.");
  expect(checked.exitCode).toBe(0);
  forgetCalls();

  const { exitCode, all } = await deploy();
  expect(all).toMatch(
    /✓ the home page\s+✓ a search\s+✓ the sign-in page\s+✓ the public keys\s+✓ a payment event without a signature\s+✓ a room’s WebSocket/,
  );
  expect(exitCode).toBe(0);
  expect(uploads()).toEqual(["deploy", "deploy"]);
  expect(shares()).toEqual([100]);
});

test("the next one goes to nobody, a tenth, and everybody, and says how to go back", async () => {
  const [before] = Object.keys(state().workers[KEY]?.traffic ?? {});
  forgetCalls();
  const { exitCode, all } = await deploy();
  expect(exitCode).toBe(0);
  expect(uploads()).toEqual([
    "deploy",
    "versions upload",
    "triggers deploy",
    "versions deploy ID@0 ID@100 --yes",
    "versions deploy ID@10 ID@90 --yes",
    "versions deploy ID@100 --yes",
  ]);
  expect(shares()).toEqual([100]);
  expect(Object.keys(state().workers[KEY]?.traffic ?? {})).not.toEqual([before]);
  expect(all).toContain(`To roll back: npx wrangler rollback ${before} --env staging`);
  expect(all).toContain("If a key was added since: npm run keys -- restore --from FILE --env staging");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s while a tenth of the readers has a version takes it back",
  async (signal) => {
    const traffic = state().workers[KEY]?.traffic;
    forgetCalls();
    const running = start("deploy.ts", "--env", "staging", "--config", config, "--minutes", "5");
    let printed = "";
    for await (const line of running.iterable({ from: "all" })) {
      printed += `${line}\n`;
      if (String(line).includes("% of the readers get it")) running.kill(signal);
    }
    expect(printed).toContain(`Stopped by ${signal}.`);
    expect(printed).toContain("Taken back");
    expect((await running).exitCode).toBe(1);
    expect(uploads().at(-1)).toBe("versions deploy ID@100 --yes");
    expect(state().workers[KEY]?.traffic).toEqual(traffic);
  },
);

test("a version that fails while nobody gets it is taken back", async () => {
  const traffic = state().workers[KEY]?.traffic;
  // Every key is broken: it answers, and with nothing but 503.
  await serve({ SESSION_KEY_20261127_201530: "broken" });
  forgetCalls();
  const { exitCode, all } = await deploy();
  expect(exitCode).toBe(1);
  expect(all).toMatch(/✗ the home page: it answered 503: This site isn’t set up yet/);
  expect(all).toMatch(/✗ a room’s WebSocket/);
  expect(all).toContain("Taken back");
  expect(uploads().at(-1)).toBe("versions deploy ID@100 --yes");
  expect(uploads().filter((call) => call.includes("@10 "))).toEqual([]);
  expect(state().workers[KEY]?.traffic).toEqual(traffic);
});

test("one that changes Durable Objects goes to everybody at once, and says so", async () => {
  await serve(Object.fromEntries(Object.entries(secrets()).filter(([name]) => /_KEY_/.test(name))));
  setState({ changesObjects: true });
  forgetCalls();
  const { exitCode, all } = await deploy();
  expect(all).toContain("can’t be rolled back past here");
  expect(exitCode).toBe(0);
  expect(uploads()).toEqual(["deploy", "versions upload", "deploy"]);
});
