/** Runs one seed: any plan that fast-check draws from it, and the smallest that still fails if one does. */
import fc from "fast-check";
import { DAY_MS } from "#app/platform/durations.ts";
import { everyInvariant } from "./invariants/every-invariant.ts";
import type { Invariant } from "./invariants/invariant.ts";
import { openSociety } from "./people.ts";
import { anyPlan, hold, type Month, type Tally } from "./plan.ts";
import { everyStep } from "./steps/every-step.ts";
import type { Step } from "./steps/step.ts";
import { openWorld } from "./world/world.ts";

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
  /** Null: every rule held. */
  failure: { words: string; plan: string; path: string; tried: number } | null;
};

/** `path` of an earlier failure goes straight to the smallest plan that was found then. */
export async function simulate(simulation: Simulation, seed: number, path = ""): Promise<Result> {
  const { days, stepsAMonth, shrinkMs } = simulation;
  const steps = simulation.steps ?? everyStep;
  const invariants = simulation.invariants ?? everyInvariant;
  const beganAt = performance.now();
  let tally: Tally = { outcomes: new Map(), steps: 0 };
  let failedAt: number | null = null;
  const months = Math.max(1, Math.ceil(days / MONTH_DAYS));
  const property = fc.asyncProperty(anyPlan(steps, { months, stepsAMonth }, invariants), async (plan) => {
    // Smaller plans than the one that failed are tried for a while.
    if (failedAt !== null && performance.now() - failedAt > shrinkMs) return;
    const run: Tally = { outcomes: new Map(), steps: 0 };
    if (failedAt === null) {
      tally = run;
      run.tell = simulation.tell;
    }
    try {
      await live(simulation, plan, run, invariants);
    } catch (error) {
      failedAt ??= performance.now();
      throw error;
    }
  });
  const checked = await fc.check(property, { seed, numRuns: 1, path, endOnFailure: false });
  const failure = checked.failed
    ? {
        words:
          checked.errorInstance instanceof Error
            ? checked.errorInstance.message
            : String(checked.errorInstance),
        plan: (checked.counterexample?.[0] ?? []).map(String).join("\n"),
        path: checked.counterexamplePath ?? "",
        tried: checked.numShrinks,
      }
    : null;
  return { seed, tally, tookMs: performance.now() - beganAt, failure };
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
