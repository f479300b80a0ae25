import type { Language } from "#app/text/text.ts";

/** Where a rule stands in the law, and when we read about it. */
export type LawSource = {
  /** As a lawyer cites it: `42 CFR 422.2267(e)(41)`. */
  citation: string;
  url?: string;
  /** `YYYY-MM-DD`: when it was looked up. */
  readOn: string;
  /** `secondary` is what others wrote about it; counsel must read the text itself. */
  kind: "primary" | "secondary";
};

/**
 * One thing that the law asks for, with the days on which it applies. A new wording is a new rule with a later `from`;
 * the one before gets an `until`. A rule that applied is never edited.
 */
export type LawRule = {
  /** Of what it asks for, in kebab-case. Rules that follow each other share it. */
  id: string;
  /** A text that is shown, or a step that the product takes. */
  kind: "text" | "step";
  /** What the law asks for, in one sentence. */
  asks: string;
  /** `YYYY-MM-DD`: the first day on which it applies. */
  from: string;
  /** `YYYY-MM-DD`: the first day on which it no longer applies. */
  until?: string;
  /** Keys of insurance types; absent: all. */
  types?: readonly string[];
  /** Two-letter codes of states; absent: all. */
  states?: readonly string[];
  /** Names of pages that show or take it, as `docs/law.md` lists them. */
  pages?: readonly string[];
  /** Events of emails that carry it. */
  emails?: readonly string[];
  /** The words as they are shown, for a text. `{names}` are filled in by the page. */
  text?: Readonly<Record<Language, string>>;
  sources: readonly [LawSource, ...LawSource[]];
  /** Where the product does it: files, for `docs/law.md`. */
  where: readonly [string, ...string[]];
};

/** Slugs of the insurance types that Medicare's marketing rules are about. Medicare Supplement is regulated by states. */
export const MEDICARE_TYPES = ["medicare-advantage", "medicare-part-d"] as const;

/** What an agent states about the Medicare plans that they offer where they work. */
export type PlansOffered = { organizations: number; plans: number; all: boolean };

/** What is asked about: a page or an email, on a day, about an insurance type in a state. */
export type LawQuestion = {
  /** `YYYY-MM-DD` */
  day: string;
  page?: string;
  email?: string;
  /** Keys of the insurance types that it is about; a rule for certain types needs one of them. */
  types?: readonly string[];
  /** Two-letter code; a rule for certain states needs it. */
  state?: string | null;
};
