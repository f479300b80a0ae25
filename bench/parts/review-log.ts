/** The public log of reviews at a million entries: growing it, what its files weigh, receipts, and a recount. */
import { writeBundle } from "#app/domains/reviews/public-log/files/log-files.server.ts";
import {
  growTiles,
  type Hash,
  hashesIn,
  leafHash,
  openTree,
  TILE_WIDTH,
  type Tile,
} from "#app/domains/reviews/public-log/files/tree.server.ts";
import { compareWithTables, recountFiles } from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { makeFiles, makeTables } from "#support/reviews/log-tables.ts";
import type { Plan } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, megabytes, milliseconds, table } from "../report.ts";

/** As many as a step of the clock takes (`LOG_STEP_ENTRIES`). */
const STEP = 20_000;
/** What the recount is promised for (docs/decisions/0117). */
const PROMISED = 100_000;
const PROMISED_MS = 1_000;
const PROOFS = 1_000;

type Recount = { entries: number; reviews: number; ms: number; processorMs: number; found: number };
type LogResult = {
  entries: number;
  steps: number[];
  tiles: number;
  tileBytes: number;
  bundleBytes: number;
  proofHashes: number;
  proofMs: number;
  recounts: Recount[];
};

async function measureLog({ entries: wanted }: Plan["log"]): Promise<LogResult> {
  const { lines, ...tables } = makeTables(wanted / 2);
  const encoded = lines.map((line) => new TextEncoder().encode(line));
  const tiles = new Map<string, Tile & { bytes: Uint8Array<ArrayBuffer> }>();
  const read = async ({ level, index }: Tile) => {
    const found = tiles.get(`${level} ${index}`);
    if (found === undefined) throw new Error(`There is no tile ${index} of level ${level}.`);
    return found.bytes;
  };
  const steps: number[] = [];
  for (let size = 0; size < wanted; size += STEP) {
    const began = performance.now();
    const some = encoded.slice(size, size + STEP);
    for (const tile of await growTiles(size, some.map(leafHash), read))
      tiles.set(`${tile.level} ${tile.index}`, tile);
    await openTree(size + some.length, read).root();
    steps.push(performance.now() - began);
  }
  let bundleBytes = 0;
  for (let at = 0; at < wanted; at += TILE_WIDTH)
    bundleBytes += writeBundle(encoded.slice(at, at + TILE_WIDTH)).length;
  const began = performance.now();
  let proofHashes = 0;
  for (let no = 0; no < PROOFS; no += 1) {
    // Each from its own tiles, as a receipt is made.
    const tree = openTree(wanted, read);
    proofHashes += (await tree.proofOf(Math.floor((no * wanted) / PROOFS))).length;
  }
  const proofMs = (performance.now() - began) / PROOFS;
  const root = await openTree(wanted, read).root();
  const levels: Hash[][] = [];
  for (const { level, bytes } of [...tiles.values()].sort((a, b) => a.level - b.level || a.index - b.index)) {
    levels[level] ??= [];
    levels[level].push(...hashesIn(bytes));
  }
  const whole = recountOnce(
    { entries: encoded, levels, checkpoint: { origin: "bench", size: wanted, root } },
    tables,
  );
  return {
    entries: wanted,
    steps,
    tiles: tiles.size,
    tileBytes: [...tiles.values()].reduce((sum, { bytes }) => sum + bytes.length, 0),
    bundleBytes,
    proofHashes: proofHashes / PROOFS,
    proofMs,
    recounts: [await recountSmall(), whole],
  };
}

/** One review of 50,000 is silently gone. */
async function recountSmall(): Promise<Recount> {
  const { lines, ...tables } = makeTables(PROMISED / 2);
  const { files } = await makeFiles(lines);
  const at = Math.floor(tables.reviews.length * 0.6);
  return recountOnce(files, { ...tables, reviews: tables.reviews.filter((_, no) => no !== at) });
}

function recountOnce(
  files: Parameters<typeof recountFiles>[0],
  tables: Parameters<typeof compareWithTables>[1],
): Recount {
  const before = process.cpuUsage();
  const began = performance.now();
  const found = [...recountFiles(files), ...compareWithTables(files, tables)].length;
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return {
    entries: files.entries.length,
    reviews: tables.reviews.length,
    ms,
    processorMs: (user + system) / 1_000,
    found,
  };
}

function reportLog(result: LogResult): Findings {
  const { entries, steps, tiles, tileBytes, bundleBytes, proofHashes, proofMs, recounts } = result;
  const sorted = [...steps].sort((a, b) => a - b);
  const small = recounts[0];
  return {
    goals:
      small === undefined
        ? []
        : [
            {
              goal: `one review silently gone among ${count(PROMISED)} entries is found within a second after loading`,
              measured: `${count(small.found)} found, ${milliseconds(small.ms)} (${milliseconds(small.processorMs)} of processor time)`,
              met: small.found === 1 && small.ms < PROMISED_MS,
            },
          ],
    text: [
      `${count(entries)} entries in steps of ${count(STEP)}: ${milliseconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} a step at the median, ${milliseconds(sorted.at(-1) ?? 0)} the slowest, without the bucket. ${count(tiles)} tiles of hashes weigh ${megabytes(tileBytes)}, ${count(Math.ceil(entries / TILE_WIDTH))} bundles of entries ${megabytes(bundleBytes)} before compression. A proof has ${proofHashes.toFixed(1)} hashes and takes ${milliseconds(proofMs)} from tiles in memory.`,
      table(recounts, [
        [">entries", (row) => count(row.entries)],
        [">reviews in the database", (row) => count(row.reviews)],
        [">recount", (row) => milliseconds(row.ms)],
        [">processor", (row) => milliseconds(row.processorMs)],
        [">found", (row) => count(row.found)],
      ]),
    ],
  };
}

export const log = definePart({
  title: "Benchmark of the log of reviews",
  label: "log of reviews",
  line: ({ entries }) => `${count(entries)} entries`,
  measure: (options) => measureLog(options.log),
  report: reportLog,
});
