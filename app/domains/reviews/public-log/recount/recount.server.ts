/** Recounting the log from its files, and comparing it with the database. Pure: what it needs is loaded before. */
import { disclosedBy, hasStake } from "../../disclosures.ts";
import { type LoggedEntry, type ReviewWords, versionOf, writeEntry } from "../entries.server.ts";
import type { Checkpoint } from "../files/keys.server.ts";
import { EMPTY_ROOT, type Hash, leafHash, rootOf, TILE_WIDTH } from "../files/tree.server.ts";

export type LogFiles = {
  /** Of all bundles, in order. */
  entries: readonly Uint8Array[];
  checkpoint: Checkpoint;
  /** Hashes of the tiles of each level, in order. */
  levels: readonly (readonly Hash[])[];
};

export type StoredReview = {
  id: string;
  status: string;
  reason: string;
  /** Its stars are counted in averages. */
  counts: boolean;
  words: ReviewWords;
};
export type StoredSeal = { reviewId: string; secret: string; salt: string; version: string };

export type LogTables = {
  /** In order. */
  entries: readonly LoggedEntry[];
  seals: readonly StoredSeal[];
  reviews: readonly StoredReview[];
  totals: readonly { status: string; stars: number; count: number }[];
};

export type Finding =
  /** The entries don't lead to the root that was signed, or a tile isn't what they lead to. */
  | { kind: "root" }
  | { kind: "tile"; level: number; index: number }
  /** The files have another number of entries than was signed. */
  | { kind: "size"; found: number; signed: number }
  /** In the files and not in the database. */
  | { kind: "entry-removed"; no: number }
  /** The database would write another line. */
  | { kind: "entry-changed"; no: number; reviewId: string }
  /** No seal, so nobody can say which review it was about. */
  | { kind: "seal-removed"; no: number; reviewId: string }
  | { kind: "review-removed"; reviewId: string }
  /** Its words aren't those of its newest entry. */
  | { kind: "words-changed"; reviewId: string }
  /** Its stars are counted although its writer says of a stake in it, or the other way around. */
  | { kind: "counting-changed"; reviewId: string }
  /** Status, stars, or reason aren't those of its newest entry. */
  | { kind: "state-changed"; reviewId: string; logged: string; found: string }
  /** A review without an entry. */
  | { kind: "not-in-log"; reviewId: string }
  /** The stored sum for pages says something else than the entries. */
  | { kind: "sum"; status: string; stars: number; logged: number; stored: number };

/** Recounts the files alone: anybody can. */
export function recountFiles({ entries, checkpoint, levels }: LogFiles): Finding[] {
  const { size, root } = checkpoint;
  if (entries.length !== size) return [{ kind: "size", found: entries.length, signed: size }];
  const findings: Finding[] = [];
  let row: Hash[] = entries.map(leafHash);
  for (let level = 0; Math.floor(size / TILE_WIDTH ** level) > 0; level += 1) {
    // Above the leaves the last hash may be of a subtree that isn't full: no tile has it.
    const full = row.slice(0, Math.floor(size / TILE_WIDTH ** level));
    const stored = levels[level] ?? [];
    const at = full.findIndex((hash, no) => !isSame(hash, stored[no]));
    if (at >= 0 || stored.length !== full.length)
      findings.push({ kind: "tile", level, index: Math.floor((at < 0 ? full.length : at) / TILE_WIDTH) });
    const above: Hash[] = [];
    for (let first = 0; first < row.length; first += TILE_WIDTH)
      above.push(rootOf(row.slice(first, first + TILE_WIDTH)));
    row = above;
  }
  if (!isSame(row[0] ?? EMPTY_ROOT, root)) findings.push({ kind: "root" });
  return findings;
}

const isSame = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && Buffer.compare(a, b) === 0;

/** Compares what was signed with the database, and the database's reviews with their entries. */
export function compareWithTables(files: Pick<LogFiles, "entries">, tables: LogTables): Finding[] {
  const seals = new Map(tables.seals.map((seal) => [seal.reviewId, seal]));
  const newest = new Map<string, LoggedEntry>();
  return [
    ...compareEntries(files.entries, tables.entries, seals, newest),
    ...compareReviews(tables.reviews, seals, newest),
    ...compareSums(tables),
  ];
}

