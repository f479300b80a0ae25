/** Repeatable randomness: every entity draws from its own stream, so that one more draw moves nothing else. */

/** Numbers drawn from a key. The same key gives the same numbers on every machine. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** `keys` name the stream: the seed, the kind of thing, its number. */
  constructor(...keys: readonly (string | number)[]) {
    // Two hashes: with one of 32 bits, some of a million agents' streams would be equal, and their ids too.
    let hash = 0x811c9dc5;
    let other = 0x1b873593;
    for (const key of keys) {
      hash = typeof key === "number" ? mixNumber(hash, key, 0x85ebca6b) : mixText(hash, key, 0x01000193);
      other = typeof key === "number" ? mixNumber(~other, key, 0xc2b2ae35) : mixText(~other, key, 0x27d4eb2f);
    }
    this.#a = finish(hash ^ 0x9e3779b9);
    this.#b = finish(other ^ 0x243f6a88);
    this.#c = finish((hash + other) ^ 0xb7e15162);
    for (let i = 0; i < 8; i += 1) this.bits32();
  }

  /** An unsigned 32-bit integer (sfc32, after Chris Doty-Humphrey's PractRand). */
  bits32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** 0 ≤ x < 1 */
  unit(): number {
    return this.bits32() / 4_294_967_296;
  }

  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** Throws `RangeError` if there is nothing to pick from. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.unit() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  /** One of `items`, each as likely as its `weight`. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let rest = this.unit() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new RangeError("nothing to pick from");
    return last[0];
  }

  /** `count` different items in drawn order, all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    const chosen: number[] = [];
    while (chosen.length < Math.min(count, items.length)) {
      const index = Math.floor(this.unit() * items.length);
      if (!chosen.includes(index)) chosen.push(index);
    }
    return chosen.flatMap((index) => items.slice(index, index + 1));
  }

  /** Normally distributed, mean 0, deviation 1 (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  digits(count: number): string {
    let text = "";
    while (text.length < count) text += String(Math.floor(this.unit() * 10));
    return text;
  }
}

function mixNumber(hash: number, key: number, factor: number): number {
  return finish(Math.imul(hash ^ (key | 0), factor) ^ Math.floor(key / 4_294_967_296));
}

function mixText(hash: number, key: string, factor: number): number {
  let mixed = hash;
  for (let i = 0; i < key.length; i += 1) mixed = Math.imul(mixed ^ key.charCodeAt(i), factor);
  return finish(mixed);
}

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
