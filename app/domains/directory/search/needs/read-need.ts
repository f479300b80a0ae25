/**
 * Reads what was typed into the search box: which insurance, where, and what the agent should be. Pure: tables and no
 * database; which of the places named is one, the search asks the register (`places/here-query.ts`).
 */

import { findStateCode, type PlaceText, parsePlaceText } from "../places/place-text.ts";
import type { AskedType } from "./lexicon.ts";
import { isHamlet, isPlain, leadingWordsAt, type Phrase, phraseAt, type Says, wordKey } from "./phrases.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Something that was understood, and the words that said it, as they were typed. */
export type Understood<T> = { value: T; because: string };

export type Need = {
  /** The insurance that is asked for: the first that is named, else the first that something points to. */
  type: Understood<AskedType> | null;
  /** Further insurance that is named, once each. */
  otherTypes: Understood<AskedType>[];
  /** Codes of languages. */
  languages: Understood<string>[];
  independent: Understood<true> | null;
  /** A carrier by its common name. */
  carrier: Understood<string> | null;
  nearMe: Understood<true> | null;
  /** What may name a place, the likeliest first. Empty where nothing does. */
  places: PlaceCandidate[];
  /**
   * The text as it was typed, where it may be a person's name although a part of it was understood: "Ana Farmer", "Vesna"
   * (which is one letter from Vespa). Null otherwise.
   */
  name: string | null;
  /** Words that are neither understood nor plain, as they were typed: names, places, and unknown words. */
  rest: string;
};

/** A part of what was typed as a place, and the words that are left when it is one. */
export type PlaceCandidate = { text: string; where: PlaceText; rest: string };

const CANDIDATE_LIMIT = 8;
const WINDOW_WORDS = 4;
/** Plain words that places' names begin with. */
const ARTICLES = new Set(
  ["the", "el", "la", "los", "las", "le", "e", "o", "new", "old", "good", "little", "nueva", "nuevo"].map(
    wordKey,
  ),
);
const OF_A_NAME = new Set(["of", "de", "del"]);
/** An amount, an age or a turn: "100k", "16yo", "2nd". */
const FIGURE = /^\d{1,4}(?:k|m|mil|yr|yo|st|nd|rd|th)?$/;
/** Reads `text`, of at most a line. */
export function readNeed(text: string): Need {
  const tokens = tokensOf(text);
  const because = mark(text, tokens);
  const types = because.filter((one) => one.says.kind === "type");
  const ordered = [
    ...types.filter(({ says }) => says.kind === "type" && says.named),
    // The longer a sign is, the more it says: "who pays my mortgage if I die".
    ...types
      .filter(({ says }) => says.kind === "type" && !says.named)
      .sort((a, b) => b.words.split(" ").length - a.words.split(" ").length),
  ].flatMap(({ says, words }) => (says.kind === "type" ? [{ value: says.type, because: words }] : []));
  const [type = null, ...otherTypes] = once(ordered);
  const first = (kind: Says["kind"]): Understood<true> | null => {
    const one = because.find(({ says }) => says.kind === kind);
    return one === undefined ? null : { value: true, because: one.words };
  };
  const carrier = because.flatMap(({ says, words }) =>
    says.kind === "carrier" ? [{ value: says.name, because: words }] : [],
  );
  const languages = because.flatMap(({ says, words }) =>
    says.kind === "language" ? [{ value: says.code, because: words }] : [],
  );
  return {
    type,
    otherTypes: otherTypes.filter(({ value }) =>
      types.some(({ says }) => says.kind === "type" && says.named && says.type === value),
    ),
    languages: once(languages),
    independent: first("independent"),
    carrier: carrier[0] ?? null,
    nearMe: first("near-me") ?? nearAtTheEnd(text, tokens),
    places: candidatesOf(text, tokens),
    name: nameIn(text, tokens),
    rest: unknown(text, tokens, 0, 0),
  };
}

const NAME_WORDS = 4;
/** Letters, and the signs within names. */
const NAME_TEXT = /^[\p{L}\p{M}'’.\s-]+$/u;

function nameIn(text: string, tokens: readonly Token[]): string | null {
  const understood = tokens.filter((token) => !isOpen(token));
  if (understood.length === 0 || tokens.length > NAME_WORDS || !NAME_TEXT.test(text)) return null;
  if (tokens.some((token) => isOpen(token) && isPlain(token.key))) return null;
  const isLikely = understood.length < tokens.length || understood.some((token) => token.corrected);
  return isLikely ? text.trim() : null;
}

const NEAR = new Set(["near", "cerca"]);

/** "Agente de seguros cerca": near nothing else that is named. */
function nearAtTheEnd(text: string, tokens: readonly Token[]): Understood<true> | null {
  const last = tokens.at(-1);
  if (last === undefined || !NEAR.has(last.key) || !isOpen(last)) return null;
  return { value: true, because: text.slice(last.start, last.end) };
}

/** Each value with the words that said it first. */
const once = <T>(all: readonly Understood<T>[]): Understood<T>[] =>
  all.filter((one, at) => all.findIndex(({ value }) => value === one.value) === at);

/** Finds the phrases, marks their tokens, and returns what each says with its words as typed. */
function mark(text: string, tokens: Token[]): { says: Says; words: string }[] {
  if (isHamlet(text)) {
    for (const token of tokens) token.named = true;
    return [];
  }
  const keys = tokens.map(({ key }) => key);
  const found: { says: Says; words: string }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseAt(keys, at);
    if (phrase === null) continue;
    const last = endOf(phrase, keys, at);
    const words = text.slice(tokens[at]?.start, tokens[last]?.end);
    const place = phrase.says.kind === "place";
    for (const token of tokens.slice(at, last + 1)) {
      token.named = place;
      token.says = place ? null : phrase.says;
    }
    if (!place) found.push({ says: phrase.says, words });
    at = last;
  }
  return found;
}

