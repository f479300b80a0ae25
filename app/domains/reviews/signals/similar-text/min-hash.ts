/**
 * MinHash (Broder, 1997) with banding: finds, among all reviews, the few whose texts are worth comparing. Two texts
 * with similarity s share a band with probability 1 − (1 − s³)²⁰: 0.93 at one half, 0.9999 at 0.8, 0.0002 at 0.02,
 * which is typical of unrelated texts.
 */

const BANDS = 20;
const ROWS_PER_BAND = 3;
const HASHES = BANDS * ROWS_PER_BAND;
const TWO_TO_32 = 4_294_967_296;

/** FNV-1a over UTF-16 code units, with a final mix. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return stir(hash);
}

function stir(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** One per hash function. Never change them: stored bands were made with them. */
const SEEDS = Array.from({ length: HASHES }, (_, at) => stir(0x9e3779b9 + Math.imul(at, 0x85ebca6b)));

/**
 * For each of sixty hash functions, the smallest hash over all shingles. The share of equal positions estimates
 * similarity.
 */
export function minHash(shingles: ReadonlySet<string>): number[] {
  const least = new Array<number>(HASHES).fill(TWO_TO_32 - 1);
  for (const shingle of shingles) {
    const hash = hashText(shingle);
    for (let at = 0; at < HASHES; at += 1) {
      const mixed = stir(hash ^ (SEEDS[at] ?? 0));
      if (mixed < (least[at] ?? 0)) least[at] = mixed;
    }
  }
  return least;
}

/**
 * The bands of a text as stored in `review_bands`: the band's number above 32 bits of hash, so that each fits the 53
 * bits that JavaScript and the database client represent exactly. Empty for a text without words.
 */
export function bandsOf(shingles: ReadonlySet<string>): number[] {
  if (shingles.size === 0) return [];
  const least = minHash(shingles);
  return Array.from({ length: BANDS }, (_, band) => {
    const rows = least.slice(band * ROWS_PER_BAND, (band + 1) * ROWS_PER_BAND);
    const hash = rows.reduce((mixed, row) => stir(Math.imul(mixed, 31) ^ row), band);
    return band * TWO_TO_32 + hash;
  });
}
