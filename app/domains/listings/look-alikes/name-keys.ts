/** Names as they are compared to find two profiles of one person. Pure. */
import { plainWords, suffixOf } from "#app/platform/contact-data/plain-name.ts";

/** "José Á. de la Cruz, Jr." → "josedelacruz": without accents, signs, initials, and suffixes; empty for no letters. */
export const nameKey = (name: string): string =>
  plainWords(name)
    .filter((word, at) => word.length > 1 && (at < 2 || suffixOf(word) === null))
    .join("");
