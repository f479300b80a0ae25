/**
 * Fairlead as production runs it: the deployed bundle on workerd, static files answered first by the assets
 * binding, listening on 127.0.0.1 for `fetch` and for a browser. Used by tests and by the benchmark.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SourcelessWorkerOptions } from "wrangler";
import { createDatabase } from "#db/client.ts";
import { DEMO_STRIPE_SETTING } from "#db/seed/billing.ts";
import { type Bundle, type BundleOptions, makeBundle } from "../../../scripts/building/bundle.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { makeReviewLogKeys } from "../../../scripts/review-log-keys.ts";
import { makeSessionKeys } from "../../../scripts/session-keys.ts";
import { bringEdge } from "../request.ts";
import { loadMiniflare } from "./quick-miniflare.ts";
import { type StripeStandIn, steerStripe } from "./stripe.ts";
import { makeTemporary } from "./temporary.ts";

/** A bundle and its options from wrangler.toml, stored as a file so that other processes can use it. */
export type PreparedBundle = { directory: string };

export type Fairlead = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string;
  /** Everything the Worker has written to its console so far, oldest first. */
  logs: LogLine[];
  /** Until all has come that the Worker has written: its lines go another way than its answers, and may come after them. */
  readLogs(): Promise<LogLine[]>;
  /** What the cron trigger of the minute does. */
  runCron(): Promise<void>;
  /** The bucket for people's documents, and the one for photos. */
  documents(): Promise<R2Bucket>;
  photos(): Promise<R2Bucket>;
  /** Its account at the stand-in for Stripe; null where it was started without one. */
  stripe: StripeStandIn | null;
  /**
   * For one that was started with `lives`: resets it on a database that `bringDatabase` has put at the same address,
   * as after a start. False, and nothing is done, if work behind an answer is still running.
   */
  beginAnew(bringDatabase: () => Promise<void>): Promise<boolean>;
  /** For one that was started with `lives`: moves the Worker's clock ahead. */
  goAhead(ms: number): Promise<void>;
  /** For one that was started with `lives`: stops the clock at this moment, until it runs again (null). */
  holdClock(atMs: number | null): Promise<void>;
  stop(): Promise<void>;
};

export type LogLine = { level: string; message: string };

type Prepared = { bundle: Bundle; workerOptions: SourcelessWorkerOptions };

/** Makes the bundle in `directory` and stores how to run it. Takes some ten seconds. */
export async function prepareBundle(directory: string, options: BundleOptions = {}): Promise<PreparedBundle> {
  mkdirSync(directory, { recursive: true });
  const bundle = await makeBundle(directory, options);
  // Wrangler takes a second to load, so only here.
  const { unstable_getMiniflareWorkerOptions: optionsOf, unstable_readConfig: readConfig } = await import(
    "wrangler"
  );
  const config = join(projectRoot, "wrangler.toml");
  const { workerOptions } = optionsOf(config, undefined, {
    overrides: { assets: { directory: bundle.assets } },
  });
  // Its bindings include a developer's .dev.vars, which are no business of a test: wrangler.toml's alone.
  const bindings = readConfig({ config }).vars;
  const prepared = { bundle, workerOptions: { ...workerOptions, bindings } };
  writeFileSync(join(directory, "prepared.json"), JSON.stringify(prepared));
  return { directory };
}

/** Path of Remix's server build inside a prepared bundle. */
export function serverBuildOf({ directory }: PreparedBundle): string {
  return readPrepared(directory).bundle.serverBuild;
}

/** What an upload of a prepared bundle would weigh, in KiB. */
export function weightOf({ directory }: PreparedBundle): Pick<Bundle, "gzipKiB" | "uploadKiB"> {
  return readPrepared(directory).bundle;
}

/** The runtime's own messages when a client disconnects: caused by the test's client, never by the product. */
const PEER_LEFT = /^kj::getCaughtExceptionAsKj\(\).*disconnected:.*(Broken pipe|Connection reset)/;

/**
 * Starts the bundle. `vars` replace wrangler.toml's. The port is free unless given. Requests seem to come from
 * `place`; Austin, Texas by default.
 */
