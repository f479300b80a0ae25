/** Names of people as lists write them, and as they write themselves. Pure. */

import { plainWords, suffixOf } from "#app/platform/contact-data/plain-name.ts";

export type PersonName = { firstName: string; lastName: string };

/** Words that belong to the last name and are written small within it. */
const PARTICLES = new Set(
  "van von de den der del della di da dos das du la le ter ten af av zu zur y".split(" "),
);
/** What follows Mac in names that have a capital there; "Machado" and "Mack" have none. */
const MAC =
  /^mac(?=(?:donald|dougall|arthur|kenzie|gregor|pherson|millan|allister|lean|leod|intosh|farlane|kinnon|cormack)$)/;

/** "O'NEIL-MCCARTHY" → "O'Neil-McCarthy". A name that is not all capitals, or all small, stays as it is written. */
function wordOf(word: string): string {
  if (word !== word.toUpperCase() && word !== word.toLowerCase()) return word;
  return word
    .toLowerCase()
    .split(/([-'’])/)
    .map((part, at, parts) => {
      // "D'Angelo" and "O'Neil" have a capital after the sign, "Jones's" has none.
      const before = parts[at - 1];
      const goesOn = (before === "'" || before === "’") && part.length < 2;
      return goesOn ? part : capital(part);
    })
    .join("");
}

function capital(part: string): string {
  const clan = MAC.exec(part)?.[0] ?? (/^mc(?=[a-z]{2})/.exec(part)?.[0] || "");
  return [clan, part.slice(clan.length)].map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("");
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** The words of a last name: particles small, a suffix as it is written. */
function lastNameOf(words: readonly string[]): string {
  const last = words.length - 1;
  return words
    .map((word, at) => {
      if (at > 0 && at === last) {
        const suffix = suffixOf(word);
        if (suffix !== null) return suffix;
      }
      const isShouted = word === word.toUpperCase() || word === word.toLowerCase();
      return isShouted && at < last && PARTICLES.has(word.toLowerCase()) ? word.toLowerCase() : wordOf(word);
    })
    .join(" ");
}

const firstNameOf = (words: readonly string[]): string => words.map(wordOf).join(" ");

/**
 * A name of one cell: "DVORAK, VESNA", "SMITH JR, JOHN Q", "SMITH, JOHN Q, JR", or "Vesna Dvorak". Null for what is not the
 * name of a person with a first and a last name.
 */
export function readName(text: string): PersonName | null {
  const clean = text.replace(/\s+/g, " ").trim();
  const [before = "", after, ...more] = clean.split(",").map((part) => part.trim());
  if (after === undefined || after === "") return readInOrder(wordsOf(before));
  // "John Smith, Jr." has its suffix behind the comma, and no first name there.
  const behind = wordsOf(after);
  if (behind.length === 1 && suffixOf(after) !== null && more.length === 0)
    return readInOrder([...wordsOf(before), after]);
  const suffixes = [...behind.splice(1), ...more.flatMap(wordsOf)];
  const own = suffixes.filter((word) => suffixOf(word) !== null && word.length > 1);
  const given = [...behind, ...suffixes.filter((word) => !own.includes(word))];
  return named(given, [...wordsOf(before), ...own.slice(0, 1)]);
}

/** Names of cells of their own. */
export function joinName(parts: {
  first: string;
  middle: string;
  last: string;
  suffix: string;
}): PersonName | null {
  return named(
    [...wordsOf(parts.first), ...wordsOf(parts.middle)],
    [...wordsOf(parts.last), ...wordsOf(parts.suffix).slice(0, 1)],
  );
}

/** "Vesna Dvorak", "Ludwig van der Berg III": the last name begins with its particle, or is the last word. */
function readInOrder(words: readonly string[]): PersonName | null {
  const hasSuffix = words.length > 2 && suffixOf(words.at(-1) ?? "") !== null;
  const names = hasSuffix ? words.slice(0, -1) : words;
  let from = names.length - 1;
  while (from > 1 && PARTICLES.has((names[from - 1] ?? "").toLowerCase())) from -= 1;
  return named(names.slice(0, from), [...names.slice(from), ...(hasSuffix ? words.slice(-1) : [])]);
}

function named(first: readonly string[], last: readonly string[]): PersonName | null {
  const letters = (words: readonly string[]) => /\p{L}/u.test(words.join(""));
  if (!letters(first) || !letters(last)) return null;
  const [firstName, lastName] = [firstNameOf(first), lastNameOf(last)];
  return firstName.length > 80 || lastName.length > 80 ? null : { firstName, lastName };
}

/**
 * Whether a listed name, in any order, has this last name. Signs, accents, spaces, and suffixes don't count: "OCALLAGHAN, DEJA"
 * and "VANDERBERG" name O'Callaghan and van der Berg.
 */
export function hasLastName(listed: string, lastName: string): boolean {
  const wanted = plainWords(lastName).filter((word, at) => at === 0 || suffixOf(word) === null);
  const key = wanted.join("");
  const words = plainWords(listed);
  if (key === "") return false;
  return words.some((_, from) => {
    let joined = "";
    for (const word of words.slice(from)) {
      joined += word;
      if (joined === key) return true;
      if (joined.length >= key.length) return false;
    }
    return false;
  });
}
