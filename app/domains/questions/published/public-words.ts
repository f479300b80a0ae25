/** Titles and slugs of published questions, made from their text. */
import { EXCERPT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from "../limits.ts";

/**
 * Everything up to the end of the sentence that asks, if that is short; else that sentence, or the first one. Cut at a
 * word.
 */
export function titleOf(publicText: string): string {
  const sentences = publicText
    .replace(/\s+/g, " ")
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.length > 0);
  const asks = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const opening = sentences.slice(0, asks + 1).join(" ");
  const fits = asks > 0 && [...opening].length <= TITLE_MAX_CHARACTERS;
  const title = fits ? opening : (sentences[Math.max(0, asks)] ?? publicText);
  return cutAtWord(title, TITLE_MAX_CHARACTERS);
}

/** The beginning of a text, on one line, cut at a word. */
export const excerptOf = (text: string): string =>
  cutAtWord(text.replace(/\s+/g, " ").trim(), EXCERPT_MAX_CHARACTERS);

function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Lower-case words and a tail that makes it unique: `does-my-policy-pay-k3f9x2ab`. */
export function slugOf(title: string, id: string): string {
  const words = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 70)
    .replace(/^-+|(?<!-)-+$/g, "");
  const tail = id.replaceAll("-", "").slice(-8);
  return words === "" ? tail : `${words}-${tail}`;
}
