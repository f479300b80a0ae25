import type { Choices } from "../choices.ts";
import type { Society } from "../people.ts";

/** Something that somebody does, or that happens. */
export type Step = {
  name: string;
  /** How often, next to the others. */
  often: number;
  /** Does it, and says in a word or two what came of it. Throws only where the product does what it never should. */
  run(society: Society, choices: Choices): Promise<string>;
  /** What follows within minutes. */
  soon?: Step;
};
