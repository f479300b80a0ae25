/** How alike two texts are: the share of runs of three words that they have in common. Any script, any language. */

/** Three: changing one word of twenty leaves five of six runs as they were, and chance rarely repeats one. */
const SHINGLE_WORDS = 3;

/** Scripts that put no spaces between words: there each letter stands for one. */
const UNSPACED =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, "gu");

/** The words of a text without case, accents, punctuation and signs. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "");
  return plain.match(WORD) ?? [];
}

/**
 * Every run of three words, once; of a text with fewer words, all of it as one. The order of words matters within a run
 * alone, so a text whose sentences change places stays almost the same.
 */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = wordsIn(text);
  if (words.length === 0) return new Set();
  const last = Math.max(0, words.length - SHINGLE_WORDS);
  return new Set(Array.from({ length: last + 1 }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(" ")));
}

/** Jaccard: what both have, of what either has, from 0 to 1. Two texts without words have nothing in common. */
export function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (many.size === 0) return 0;
  let common = 0;
  for (const shingle of few) if (many.has(shingle)) common += 1;
  return common / (one.size + other.size - common);
}
