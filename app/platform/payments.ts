/**
 * Stripe, through its own library. A key of the stand-in's (`stand-ins/stripe`) speaks to the stand-in, any other to
 * Stripe: nothing else differs between the two.
 */
import Stripe from "stripe";
import { MINUTE_MS } from "./durations.ts";
import type { PaymentSettings } from "./env.ts";
import type { Log } from "./log.ts";

/** The library tries once more by itself where that changes nothing twice. */
const RETRIES = 1;
const MESSAGE_CHARACTERS = 300;
/** How long calls have the same key, by the clock. */
export const KEY_MS = 10 * MINUTE_MS;
/** Stripe's word for an id that it does not know. */
const MISSING = "resource_missing";

export type Payments = { stripe: Stripe; webhookSecret: string };

/** Null where no key is set: pages say that nothing can be paid here. */
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
 * What Stripe said to a call. `down`: nobody answered, or with an error of its own, so that trying again may help;
 * `answered` tells the two apart.
 * `refused`: it understood and won't; `code` is its word for why. `off`: no key is set.
 */
export type Asked<T> =
  | { kind: "said"; value: T }
  | { kind: "down"; message: string; answered: boolean }
  | { kind: "refused"; code: string; message: string }
  | { kind: "off" };

/** Asks Stripe. Never throws for what Stripe or the network does; whatever else fails is thrown. */
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
    // What it does not know is an answer like any other: another key, a price that nobody has asked for yet.
    if (error.code !== MISSING)
      log({ event: "stripe", requestId, message: `${error.type} ${status} ${error.code ?? ""}` });
    return refused
      ? { kind: "refused", code: error.code ?? error.type, message }
      : { kind: "down", message, answered: status > 0 };
  }
}

/**
 * A key by which Stripe knows the same call again, good for ten minutes: for a day Stripe answers a key as it did the first
 * time, with an error of its own too, and nobody should wait that long for one bad moment.
 */
export const keyFor = ({ clock }: { clock: { now(): number } }, what: string): string =>
  `${what}-${Math.floor(clock.now() / KEY_MS)}`;
