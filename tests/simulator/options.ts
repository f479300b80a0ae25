/** The command line of `npm run simulate`. */
import { readCommandLine } from "../../scripts/command-line.ts";

const USAGE = `npm run simulate -- [--seeds N] [--days N] [--seed S] [--plan FILE] [--steps N] [--shrink S] [--verbose] [--out FILE]

Drives the product through its own commands, a world a seed: people of every role, the clock, the cron, mail, Stripe, and
a database that fails, and checks after each step that the product's rules hold. A seed that fails is made smaller, and
written to a file that replays it.

  --seeds  how many, 5 unless said
  --days   how long each world lives, 365 unless said
  --seed   the first one, 1 unless said; the others count up from it
  --plan   lives the plan in this file instead, as an earlier run has written it
  --steps  most steps in thirty days, 120 unless said; half of it in the mean
  --shrink  seconds in which a seed that fails is made smaller, 600 unless said
  --verbose  each step, and what came of it
  --out    also writes the report there, as Markdown

Ends with 0 if every rule held, 1 if one didn't.`;

export type Options = {
  seeds: number;
  days: number;
  first: number;
  plan: string | null;
  stepsAMonth: number;
  shrinkSeconds: number;
  verbose: boolean;
  out: string | null;
};

/** Exits with the usage for an unknown option; throws a sentence for a person for a bad value. */
export function parseOptions(args: string[]): Options {
  const { values } = readCommandLine(
    USAGE,
    {
      options: {
        seeds: { type: "string" },
        days: { type: "string" },
        seed: { type: "string" },
        plan: { type: "string" },
        steps: { type: "string" },
        shrink: { type: "string" },
        verbose: { type: "boolean", default: false },
        out: { type: "string" },
      },
    },
    args,
  );
  const { seeds, days, seed, plan = null, steps, shrink, out = null } = values;
  const isOne = (seed !== undefined || plan !== null) && seeds === undefined;
  return {
    seeds: wholeNumber("seeds", seeds ?? (isOne ? "1" : "5"), 1, 10_000),
    days: wholeNumber("days", days ?? "365", 1, 3_650),
    first: wholeNumber("seed", seed ?? "1", 0, 2_000_000_000),
    plan,
    stepsAMonth: wholeNumber("steps", steps ?? "120", 1, 5_000),
    shrinkSeconds: wholeNumber("shrink", shrink ?? "600", 0, 86_400),
    verbose: values.verbose === true,
    out,
  };
}

function wholeNumber(option: string, given: string, least: number, most: number): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`--${option} ${given}: a whole number from ${least} to ${most}.`);
  return number;
}
