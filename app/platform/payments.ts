/**
 * Stripe, through its own library. A key for the stand-in (`stand-ins/stripe`) goes to the stand-in, any other to
 * Stripe. Nothing else differs between the two.
 */
import Stripe from "stripe";
import { MINUTE_MS } from "./durations.ts";
import type { PaymentSettings } from "./env.ts";
import type { Log } from "./log.ts";

/** The library retries once if that can't do anything twice. */
const RETRIES = 1;
const MESSAGE_CHARACTERS = 300;
/** How long calls have the same key, by the clock. */
export const KEY_MS = 10 * MINUTE_MS;
/** Stripe's word for an id that it does not know. */
const MISSING = "resource_missing";

export type Payments = { stripe: Stripe; webhookSecret: string };

/** Null if no key is set: pages say that payments are off. */
export function openPayments(settings: PaymentSettings | null): Payments | null {
  if (settings === null) return null;
  const { secretKey, webhookSecret, origin, timeoutMs } = settings;
  const at = origin === null ? null : new URL(origin);
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(at === null
      ? {}
      : {
          host: at.hostname,
          port: at.port === "" ? (at.protocol === "https:" ? 443 : 80) : Number(at.port),
          protocol: at.protocol === "https:" ? "https" : "http",
        }),
  });
  return { stripe, webhookSecret };
}

/**
 * The result of a call to Stripe. `down`: no answer, or an internal error of Stripe's, so a retry may help;
 * `answered` tells the two apart. `refused`: it understood and won't; `code` is its reason. `off`: no key is set.
 */
export type Asked<T> =
  | { kind: "said"; value: T }
  | { kind: "down"; message: string; answered: boolean }
  | { kind: "refused"; code: string; message: string }
  | { kind: "off" };

/** Calls Stripe. Never throws for an error of Stripe or the network; any other error is thrown. */
export async function askStripe<T>(
  { payments, log, requestId }: { payments(): Payments | null; log: Log; requestId: string },
  ask: (stripe: Stripe) => Promise<T>,
): Promise<Asked<T>> {
  const open = payments();
  if (open === null) return { kind: "off" };
  try {
    return { kind: "said", value: await ask(open.stripe) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const message = error.message.slice(0, MESSAGE_CHARACTERS);
    const status = error.statusCode ?? 0;
    const refused = status >= 400 && status < 500 && status !== 429 && status !== 409 && status !== 401;
    // An error we don't know is an answer like any other: another key, a price that hasn't been requested yet.
    if (error.code !== MISSING)
      log({ event: "stripe", requestId, message: `${error.type} ${status} ${error.code ?? ""}` });
    return refused
      ? { kind: "refused", code: error.code ?? error.type, message }
      : { kind: "down", message, answered: status > 0 };
  }
}

/**
 * An idempotency key that is good for ten minutes. Stripe repeats its first answer to a key for a day, even an
 * internal error, and one bad moment shouldn't block anyone that long.
 */
export const keyFor = ({ clock }: { clock: { now(): number } }, what: string): string =>
  `${what}-${Math.floor(clock.now() / KEY_MS)}`;