function compareEntries(
  signed: readonly Uint8Array[],
  stored: readonly LoggedEntry[],
  seals: ReadonlyMap<string, StoredSeal>,
  newest: Map<string, LoggedEntry>,
): Finding[] {
  const findings: Finding[] = [];
  const byNo = new Map(stored.map((entry) => [entry.entryNo, entry]));
  for (const entry of stored) newest.set(entry.reviewId, entry);
  for (const [at, line] of signed.entries()) {
    const no = at + 1;
    const entry = byNo.get(no);
    if (entry === undefined) {
      findings.push({ kind: "entry-removed", no });
      continue;
    }
    const { reviewId } = entry;
    const seal = seals.get(reviewId);
    if (seal === undefined) findings.push({ kind: "seal-removed", no, reviewId });
    else if (!isSame(line, Buffer.from(writeEntry(entry, seal.secret))))
      findings.push({ kind: "entry-changed", no, reviewId });
  }
  return findings;
}

function compareReviews(
  reviews: readonly StoredReview[],
  seals: ReadonlyMap<string, StoredSeal>,
  newest: ReadonlyMap<string, LoggedEntry>,
): Finding[] {
  const findings: Finding[] = [];
  const present = new Set<string>();
  for (const { id, status, reason, counts, words } of reviews) {
    present.add(id);
    const entry = newest.get(id);
    if (entry === undefined) {
      findings.push({ kind: "not-in-log", reviewId: id });
      continue;
    }
    const isGone = words.title === "" && words.body === "";
    const version = isGone ? "" : versionOf(seals.get(id)?.salt ?? "", words);
    if (version !== entry.version) findings.push({ kind: "words-changed", reviewId: id });
    const said = disclosedBy(words);
    if (counts !== (said === null || !hasStake(said)))
      findings.push({ kind: "counting-changed", reviewId: id });
    // A reader's report has the reader's reason, and leaves the review's.
    const ownReason = entry.toState !== entry.fromState;
    const logged = `${entry.toState} ${entry.stars}${ownReason ? ` ${entry.reason}` : ""}`.trimEnd();
    const found = `${status} ${words.stars}${ownReason ? ` ${reason}` : ""}`.trimEnd();
    if (logged !== found) findings.push({ kind: "state-changed", reviewId: id, logged, found });
  }
  for (const reviewId of newest.keys())
    if (!present.has(reviewId)) findings.push({ kind: "review-removed", reviewId });
  return findings;
}

function compareSums({ entries, totals }: LogTables): Finding[] {
  const logged = countMoves(entries);
  const stored = new Map(totals.map(({ status, stars, count }) => [`${status},${stars}`, count]));
  return [...new Set([...logged.keys(), ...stored.keys()])].sort().flatMap((key): Finding[] => {
    const [status = "", stars = "0"] = key.split(",");
    const [one, other] = [logged.get(key) ?? 0, stored.get(key) ?? 0];
    return one === other ? [] : [{ kind: "sum", status, stars: Number(stars), logged: one, stored: other }];
  });
}

type Move = Pick<LoggedEntry, "fromState" | "toState"> & { stars: number | string };

/** How many reviews are in each state with how many stars (`published,5`). */
function countMoves(moves: Iterable<Move>): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (state: string, stars: number | string, by: number) => {
    const key = `${state},${stars}`;
    if (state !== "") counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const { fromState, toState, stars } of moves) {
    if (fromState === toState) continue;
    add(toState, stars, 1);
    add(fromState, stars, -1);
  }
  return counts;
}

/** The same from lines of the log alone, as anyone can count them. */
export const countByState = (lines: readonly string[]): Map<string, number> =>
  countMoves(
    lines.map((line) => {
      const [, , fromState = "", toState = "", stars = ""] = line.split(",");
      return { fromState, toState, stars };
    }),
  );
