/**
 * Controls the stand-in for Stripe from a test, over HTTP alone: works in workerd, in Node and next to a browser.
 * Each key is a separate account, so parallel tests share nothing.
 */
import type { Delivery, Fault, FaultAnswer, Settings } from "../../../stand-ins/stripe/account.ts";
import type { CardOutcome } from "../../../stand-ins/stripe/types.ts";

/** A waiting event, with its raw body and the headers that it is sent with; signed on request. */
export type HeldDelivery = Delivery & { body: string; headers: Record<string, string> };
export type Delivered = { id: string; type: string; status: number };
export type DeliverOptions = {
  /** The held ones, unless named. */
  ids?: string[];
  times?: number;
  order?: "as-made" | "reversed" | "shuffled";
  seed?: number;
  /** All at the same moment. */
  together?: boolean;
};
export type FaultOptions = { answer: FaultAnswer } & Partial<
  Pick<Fault, "method" | "path" | "has" | "skip" | "times" | "after" | "kept">
>;

export type StripeStandIn = {
  key: string;
  webhookSecret: string;
  /** Of the stand-in, as STRIPE_STAND_IN has it. */
  origin: string;
  settings(changes: Partial<Settings>): Promise<Settings>;
  /** Events that haven't been sent, oldest first; `signedAt` in seconds signs them as of another time. */
  heldDeliveries(options?: {
    state?: Delivery["state"] | "all";
    signedAt?: number;
    /** Only those that were made after this event. */
    after?: string;
  }): Promise<HeldDelivery[]>;
  deliver(options?: DeliverOptions): Promise<Delivered[]>;
  fault(options: FaultOptions): Promise<void>;
  clearFaults(): Promise<void>;
  /** The account's time in seconds, moved or set; everything due by then has happened. */
  clock(change?: { advanceSeconds: number } | { nowSeconds: number; fixed?: boolean }): Promise<number>;
  /** What the customer's cards do from now on. */
  card(customer: string, outcome: CardOutcome): Promise<void>;
  /** Pays (or does not) as a person on the checkout's page; `url` is where the browser would go. */
  payCheckout(
    session: string,
    outcome?: CardOutcome | "abandoned" | "expired",
  ): Promise<{ result: string; url: string | null }>;
  dispute(paymentIntent: string): Promise<{ id: string }>;
  closeDispute(dispute: string, status: "won" | "lost"): Promise<void>;
  /** Edits an object directly; with `event` the site is notified. */
  change(
    id: string,
    change: { edits?: Record<string, unknown>; remove?: boolean; event?: string },
  ): Promise<Record<string, unknown>>;
  /** Calls that have come, oldest first, the last 500. */
  requests(): Promise<{ method: string; path: string; status: number; idempotencyKey: string | null }[]>;
  state(): Promise<Record<string, unknown>>;
  putState(state: Record<string, unknown>): Promise<void>;
  /** Forgets the account, its settings too. */
  reset(): Promise<void>;
};

/** A key that no other test has. */
export const freshStripeKey = (): string => `sk_stand_in_${crypto.randomUUID().replaceAll("-", "")}`;

/** Controls the account of `key`. Nothing is sent before `settings` says where to. */
export function steerStripe(origin: string, key = freshStripeKey()): StripeStandIn {
  const webhookSecret = `whsec_${key.slice("sk_stand_in_".length)}`;
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${origin}/_control/${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The stand-in for Stripe refused ${method} ${path}: ${text}`);
    return JSON.parse(text);
  }
  return {
    key,
    webhookSecret,
    origin,
    settings: (changes) => ask("PUT", "settings", changes),
    async heldDeliveries({ state = "held", signedAt, after } = {}) {
      const query = new URLSearchParams({
        state,
        ...(signedAt === undefined ? {} : { signedAt: String(signedAt) }),
        ...(after === undefined ? {} : { after }),
      });
      return (await ask<{ deliveries: HeldDelivery[] }>("GET", `deliveries?${query}`)).deliveries;
    },
    deliver: async (options = {}) =>
      (await ask<{ results: Delivered[] }>("POST", "deliver", options)).results,
    fault: async (options) => void (await ask("POST", "fault", options)),
    clearFaults: async () => void (await ask("DELETE", "fault")),
    async clock(change) {
      const { nowSeconds } = await (change === undefined
        ? ask<{ nowSeconds: number }>("GET", "clock")
        : ask<{ nowSeconds: number }>("POST", "clock", change));
      return nowSeconds;
    },
    card: async (customer, outcome) => void (await ask("POST", "card", { customer, outcome })),
    payCheckout: (session, outcome = "paid") => ask("POST", `checkout/${session}`, { outcome }),
    dispute: (paymentIntent) => ask("POST", "dispute", { payment_intent: paymentIntent }),
    closeDispute: async (dispute, status) => void (await ask("POST", "dispute", { dispute, status })),
    change: (id, change) => ask("POST", "change", { id, ...change }),
    requests: async () =>
      (await ask<{ requests: Awaited<ReturnType<StripeStandIn["requests"]>> }>("GET", "requests")).requests,
    state: () => ask("GET", "state"),
    putState: async (state) => void (await ask("PUT", "state", state)),
    reset: async () => void (await ask("DELETE", "account")),
  };
}
