/** Turns a checkout's outcome into a response: Stripe's page, or the form with the reason. */
import { redirect } from "@remix-run/cloudflare";
import type { CheckoutOutcome } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { CHECKOUT_REFUSALS, seatsRefusal } from "#app/domains/billing/words.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Refusal } from "#app/platform/forms/submission.ts";

/** Logs that someone asked to pay for something that isn't theirs. */
export function logRefused(request: Request, context: AppContext, userId: string): void {
  const { pathname } = new URL(request.url);
  context.log({ event: "refused", requestId: context.requestId, path: pathname, userId });
}

/** Throws the redirect to Stripe's page, or returns the form's answer. */
export function goOrRefuse(
  outcome: CheckoutOutcome,
  request: Request,
  context: AppContext,
  userId: string,
): { status: number; why: Refusal } {
  if (outcome.kind === "go") throw redirect(outcome.url, 303);
  if (outcome.kind === "seats")
    return { status: 400, why: { errors: { seats: seatsRefusal(outcome.least, outcome.most) } } };
  if (outcome.kind === "not-yours") logRefused(request, context, userId);
  const { status, title, text } = CHECKOUT_REFUSALS[outcome.kind];
  return { status, why: { notice: { title, text } } };
}
