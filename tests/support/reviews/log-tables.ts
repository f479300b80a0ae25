/** A log of made-up reviews in memory: what the clock would have written, in files and in tables. */
import { randomBytes } from "node:crypto";
import { type LoggedEntry, versionOf, writeEntry } from "#app/domains/reviews/public-log/entries.server.ts";
import {
  growTiles,
  type Hash,
  hashesIn,
  leafHash,
  openTree,
  type Tile,
} from "#app/domains/reviews/public-log/files/tree.server.ts";
import type {
  LogFiles,
  LogTables,
  StoredReview,
  StoredSeal,
} from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { countByState } from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { newId } from "#app/platform/ids.ts";

const BEGAN_MS = Date.UTC(2026, 0, 1);
const secretText = () => randomBytes(32).toString("base64url");

/** Two entries a review, received and published, in turn. */
export function makeTables(reviewCount: number): LogTables & { lines: string[] } {
  const entries: LoggedEntry[] = [];
  const seals: StoredSeal[] = [];
  const reviews: StoredReview[] = [];
  const lines: string[] = [];
  for (let no = 0; no < reviewCount; no += 1) {
    const reviewId = newId(BEGAN_MS + no * 60_000);
    const day = new Date(BEGAN_MS + no * 60_000).toISOString().slice(0, 10);
    const stars = 1 + (no % 5);
    const words = {
      stars,
      explainsClearly: 4,
      responds: null,
      helpsWithClaims: null,
      noPressure: 5,
      typeBit: 1,
      stage: "made-a-claim",
      experienceMonth: "2025-12",
      title: `Review ${no}`,
      body: `What happened with claim ${no}, told in a few words that are long enough to be like a real review.`,
      saysClient: true,
      saysPaid: false,
      saysTies: "none" as const,
    };
    const salt = secretText();
    const seal = { reviewId, secret: secretText(), salt, version: versionOf(salt, words) };
    seals.push(seal);
    reviews.push({ id: reviewId, status: "published", reason: "", counts: true, words });
    const steps = [
      ["received", "", "awaiting-verification"],
      ["published", "awaiting-verification", "published"],
    ] as const;
    for (const [event, fromState, toState] of steps) {
      const entry = {
        entryNo: entries.length + 1,
        reviewId,
        version: seal.version,
        event,
        fromState,
        toState,
        stars,
        reason: "",
        day,
      };
      entries.push(entry);
      lines.push(writeEntry(entry, seal.secret));
    }
  }
  const totals = [...countByState(lines)].map(([key, count]) => {
    const [status = "", stars = "0"] = key.split(",");
    return { status, stars: Number(stars), count };
  });
  return { entries, seals, reviews, totals, lines };
}

/** The files of these lines, grown in steps of so many. */
export async function makeFiles(lines: readonly string[], step = 20_000) {
  const tiles = new Map<string, Tile & { bytes: Uint8Array<ArrayBuffer> }>();
  const read = async ({ level, index }: Tile) => {
    const found = tiles.get(`${level} ${index}`);
    if (found === undefined) throw new Error(`No tile ${level} ${index}.`);
    return found.bytes;
  };
  const entries = lines.map((line) => new TextEncoder().encode(line));
  for (let size = 0; size < entries.length; size += step)
    for (const tile of await growTiles(size, entries.slice(size, size + step).map(leafHash), read))
      tiles.set(`${tile.level} ${tile.index}`, tile);
  const levels: Hash[][] = [];
  for (const { level, bytes } of [...tiles.values()].sort((a, b) => a.level - b.level || a.index - b.index)) {
    levels[level] ??= [];
    levels[level].push(...hashesIn(bytes));
  }
  const tree = openTree(entries.length, read);
  const files: LogFiles = {
    entries,
    levels,
    checkpoint: {
      origin: "fairlead.example/reviews/log/00000000",
      size: entries.length,
      root: await tree.root(),
    },
  };
  return { files, tree, tiles };
}
