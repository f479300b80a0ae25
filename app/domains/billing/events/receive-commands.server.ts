/** What comes to the webhook's address: verified, stored, then handled. */
import Stripe from "stripe";
import type { AppContext } from "#app/platform/context.ts";
import { ANSWER_WITHIN_MS, SIGNATURE_SECONDS } from "../limits.ts";
import { handleEvent } from "./handling.server.ts";
import { storeEvents } from "./stored-events.server.ts";

export type Received =
  /** Nothing was stored: nobody but Stripe signs so. */
  { kind: "refused"; status: 400 | 503; error: string } | { kind: "stored"; again: boolean };

/**
 * Takes what came to the webhook's address. A body whose signature is not Stripe's, or is old, is refused; an event that
 * came before is not handled again. Stripe is told that it arrived once it is stored: within seconds, while a handler that
 * waits for Stripe goes on behind the answer. What cannot be handled now is tried again later.
 */
export async function receiveEvent(
  context: AppContext,
  body: string,
  signature: string | null,
): Promise<Received> {
  const payments = context.payments();
  if (payments === null) return { kind: "refused", status: 503, error: "Payments are not set up here." };
  let event: Stripe.Event;
  try {
    event = await payments.stripe.webhooks.constructEventAsync(
      body,
      signature ?? "",
      payments.webhookSecret,
      SIGNATURE_SECONDS,
      undefined,
      context.clock.now(),
    );
  } catch (error) {
    // What is signed and no event at all is as good as unsigned.
    if (!(error instanceof Stripe.errors.StripeError || error instanceof SyntaxError)) throw error;
    return { kind: "refused", status: 400, error: "The signature isn’t Stripe’s, or it’s too old." };
  }
  const stored = await storeEvents(context, [event]);
  const [mine] = stored;
  if (mine === undefined) return { kind: "stored", again: true };
  const handled = handleEvent(context, mine);
  context.later(handled);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, ANSWER_WITHIN_MS);
  });
  await Promise.race([handled, enough]);
  clearTimeout(patience);
  return { kind: "stored", again: false };
}
