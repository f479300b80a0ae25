/** Runs one seed: any plan that fast-check draws from it, and the smallest that still fails if one does. */
import fc from "fast-check";
import { DAY_MS } from "#app/platform/durations.ts";
import { everyInvariant } from "./invariants/every-invariant.ts";
import type { Invariant } from "./invariants/invariant.ts";
import { openSociety } from "./people.ts";
import { anyPlan, hold, type Month, readPlan, type Tally, writePlan } from "./plan.ts";
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
  /** Null: every rule held. `plan` is the smallest that breaks one, `tried` how many smaller ones were found. */
  failure: { words: string; plan: string; tried: number } | null;
};

/** Lives the seed's plan, or the one that is given as text. */
export async function simulate(simulation: Simulation, seed: number, given?: string): Promise<Result> {
  const { days, stepsAMonth, shrinkMs, tell } = simulation;
  const steps = simulation.steps ?? everyStep;
  const invariants = simulation.invariants ?? everyInvariant;
  const beganAt = performance.now();
  let tally: Tally = { outcomes: new Map(), steps: 0, tell };
  const done = (failure: Result["failure"]): Result => ({
    seed,
    tally,
    tookMs: performance.now() - beganAt,
    failure,
  });
  if (given !== undefined) {
    try {
      await live(simulation, readPlan(given, steps, invariants), tally, invariants);
      return done(null);
    } catch (error) {
      return done({ words: describe(error), plan: given, tried: 0 });
    }
  }
  let failedAt: number | null = null;
  const months = Math.max(1, Math.ceil(days / MONTH_DAYS));
  const property = fc.asyncProperty(anyPlan(steps, { months, stepsAMonth }, invariants), async (plan) => {
    // Smaller plans than the one that failed are tried for a while, and say nothing.
    if (failedAt !== null && performance.now() - failedAt > shrinkMs) return;
    const isFirst = failedAt === null;
    const run: Tally = { outcomes: new Map(), steps: 0, tell: isFirst ? tell : undefined };
    if (isFirst) tally = run;
    try {
      await live(simulation, plan, run, invariants);
    } catch (error) {
      if (isFirst) tell?.(`${describe(error)} Smaller plans are tried.`);
      failedAt ??= performance.now();
      throw error;
    }
  });
  const checked = await fc.check(property, { seed, numRuns: 1 });
  return done(
    checked.failed
      ? {
          words: describe(checked.errorInstance),
          plan: writePlan(checked.counterexample?.[0] ?? []),
          tried: checked.numShrinks,
        }
      : null,
  );
}

/** One world, from its beginning to the end of the plan. */
async function live(
  { days, ...options }: Simulation,
  plan: readonly Month[],
  tally: Tally,
  invariants: readonly Invariant[],
): Promise<void> {
  const world = await openWorld(options);
  try {
    const society = await openSociety(world);
    for (const [index, month] of plan.entries()) {
      await fc.asyncModelRun(() => ({ model: tally, real: society }), month);
      const monthEndsAt = options.startMs + Math.min(days, (index + 1) * MONTH_DAYS) * DAY_MS;
      if (monthEndsAt > world.now()) await world.pass(monthEndsAt - world.now());
      await world.rest();
      await hold(society, invariants, `the end of month ${index + 1}`);
    }
  } finally {
    await world.stop();
  }
}
