/** Stripe's stand-in on the world's clock, and its events: on time, late, twice, in another order, or only when asked again. */
import { receiveEvent } from "#app/domains/billing/events/receive-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { freshStripeKey, steerStripe } from "#support/servers/stripe.ts";

export const DELIVERIES = ["on-time", "late", "twice", "reversed", "lost"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Stripe gives an event up after some days. */
const TRIES_MOST = 12;

export async function openPayments(origin: string, now: () => number) {
  const stripe = steerStripe(origin, freshStripeKey());
  const seconds = () => Math.floor(now() / 1000);
  await stripe.settings({ mode: "held", webhookSecret: stripe.webhookSecret });
  await stripe.clock({ nowSeconds: seconds(), fixed: true });
  const tried = new Map<string, number>();
  const heard = new Set<string>();
  let heardUpTo: string | null = null;
  let way: Delivery = "on-time";

  return {
    stripe,
    vars: {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_STAND_IN: origin,
    },
    setDelivery(next: Delivery): void {
      way = next;
    },
    /** What a person does on the checkout's page. Returns what came of it. */
    async pay(session: string, outcome: Parameters<typeof stripe.payCheckout>[1]): Promise<string> {
      return (await stripe.payCheckout(session, outcome)).result;
    },
    /** Everything at Stripe that is due by now happens. */
    follow: () => stripe.clock({ nowSeconds: seconds(), fixed: true }),
    /**
     * Brings the site what Stripe has to tell. One that isn't taken comes again with the next call.
     */
    async deliver(context: AppContext): Promise<void> {
      const held = await stripe.heldDeliveries({
        signedAt: seconds(),
        ...(heardUpTo === null ? {} : { after: heardUpTo }),
      });
      const waiting = held.filter(({ id }) => !heard.has(id));
      if (waiting.length === 0) return;
      if (way === "late") {
        // The next call brings them.
        way = "on-time";
        return;
      }
      const events = way === "reversed" ? waiting.toReversed() : waiting;
      for (const { id, body, headers } of events) {
        const before = tried.get(id) ?? 0;
        tried.set(id, before + 1);
        // The first try doesn't arrive.
        if (way === "lost" && before === 0) continue;
        const signature = headers["Stripe-Signature"] ?? headers["stripe-signature"] ?? "";
        for (let time = 0; time < (way === "twice" ? 2 : 1); time += 1) {
          const received = await receiveEvent(context, body, signature).catch((error: unknown) => {
            if (error instanceof Response) return null;
            throw error;
          });
          if (received?.kind === "refused")
            throw new Error(`An event of Stripe’s was refused: ${received.error}`);
          if (received !== null || before >= TRIES_MOST) heard.add(id);
        }
      }
      // Those before the first that waits aren't asked for anymore.
      for (const { id } of held) {
        if (!heard.has(id)) break;
        heardUpTo = id;
      }
    },
  };
}
