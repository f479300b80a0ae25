/** Runs one seed: the plan that fast-check draws from it, and the smallest that still fails if it does. */
import fc from "fast-check";
import { DAY_MS } from "#app/platform/durations.ts";
import { everyInvariant } from "./invariants/every-invariant.ts";
import type { Invariant } from "./invariants/invariant.ts";
import { openSociety } from "./people.ts";
import {
  anyPlan,
  hold,
  MONTH_END,
  type Month,
  type Reached,
  readPlan,
  type Tally,
  writePlan,
} from "./plan.ts";
import { makeSmaller } from "./smaller.ts";
import { everyStep } from "./steps/every-step.ts";
import type { Step } from "./steps/step.ts";
import { describe, openWorld } from "./world/world.ts";

/** How long a month of the plan is. */
export const MONTH_DAYS = 30;

export type Simulation = {
  seededData: string;
  stripeUrl: string;
  /** When each world begins. */
  startMs: number;
  days: number;
  /** In thirty days, at most; half of it in the mean. */
  stepsAMonth: number;
  /** How long a failing plan may be made smaller. */
  shrinkMs: number;
  steps?: readonly Step[];
  invariants?: readonly Invariant[];
  /** Told of each step of the first plan. */
  tell?: ((line: string) => void) | undefined;
};

export type Result = {
  seed: number;
  tally: Tally;
  tookMs: number;
  /** Null: every rule held. `plan` is the smallest that breaks one, after `tried` others. */
  failure: { words: string; plan: string; tried: number } | null;
};

/** Lives the seed's plan, or the one that is given as text. */
export async function simulate(simulation: Simulation, seed: number, given?: string): Promise<Result> {
  const { days, stepsAMonth, shrinkMs, tell } = simulation;
  const steps = simulation.steps ?? everyStep;
  const invariants = simulation.invariants ?? everyInvariant;
  const beganAt = performance.now();
  const tally: Tally = { outcomes: new Map(), steps: 0, tell };
  const done = (failure: Result["failure"]): Result => ({
    seed,
    tally,
    tookMs: performance.now() - beganAt,
    failure,
  });
  const months = Math.max(1, Math.ceil(days / MONTH_DAYS));
  const [drawn] = fc.sample(anyPlan(steps, { months, stepsAMonth }, invariants), { seed, numRuns: 1 });
  const plan = given === undefined ? (drawn ?? []) : readPlan(given, steps, invariants);
  const broken = await live(simulation, plan, tally, invariants);
  if (broken === null) return done(null);
  if (given !== undefined) return done({ words: broken.words, plan: given, tried: 0 });
  tell?.(`${broken.words} Smaller plans are tried.`);
  const quiet = () => ({ outcomes: new Map(), steps: 0 });
  const smaller = await makeSmaller(
    plan,
    broken,
    (one) => live(simulation, one, quiet(), invariants),
    performance.now() + shrinkMs,
  );
  return done({ words: smaller.words, plan: writePlan(smaller.plan), tried: smaller.tried });
}

/** One world, from its beginning to the end of the plan. Null: every rule held. */
async function live(
  { days, ...options }: Simulation,
  plan: readonly Month[],
  tally: Tally,
  invariants: readonly Invariant[],
): Promise<{ words: string; reached: Reached } | null> {
  const world = await openWorld(options);
  const reached: Reached = { month: 0, step: 0 };
  try {
    const society = await openSociety(world);
    for (const [month, planned] of plan.entries()) {
      reached.month = month;
      for (const [no, step] of planned.entries()) {
        reached.step = no;
        await step.run(tally, society);
      }
      reached.step = MONTH_END;
      const monthEndsAt = options.startMs + Math.min(days, (month + 1) * MONTH_DAYS) * DAY_MS;
      if (monthEndsAt > world.now()) await world.pass(monthEndsAt - world.now());
      await world.rest();
      await hold(society, invariants, `the end of month ${month + 1}`);
    }
    return null;
  } catch (error) {
    return { words: describe(error), reached };
  } finally {
    await world.stop();
  }
}
