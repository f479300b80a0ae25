/**
 * What an entry of the log says. Day, event, states, stars, and the reason of a removal are public. Which review it is
 * about, which version of its words, and which signal held it are in a commitment that only a key opens.
 */
import { hash } from "node:crypto";
import type { reviewLog } from "#db/schema/review-log.ts";
import { disclosedBy, type Said } from "../disclosures.ts";

export type LoggedEntry = typeof reviewLog.$inferSelect;

/** What the writer said, in the order in which it is hashed. */
export type ReviewWords = Said & {
  stars: number;
  explainsClearly: number | null;
  responds: number | null;
  helpsWithClaims: number | null;
  noPressure: number | null;
  typeBit: number;
  stage: string;
  experienceMonth: string;
  title: string;
  body: string;
};

/** The words as they are hashed: a list in JSON. Its last item is [client, paid, ties], or null before we asked. */
export const writtenOut = (words: ReviewWords): string => {
  const said = disclosedBy(words);
  return JSON.stringify([
    words.stars,
    words.explainsClearly,
    words.responds,
    words.helpsWithClaims,
    words.noPressure,
    words.typeBit,
    words.stage,
    words.experienceMonth,
    words.title,
    words.body,
    said === null ? null : [said.client, said.paid, said.ties],
  ]);
};

/** SHA-256, in base64url, of a key and a text. A key is 32 random bytes in base64url, or one of these hashes. */
const committed = (key: string, text: string): string => hash("sha256", `${key}\n${text}`, "base64url");

/** The hash of the words with their salt. */
export const versionOf = (salt: string, words: ReviewWords): string => committed(salt, writtenOut(words));

/** Words of our lists get into an entry and nothing else, whatever is in the table. */
const WORD = /^[a-z]+(?:-[a-z]+)*$/;
const word = (value: string) => (value === "" || WORD.test(value) ? value : "other");

/** Writers aren't told which signal held their review, so a reason to hold is only in the commitment. */
const isHidden = ({ fromState, toState }: LoggedEntry): boolean =>
  toState === "held" || (fromState === "held" && toState === "");

/** The public part: day, event, state before and after, stars, reason. */
const publicPart = (entry: LoggedEntry): string => {
  const { day, event, fromState, toState, stars, reason } = entry;
  const said = isHidden(entry) ? "" : word(reason);
  return [day, word(event), word(fromState), word(toState), stars, said].join(",");
};

/** The key that opens one entry. It tells nothing about the review's others. */
export const entryKey = (secret: string, entryNo: number): string =>
  committed(secret, `entry ${entryNo - 1}`);

/** The hash of a reason that isn't public; empty for all others. Its key is never shown. */
export const hiddenReason = (entry: LoggedEntry, secret: string): string =>
  isHidden(entry) && entry.reason !== ""
    ? committed(committed(secret, `reason ${entry.entryNo - 1}`), entry.reason)
    : "";

/** An entry as it is in the log, a line of text. `secret` is the review's, in base64url. */
export function writeEntry(entry: LoggedEntry, secret: string): string {
  const open = publicPart(entry);
  const about = `${entry.reviewId}\n${entry.version}\n${hiddenReason(entry, secret)}\n${open}`;
  return `${open},${committed(entryKey(secret, entry.entryNo), about)}`;
}
