/** A plan that breaks a rule, made smaller: what isn't needed for it is left out, half of it at once, then less and less. */
import { MONTH_END, type Month, type Reached } from "./plan.ts";

/** Lives a plan. Null: every rule held; else how far it came, and which rule broke. */
type Live = (plan: readonly Month[]) => Promise<{ words: string; reached: Reached } | null>;

/**
 * The smallest plan that was found until then (`performance.now()`), and what it breaks. Each smaller one is lived from its
 * beginning; one that breaks another rule counts too.
 */
export async function makeSmaller(
  plan: readonly Month[],
  failure: { words: string; reached: Reached },
  live: Live,
  until: number,
): Promise<{ plan: readonly Month[]; words: string; tried: number }> {
  let kept = upTo(plan, failure.reached);
  let { words } = failure;
  let tried = 0;
  let size = Math.ceil(kept.flat().length / 2);
  while (size > 0) {
    let isSmaller = false;
    for (let at = 0; at < kept.flat().length; ) {
      if (performance.now() >= until) return { plan: kept, words, tried };
      tried += 1;
      const next = without(kept, at, size);
      const broken = await live(next);
      if (broken === null) at += size;
      else {
        kept = upTo(next, broken.reached);
        words = broken.words;
        isSmaller = true;
      }
    }
    size = size > 1 ? Math.ceil(size / 2) : isSmaller ? 1 : 0;
  }
  return { plan: kept, words, tried };
}

/** What comes later had no part in it. */
const upTo = (plan: readonly Month[], { month, step }: Reached): Month[] =>
  plan
    .slice(0, month + 1)
    .map((steps, no) => (no < month || step === MONTH_END ? steps : steps.slice(0, step + 1)));

/** Without `size` steps from `at` on, counted through all months. */
function without(plan: readonly Month[], at: number, size: number): Month[] {
  let no = -1;
  return plan.map((steps) =>
    steps.filter(() => {
      no += 1;
      return no < at || no >= at + size;
    }),
  );
}
