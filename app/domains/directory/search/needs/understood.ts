/** What a page says of the words that it was asked by. Plain data, for the browser too. */
import type { Asked } from "./asked.ts";

/** A value that the words said, with the words. */
type Because = { value: string; because: string };

export type Understood = {
  /** All that was typed. */
  typed: string;
  type: Because | null;
  /** Slugs of further types that were named. */
  otherTypes: string[];
  languages: Because[];
  /** The words that said so. */
  independent: string | null;
  /** A carrier that was named; whether the register has it, the search says. */
  carrier: string | null;
  /** Words that were not understood. */
  rest: string;
};

/** Null where nothing was typed but a place or a name. */
export function understoodOf({ query, need }: Asked, rest: string): Understood | null {
  const { type, otherTypes, languages, independent, carrier } = need;
  const nothing =
    type === null && languages.length === 0 && independent === null && carrier === null && rest === "";
  if (nothing) return null;
  return {
    typed: query.q,
    // What the form says counts before the words.
    type: type !== null && query.type === type.value ? type : null,
    otherTypes: [...(type !== null && query.type !== type.value ? [type] : []), ...otherTypes].map(
      ({ value }) => value,
    ),
    languages: languages.filter(({ value }) => query.language.includes(value)),
    independent: independent?.because ?? null,
    carrier: carrier?.value ?? null,
    rest,
  };
}
