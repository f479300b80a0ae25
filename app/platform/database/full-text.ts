/** A search as full text (FTS5) expects it. */
import { cutText } from "#app/platform/cut-text.ts";

/** The words of a search for full text: each must occur, and the last may be a prefix. Null if there are none. */
export function fullTextWords(text: string): string | null {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 8)
    .map((word) => cutText(word, 40));
  if (words === undefined || words.length === 0) return null;
  return words.map((word, at) => (at === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(" ");
}
