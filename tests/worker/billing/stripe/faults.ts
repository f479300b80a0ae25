/** Stripe faults, one for each of several payers who do the same at once: each of our calls meets all of them. */
import { expect } from "vitest";
import { KEY_MS } from "#app/platform/payments.ts";
import type { FaultOptions, StripeStandIn } from "#support/servers/stripe.ts";

export const FAULTS = {
  "500": { answer: "500" },
  "429": { answer: "429" },
  "no answer": { answer: "timeout" },
  "a broken connection": { answer: "reset" },
  /** Stripe does what it was asked, but the answer is lost. */
  "a lost answer": { answer: "reset", after: true },
} as const satisfies Record<string, FaultOptions>;
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** How long the Worker waits for one try in these tests. */
export const SHORT_PATIENCE = { STRIPE_TIMEOUT_SECONDS: "0.8" };

/** How long all tries of one Stripe call may take, one test after the other, on a busy machine. */
const TRIES_MS = 60_000;

/** Waits if the idempotency key would change between tries: what a lost call made is found by its key alone. */
export async function roomForKeys(): Promise<void> {
  const leftMs = KEY_MS - (Date.now() % KEY_MS);
  if (leftMs < TRIES_MS) await new Promise((resolve) => setTimeout(resolve, leftMs));
}

/** Which call, and which of the payer's values its address or body has. */
export type FaultyCall = Pick<FaultOptions, "method" | "path" | "skip"> & { has: string };

/** More than the library retries. */
const TIMES = 9;

/** Runs `work` for all, each call with its own fault. Throws if one of them hasn't met it. */
export async function whileFaulty<T>(
  stripe: StripeStandIn,
  calls: readonly (FaultyCall & { fault: FaultName })[],
  run: () => Promise<T>,
): Promise<T> {
  for (const { fault, ...call } of calls) await stripe.fault({ ...FAULTS[fault], ...call, times: TIMES });
  try {
    const said = await run();
    const { faults } = (await stripe.state()) as { faults: { answer: string; has: string; times: number }[] };
    expect(
      faults.map(({ answer, has, times }) => ({ answer, has, met: times < TIMES })),
      "whose call met its fault",
    ).toEqual(calls.map(({ fault, has }) => ({ answer: FAULTS[fault].answer, has, met: true })));
    return said;
  } finally {
    await stripe.clearFaults();
  }
}
