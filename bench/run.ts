/** `npm run bench`: the production bundle against a bare Worker, on real databases, as one report. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { printFailed, printText } from "../scripts/processes/terminal.ts";
import { describeMachine } from "./machine/machine.ts";
import { type Options, type PartName, parseOptions } from "./options.ts";
import type { Part } from "./part.ts";
import { bareWorkerNote, measureBySize, reportBySize } from "./parts/by-size.ts";
import { crowds } from "./parts/crowds.ts";
import { imports } from "./parts/licenses/imports.ts";
import { register } from "./parts/licenses/register.ts";
import { lists } from "./parts/lists.ts";
import { live } from "./parts/live.ts";
import { log } from "./parts/review-log.ts";
import { writes } from "./parts/writes.ts";
import { goalTable, reportOf } from "./report.ts";
import { type Product, prepareProduct, stopAll, timed } from "./running.ts";

const PARTS: Record<PartName, Part> = { live, crowds, writes, imports, register, lists, log };

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

/** Checks the machine, builds what is measured on it, and runs the requested measurements. */
async function report(options: Options): Promise<string> {
  const run = { machine: await describeMachine(), quick: options.quick };
  const { loadAverage } = run.machine;
  if (loadAverage > 1)
    printText(`Load average ${loadAverage.toFixed(1)}: others are at work, so these figures will be low.`);
  let made: Promise<Product> | undefined;
  const product = () => {
    made ??= timed(
      "bundle",
      () => prepareProduct(options.dataFolder),
      ({ gzipBytes }) => `${(gzipBytes / 1000).toFixed(0)} kB gzip`,
    );
    return made;
  };
  if (options.only !== null) {
    const { title, find } = PARTS[options.only];
    const { goals, text } = await find(options, product);
    return reportOf(run, title, [...(goals.length === 0 ? [] : [goalTable(goals)]), ...text]);
  }
  const foundLive = await live.find(options, product);
  const foundCrowds = await crowds.find(options, product);
  const found = await measureBySize(options, await product());
  const { goals, text } = reportBySize(found, foundCrowds, foundLive);
  return reportOf(run, "Benchmark", ["## Goals", goalTable(goals), ...text], bareWorkerNote(found));
}

try {
  const options = parseOptions(process.argv.slice(2));
  const text = await report(options);
  console.log(`\n${text}`);
  if (options.out !== null) {
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, text);
  }
} catch (error) {
  // What was stopped during a measurement isn't its failure.
  if (!interrupted) {
    printFailed("benchmark");
    console.error(error instanceof Error && process.env.DEBUG === undefined ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await stopAll();
}