export async function startFairlead(options: {
  bundle: PreparedBundle;
  databaseUrl: string;
  /** The stand-in for Stripe's. The site gets its own account there, and its events. */
  stripeUrl?: string;
  port?: number;
  vars?: Record<string, string>;
  place?: Record<string, string>;
  /** Users' rooms fail on every call. */
  brokenRooms?: boolean;
  /** The data center's cache takes half a second to drop a page. */
  slowCache?: boolean;
  /** False: without the two Workers that look for a file before each page; a fifth of a page's cost. The Worker reads them all the same. */
  staticFiles?: boolean;
  /**
   * For `request` alone: without Miniflare's own Worker in front, which writes down where a request comes from and takes half a
   * millisecond. `request` brings that.
   */
  direct?: boolean;
  /** It can be reset, and its clock can be set (`second-life.js`). */
  lives?: boolean;
}): Promise<Fairlead> {
  const { bundle, workerOptions: whole } = readPrepared(options.bundle.directory);
  const { assets: _, ...workerOptions } = whole;
  const place = { ...AUSTIN, ...options.place };
  const logs: LogLine[] = [];
  const marks = new Map<string, () => void>();
  const stripe = options.stripeUrl === undefined ? null : steerStripe(options.stripeUrl);
  const isDirect = options.direct === true;
  const site = {
    ...workerOptions,
    name: SITE,
    ...(isDirect ? { unsafeDirectSockets: [{ host: "127.0.0.1", port: options.port ?? 0 }] } : {}),
    ...(options.staticFiles === false
      ? { serviceBindings: { ...workerOptions.serviceBindings, ASSETS: { disk: { path: bundle.assets } } } }
      : { assets: whole.assets }),
    modules: [
      ...(options.slowCache === true ? [slowCacheBefore(bundle.script)] : []),
      ...(options.lives === true ? [livesBefore(bundle.script)] : []),
      { type: "ESModule" as const, path: bundle.script, contents: readOnce(bundle.script) },
    ],
    modulesRoot: dirname(bundle.script),
    bindings: {
      ...workerOptions.bindings,
      DATABASE_URL: options.databaseUrl,
      SESSION_KEYS: sessionKeys,
      RECORD_KEYS: recordKeys,
      REVIEW_LOG_KEYS: reviewLogKeys,
      // A machine with much to do at once is no trouble of the database.
      DATABASE_TIMEOUT_SECONDS: "60",
      ...(stripe === null ? {} : stripeBindings(stripe)),
      ...options.vars,
    },
  };
  // Objects write where they run, and at Cloudflare that is another machine: no disk here is theirs.
  const objects = makeTemporary("objects");
  const { Log, LogLevel, Miniflare } = await loadMiniflare();
  const miniflare = new Miniflare({
    defaultPersistRoot: objects.path,
    workers: [
      ...(options.brokenRooms === true ? withBrokenRooms(site) : [site]),
      photoMakerOf(bundle, whole.compatibilityDate),
      { name: LOG_MARK, modules: true, script: MARKING, compatibilityDate: whole.compatibilityDate },
    ],
    host: "127.0.0.1",
    port: isDirect ? 0 : (options.port ?? 0),
    cf: place,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
    handleStructuredLogs({ level, message }: LogLine) {
      const reached = marks.get(message);
      if (reached !== undefined) return reached();
      if (!PEER_LEFT.test(message)) logs.push({ level, message });
    },
  });
  const { origin } = await miniflare.ready;
  const url = isDirect ? (await miniflare.unsafeGetDirectURL(SITE)).origin : origin;
  if (isDirect) bringEdge(url, { "MF-CF-Blob": JSON.stringify(place), "CF-Connecting-IP": "127.0.0.1" });
  async function readLogs(): Promise<LogLine[]> {
    const mark = crypto.randomUUID();
    const reached = new Promise<void>((resolve) => marks.set(mark, resolve));
    const marker = await miniflare.getWorker(LOG_MARK);
    await (await marker.fetch(`http://mark/${mark}`)).text();
    await reached;
    marks.delete(mark);
    return logs;
  }
  async function openStripe(): Promise<void> {
    if (stripe === null) return;
    await bringDemoPayments(stripe, options.databaseUrl);
    await stripe.settings({ webhookUrl: `${url}/api/stripe-webhook`, webhookSecret: stripe.webhookSecret });
  }
  async function setClock(how: string): Promise<void> {
    const { status } = await fetch(`${url}/.clock?${how}`);
    if (status !== 204) throw new Error("This site has no clock of its own.");
  }
  await openStripe();
  return {
    url,
    logs,
    readLogs,
    stripe,
    async runCron() {
      const worker = await miniflare.getWorker();
      const { outcome } = await worker.scheduled({ cron: "* * * * *" });
      if (outcome !== "ok") throw new Error(`The cron trigger ended with ${outcome}.`);
    },
    // The runtime's own bucket, with Miniflare's types, which differ in the headers they would write.
    documents: async () => (await miniflare.getR2Bucket("DOCUMENTS")) as unknown as R2Bucket,
    photos: async () => (await miniflare.getR2Bucket("PHOTOS")) as unknown as R2Bucket,
    async beginAnew(bringDatabase) {
      const { status } = await fetch(`${url}/.next-life`);
      if (status !== 204) return false;
      await bringDatabase();
      await stripe?.reset();
      await openStripe();
      await waitForDatabase(url);
      (await readLogs()).length = 0;
      return true;
    },
    goAhead: (ms) => setClock(`ahead=${ms}`),
    holdClock: (atMs) => setClock(atMs === null ? "goes-on" : `held=${atMs}`),
    async stop() {
      // Where the stand-in has gone before us there is nothing left to forget.
      await stripe?.reset().catch(() => undefined);
      await miniflare.dispose();
      objects.remove();
    },
  };
}

