/** The seeds of one command, one after the other, and the report. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedOf } from "#support/servers/fixture.ts";
import { startStripeStandIn } from "../../stand-ins/stripe/http/server.ts";
import type { Options } from "./options.ts";
import { reportOf } from "./report.ts";
import { type Result, simulate } from "./simulate.ts";

/** The same for every run, so that a seed is the same on every day. A Monday, nine o'clock in Chicago. */
const FIRST_DAY = "2026-01-05";
const STARTS_AT = Date.parse(`${FIRST_DAY}T15:00:00Z`);
const AGENTS = 120;

/** Where plans that break a rule are written. */
const FAILED = join(".data", "simulated");

/** Whether every rule held. */
export async function runSeeds(options: Options): Promise<boolean> {
  const { seeds, first, days, stepsAMonth, shrinkSeconds, out, verbose } = options;
  const given = options.plan === null ? undefined : readFileSync(options.plan, "utf8").trimEnd();
  const [seededData, stripe] = await Promise.all([seedOf(FIRST_DAY, AGENTS), startStripeStandIn()]);
  const results: Result[] = [];
  try {
    for (let seed = first; seed < first + seeds; seed += 1) {
      const simulation = {
        seededData,
        stripeUrl: stripe.url,
        startMs: STARTS_AT,
        days,
        stepsAMonth,
        shrinkMs: shrinkSeconds * 1000,
        tell: verbose ? (line: string) => console.log(line) : undefined,
      };
      const result = await simulate(simulation, seed, given);
      results.push(result);
      const { tally, tookMs, failure } = result;
      console.log(
        `Seed ${seed}: ${tally.steps} steps, ${days} days in ${(tookMs / 1000).toFixed(1)} s${failure === null ? "" : ", a rule is broken"}.`,
      );
      if (failure === null) continue;
      const file = join(FAILED, `seed-${seed}.txt`);
      mkdirSync(FAILED, { recursive: true });
      writeFileSync(file, `${failure.plan}\n`);
      console.log(`${failure.words}\nThe smallest plan that breaks it:\n${failure.plan}`);
      console.log(`Live it again: npm run simulate -- --seed ${seed} --days ${days} --plan ${file}`);
    }
  } finally {
    await stripe.stop();
  }
  const report = reportOf(results, days);
  console.log(`\n${report}`);
  if (out !== null) writeFileSync(out, report);
  return results.every(({ failure }) => failure === null);
}
