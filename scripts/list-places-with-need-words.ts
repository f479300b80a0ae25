/**
 * Writes `needs/places-with-need-words.ts`: names of places that the reader of needs would split. Run it after a
 * change of the lexicon (`needs/lexicon.ts`), then look at the diff: a large place that has become a word of the
 * lexicon is only found with its state from then on.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { buildCounties } from "#db/seed/places/counties.ts";
import { buildPlaces } from "#db/seed/places/places.ts";
import { editDistance } from "../app/domains/directory/search/names/spelling.ts";
import { placeKey } from "../app/domains/directory/search/places/place-text.ts";

const TABLE = "app/domains/directory/search/needs/places-with-need-words.ts";
/** Names of hamlets that far more often mean insurance, even before a state. */
const RARELY_A_PLACE = new Set(["home", "house", "casa", "vida", "near"]);
/** From here on a place of one such word is printed: its name alone no longer finds it. */
const LARGE = 5000;
const LINE_LETTERS = 118;

type Table = Record<"places" | "single" | "hamlets" | "noSlips", readonly string[]>;

function writeTable({ places, single, hamlets, noSlips }: Table) {
  writeFileSync(
    TABLE,
    `/**
 * Names of places that a reader of needs would take apart: those with words of the lexicon or plain ones at an end, those that
 * are one such word, and words of theirs that look like a slip of one. Written by \`scripts/list-places-with-need-words.ts\`;
 * a test reads every place of the register by it.
 */

export const PLACES_WITH_NEED_WORDS = \`
${wrapped(places, " | ")}\`;

/** One-word places that also mean something else: they count as places only with their states. */
export const NEED_WORDS_IN_STATES = \`
${wrapped(single, " | ")}\`;

/** Such places with few people, or an unknown population: they count as places only on their own. */
export const HAMLETS = \`
${wrapped(hamlets, " | ")}\`;

/** Words of place names within one typo of the lexicon's. */
export const NO_SLIPS = \`
${wrapped(noSlips, " ")}\`;
`,
  );
}

function wrapped(words: readonly string[], separator: string): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + separator.length + word.length <= LINE_LETTERS) {
      lines.push(`${lines.pop()}${separator}${word}`);
    } else lines.push(word);
  }
  return lines.map((line) => `  ${line}`).join(`${separator.trimEnd()}\n`);
}

// The lexicon is asked without the table: entries that it no longer needs are dropped.
writeTable({ places: [], single: [], hamlets: [], noSlips: [] });
const { BY_SOUND, isKnown, isPlain, CORRECTABLE, phraseAt, soundKey, wordKey } = await import(
  "../app/domains/directory/search/needs/phrases.ts"
);

/** As `mended` in the reader does it. */
function looksLikeASlip(key: string): boolean {
  if (key.length < 4 || isKnown(key) || /\d/.test(key)) return false;
  if (BY_SOUND.has(soundKey(key))) return true;
  const limit = key.length < 8 ? 1 : 2;
  return (
    key.length >= 5 &&
    CORRECTABLE.some((word) => word[0] === key[0] && editDistance(key, word, limit) <= limit)
  );
}

const places = new Set<string>();
const single = new Map<string, Set<string>>();
const hamlets = new Map<string, Set<string>>();
const noSlips = new Set<string>();
const large: string[] = [];
for (const { name, stateCode, population } of buildPlaces(buildCounties()).cities) {
  const words = [...name.matchAll(/[\p{L}\p{N}]+(?:['’‘`´][\p{L}\p{N}]+)*/gu)].map(([word]) => wordKey(word));
  for (const word of words) if (looksLikeASlip(word)) noSlips.add(word);
  const [first = ""] = words;
  const taken = words.some((_, at) => phraseAt(words, at) !== null);
  if (!taken && !isPlain(first) && !isPlain(words.at(-1) ?? "")) continue;
  if (words.length > 1) places.add(placeKey(name));
  else {
    const list = population > 0 && !RARELY_A_PLACE.has(first) ? single : hamlets;
    list.set(first, (list.get(first) ?? new Set()).add(stateCode));
    if (population >= LARGE) large.push(`${name}, ${stateCode} (${population})`);
  }
}
const withStates = (list: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...list].sort().map(([word, states]) => [word, ...[...states].sort()].join(" "));
writeTable({
  places: [...places].sort(),
  single: withStates(single),
  hamlets: withStates(hamlets),
  noSlips: [...noSlips].sort(),
});
execFileSync("npx", ["biome", "check", "--write", TABLE]);
console.log(`Large places of one word that says something else: ${large.join("; ") || "none"}`);
