/** Words of lists that admins gave a meaning: for reading a list, and as admins list them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, packed, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { LICENSE_STATUSES, LIST_WORD_KINDS } from "#db/lists.ts";
import { MOST_LIST_WORDS } from "../../limits.ts";
import { type KnownWords, NO_WORDS } from "../rows/known-words.ts";
import type { WordKind } from "./meanings.ts";

const meantRow = {
  wordNo: integer,
  kind: oneOf(LIST_WORD_KINDS),
  word: text,
  lines: integer,
  status: nullable(oneOf(LICENSE_STATUSES)),
  carrierNo: nullable(integer),
  carrier: nullable(text),
  decidedAt: integer,
};
export type MeantWord = RowOf<typeof meantRow>;

/** The statement that reads the words of a state, or of the one that a subquery names, in one packed row; of "" the carriers. */
export const wordsStatement = ({ db }: Pick<AppContext, "db">, stateCode: string | SQL) =>
  rowsOf(
    db,
    "words of a state’s lists",
    { words: packed(meantRow) },
    sql`SELECT json_group_array(json_array(word_no, kind, word, lines, status, carrier_no,
        (SELECT k.name FROM carriers k WHERE k.carrier_no = w.carrier_no), decided_at)) words
      FROM (SELECT * FROM license_list_words WHERE state_code = ${stateCode} LIMIT ${MOST_LIST_WORDS}) w`,
  );

/** The words for reading rows. */
export const knownWords = (meant: readonly MeantWord[]): KnownWords =>
  meant.length === 0
    ? NO_WORDS
    : {
        lines: new Map(meant.flatMap(({ kind, word, lines }) => (kind === "line" ? [[word, lines]] : []))),
        statuses: new Map(meant.flatMap(({ word, status }) => (status === null ? [] : [[word, status]]))),
      };

/** What admins said of the words of a state's lists. One round trip. */
export async function findWords(
  context: Pick<AppContext, "db">,
  stateCode: string | null,
): Promise<readonly MeantWord[]> {
  if (stateCode === null) return [];
  const [rows] = await context.db.batch([wordsStatement(context, stateCode)]);
  return rows[0]?.words ?? [];
}

const listedRow = {
  wordNo: integer,
  stateCode: text,
  kind: oneOf(LIST_WORD_KINDS),
  written: text,
  lines: integer,
  status: nullable(oneOf(LICENSE_STATUSES)),
  carrierNo: nullable(integer),
  carrier: nullable(text),
  importNo: integer,
  decidedAt: integer,
  /** Null: an account that was deleted. */
  by: nullable(text),
};
export type ListedWord = RowOf<typeof listedRow>;

const LISTED = sql`SELECT w.word_no wordNo, w.state_code stateCode, w.kind, w.written, w.lines, w.status,
  w.carrier_no carrierNo, k.name carrier, w.import_no importNo, w.decided_at decidedAt,
  u.first_name || ' ' || u.last_name "by"
  FROM license_list_words w LEFT JOIN users u ON u.id = w.decided_by LEFT JOIN carriers k ON k.carrier_no = w.carrier_no`;

export type WordFilter = { kind?: WordKind | undefined; state?: string | undefined };
const matching = ({ kind, state }: WordFilter): SQL =>
  sql`${kind === undefined ? sql`1` : sql`w.kind = ${kind}`} AND ${state === undefined ? sql`1` : sql`w.state_code = ${state}`}`;

/** All words, the newest first. */
export const listedWords = longList({
  name: "words of lists",
  shape: listedRow,
  cursor: cursorOf({ wordNo: integerKey() }),
  placeOf: ({ wordNo }) => ({ wordNo }),
  select(filter: WordFilter, after, most) {
    const place = after === null ? sql`` : sql`AND w.word_no < ${after.wordNo}`;
    return sql`${LISTED} WHERE ${matching(filter)} ${place} ORDER BY w.word_no DESC LIMIT ${most}`;
  },
  from: (filter) => sql`FROM license_list_words w WHERE ${matching(filter)}`,
});

/** One of them; null for none. One round trip. */
export async function findWord(context: Pick<AppContext, "db">, wordNo: number): Promise<ListedWord | null> {
  const [rows] = await context.db.batch([
    rowsOf(context.db, "a word of lists", listedRow, sql`${LISTED} WHERE w.word_no = ${wordNo} LIMIT 1`),
  ]);
  return rows[0] ?? null;
}
