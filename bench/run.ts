/** `npm run bench`: the production bundle against a bare Worker, on real databases, as one table. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { startDelayProxy } from "#support/delay-proxy.ts";
import { startFairlead } from "#support/fairlead.ts";
import { printBar, printDone, printFailed, printText } from "../scripts/terminal.ts";
import { type BenchDatabase, openDatabase } from "./databases.ts";
import { measureLoad } from "./machine/load.ts";
import { describeMachine, type Machine } from "./machine/machine.ts";
import { weighFiles } from "./machine/weight.ts";
import { measureAccounts } from "./measures/measure-accounts.ts";
import { type CrowdResult, measureCrowds } from "./measures/measure-crowds.ts";
import { measureFarAway, measureSearches } from "./measures/measure-latency.ts";
import { type LiveResult, measureLive } from "./measures/measure-live.ts";
import { measurePages } from "./measures/measure-pages.ts";
import { measureWrites, type WritesResult } from "./measures/measure-writes.ts";
import { choosePages } from "./measures/pages.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { count, megabytes, milliseconds } from "./reports/figures.ts";
import { renderCrowdReport, renderLiveReport, renderWritesReport } from "./reports/part-reports.ts";
import { renderReport } from "./reports/report.ts";
import { type BenchResult, FAR_DELAY_MS, type SizeResult } from "./reports/result.ts";
import { drawSamples, type Samples } from "./samples.ts";
import { type BareWorker, type Product, prepareProduct, startBareWorker } from "./workers.ts";

/** What has been started and must be stopped, newest first, whatever happens. */
const running: { stop(): Promise<void> }[] = [];

async function started<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  running.push(one);
  return one;
}

async function stop(one: { stop(): Promise<void> }): Promise<void> {
  running.splice(running.indexOf(one), 1);
  await one.stop();
}

let interrupted = false;

/** Servers have process groups of their own, which Ctrl-C does not reach. */
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, async () => {
    interrupted = true;
    for (const one of running.splice(0).reverse()) await one.stop().catch(() => undefined);
    process.exit(code);
  });
}

async function timed<T>(label: string, work: () => Promise<T>, detail: (result: T) => string): Promise<T> {
  const began = Date.now();
  const result = await work();
  printDone(label, detail(result), Date.now() - began);
  return result;
}

/** Looks at the machine and builds what is measured on it. */
async function prepare(options: Options): Promise<{ machine: Machine; product: Product }> {
  const machine = await describeMachine();
  if (machine.loadAverage > 1) {
    printText(
      `Load average ${machine.loadAverage.toFixed(1)}: others are at work, so these figures will be low.`,
    );
  }
  const product = await timed(
    "bundle",
    () => prepareProduct(options.dataFolder),
    ({ gzipBytes }) => `${(gzipBytes / 1000).toFixed(0)} kB gzip`,
  );
  return { machine, product };
}

const runLive = ({ bundle }: Product, { live }: Options): Promise<LiveResult> =>
  timed(
    "live",
    () => measureLive(bundle, live, { started, stop }),
    ({ publishing: { sockets, p99Ms } }) => `p99 ${milliseconds(p99Ms)} to ${count(sockets)} sockets`,
  );

const runCrowds = ({ bundle }: Product, { crowds }: Options): Promise<CrowdResult> =>
  timed(
    "profiles by reviews",
    () => measureCrowds(bundle, crowds, { started, stop }),
    ({ rows }) => `${rows.length} ways of reading`,
  );

const runWrites = ({ bundle }: Product, { writes }: Options): Promise<WritesResult> =>
  timed(
    "writes",
    () => measureWrites(bundle, writes, { started, stop }),
    ({ acknowledged, lost }) => `${count(acknowledged)} acknowledged, ${lost} lost`,
  );

async function runBenchmark(options: Options): Promise<BenchResult> {
  const { machine, product } = await prepare(options);
  const live = await runLive(product, options);
  const crowds = await runCrowds(product, options);
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
  return {
    machine,
    quick: options.quick,
    questions: options.questions,
    bare,
    sizes,
    live,
    crowds,
    bundleGzipBytes: product.gzipBytes,
    clientScripts: weighFiles(product.clientFolder, ".js"),
    clientStyles: weighFiles(product.clientFolder, ".css"),
  };
}

async function reportPart(options: Options, part: NonNullable<Options["only"]>): Promise<string> {
  const { machine, product } = await prepare(options);
  switch (part) {
    case "live":
      return renderLiveReport(machine, options.quick, await runLive(product, options));
    case "crowds":
      return renderCrowdReport(machine, options.quick, await runCrowds(product, options));
    case "writes":
      return renderWritesReport(machine, options.quick, await runWrites(product, options));
  }
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
  const zips = samples.zips.slice(0, options.searchedZips);
  const names = samples.names.slice(0, options.textSamples);
  const asked = {
    zips,
    names,
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
    ({ signIn }) => `${signIn.requestsPerSecond.toFixed(1)} sign-ins/s`,
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
    const report =
      options.only === null
        ? renderReport(await runBenchmark(options))
        : await reportPart(options, options.only);
    console.log(`\n${report}`);
    if (options.out !== null) {
      mkdirSync(dirname(options.out), { recursive: true });
      writeFileSync(options.out, report);
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
  for (const one of running.splice(0).reverse()) await one.stop();
}
