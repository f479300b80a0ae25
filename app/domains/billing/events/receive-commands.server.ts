/** The webhook: verify, store, then handle. */
import Stripe from "stripe";
import type { AppContext } from "#app/platform/context.ts";
import type { Payments } from "#app/platform/payments.ts";
import { ANSWER_WITHIN_MS, SIGNATURE_SECONDS } from "../limits.ts";
import { handleEvent } from "./handling.server.ts";
import { parseEvent, storeEvents } from "./stored-events.server.ts";

export type Received =
  /** Nothing was stored: the signature isn't Stripe's. */
  { kind: "refused"; status: 400 | 503; error: string } | { kind: "stored"; again: boolean };

/** Whether Stripe signed the body within the last minutes. Doesn't read the body. */
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

/** The body's value; undefined when it isn't JSON, or is nested too deeply. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Receives a webhook call. A body with a wrong or old signature is refused, and an event that came before isn't handled
 * again. Stripe gets its response within seconds, once the event is stored; a slow handler continues after the response. An
 * event that can't be handled now is retried later.
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
