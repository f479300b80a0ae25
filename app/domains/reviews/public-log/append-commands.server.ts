/** The clock's part: new entries become leaves, tiles, and a signed checkpoint in the bucket of documents. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { LOG_BEGINNING_BATCHES, LOG_STEP_ENTRIES } from "../limits.ts";
import { beginReviews } from "./beginning-commands.server.ts";
import { writeEntry } from "./entries.server.ts";
import {
  type LogKey,
  openLogKeys,
  readCheckpoint,
  signCheckpoint,
  writePublicKey,
} from "./files/keys.server.ts";
import {
  bundlePath,
  CHECKPOINT,
  KEYS,
  LOG_PREFIX,
  requireBundle,
  tilePath,
  writeBundle,
} from "./files/log-files.server.ts";
import { filesOf, tileReader } from "./files/stored-files.server.ts";
import { growTiles, leafHash, openTree, TILE_WIDTH } from "./files/tree.server.ts";
import { type LogState, logStateStatement, moveStateStatement, readLogState } from "./state.server.ts";

type Files = Pick<AppContext, "documents">;

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
  secret: nullable(text),
};
const countRow = { status: text, stars: integer, reason: text, count: integer };

/**
 * One step, each minute: takes up reviews from before the log, adds what has happened since, signs. Returns how many
 * entries it added. Throws without a key, and where the bucket and the database contradict each other: then nothing is
 * signed, and `npm run reviews:verify` says what is wrong. Two steps at once write the same files.
 */
export async function continueReviewLog(
  context: AppContext,
  { stepEntries = LOG_STEP_ENTRIES } = {},
): Promise<number> {
  const keys = await openLogKeys(context.settings);
  let state = await readState(context);
  for (let batch = 0; batch < LOG_BEGINNING_BATCHES && state.begunThrough !== null; batch += 1)
    state = await beginReviews(context, state);
  const added = await addEntries(context, state, keys, stepEntries);
  await countEntries(context, state, added);
  return added.count;
}

/** The log's state; the first step gives the log its name. */
async function readState(context: AppContext): Promise<LogState> {
  const [rows] = await context.db.batch([logStateStatement(context)]);
  const found = readLogState(rows);
  if (found !== null) return found;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const { publicOrigin } = context.settings;
  const host = publicOrigin === "" ? "localhost" : new URL(publicOrigin).host;
  const first = {
    origin: `${host}/reviews/log/${id}`,
    id,
    size: 0,
    atMs: context.clock.now(),
    begunThrough: "",
    isCurrent: false,
    counts: [],
  };
  await commit(context, { statements: [moveStateStatement(context, null, first)] });
  // Of two first steps at once, the log has the first one's name.
  const [written] = await context.db.batch([logStateStatement(context)]);
  return readLogState(written) ?? first;
}

type Added = { size: number; count: number; isCurrent: boolean };

async function addEntries(
  context: AppContext,
  { origin, id, size: known }: LogState,
  keys: readonly LogKey[],
  most: number,
): Promise<Added> {
  const { db, documents } = context;
  const checkpointName = `${LOG_PREFIX}${id}/${CHECKPOINT}`;
  const find = filesOf(context, id);
  const note = await find(CHECKPOINT);
  const signed = note === null ? null : readCheckpoint(new TextDecoder().decode(note));
  const size = signed?.size ?? 0;
  if (note !== null && signed?.origin !== origin) throw new Error("The log’s checkpoint isn’t this log’s.");
  if (size < known)
    throw new Error(`The checkpoint in the bucket is older than the one of ${known} entries.`);
  const { rows, last } = await db.batch({
    rows: rowsOf(
      db,
      "entries to add",
      entryRow,
      sql`SELECT l.entry_no entryNo, l.review_id reviewId, l.version, l.event, l.from_state fromState,
          l.to_state toState, l.stars, l.reason, l.day, s.secret
        FROM review_log l LEFT JOIN review_seals s ON s.review_id = l.review_id
        WHERE l.entry_no > ${size} ORDER BY l.entry_no LIMIT ${most}`,
    ),
    last: rowsOf(db, "last entry", { no: nullable(integer) }, sql`SELECT max(entry_no) no FROM review_log`),
  });
  const lastNo = last[0]?.no ?? 0;
  if (lastNo < size) throw new Error(`${size} entries were signed, and the database has ${lastNo}.`);
  const entries = rows.map((row, at) => encode(row, size + at + 1));
  const read = tileReader(find);
  const before = await openTree(size, read).root();
  if (signed !== null && !Buffer.from(before).equals(signed.root))
    throw new Error("The tiles in the bucket don’t lead to the checkpoint that was signed.");
  await writeBundles(context, id, size, entries);
  const tiles = await growTiles(size, entries.map(leafHash), read);
  await Promise.all(tiles.map((tile) => documents.put(`${LOG_PREFIX}${id}/${tilePath(tile)}`, tile.bytes)));
  const grown = size + entries.length;
  const root = await openTree(grown, read).root();
  const fresh = await signCheckpoint({ origin, size: grown, root }, keys);
  await publishKeys(context, id, origin, keys);
  await documents.update(checkpointName, async (present) => {
    const other = present === null ? null : readCheckpoint(present);
    return present === fresh || (other !== null && other.size > grown) ? null : fresh;
  });
  const full = tiles.filter(({ width }) => width === TILE_WIDTH);
  await dropPartial(context, id, size, full);
  return { size: grown, count: entries.length, isCurrent: lastNo === grown };
}

