/**
 * `npm run dev`: the real libSQL server on `.data/`, migrations, demonstration data on the first run, the pages on
 * http://127.0.0.1:8787. Ctrl-C stops all of it. `PORT`, `SQLD_PORT`, `STRIPE_PORT`, `--own`, `--fresh`, `--agents N`.
 */
import { relative } from "node:path";
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { site } from "#app/platform/site.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { dayOf } from "#db/seed/days.ts";
import { readSeedState } from "#db/seed/state.ts";
import { readCommandLine } from "./command-line.ts";
import {
  dataFolders,
  endLeftover,
  findLiveRun,
  migrate,
  openDatabaseFiles,
  removeCachedPages,
  removeData,
  removeRun,
  writeRun,
} from "./dev/database.ts";
import { bringDemoDocuments } from "./dev/documents.ts";
import { applySavedMigrations } from "./dev/migrations.ts";
import { createDevLogger, startPages } from "./dev/pages.ts";
import { ensureDevelopmentSecrets, readDevelopmentSecret } from "./dev/secrets.ts";
import { giveDemoAuthenticators, seedWhenEmpty } from "./dev/seed.ts";
import { bringDemoPayments, moveStandInPages, startDevStripe } from "./dev/stripe.ts";
import type { Child, Exit } from "./processes/children.ts";
import { findPortOwner, isPortFree, parsePort } from "./processes/ports.ts";
import { getSqld } from "./processes/sqld.ts";
import { bold, dim, printDone, printText, red, seconds } from "./processes/terminal.ts";
import { chosenDatabase, projectRoot } from "./project.ts";

const HELP = `npm run dev -- [--own] [--fresh] [--agents N]

  --own        your own directory: an empty database of its own, without demonstration data
  --fresh      deletes the development database and makes a new one
  --agents N   how many agents the demonstration data has (5,000 unless said otherwise; up to a million)

PORT (8787), SQLD_PORT (8080) and STRIPE_PORT (8790) choose other ports.`;

/** In the order of starting; stopped in the opposite order, the database last. */
const started: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | undefined;

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const { stop } of started.toReversed()) await stop();
    removeRun();
  })();
  return stopping;
}

async function leave(code: number): Promise<never> {
  await stopAll();
  process.exit(code);
}

/** The database exited: prints its last output, then stops the rest. */
function giveUp(child: Child, { code, signal }: Exit): void {
  if (stopping !== undefined) return;
  printText(red(`\nThe libSQL server ended unexpectedly (${signal ?? `code ${code}`}). Its last lines:`));
  for (const line of child.lastLines().slice(-20)) printText(`  ${line}`);
  void leave(1);
}

async function requirePort(name: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  const owner = (await findPortOwner(port)) ?? "another program";
  throw new Error(`Port ${port} is taken by ${owner}.
End that, or choose another: \`${name}=${port + 1} npm run dev\`.`);
}

/** Remix requests the manifest for every link of a page in one address. */
const shorten = (url: string) => (url.length > 100 ? `${url.slice(0, 97)}...` : url);

