/** What comes to the webhook's address: verified, stored, then handled. */
import Stripe from "stripe";
import type { AppContext } from "#app/platform/context.ts";
import type { Payments } from "#app/platform/payments.ts";
import { ANSWER_WITHIN_MS, SIGNATURE_SECONDS } from "../limits.ts";
import { handleEvent } from "./handling.server.ts";
import { parseEvent, storeEvents } from "./stored-events.server.ts";

export type Received =
  /** Nothing was stored: nobody but Stripe signs so. */
  { kind: "refused"; status: 400 | 503; error: string } | { kind: "stored"; again: boolean };

/** Whether Stripe signed the body, within the last minutes. What the body says is not looked at. */
async function isSigned(
  { clock }: Pick<AppContext, "clock">,
  { stripe, webhookSecret }: Payments,
  body: string,
  signature: string | null,
): Promise<boolean> {
  try {
    const { signature: signatures } = stripe.webhooks;
    if (signatures === null) throw new Error("Stripe’s library has nothing that verifies signatures.");
    return await signatures.verifyHeaderAsync(
      body,
      signature ?? "",
      webhookSecret,
      SIGNATURE_SECONDS,
      undefined,
      clock.now(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return false;
    throw error;
  }
}

/** The value that the body says; undefined for what is no JSON, or nested too deeply to be read. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

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
  if (!(await isSigned(context, payments, body, signature)))
    return { kind: "refused", status: 400, error: "The signature isn’t Stripe’s, or it’s too old." };
  const event = parseEvent(parseBody(body));
  if (event === null) return { kind: "refused", status: 400, error: "This is no event of Stripe’s." };
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
