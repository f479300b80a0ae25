/** The product under measurement, what it is compared with, and everything that was started and must be stopped. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import {
  type Fairlead,
  type PreparedBundle,
  prepareBundle,
  startFairlead,
} from "#support/servers/fairlead.ts";
import { loadMiniflare } from "#support/servers/quick-miniflare.ts";
import { startSqld } from "#support/servers/sqld.ts";
import type { Bundle } from "../scripts/building/bundle.ts";
import { printDone } from "../scripts/processes/terminal.ts";

type Stoppable = { stop(): Promise<void> };
/** Newest last. */
const running: Stoppable[] = [];

export async function started<T extends Stoppable>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  running.push(one);
  return one;
}

export async function stop(one: Stoppable): Promise<void> {
  running.splice(running.indexOf(one), 1);
  await one.stop();
}

/** Newest first; also what does not want to. */
export async function stopAll(): Promise<void> {
  for (const one of running.splice(0).reverse()) await one.stop().catch(() => undefined);
}

/** Does `work` and prints a line about it. */
export async function timed<T>(
  label: string,
  work: () => Promise<T>,
  detail: (result: T) => string,
): Promise<T> {
  const began = Date.now();
  const result = await work();
  printDone(label, detail(result), Date.now() - began);
  return result;
}

/** The production bundle, its client build, and the compressed size of the upload, as wrangler counts it. */
export type Product = { bundle: PreparedBundle; clientFolder: string; gzipBytes: number };

export async function prepareProduct(folder: string): Promise<Product> {
  const bundle = await prepareBundle(join(folder, "bundle"));
  const made: { bundle: Bundle } = JSON.parse(readFileSync(join(bundle.directory, "prepared.json"), "utf8"));
  return { bundle, clientFolder: made.bundle.assets, gzipBytes: made.bundle.gzipKiB * 1024 };
}

/**
 * Starts the product without its assets binding. At Cloudflare static files are matched before the Worker and outside
 * it. Miniflare does that in two Workers on the same thread, which costs four times a bare Worker's complete answer
 * and would dominate the measurement.
 */
export const startProduct = (
  { bundle }: Product,
  databaseUrl: string,
  vars: Record<string, string> = {},
): Promise<Fairlead> => started(startFairlead({ bundle, databaseUrl, vars, staticFiles: false }));

/** Runs `work` with the product on its own database, which is deleted afterwards; so is a folder that isn't given. */
export async function onOwnSite<T>(
  product: Product,
  { agents, dataDir, vars }: { agents: number; dataDir?: string; vars?: Record<string, string> },
  work: (site: {
    server: { url: string; dataDir: string };
    app: Fairlead;
    home: { databaseUrl: string; origin: string };
  }) => Promise<T>,
): Promise<T> {
  const server = await started(startSqld(dataDir === undefined ? {} : { dataDir }));
  await migrateDatabase(server.url);
  await seedDatabase({ url: server.url, agents, questions: 100 });
  const app = await startProduct(product, server.url, vars);
  const result = await work({ server, app, home: { databaseUrl: server.url, origin: app.url } });
  await stop(app);
  await stop(server);
  return result;
}

const HELLO = `export default { fetch: () => new Response("hello\\n") };`;
const SIZED = `const answers = new Map();
export default {
  fetch(request) {
    const bytes = request.url.slice(request.url.indexOf("?") + 1);
    if (!answers.has(bytes)) answers.set(bytes, "x".repeat(Number(bytes)));
    return new Response(answers.get(bytes));
  },
};`;

/**
 * The smallest possible Worker, on the same runtime and behind the same front of Miniflare's; `sized` answers `/?N`
 * with N bytes instead: the minimum cost of such a page.
 */
export async function startBareWorker(kind: "hello" | "sized"): Promise<{ url: string } & Stoppable> {
  // Loaded late: the tests of the report do without it.
  const [{ Log, LogLevel, Miniflare }, { compatibility }] = await Promise.all([
    loadMiniflare(),
    import("../scripts/building/compatibility.ts"),
  ]);
  const miniflare = new Miniflare({
    modules: true,
    script: kind === "hello" ? HELLO : SIZED,
    compatibilityDate: compatibility.date,
    host: "127.0.0.1",
    port: 0,
    cf: false,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
  });
  const { origin } = await miniflare.ready;
  return started(Promise.resolve({ url: origin, stop: () => miniflare.dispose() }));
}