async function main(): Promise<void> {
  const { values } = readCommandLine(HELP, {
    options: { own: { type: "boolean" }, fresh: { type: "boolean" }, agents: { type: "string" } },
  });
  const isOwn = values.own === true;
  const folders = dataFolders(isOwn);
  const agents = values.agents === undefined ? undefined : Number(values.agents.replace(/[,_]/g, ""));
  if (agents !== undefined && !(Number.isInteger(agents) && agents >= 1 && agents <= 1_000_000)) {
    throw new Error(`--agents ${values.agents}: a whole number from 1 to 1,000,000 is wanted.`);
  }
  const port = parsePort("PORT", 8787);
  const sqldPort = parsePort("SQLD_PORT", 8080);
  const url = `http://127.0.0.1:${port}`;

  const running = await findLiveRun();
  if (running !== null) {
    throw new Error(
      `\`npm run dev\` is already running here (process ${running.pid}): ${running.url}\nEnd it with Ctrl-C in its terminal, or \`kill ${running.pid}\`.`,
    );
  }
  if (await endLeftover()) printText(dim("Ended what an interrupted run had left behind."));
  await requirePort("SQLD_PORT", sqldPort);
  await requirePort("PORT", port);

  console.log("");
  if (values.fresh === true) removeData(folders);
  const program = await getSqld(printText);
  let began = Date.now();
  const database = await openDatabaseFiles(folders.sqld, sqldPort, program);
  started.push(database);
  void database.child.exited.then((exit) => giveUp(database.child, exit));
  writeRun({ pid: process.pid, url, sqld: database.child.pid });
  printDone("libSQL server", `${database.url} on ${relative(projectRoot, folders.sqld)}`, Date.now() - began);

  const secrets = ensureDevelopmentSecrets();
  if (secrets.length > 0) printDone("secrets", `${secrets.join(", ")} made in .dev.vars`);

  began = Date.now();
  const stripe = await startDevStripe(url, folders.stripe);
  if (stripe !== null) started.push(stripe);
  printDone(
    "payments",
    stripe === null ? "Stripe, with the key of .dev.vars" : `a stand-in for Stripe, ${stripe.url}`,
    Date.now() - began,
  );

  began = Date.now();
  const { applied, total } = await migrate(folders.sqld, database);
  printDone("migrations", applied === 0 ? `all ${total} there` : `${applied} applied`, Date.now() - began);

  // The pages start during the seed, but the first one is only requested after it, or the edge cache would hold a
  // page of an empty database.
  began = Date.now();
  removeCachedPages();
  const today = dayOf(began);
  if (!isOwn && (await readSeedState(database.url)).state !== "complete") await bringDemoDocuments(today);
  const [pages] = await Promise.all([
    startPages({
      port,
      databaseUrl: database.url,
      vars: { STRIPE_STAND_IN: stripe?.url ?? "", ...(isOwn ? { DEMO_DATA: "0" } : {}) },
      logger: createDevLogger(),
      onRequest: ({ method, url, status, ms }) =>
        printText(dim(`${method} ${shorten(url)} ${status} ${seconds(ms)}`)),
      onChange: (file) => printText(dim(`${file} changed`)),
    }),
    isOwn ? undefined : seedWhenEmpty(database.url, { agents, today }),
  ]);
  if (!isOwn) await giveDemoAuthenticators(database.url, readDevelopmentSecret("SESSION_KEYS"));
  if (stripe !== null) {
    if (!isOwn) await bringDemoPayments(stripe, database.url);
    await moveStandInPages(stripe, database.url);
  }
  started.push(pages, startClock(url));
  applySavedMigrations(pages.watcher, database.url);
  printDone("pages", "answering, and following what is saved", Date.now() - began);

  printText(`\n${bold(site.name)}  ${bold(url)}`);
  if (isOwn) printOwn(url, database.url);
  else printDemonstration(url);
  printText(`\n${dim("Mail that was sent".padEnd(20))} ${url}${paths.mailbox()}`);
  printText(dim("\nCtrl-C stops everything.\n"));
}

/** What Cloudflare does by wrangler.toml: the cron trigger each minute, and once now. */
function startClock(url: string): { stop(): Promise<void> } {
  const tick = () =>
    fetch(`${url}/cdn-cgi/handler/scheduled`).catch(() => {
      // A page of the Worker that can't be built just now says so in the browser.
    });
  void tick();
  const timer = setInterval(tick, MINUTE_MS);
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}

function printOwn(url: string, databaseUrl: string): void {
  const at = databaseUrl === chosenDatabase(undefined).url ? "" : ` --url ${databaseUrl}`;
  const site = url === "http://127.0.0.1:8787" ? "" : ` --site ${url}`;
  printText("\nYour own directory. In another terminal (README, “Your own directory”):");
  printText(`  npm run places${at === "" ? "" : ` --${at}`}`);
  printText(`  npm run admins -- make you@example.com${at}${site}`);
  printText(`  npm run licenses:import -- --list state --state FL list.csv --apply${at}`);
}

function printDemonstration(url: string): void {
  const { inesCalloway, shortest } = landmarks.agents;
  for (const [what, path] of [
    ["A search", paths.search({ q: "78701", type: "auto" })],
    ["A city", paths.city("texas", "austin")],
    ["A full profile", paths.showcase(inesCalloway.slug)],
    ["The barest profile", paths.showcase(shortest.slug)],
    ["An organization", paths.organization(landmarks.organizations.lanternRow.slug)],
  ] as const) {
    printText(`${dim(what.padEnd(20))} ${url}${path}`);
  }
  printText(`\n${bold("Sign in")}   ${url}${paths.auth()}  with the password ${bold(demoPassword)} as`);
  for (const { email, who } of demoLogins) printText(`${dim(who.padEnd(48))} ${email}`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping === undefined) printText(dim("\nStopping"));
    void leave(0);
  });
}
// `kill` on npm ends npm and its shell but not us.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) void leave(0);
  }, 1_000).unref();
}
try {
  await main();
} catch (error) {
  if (stopping === undefined) printText(red(error instanceof Error ? error.message : String(error)));
  await leave(1);
}
