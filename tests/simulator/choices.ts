/** What a step decides by: whole numbers that were drawn before, so that the same plan decides the same again. */
export type Choices = {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** One of the list; undefined if it is empty. */
  of<T>(list: readonly T[]): T | undefined;
  /** True for one in `count`. */
  isOneIn(count: number): boolean;
};

/** How many numbers a step is given; one that asks for more begins again with the first. */
export const DRAWN = 6;
/** Each is below this. */
export const DRAWN_BELOW = 1_000;

/** Small numbers choose what is first in a list: a plan that was made smaller decides for the simplest. */
export function choicesFrom(drawn: readonly number[]): Choices {
  let taken = 0;
  const next = () => {
    const number = drawn[taken % drawn.length] ?? 0;
    taken += 1;
    return number;
  };
  const below = (count: number) => (count <= 1 ? 0 : next() % count);
  return {
    below,
    of: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    isOneIn: (count) => below(count) === count - 1,
  };
}
