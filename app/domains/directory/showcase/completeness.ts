/** How complete a showcase is, and what is worth doing next. */
import { SHOWCASE_FIELDS } from "./showcase-fields.ts";
import type { Showcase } from "./showcase-types.ts";

export type Completeness = { percent: number; next: { step: string; anchor: string; adds: number } | null };

/** The percentage, and the missing part that adds most. */
export function completenessOf(showcase: Showcase): Completeness {
  const missing = SHOWCASE_FIELDS.flatMap(({ complete }) =>
    complete === undefined || complete.done(showcase) ? [] : [complete],
  );
  const percent = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = missing.sort((a, b) => b.weight - a.weight);
  return {
    percent,
    next: first === undefined ? null : { step: first.step, anchor: first.anchor, adds: first.weight },
  };
}
