/** `npm run bench`: the production bundle against a bare Worker, on real databases, as one table. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startDelayProxy } from "#support/delay-proxy.ts";
import { startFairlead } from "#support/fairlead.ts";
import { printBar, printDone, printFailed, printText } from "../scripts/terminal.ts";
import { type BenchDatabase, openDatabase } from "./databases.ts";
import { measureLoad } from "./machine/load.ts";
import { describeMachine } from "./machine/machine.ts";
import { weighFiles } from "./machine/weight.ts";
import { measureAccounts } from "./measures/measure-accounts.ts";
import { measureCrowds } from "./measures/measure-crowds.ts";
import { type ImportsResult, measureImports } from "./measures/measure-imports.ts";
import { measureFarAway, measureSearches } from "./measures/measure-latency.ts";
import { measureLists } from "./measures/measure-lists.ts";
import { measureLive } from "./measures/measure-live.ts";
import { measurePages } from "./measures/measure-pages.ts";
import { measureWrites } from "./measures/measure-writes.ts";
import { choosePages } from "./measures/pages.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { printPhase, renderImportsReport } from "./reports/imports-report.ts";
import { renderListsReport } from "./reports/lists-report.ts";
import {
  type Run,
  renderCrowdReport,
  renderLiveReport,
  renderReport,
  renderWritesReport,
} from "./reports/report.ts";
import { FAR_DELAY_MS, type SizeResult } from "./reports/result.ts";
import { count, megabytes, milliseconds } from "./reports/table.ts";
import { started, stop, stopAll } from "./running.ts";
import { drawSamples, type Samples } from "./samples.ts";
import { type BareWorker, type Product, prepareProduct, startBareWorker } from "./workers.ts";

let interrupted = false;

/** Servers have process groups of their own, which Ctrl-C does not reach. */
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, async () => {
    interrupted = true;
    await stopAll();
    process.exit(code);
  });
}

async function timed<T>(label: string, work: () => Promise<T>, detail: (result: T) => string): Promise<T> {
  const began = Date.now();
  const result = await work();
  printDone(label, detail(result), Date.now() - began);
  return result;
}

const PARTS = {
  live: (product: Product, options: Options) =>
    timed(
      "live",
      () => measureLive(product.bundle, options.live),
      ({ publishing: { sockets, p99Ms } }) => `p99 ${milliseconds(p99Ms)} to ${count(sockets)} sockets`,
    ),
  crowds: (product: Product, options: Options) =>
    timed(
      "profiles by reviews",
      () => measureCrowds(product.bundle, options.crowds),
      ({ rows }) => `${rows.length} ways of reading`,
    ),
  lists: (product: Product, options: Options) =>
    timed(
      "lists",
      () => measureLists(product.bundle, options.lists, (share) => printBar("adding people", share, "")),
      ({ rows }) => `${rows.length} ways of narrowing`,
    ),
  writes: (product: Product, options: Options) =>
    timed(
      "writes",
      () => measureWrites(product.bundle, options.writes),
      ({ acknowledged, lost }) => `${count(acknowledged)} acknowledged, ${lost} lost`,
    ),
};

async function importLists({ dataFolder, imports }: Options): Promise<ImportsResult> {
  const database = await timed(
    `${count(imports.agents)} agents`,
    () =>
      started(
        openDatabase(join(dataFolder, "imports"), { agents: imports.agents, questions: 100 }, (share, step) =>
          printBar("seeding", share, step),
        ),
      ),
    ({ bytes, reused }) => `${megabytes(bytes)}, ${reused ? "as it was" : "made"}`,
  );
  await stop(database);
  return timed(
    "imports",
    () => measureImports(database.dataDir, imports, (phase) => printPhase(phase)),
    ({ applied }) => `${count(applied)} applied`,
  );
}

/** Looks at the machine, builds what is measured on it, and measures what was asked for. */
async function report(options: Options): Promise<string> {
  const run: Run = { machine: await describeMachine(), quick: options.quick };
  const { loadAverage } = run.machine;
  if (loadAverage > 1) {
    printText(`Load average ${loadAverage.toFixed(1)}: others are at work, so these figures will be low.`);
  }
  if (options.only === "imports") return renderImportsReport(run, await importLists(options));
  const product = await timed(
    "bundle",
    () => prepareProduct(options.dataFolder),
    ({ gzipBytes }) => `${(gzipBytes / 1000).toFixed(0)} kB gzip`,
  );
  switch (options.only) {
    case "live":
      return renderLiveReport(run, await PARTS.live(product, options));
    case "crowds":
      return renderCrowdReport(run, await PARTS.crowds(product, options));
    case "writes":
      return renderWritesReport(run, await PARTS.writes(product, options));
    case "lists":
      return renderListsReport(run, await PARTS.lists(product, options));
    case null:
      return reportAll(run, product, options);
  }
}