/**
 * Something of the life before may have asked while there was no database: until a probe is answered, the isolate then asks for
 * nothing (`app/platform/database/breaker.ts`).
 */
async function waitForDatabase(url: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const { status } = await fetch(`${url}/social/agent/nobody.png`);
    if (status === 404) return;
    await wait(200);
  }
  throw new Error("The database of this site doesn’t answer.");
}

/** What the demonstration pays for, as the seed has made it: without it the nightly comparison would miss it there. */
async function bringDemoPayments(stripe: StripeStandIn, databaseUrl: string): Promise<void> {
  const { client } = createDatabase({ url: databaseUrl });
  try {
    const { rows } = await client.execute({
      sql: "SELECT value FROM settings WHERE key = ?",
      args: [DEMO_STRIPE_SETTING],
    });
    const [row] = rows;
    if (row !== undefined) await stripe.putState(JSON.parse(String(row.value)));
  } catch {
    // A test of a database that is not there, or empty.
  } finally {
    client.close();
  }
}

const stripeBindings = ({ key, webhookSecret, origin }: StripeStandIn) => ({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_STAND_IN: origin,
});

/** A Worker's entry that is the script's, with lives. */
const livesBefore = (script: string) => ({
  type: "ESModule" as const,
  path: join(dirname(script), "second-life.js"),
  contents: readOnce(join(projectRoot, "tests", "support", "servers", "second-life.js")).replace(
    /(?<= from ")\.\/app\.js(?=";)/g,
    `./${basename(script)}`,
  ),
});

/** A Worker's entry that is the script's, with a cache that is slow to forget. */
function slowCacheBefore(script: string) {
  const from = JSON.stringify(`./${basename(script)}`);
  return {
    type: "ESModule" as const,
    path: join(dirname(script), "slow-cache.js"),
    contents: `export * from ${from};
export { default } from ${from};
const forget = Cache.prototype.delete;
Cache.prototype.delete = async function (...asked) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return forget.apply(this, asked);
};`,
  };
}

/** The Worker that makes photos (wrangler.photos.toml). */
const photoMakerOf = ({ photoMaker }: Bundle, compatibilityDate: string | undefined) => ({
  name: "fairlead-photos",
  compatibilityDate,
  modulesRoot: dirname(photoMaker[0] ?? ""),
  modules: photoMaker.map((path) => ({
    type: path.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
    path,
  })),
});

const SITE = "fairlead";

/** A second Worker whose one line comes after everything that the site has written before. */
const LOG_MARK = "log-mark";
const MARKING = `export default {
  fetch({ url }) {
    console.log(new URL(url).pathname.slice(1));
    return new Response(null, { status: 204 });
  },
};`;

const BROKEN_ROOM = `import { DurableObject } from "cloudflare:workers";
export class BrokenRoom extends DurableObject {
  fetch() { throw new Error("This room is broken."); }
  tell() { throw new Error("This room is broken."); }
  endSockets() { throw new Error("This room is broken."); }
}
export default { fetch: () => new Response(null, { status: 404 }) };`;

/** The site with its users' rooms in a second Worker, where all they do is fail. */
function withBrokenRooms<Site extends SourcelessWorkerOptions>(site: Site) {
  const broken = { className: "BrokenRoom", scriptName: "broken-rooms", useSQLite: true };
  return [
    { ...site, durableObjects: { ...site.durableObjects, NOTIFICATION_ROOM: broken } },
    {
      name: "broken-rooms",
      modules: true as const,
      script: BROKEN_ROOM,
      compatibilityDate: site.compatibilityDate,
      durableObjects: { ROOM: { className: "BrokenRoom", useSQLite: true } },
    },
  ];
}

const texts = new Map<string, string>();

/** The text of a bundle, which every site of this process runs. */
function readOnce(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, "utf8");
  texts.set(path, text);
  return text;
}

/** Of this process: no one else accepts the tokens that a test signs. */
export const sessionKeys = makeSessionKeys();
export const recordKeys = makeSessionKeys();
export const reviewLogKeys = makeReviewLogKeys();

const AUSTIN = {
  colo: "DFW",
  country: "US",
  region: "Texas",
  regionCode: "TX",
  city: "Austin",
  postalCode: "78701",
  latitude: "30.27130",
  longitude: "-97.74260",
  timezone: "America/Chicago",
};

function readPrepared(directory: string): Prepared {
  return JSON.parse(readFileSync(join(directory, "prepared.json"), "utf8"));
}
