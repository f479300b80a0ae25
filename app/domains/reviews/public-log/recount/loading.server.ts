/** Loads the log for a recount: its files from wherever they are, and the tables page by page. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { countsSql } from "../../disclosure-queries.server.ts";
import { wordColumns, wordsRow } from "../beginning-commands.server.ts";
import type { LoggedEntry } from "../entries.server.ts";
import { readCheckpoint } from "../files/keys.server.ts";
import {
  CHECKPOINT,
  type FindLogFile,
  requireBundle,
  requireLogFile,
  requireTile,
} from "../files/log-files.server.ts";
import { type Hash, hashesIn, TILE_WIDTH, type Tile, tileAt } from "../files/tree.server.ts";
import type { LogFiles, LogTables, StoredReview, StoredSeal } from "./recount.server.ts";

/** Files asked for at once. */
const AT_ONCE = 16;
const ROWS = 5_000;

/** Throws for a checkpoint that is none, and where a file is missing. */
export async function loadFiles(find: FindLogFile): Promise<LogFiles & { note: string }> {
  const note = new TextDecoder().decode(await requireLogFile(find, CHECKPOINT));
  const checkpoint = readCheckpoint(note);
  if (checkpoint === null) throw new Error("The file “checkpoint” is no checkpoint.");
  const { size } = checkpoint;
  const entries = (await readAll(size, 0, (tile) => requireBundle(find, tile))).flat();
  const levels: Hash[][] = [];
  for (let level = 0; Math.floor(size / TILE_WIDTH ** level) > 0; level += 1)
    levels.push((await readAll(size, level, (tile) => requireTile(find, tile))).flatMap(hashesIn));
  return { entries, checkpoint, levels, note };
}

async function readAll<T>(size: number, level: number, read: (tile: Tile) => Promise<T>): Promise<T[]> {
  const tiles = Math.ceil(Math.floor(size / TILE_WIDTH ** level) / TILE_WIDTH);
  const found: T[] = [];
  for (let first = 0; first < tiles; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tiles - first) }, (_, at) =>
      read(tileAt(level, first + at, size)),
    );
    found.push(...(await Promise.all(some)));
  }
  return found;
}

const entryRow = {
  entryNo: integer,
  reviewId: text,
  version: text,
  event: text,
  fromState: text,
  toState: text,
  stars: integer,
  reason: text,
  day: text,
};

/** Reads the tables by their keys. What changes meanwhile may look like a difference: run it again. */
export async function loadTables({ db }: Pick<AppContext, "db">): Promise<LogTables> {
  const entries: LoggedEntry[] = [];
  for (let rows = ROWS; rows === ROWS; ) {
    const [found] = await db.batch([
      rowsOf(
        db,
        "entries of the log",
        entryRow,
        sql`SELECT entry_no entryNo, review_id reviewId, version, event, from_state fromState, to_state toState, stars,
            reason, day
          FROM review_log WHERE entry_no > ${entries.at(-1)?.entryNo ?? 0} ORDER BY entry_no LIMIT ${ROWS}`,
      ),
    ]);
    entries.push(...found);
    rows = found.length;
  }
  const seals: StoredSeal[] = [];
  for (let rows = ROWS; rows === ROWS; ) {
    const [found] = await db.batch([
      rowsOf(
        db,
        "seals of reviews",
        { reviewId: text, secret: text, salt: text, version: text },
        sql`SELECT review_id reviewId, secret, salt, version FROM review_seals
          WHERE review_id > ${seals.at(-1)?.reviewId ?? ""} ORDER BY review_id LIMIT ${ROWS}`,
      ),
    ]);
    seals.push(...found);
    rows = found.length;
  }
  const reviews: StoredReview[] = [];
  for (let rows = ROWS; rows === ROWS; ) {
    const [found] = await db.batch([
      rowsOf(
        db,
        "reviews",
        { id: text, status: text, ownReason: nullable(text), counts: flag, ...wordsRow },
        sql`SELECT r.id, r.status, r.reason ownReason, ${countsSql(sql`r.id`)} counts, ${wordColumns} FROM reviews r
          WHERE r.id > ${reviews.at(-1)?.id ?? ""} ORDER BY r.id LIMIT ${ROWS}`,
      ),
    ]);
    reviews.push(
      ...found.map(({ id, status, ownReason, counts, ...words }) => ({
        id,
        status,
        reason: ownReason ?? "",
        counts,
        words,
      })),
    );
    rows = found.length;
  }
  const [totals] = await db.batch([
    rowsOf(
      db,
      "totals of reviews",
      { status: text, stars: integer, count: integer },
      sql`SELECT status, stars, sum(review_count) count FROM review_totals GROUP BY status, stars LIMIT 400`,
    ),
  ]);
  return { entries, seals, reviews, totals };
}
