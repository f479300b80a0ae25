/** The receipt of a review, for its writer and for the agent it is about. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";
import { RECEIPT_ENTRIES } from "../limits.ts";
import { wordColumns, wordsRow } from "./beginning-commands.server.ts";
import { entryKey, hiddenReason, writeEntry, writtenOut } from "./entries.server.ts";
import { readCheckpoint } from "./files/keys.server.ts";
import { CHECKPOINT, KEYS } from "./files/log-files.server.ts";
import { filesOf, tileReader } from "./files/stored-files.server.ts";
import { openTree } from "./files/tree.server.ts";
import { RECEIPT_FORMAT, type Receipt } from "./receipt.ts";
import { logStateStatement, readLogState } from "./state.server.ts";

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
const sealRow = { secret: text, salt: text, status: oneOf(REVIEW_STATUSES), ...wordsRow };

/** What the agent's side may see of a review: what happened to it where readers see it too. */
const SHOWN = ["published", "removed"];

/**
 * The newest entries under the newest checkpoint, each with its proof; null where the log has none yet. The agent's side
 * gets the entries about a review that is or was shown, and its words while they are published. One round trip, and some
 * files.
 */
export async function makeReceipt(
  context: Pick<AppContext, "db" | "documents">,
  reviewId: string,
  reader: "writer" | "agent",
): Promise<Receipt | null> {
  const { db } = context;
  const { stored, entries, seals } = await db.read({
    stored: logStateStatement(context),
    entries: rowsOf(
      db,
      "entries of a review",
      entryRow,
      sql`SELECT entry_no entryNo, review_id reviewId, version, event, from_state fromState, to_state toState, stars,
          reason, day
        FROM review_log WHERE review_id = ${reviewId} ORDER BY entry_no DESC LIMIT ${RECEIPT_ENTRIES}`,
    ),
    seals: rowsOf(
      db,
      "seal of a review",
      sealRow,
      sql`SELECT s.secret, s.salt, r.status, ${wordColumns}
        FROM review_seals s JOIN reviews r ON r.id = s.review_id WHERE s.review_id = ${reviewId} LIMIT 1`,
    ),
  });
  const [state, [seal]] = [readLogState(stored), seals];
  if (state === null || seal === undefined) return null;
  const find = filesOf(context, state.id);
  const [note, keys] = await Promise.all([find(CHECKPOINT), find(KEYS)]);
  const checkpoint = note === null ? "" : new TextDecoder().decode(note);
  const size = readCheckpoint(checkpoint)?.size ?? 0;
  const shown = entries
    .filter(({ entryNo }) => entryNo <= size)
    .filter(
      ({ fromState, toState }) => reader === "writer" || SHOWN.includes(fromState) || SHOWN.includes(toState),
    )
    .toReversed();
  const newest = shown.at(-1);
  if (newest === undefined) return null;
  const tree = openTree(size, tileReader(find));
  const { salt, status, secret, ...words } = seal;
  const isReadable = reader === "writer" || status === "published";
  return {
    format: RECEIPT_FORMAT,
    review: reviewId,
    log: state.origin,
    keys: keys === null ? [] : new TextDecoder().decode(keys).trimEnd().split("\n"),
    checkpoint,
    entries: await Promise.all(
      shown.map(async (entry) => ({
        index: entry.entryNo - 1,
        entry: writeEntry(entry, secret),
        key: entryKey(secret, entry.entryNo),
        version: entry.version,
        hidden: hiddenReason(entry, secret),
        proof: (await tree.proofOf(entry.entryNo - 1)).map((hash) => Buffer.from(hash).toString("base64")),
      })),
    ),
    // Words that changed after the checkpoint come with the next one.
    words:
      isReadable && salt !== "" && entries[0]?.entryNo === newest.entryNo
        ? { salt, text: writtenOut(words) }
        : null,
  };
}
