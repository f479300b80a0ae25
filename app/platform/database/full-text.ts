/** What somebody searches for, as full text (FTS5) asks for it. */
import { cutText } from "#app/platform/cut-text.ts";

/** The words of a search as full text asks for them: each must be there, the last may go on. Null for none. */
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
