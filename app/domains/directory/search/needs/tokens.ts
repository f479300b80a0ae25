/** The words of a search, each in the one spelling that the lexicon has. */
import { editDistance } from "../names/spelling.ts";
import { BY_SOUND, CORRECTABLE, isKnown, type Says, SHORT_TYPES, soundKey, wordKey } from "./phrases.ts";
import { NO_SLIPS } from "./places-with-need-words.ts";

/** `named`: of a place's name, though it is a plain word elsewhere. `corrected`: the key isn't the word as it was typed. */
export type Token = {
  key: string;
  start: number;
  end: number;
  says: Says | null;
  named: boolean;
  corrected: boolean;
};

const WORD = /[\p{L}\p{N}]+(?:['’‘`´][\p{L}\p{N}]+)*/gu;
/** A search box takes no more words than this; what follows is not read. */
const WORDS_READ = 30;
const notSlips = new Set(NO_SLIPS.split(/\s+/).map(wordKey));

/** The first words of `text`, typing slips corrected. */
export function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(WORD)].slice(0, WORDS_READ).map((match): Token => {
    const key = wordKey(match[0]);
    const meant = corrected(key);
    const end = match.index + match[0].length;
    return { key: meant, start: match.index, end, says: null, named: false, corrected: meant !== key };
  });
  // Next to "insurance" a short word is a type, too: "lif insurance", "seguro de bida".
  for (const [at, token] of tokens.entries()) {
    const [before, last, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map(
      (one) => one?.key ?? "",
    );
    const nextToIt = INSURANCE.has(next ?? "") || (INSURANCE.has(before ?? "") && OF.has(last ?? ""));
    if (nextToIt && !isKnown(token.key) && token.key.length >= 3)
      token.key = nearestWord(token.key, SHORT_TYPES, 1);
  }
  return tokens;
}

const INSURANCE = new Set(["insurance", "seguro", "aseguranza", "poliza"]);
const OF = new Set(["de", "d", "para", "pa"]);

/** The word of the lexicon that was certainly meant, else the word itself. */
function corrected(key: string): string {
  if (key.length < 4 || isKnown(key) || notSlips.has(key) || /\d/.test(key)) return key;
  if (key.length < 5) return BY_SOUND.get(soundKey(key)) ?? key;
  return BY_SOUND.get(soundKey(key)) ?? nearestWord(key, CORRECTABLE, key.length < 8 ? 1 : 2);
}

/** The one of `words` that is nearest, within `limit` slips and with the same first letter; else the word itself. */
function nearestWord(key: string, words: readonly string[], limit: number): string {
  let best = key;
  let least = limit + 1;
  for (const word of words) {
    if (Math.abs(word.length - key.length) > limit || word[0] !== key[0]) continue;
    const slips = editDistance(key, word, limit);
    if (slips < least) {
      least = slips;
      best = word;
    }
  }
  return best;
}
