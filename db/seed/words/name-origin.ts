/** Names that belong together. */
export type NameOrigin = {
  /** Share of agents everywhere; `states` multiplies it where an origin is more common. */
  weight: number;
  states?: Readonly<Record<string, number>>;
  /** How likely someone speaks one of these languages besides English (bits of `languages`). */
  speaks?: readonly [share: number, bits: readonly number[]];
  first: readonly string[];
  last: readonly string[];
};

/** Names separated by white space; "De-la-Cruz" means several words. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