/** The last word of a phrase, and of those that begin within it and say the same: "seguro de casa" and "casa movil". */
function endOf({ words, says }: Phrase, keys: readonly string[], at: number): number {
  let last = at + words.length - 1;
  for (let inner = at + 1; inner <= last; inner += 1) {
    const other = phraseAt(keys, inner);
    if (other !== null && saysTheSame(other.says, says))
      last = Math.max(last, inner + other.words.length - 1);
  }
  return last;
}

const saysTheSame = (one: Says, other: Says): boolean =>
  one.kind === "type" && other.kind === "type" && one.type === other.type;

/** Whether a token may belong to the name of a place or a person. */
const isOpen = ({ says }: Token): boolean => says === null;
const isName = (token: Token | undefined): boolean =>
  token !== undefined && isOpen(token) && (token.named || !isPlain(token.key));

/** What may name a place: each run of words that were not understood, all of it, the part after "in", its beginnings and ends. */
function candidatesOf(text: string, tokens: Token[]): PlaceCandidate[] {
  const keys = tokens.map(({ key }) => key);
  const led: [from: number, to: number][] = [];
  const complete: [from: number, to: number][] = [];
  const parts: [from: number, to: number][] = [];
  // A run with a place's name that the tables know goes before the others.
  const runs = runsOf(tokens).sort((a, b) => Number(hasName(tokens, b)) - Number(hasName(tokens, a)));
  for (const [from, to] of runs) {
    const run = trimmed(tokens, from, to);
    if (run === null) continue;
    complete.push(...run);
    for (let at = from; at < to; at += 1) {
      const leading = leadingWordsAt(keys, at);
      const after = leading === 0 ? null : trimmed(tokens, at + leading, to);
      if (after !== null) led.unshift(...after);
    }
    const [first, last] = run.at(-1) ?? [from, to];
    const inState = namesState(parsePlaceText(text.slice(tokens[first]?.start, tokens[last - 1]?.end)));
    for (let size = Math.min(WINDOW_WORDS, last - first - 1); size > 0; size -= 1) {
      parts.push([last - size, last]);
      // A state that was typed is never left out, and no name ends before "of".
      if (!inState && !OF_A_NAME.has(keys[first + size] ?? "")) parts.push([first, first + size]);
    }
  }
  // Of several runs the one after "in" is the place; a run alone may have "in" within its name.
  const ranges = runs.length === 1 ? [...complete, ...led, ...parts] : [...led, ...complete, ...parts];
  const seen = new Set<string>();
  const found = ranges.flatMap(([from, to]): PlaceCandidate[] => {
    const part = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    if (seen.has(part) || seen.size >= CANDIDATE_LIMIT) return [];
    const where = parsePlaceText(part);
    if (where.kind === "nothing") return [];
    seen.add(part);
    return [{ text: part, where, rest: unknown(text, tokens, from, to) }];
  });
  // A ZIP is more exact than any name.
  return found.sort((a, b) => Number(b.where.kind === "zip") - Number(a.where.kind === "zip"));
}

/** Whether a text is a place in a state that it names. */
export const namesState = (where: PlaceText): boolean =>
  where.kind === "city-in-state" || (where.kind === "words" && where.inState !== undefined);

const hasName = (tokens: readonly Token[], [from, to]: readonly [number, number]): boolean =>
  tokens.slice(from, to).some(({ named }) => named);

const isStateCode = (token: Token | undefined): boolean =>
  token !== undefined && token.end - token.start === 2 && findStateCode(token.key) !== null;

/** Ranges of open tokens that hold a name. */
function runsOf(tokens: readonly Token[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && isOpen(token)) continue;
    if (at > from) runs.push([from, at]);
    from = at + 1;
  }
  return runs;
}

/** A range without the plain words around it: with the article before it first, then without. Null where no name is left. */
function trimmed(tokens: readonly Token[], from: number, to: number): [from: number, to: number][] | null {
  let first = from;
  let last = to;
  while (first < last && !isName(tokens[first])) first += 1;
  while (last > first && !isName(tokens[last - 1])) last -= 1;
  if (first === last) return null;
  // "in", "or" and "me" are states behind a name, and nothing else where the text ends.
  const ends = !(last < to && isStateCode(tokens[last]))
    ? [last]
    : last + 1 === tokens.length
      ? [last + 1]
      : [last + 1, last];
  const begins = first > from && ARTICLES.has(tokens[first - 1]?.key ?? "") ? [first - 1, first] : [first];
  return ends.flatMap((end) => begins.map((begin): [number, number] => [begin, end]));
}

/** The words that were not understood, without those of a range. */
function unknown(text: string, tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .filter((token, at) => (at < from || at >= to) && isName(token) && !FIGURE.test(token.key))
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}