function encode({ secret, ...row }: RowOf<typeof entryRow>, no: number): Uint8Array<ArrayBuffer> {
  if (row.entryNo !== no) throw new Error(`Entry ${no} of the log is missing in the database.`);
  if (secret === null) throw new Error(`The review of entry ${no} has no seal in the database.`);
  return new TextEncoder().encode(writeEntry(row, secret));
}

async function writeBundles(
  context: Files,
  id: string,
  size: number,
  entries: readonly Uint8Array[],
): Promise<void> {
  if (entries.length === 0) return;
  const first = Math.floor(size / TILE_WIDTH);
  const width = size % TILE_WIDTH;
  const name = (index: number, wide: number) => `${LOG_PREFIX}${id}/${bundlePath({ index, width: wide })}`;
  const edge =
    width === 0 ? [] : await requireBundle(filesOf(context, id), { level: 0, index: first, width });
  const all = [...edge, ...entries];
  const writing: Promise<void>[] = [];
  for (let at = 0; at < all.length; at += TILE_WIDTH) {
    const some = all.slice(at, at + TILE_WIDTH);
    writing.push(context.documents.put(name(first + at / TILE_WIDTH, some.length), writeBundle(some)));
  }
  await Promise.all(writing);
}

/** Once a tile is full nobody needs its narrower versions (c2sp.org/tlog-tiles#partial-tiles). */
async function dropPartial(
  { documents, clock }: Pick<AppContext, "documents" | "clock">,
  id: string,
  size: number,
  full: readonly { level: number; index: number }[],
): Promise<void> {
  for (const { level, index } of full) {
    const wasPartial = Math.floor(size / TILE_WIDTH ** level) > index * TILE_WIDTH;
    if (!wasPartial) continue;
    const paths = [tilePath({ level, index, width: 1 })];
    if (level === 0) paths.push(bundlePath({ index, width: 1 }));
    for (const path of paths) {
      const folder = `${LOG_PREFIX}${id}/${path.slice(0, -1)}`;
      // Of this moment, too: a bucket's clock is not ours.
      await documents.delete(await documents.list(folder, clock.now() + DAY_MS));
    }
  }
}

/** Adds what has signed for the first time, so that old receipts can be checked when a key is gone. */
async function publishKeys(
  { documents }: Files,
  id: string,
  origin: string,
  keys: readonly LogKey[],
): Promise<void> {
  const names = await Promise.all(keys.map((key) => writePublicKey(origin, key)));
  await documents.update(`${LOG_PREFIX}${id}/${KEYS}`, async (present) => {
    const known = (present ?? "").split("\n").filter((line) => line !== "");
    const missing = names.filter((name) => !known.includes(name));
    return missing.length === 0 ? null : [...known, ...missing, ""].join("\n");
  });
}

/** Adds the entries since the last count. After a step that ended between files and count, those as well. */
async function countEntries(context: AppContext, state: LogState, added: Added): Promise<void> {
  const { db, clock } = context;
  if (added.size === state.size && added.isCurrent === state.isCurrent) return;
  const within = sql`l.entry_no > ${state.size} AND l.entry_no <= ${added.size} AND l.from_state <> l.to_state`;
  const [changes] = await db.batch([
    rowsOf(
      db,
      "counts of entries",
      countRow,
      // What a review leaves is the state that it came to with an earlier entry, and that one has the reason.
      sql`SELECT status, stars, reason, sum(n) count FROM (
          SELECT l.to_state status, l.stars, l.reason, 1 n FROM review_log l WHERE ${within} AND l.to_state <> ''
          UNION ALL
          SELECT l.from_state, l.stars, coalesce((SELECT p.reason FROM review_log p
            WHERE p.review_id = l.review_id AND p.entry_no < l.entry_no AND p.to_state = l.from_state
              AND p.from_state <> p.to_state ORDER BY p.entry_no DESC LIMIT 1), ''), -1
          FROM review_log l WHERE ${within} AND l.from_state <> '')
        GROUP BY status, stars, reason`,
    ),
  ]);
  const counts = new Map(
    state.counts.map(([status, stars, reason, n]) => [`${status},${stars},${reason}`, n]),
  );
  for (const { status, stars, reason, count } of changes) {
    const key = `${status},${stars},${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const after: LogState = {
    ...state,
    size: added.size,
    atMs: clock.now(),
    isCurrent: added.isCurrent,
    counts: [...counts].flatMap(([key, count]): LogState["counts"] => {
      const [status = "", stars = "0", reason = ""] = key.split(",");
      return count === 0 ? [] : [[status, Number(stars), reason, count]];
    }),
  };
  await commit(context, { statements: [moveStateStatement(context, state, after)] });
}
