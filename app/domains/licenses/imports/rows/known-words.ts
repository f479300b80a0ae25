/** What admins said of words in a state's lists that no table of ours has. */
import type { RecordedStatus } from "../../types.ts";

export type KnownWords = {
  /** By the folded word: bits of `lines_of_authority`, 0 for one that covers nothing here. */
  lines: ReadonlyMap<string, number>;
  statuses: ReadonlyMap<string, RecordedStatus>;
};

export const NO_WORDS: KnownWords = { lines: new Map(), statuses: new Map() };

/** As much of a word is shown and compared. */
export const WORD_CHARACTERS = 80;

/** "Accident & Health" and "ACCIDENT AND HEALTH" are one label. A word of signs alone stays as it is. */
export function foldWord(word: string): string {
  const cut = word.trim().slice(0, WORD_CHARACTERS).toLowerCase();
  return cut.replace(/&/g, "and").replace(/[^a-z0-9]/g, "") || cut;
}

/** Characters of unknown words that a row keeps, in whole words. */
const MOST_UNKNOWN = 400;

/** Unknown words for the row of a license, each as long as it is compared; null for none. */
export function joinWords(words: readonly string[]): string | null {
  let joined = "";
  for (const word of new Set(words.map((one) => one.slice(0, WORD_CHARACTERS))))
    if (joined.length + word.length <= MOST_UNKNOWN) joined += joined === "" ? word : `; ${word}`;
  return joined === "" ? null : joined;
}