async function reportAll(run: Run, product: Product, options: Options): Promise<string> {
  const live = await PARTS.live(product, options);
  const crowds = await PARTS.crowds(product, options);
  const hello = await started(startBareWorker());
  const sized = await started(startBareWorker("sized"));
  const bare = [await measureBare(hello, options)];
  const sizes: SizeResult[] = [];
  let samples: Samples | undefined;
  for (const agents of options.sizes) {
    const database = await timed(
      `${count(agents)} agents`,
      () =>
        started(
          openDatabase(options.dataFolder, { agents, questions: options.questions }, (share, step) =>
            printBar("seeding", share, step),
          ),
        ),
      ({ bytes, reused }) => `${megabytes(bytes)}, ${reused ? "as it was" : "made"}`,
    );
    samples ??= await drawSamples(database.url);
    sizes.push(await measureSize({ options, product, database, samples, sized }));
    await stop(database);
    bare.push(await measureBare(hello, options));
  }
  // With one size there was no middle yet.
  if (bare.length < 3) bare.push(await measureBare(hello, options));
  return renderReport({
    ...run,
    questions: options.questions,
    bare,
    sizes,
    live,
    crowds,
    bundleGzipBytes: product.gzipBytes,
    clientScripts: weighFiles(product.clientFolder, ".js"),
    clientStyles: weighFiles(product.clientFolder, ".css"),
  });
}

async function measureBare({ url }: BareWorker, { loadSeconds }: Options): Promise<number> {
  const load = await timed(
    "bare Worker",
    () => measureLoad({ origin: url, paths: ["/"], seconds: loadSeconds }),
    ({ requestsPerSecond }) => `${count(requestsPerSecond)} requests/s`,
  );
  return load.requestsPerSecond;
}

type Sizing = {
  options: Options;
  product: Product;
  database: BenchDatabase;
  samples: Samples;
  sized: BareWorker;
};

async function measureSize({ options, product, database, samples, sized }: Sizing): Promise<SizeResult> {
  const asked = {
    zips: samples.zips.slice(0, options.searchedZips),
    names: samples.names.slice(0, options.textSamples),
    beginnings: samples.beginnings.slice(0, options.textSamples),
    asked: samples.asked.slice(0, options.textSamples),
  };
  const pages = await choosePages(database.url, asked);
  const app = await started(startFairlead({ bundle: product.bundle, databaseUrl: database.url }));
  const searches = await timed(
    "searches",
    () => measureSearches(app.url, asked, options),
    (found) => `p95 ${found["near a ZIP"].p95Ms.toFixed(1)} ms near a ZIP`,
  );
  let at = 0;
  const measured = await timed(
    "pages",
    () =>
      measurePages(pages, {
        origin: app.url,
        sizedOrigin: sized.url,
        clientFolder: product.clientFolder,
        loadSeconds: options.loadSeconds,
        onPage: (name) => printBar("pages", at++ / (pages.length * 2), name),
      }),
    (results) => `${results.length} pages`,
  );
  const accounts = await timed(
    "accounts",
    () => measureAccounts(app.url, options.loadSeconds),
    ({ signIn }) => `${signIn.perSecond.toFixed(1)} sign-ins/s`,
  );
  await stop(app);

  const proxy = await started(startDelayProxy(database.url, FAR_DELAY_MS));
  const farApp = await started(startFairlead({ bundle: product.bundle, databaseUrl: proxy.url }));
  const far = await timed(
    "far from the database",
    () => measureFarAway(farApp.url, pages, options.farVisits),
    (results) => `${results.length} pages, ${FAR_DELAY_MS} ms a round trip`,
  );
  await stop(farApp);
  await stop(proxy);
  const { agents, bytes: databaseBytes, madeInMs } = database;
  return { agents, databaseBytes, madeInMs, pages: measured, searches, far, accounts };
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === "help") console.log(HELP);
  else {
    const text = await report(options);
    console.log(`\n${text}`);
    if (options.out !== null) {
      mkdirSync(dirname(options.out), { recursive: true });
      writeFileSync(options.out, text);
    }
  }
} catch (error) {
  // What was stopped under a measurement is no failure of it.
  if (!interrupted) {
    printFailed("benchmark");
    console.error(error instanceof Error && process.env.DEBUG === undefined ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await stopAll();
}
