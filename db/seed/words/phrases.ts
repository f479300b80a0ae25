/** Lists of sentences, and drawing from them without early repetition. */
import type { Random } from "../random.ts";

/** One phrase per line; indentation and empty lines don't count. */
export function phrases(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const strides = [29, 23, 19, 17, 13, 11, 7, 1];

/**
 * Draws from lists as from shuffled decks: a phrase comes back only after all others of its list. One deck serves
 * everything on one page.
 */
export class Deck {
  #random: Random;
  #places = new Map<readonly string[], { at: number; stride: number }>();

  constructor(random: Random) {
    this.#random = random;
  }

  draw(stock: readonly string[]): string {
    let place = this.#places.get(stock);
    if (place === undefined) {
      const fitting = strides.filter((stride) => stride === 1 || stock.length % stride !== 0);
      place = { at: this.#random.integer(0, stock.length - 1), stride: this.#random.pick(fitting) };
      this.#places.set(stock, place);
    }
    const phrase = stock[place.at % stock.length];
    place.at += place.stride;
    if (phrase === undefined) throw new RangeError("nothing to draw from");
    return phrase;
  }

  /** `count` different ones, or the complete list. */
  drawMany(stock: readonly string[], count: number): string[] {
    return Array.from({ length: Math.min(count, stock.length) }, () => this.draw(stock));
  }
}

/** Fills `{name}` slots and begins the text and each of its sentences with a capital. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
    .replace(
      /(^|\n\n|[.?] )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
