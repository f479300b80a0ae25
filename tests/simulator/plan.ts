/** What happens in a simulated stretch of time: months, each a list of steps with the numbers they decide by. */
import fc from "fast-check";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { choicesFrom, DRAWN, DRAWN_BELOW } from "./choices.ts";
import { everyInvariant } from "./invariants/every-invariant.ts";
import type { Invariant } from "./invariants/invariant.ts";
import { type Society, seeWhoIsHere } from "./people.ts";
import type { Step } from "./steps/step.ts";
import { describe } from "./world/world.ts";

export type Tally = {
  /** How often each outcome came, by step. */
  outcomes: Map<string, Map<string, number>>;
  steps: number;
  /** Told of each step and what came of it. */
  tell?: ((line: string) => void) | undefined;
};

/** Between two steps, and before one that follows soon: its email has come. */
const [STEP_MS, SOON_MS] = [1_000, 2 * MINUTE_MS];

/** A rule of the product that didn't hold. */
export class BrokenRule extends Error {
  override name = "BrokenRule";
}

class PlannedStep {
  readonly step: Step;
  readonly drawn: readonly number[];
  readonly invariants: readonly Invariant[];
  constructor(step: Step, drawn: readonly number[], invariants: readonly Invariant[]) {
    this.step = step;
    this.drawn = drawn;
    this.invariants = invariants;
  }
  async run(tally: Tally, society: Society): Promise<void> {
    const always = this.invariants.filter(({ when }) => when === "step");
    await take(society, tally, this.step, this.drawn);
    await hold(society, always, this.step.name);
    const { soon } = this.step;
    if (soon === undefined) return;
    await society.world.pass(SOON_MS);
    await take(society, tally, soon, this.drawn);
    await hold(society, always, soon.name);
  }
  toString(): string {
    return `${this.step.name} (${this.drawn.join(" ")})`;
  }
}

/** A step, and its outcome in the tally. What a database in trouble answers is an outcome; any other error is a broken rule. */
async function take(society: Society, tally: Tally, step: Step, drawn: readonly number[]): Promise<void> {
  const { world } = society;
  const before = world.weather();
  let said: string;
  await seeWhoIsHere(society);
  // Rows of two steps are never of one moment: what is newest is the same when the plan is lived again.
  world.tick(STEP_MS);
  try {
    said = await step.run(society, choicesFrom(drawn));
  } catch (error) {
    const isTrouble = error instanceof Response && error.status === 503;
    if (!isTrouble || (before === "clear" && world.weather() === "clear"))
      throw new BrokenRule(`${step.name}: ${describe(error)}`, { cause: error });
    said = "no database";
  }
  await world.settled();
  tally.steps += 1;
  tally.tell?.(`${new Date(world.now()).toISOString().slice(0, 16)} ${step.name}: ${said}`);
  const outcomes = tally.outcomes.get(step.name) ?? new Map<string, number>();
  outcomes.set(said, (outcomes.get(said) ?? 0) + 1);
  tally.outcomes.set(step.name, outcomes);
}

/** Throws `BrokenRule` for what doesn't hold. */
export async function hold(
  { world, broken }: Society,
  invariants: readonly Invariant[],
  after: string,
): Promise<void> {
  await world.mailbox.fetch();
  const found = [...broken.splice(0), ...world.failures.splice(0)];
  const results = await Promise.all(
    invariants.map(async ({ name, find }) => (await find(world)).map((words) => `${name}: ${words}`)),
  );
  found.push(...results.flat());
  if (found.length > 0) throw new BrokenRule(`After “${after}”: ${found.join(" ")}`);
}

export type Month = readonly PlannedStep[];
/** Where a rule broke: in a step of a month, or at the month's end. */
export type Reached = { month: number; step: number };
export const MONTH_END = -1;

/** Any plan of so many months, with so many steps in each at most. */
export function anyPlan(
  steps: readonly Step[],
  { months, stepsAMonth }: { months: number; stepsAMonth: number },
  invariants: readonly Invariant[] = everyInvariant,
): fc.Arbitrary<Month[]> {
  const numbers = fc.array(fc.nat(DRAWN_BELOW - 1), { minLength: DRAWN, maxLength: DRAWN });
  const planned = steps.map((step) => ({
    weight: step.often,
    arbitrary: numbers.map((drawn) => new PlannedStep(step, drawn, invariants)),
  }));
  const month = fc.noBias(fc.array(fc.oneof(...planned), { maxLength: stepsAMonth, size: "max" }));
  return fc.tuple(...Array.from({ length: months }, () => month));
}

/** A plan as text, a month a line. */
export const writePlan = (plan: readonly Month[]): string => plan.map(String).join("\n");

/** The plan that was written so. Throws a sentence for a person for a step that isn't known. */
export function readPlan(
  text: string,
  steps: readonly Step[],
  invariants: readonly Invariant[] = everyInvariant,
): Month[] {
  const commandOf = (written: string) => {
    const at = written.lastIndexOf(" (");
    const name = written.slice(written.startsWith(",") ? 1 : 0, at);
    const step = steps.find((one) => one.name === name);
    if (step === undefined) throw new Error(`There is no step “${name}”.`);
    return new PlannedStep(
      step,
      written
        .slice(at + 2)
        .split(" ")
        .map(Number),
      invariants,
    );
  };
  return text.split("\n").map((month) =>
    month
      .split(")")
      .filter((written) => written.includes(" ("))
      .map(commandOf),
  );
}
