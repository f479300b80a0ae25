/** The lexicon as it is looked up: words brought to one spelling, and phrases by the word that they begin with. */
import { findStateCode, placeKey, STATE_NAMES } from "../places/place-text.ts";
import {
  type AskedType,
  BEFORE_PLACE,
  CARRIER_WORDS,
  CORRECTED_PLAIN_WORDS,
  INDEPENDENT_WORDS,
  LANGUAGE_WORDS,
  NEAR_ME_WORDS,
  PLAIN_WORDS,
  TYPE_WORDS,
} from "./lexicon.ts";
import { HAMLETS, NEED_WORDS_IN_STATES, PLACES_WITH_NEED_WORDS } from "./places-with-need-words.ts";

/** What a phrase says. A `place` has words of a need in its name, and says nothing of one. */
export type Says =
  | { kind: "type"; type: AskedType; named: boolean }
  | { kind: "language"; code: string }
  | { kind: "carrier"; name: string }
  | { kind: "independent" | "near-me" | "place" };
export type Phrase = { words: readonly string[]; says: Says };

/** One spelling of a word: as in `placeKey`, and without the `s` of a plural. */
export function wordKey(word: string): string {
  const key = placeKey(word);
  return key.length > 3 && key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

const listed = (text: string): string[][] =>
  text.split("|").map((phrase) => phrase.trim().split(/\s+/).map(wordKey));

/** Words with the states that have a place of that name: "money MS|price MD TX". */
const inStates = (text: string): [word: string, code: string][] =>
  text.split("|").flatMap((line) => {
    const [word = "", ...codes] = line.trim().split(/\s+/);
    return codes.map((code): [string, string] => [word, code]);
  });

function allPhrases(): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (text: string, says: Says) => {
    for (const words of listed(text)) if (words[0] !== "") phrases.push({ words, says });
  };
  for (const [slug, { names, signs }] of Object.entries(TYPE_WORDS)) {
    const type = slug as AskedType;
    add(names, { kind: "type", type, named: true });
    add(signs, { kind: "type", type, named: false });
  }
  for (const [code, text] of Object.entries(LANGUAGE_WORDS)) add(text, { kind: "language", code });
  for (const [name, text] of Object.entries(CARRIER_WORDS)) add(text, { kind: "carrier", name });
  add(INDEPENDENT_WORDS, { kind: "independent" });
  add(NEAR_ME_WORDS, { kind: "near-me" });
  add(PLACES_WITH_NEED_WORDS, { kind: "place" });
  for (const [word, code] of inStates(NEED_WORDS_IN_STATES)) {
    add(`${word} ${code}`, { kind: "place" });
    add(`${word} ${STATE_NAMES[code] ?? code}`, { kind: "place" });
  }
  return phrases;
}

function byFirstWord(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? "";
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  for (const list of found.values()) list.sort((a, b) => b.words.length - a.words.length);
  return found;
}

const PHRASES = allPhrases();
const BY_FIRST_WORD = byFirstWord(PHRASES);
const LEADING = listed(BEFORE_PLACE).sort((a, b) => b.length - a.length);
const PLAIN = new Set([...PLAIN_WORDS.split(/[\s|]+/).map(wordKey), ...LEADING.flat()]);
const KNOWN = new Set([...PLAIN, ...PHRASES.flatMap(({ words }) => words)]);

/** Whether a word is in the lexicon, alone or in a phrase. */
export const isKnown = (key: string): boolean => KNOWN.has(key);
/** Whether a word says nothing of its own here. */
export const isPlain = (key: string): boolean => PLAIN.has(key);

const startsAt = (keys: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => keys[at + index] === word);

/** The longest phrase that begins at `at`; of two as long, the one that names a type. */
export function phraseAt(keys: readonly string[], at: number): Phrase | null {
  return BY_FIRST_WORD.get(keys[at] ?? "")?.find(({ words }) => startsAt(keys, at, words)) ?? null;
}

const hamlets = new Set(inStates(HAMLETS).map(([word, code]) => `${word}, ${code}`));
/** "Money, MS": a place that is meant where it is all that was typed, with its comma. */
export function isHamlet(text: string): boolean {
  const [word = "", state = "", more] = text.split(",");
  return more === undefined && hamlets.has(`${wordKey(word)}, ${findStateCode(state)}`);
}

/** How many words at `at` say that a place follows; 0 where none do. */
export function leadingWordsAt(keys: readonly string[], at: number): number {
  return LEADING.find((words) => startsAt(keys, at, words))?.length ?? 0;
}

/** Words that only name a thing are corrected when they are this long. */
const SIGN_LETTERS = 7;

/** Words that typing slips are corrected to: those of types and languages, and common requests. */
export const CORRECTABLE: readonly string[] = [
  ...new Set([
    ...CORRECTED_PLAIN_WORDS.split(" ").map(wordKey),
    ...PHRASES.flatMap(({ words, says }) => {
      if (says.kind === "place" || says.kind === "near-me" || says.kind === "carrier") return [];
      const least = says.kind === "type" && !says.named ? SIGN_LETTERS : 5;
      return words.filter((word) => word.length >= least);
    }),
  ]),
];

/**
 * How a word sounds in Spanish, where people write as they hear: "bida", "ceguro", "cerka", "aseguransa". One key for all
 * spellings of a sound.
 */
export const soundKey = (key: string): string =>
  key
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/[cz](?=[ei])|z/g, "s")
    .replace(/qu(?=[ei])|k/g, "c")
    .replace(/g(?=[ei])/g, "j")
    .replace(/h/g, "")
    .replace(/(.)\1+/g, "$1");

const HEARD = [
  ...CORRECTED_PLAIN_WORDS.split(" "),
  "cerca",
  "vida",
  "carro",
  "casa",
  "auto",
  "vivienda",
  "negocio",
  "hogar",
  "techo",
];
/** Words of the lexicon by their sound. */
export const BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...new Set([...CORRECTABLE, ...HEARD.map(wordKey)])].map((word) => [soundKey(word), word]),
);

/** One-word names of types that are too short to be corrected everywhere. */
export const SHORT_TYPES: readonly string[] = PHRASES.flatMap(({ words, says }) =>
  says.kind === "type" && says.named && words.length === 1 ? words : [],
).filter((word) => word.length >= 3);

/** Types, one of whose names begins with what was typed: at least two letters, the shortest names first. */
export function typesBeginning(typed: string): AskedType[] {
  const key = placeKey(typed);
  if (key.length < 2) return [];
  const found = TYPE_NAMES.filter(({ name }) => name.startsWith(key));
  return [...new Set(found.map(({ type }) => type))];
}

const TYPE_NAMES = Object.entries(TYPE_WORDS)
  .flatMap(([type, { names }]) =>
    names.split("|").map((name) => ({ type: type as AskedType, name: name.trim().replace(/\s+/g, " ") })),
  )
  .sort((a, b) => a.name.length - b.name.length);
