/** Everything that is measured by size: the product compared with a bare Worker, over one database after the other. */
import { startDelayProxy } from "#support/faults/delay-proxy.ts";
import { seconds } from "../../scripts/processes/terminal.ts";
import { openDatabase } from "../databases.ts";
import { measureLoad } from "../machine/load.ts";
import { type Weight, weighFiles } from "../machine/weight.ts";
import type { Options } from "../options.ts";
import { count, type Findings, kilobytes, megabytes, percent, table } from "../report.ts";
import { type Product, startBareWorker, started, startProduct, stop, timed } from "../running.ts";
import { drawSamples, type Samples } from "../samples.ts";
import { median, spread } from "../statistics.ts";
import { accountsTable, measureAccounts } from "./accounts.ts";
import { choosePages } from "./measured-pages.ts";
import {
  costGoals,
  FAR_DELAY_MS,
  measureFarAway,
  measurePages,
  NOTES,
  speedGoals,
  speedTable,
  type ToBare,
  weightTable,
} from "./pages.ts";
import { measureSearches, searchGoal, searchTable } from "./searches.ts";

export type SizeResult = Awaited<ReturnType<typeof measureSize>>;
export type BySize = {
  /** Answered questions in each database. */
  questions: number;
  /** Requests a second of the bare Worker, each time it was measured; at least one. */
  bare: number[];
  /** Smallest first. */
  sizes: SizeResult[];
  bundleGzipBytes: number;
  clientScripts: Weight;
  clientStyles: Weight;
};

export async function measureBySize(options: Options, product: Product): Promise<BySize> {
  const { questions, loadSeconds } = options;
  const { url: hello } = await startBareWorker("hello");
  const { url: sized } = await startBareWorker("sized");
  const bare: number[] = [];
  const measureBare = async () => {
    const { requestsPerSecond } = await timed(
      "bare Worker",
      () => measureLoad({ origin: hello, paths: ["/"], seconds: loadSeconds }),
      (load) => `${count(load.requestsPerSecond)} requests/s`,
    );
    bare.push(requestsPerSecond);
  };
  await measureBare();
  const sizes: SizeResult[] = [];
  let samples: Samples | undefined;
  for (const agents of options.sizes) {
    const database = await openDatabase(options.dataFolder, { agents, questions });
    samples ??= await drawSamples(database.url);
    sizes.push(await measureSize(options, product, database, samples, sized));
    await stop(database);
    await measureBare();
  }
  // With one size there was no middle yet.
  if (bare.length < 3) await measureBare();
  return {
    questions,
    bare,
    sizes,
    bundleGzipBytes: product.gzipBytes,
    clientScripts: weighFiles(product.clientFolder, ".js"),
    clientStyles: weighFiles(product.clientFolder, ".css"),
  };
}

async function measureSize(
  options: Options,
  product: Product,
  database: Awaited<ReturnType<typeof openDatabase>>,
  samples: Samples,
  sizedOrigin: string,
) {
  const { loadSeconds, textSamples, farVisits, searchedTypes } = options;
  const asked = {
    zips: samples.zips.slice(0, options.searchedZips),
    names: samples.names.slice(0, textSamples),
    beginnings: samples.beginnings.slice(0, textSamples),
    asked: samples.asked.slice(0, textSamples),
  };
  const chosen = await choosePages(database.url, asked);
  const app = await startProduct(product, database.url);
  const searches = await timed(
    "searches",
    () => measureSearches(app.url, asked, searchedTypes),
    ([near]) => `p95 ${near?.p95Ms.toFixed(1)} ms near a ZIP`,
  );
  const { clientFolder } = product;
  const pages = await timed(
    "pages",
    () => measurePages(chosen, { origin: app.url, sizedOrigin, clientFolder, seconds: loadSeconds }),
    (rows) => `${rows.length} pages`,
  );
  const accounts = await timed(
    "accounts",
    () => measureAccounts(app.url, loadSeconds),
    ([signIn]) => `${signIn?.perSecond.toFixed(1)} sign-ins/s`,
  );
  await stop(app);

  const proxy = await started(startDelayProxy(database.url, FAR_DELAY_MS));
  const farApp = await startProduct(product, proxy.url);
  const far = await timed(
    "far from the database",
    () => measureFarAway(farApp.url, chosen, farVisits),
    (rows) => `${rows.length} pages, ${FAR_DELAY_MS} ms a round trip`,
  );
  await stop(farApp);
  await stop(proxy);
  const { agents, bytes, madeInMs } = database;
  return { agents, bytes, madeInMs, pages, searches, far, accounts };
}

/** What the bare Worker did, for the head of the report. */
export const bareWorkerNote = ({ bare }: BySize): string => `
The bare Worker answered ${bare.map(count).join(", ")} requests/s over the run: median ${count(median(bare))},
${percent(spread(bare))} between the extremes.`;

const BUNDLE_BYTES = 1_000_000;

/** With what was found of profiles by their reviews, and of what is live. */
export function reportBySize(found: BySize, crowds: Findings, live: Findings): Findings {
  const { bare, sizes, bundleGzipBytes } = found;
  const toBare: ToBare = ({ requestsPerSecond }) => requestsPerSecond / median(bare);
  const pages = sizes.flatMap((size) => size.pages);
  return {
    goals: [
      ...speedGoals(pages, toBare),
      searchGoal(sizes),
      ...costGoals(
        pages,
        sizes.flatMap(({ far }) => far),
      ),
      {
        goal: "Worker bundle: under 1 MB gzip",
        measured: kilobytes(bundleGzipBytes),
        met: bundleGzipBytes < BUNDLE_BYTES,
      },
      ...crowds.goals,
      ...live.goals,
    ],
    text: [
      ...sizes.flatMap((size) => [
        `## Pages with ${count(size.agents)} agents`,
        speedTable(size.pages, size.far, toBare),
        weightTable(size.pages),
      ]),
      NOTES,
      "## Search by size",
      searchTable(sizes),
      `One request at a time, uncached, to the last byte. Every size has ${count(found.questions)} answered questions.`,
      "## Profiles by reviews",
      ...crowds.text,
      "## Accounts",
      accountsTable(sizes),
      "## Live",
      ...live.text,
      "## Sizes",
      sizeTable(found),
    ],
  };
}

function sizeTable({ sizes, bundleGzipBytes, clientScripts, clientStyles }: BySize): string {
  const weight = ({ rawBytes, gzipBytes }: Weight) => [kilobytes(rawBytes), kilobytes(gzipBytes)];
  const rows = [
    ["Worker bundle", "", kilobytes(bundleGzipBytes)],
    ["all JavaScript for browsers", ...weight(clientScripts)],
    ["all CSS", ...weight(clientStyles)],
    ...sizes.map(({ agents, bytes, madeInMs }) => [
      `database of ${count(agents)} agents`,
      megabytes(bytes),
      "",
      seconds(madeInMs),
    ]),
  ];
  return table(
    rows,
    ["what", ">plain", ">gzip", ">made in"].map((heading, at) => [heading, (row) => row[at] ?? ""]),
  );
}
