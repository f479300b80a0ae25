/** Statuses of licenses as states write them, as our own. */
import type { RecordedStatus } from "../../types.ts";
import type { LeftStatus } from "../types.ts";
import { foldWord, type KnownWords, NO_WORDS, WORD_CHARACTERS } from "./known-words.ts";

/**
 * What each status is called; compared without case and signs. A license on probation is in force. One that is pending isn't
 * yet, and nothing says since when it will be, so it counts as not confirmed.
 */
const WORDS: Readonly<Record<RecordedStatus, string>> = {
  active:
    "active; a; yes; y; issued; current; valid; in force; licensed; approved; good standing; probation; on probation; active probation; active on probation; probationary",
  expired:
    "expired; e; lapsed; lapse; not renewed; nonrenewed; non renewed; nonrenewal; non renewal; expired not renewed; failed to renew",
  inactive: "inactive; no; n; retired; retirement; dormant",
  canceled:
    "canceled; cancellation; terminated; termination; deceased; death; closed; voided; canceled for cause",
  surrendered:
    "surrendered; surrender; voluntary surrender; voluntarily surrendered; voluntary surrendered; voluntarily surrender; surrendered voluntarily",
  suspended: "suspended; suspension; summarily suspended; suspended for cause",
  revoked: "revoked; r; revocation; revoked for cause",
  unconfirmed: "pending; not confirmed; under review; pending renewal; pending approval",
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    // Some states write it as in Britain.
    .replace(/\bcancell(?!ation)/g, "cancel")
    .trim();

const STATUSES = new Map(
  Object.entries(WORDS).flatMap(([status, words]) =>
    words.split("; ").map((word) => [plain(word), status as RecordedStatus] as const),
  ),
);

const LEFT: Readonly<Record<LeftStatus, readonly string[]>> = {
  deceased: ["deceased", "death"],
  retired: ["retired", "retirement"],
};

/** Whether a status says that its holder died or retired; null: neither. */
export function leftIn(cell: string | null): LeftStatus | null {
  const word = plain(cell ?? "");
  if (LEFT.deceased.includes(word)) return "deceased";
  return LEFT.retired.includes(word) ? "retired" : null;
}

/** `word`: what the cell says, where no table has it; `known`: an admin said what it means. */
export type ReadStatus = { status: RecordedStatus; word: string | null; known: boolean };

/**
 * What a cell says. A word that neither a table nor an admin knows makes the license unconfirmed. Null, where the list has
 * no such column: it is one of licenses in force.
 */
export function readStatus(cell: string | null, words: KnownWords = NO_WORDS): ReadStatus {
  if (cell === null) return { status: "active", word: null, known: true };
  const status = STATUSES.get(plain(cell));
  if (status !== undefined) return { status, word: null, known: true };
  const word = cell === "" ? "(empty)" : cell.slice(0, WORD_CHARACTERS);
  const said = words.statuses.get(foldWord(word));
  return { status: said ?? "unconfirmed", word, known: said !== undefined };
}

/** Whether a status says that a license is over: bad news, that counts even where the rest of a row is doubtful. */
export const isEnding = (status: RecordedStatus): boolean => status !== "active" && status !== "unconfirmed";
