/** How complete a showcase is, and what is worth doing next. */
import { FULL_BIOGRAPHY_CHARACTERS } from "./limits.ts";
import type { Showcase } from "./showcase-types.ts";

type Part = {
  weight: number;
  /** What to do, and at which field. */
  step: string;
  anchor: string;
  done(showcase: Showcase): boolean;
};

/** By what it tells a reader; the weights make 100. */
const PARTS: readonly Part[] = [
  {
    weight: 20,
    step: `Write a bio of at least ${FULL_BIOGRAPHY_CHARACTERS} characters`,
    anchor: "form-biography",
    done: ({ biography }) => [...biography].length >= FULL_BIOGRAPHY_CHARACTERS,
  },
  { weight: 15, step: "Add a phone number", anchor: "form-phone", done: ({ phone }) => phone !== null },
  {
    weight: 15,
    step: "Write a headline",
    anchor: "form-headline",
    done: ({ headline }) => headline !== "",
  },
  {
    weight: 15,
    step: "Say when you’re open",
    anchor: "hours",
    done: ({ week }) => week.some((day) => day !== null),
  },
  {
    weight: 15,
    step: "Choose the insurance types you offer",
    anchor: "types",
    done: ({ types }) => types !== 0,
  },
  {
    weight: 10,
    step: "Choose the carriers you work with",
    anchor: "carriers",
    done: ({ carriers }) => carriers.length > 0,
  },
  {
    weight: 5,
    step: "Choose the languages you speak",
    anchor: "languages",
    done: ({ languages }) => languages !== 0,
  },
  { weight: 5, step: "Add your website", anchor: "form-website", done: ({ website }) => website !== null },
];

export type Completeness = { percent: number; next: { step: string; anchor: string; adds: number } | null };

/** The percentage, and of what is missing the part that adds most. */
export function completenessOf(showcase: Showcase): Completeness {
  const missing = PARTS.filter((part) => !part.done(showcase));
  const percent = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = [...missing].sort((a, b) => b.weight - a.weight);
  return {
    percent,
    next: first === undefined ? null : { step: first.step, anchor: first.anchor, adds: first.weight },
  };
}
