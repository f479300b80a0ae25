/** How similar two texts are: the share of three-word runs they have in common. Works for any script and language. */

/** With three, changing one word in twenty leaves five of six runs unchanged, and chance rarely repeats one. */
const SHINGLE_WORDS = 3;

/** Scripts without spaces between words: each character counts as a word. */
const UNSPACED =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, "gu");

/** The words of a text in lower case, without accents, punctuation, and symbols. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "");
  return plain.match(WORD) ?? [];
}

/**
 * Every distinct run of three words; a shorter text is one run. Word order matters only within a run, so reordering
 * sentences changes little.
 */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = wordsIn(text);
  if (words.length === 0) return new Set();
  const last = Math.max(0, words.length - SHINGLE_WORDS);
  return new Set(Array.from({ length: last + 1 }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(" ")));
}

/** Jaccard similarity, from 0 to 1. 0 when both are empty. */
export function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (many.size === 0) return 0;
  let common = 0;
  for (const shingle of few) if (many.has(shingle)) common += 1;
  return common / (one.size + other.size - common);
}
