/** Statuses of licenses as states write them, as our own. */
import type { RecordedStatus } from "../../types.ts";

/**
 * What each status is called; compared without case and signs. A license on probation is in force. One that is pending isn't
 * yet, and nothing says since when it will be, so it counts as not confirmed.
 */
const WORDS: Readonly<Record<RecordedStatus, string>> = {
  active:
    "active; a; issued; current; valid; in force; licensed; approved; good standing; probation; on probation; active probation; active on probation; probationary",
  expired:
    "expired; e; lapsed; lapse; not renewed; nonrenewed; non renewed; nonrenewal; non renewal; expired not renewed; failed to renew",
  inactive: "inactive; retired; retirement; dormant",
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

/**
 * What a cell says; `unknown` holds a word that we don't know, and the license is not confirmed then. Null, where the list
 * has no such column: it is one of licenses in force.
 */
export function readStatus(cell: string | null): { status: RecordedStatus; unknown: string | null } {
  if (cell === null) return { status: "active", unknown: null };
  const status = STATUSES.get(plain(cell));
  return status === undefined
    ? { status: "unconfirmed", unknown: cell === "" ? "(empty)" : cell.slice(0, 60) }
    : { status, unknown: null };
}

/** Whether a status says that a license is over: bad news, that counts even where the rest of a row is doubtful. */
export const isEnding = (status: RecordedStatus): boolean => status !== "active" && status !== "unconfirmed";
