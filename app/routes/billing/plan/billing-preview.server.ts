/** The first step of a change: its cost, computed by Stripe. The choice is in the address. */

import type { OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import { type Proration, previewChange } from "#app/domains/billing/subscriptions/change-commands.server.ts";
import { ASKED_IN_VAIN, CHANGE_REFUSALS, seatsRefusal } from "#app/domains/billing/words.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import type { Payer } from "../payer.server.ts";

export type Preview = {
  price: string;
  seats: string;
  /** Null when something is wrong; see `error`. */
  proration: Proration | null;
  error: { title: string; text: string; harmless: boolean } | null;
  /** Too few seats for the members; the page links to them. */
  tooFew: boolean;
};

/** Null when the address has no choice. */
export async function readPreview(
  request: Request,
  context: AppContext,
  userId: string,
  payer: Payer,
  has: OwnSubscription | null,
): Promise<{ preview: Preview | null; status: number }> {
  const asked = new URL(request.url).searchParams;
  const price = asked.get("price");
  if (price === null || has === null || !payer.acts) return { preview: null, status: 200 };
  const seats = (asked.get("seats") ?? "1").trim();
  const refuse = (status: number, title: string, text: string, tooFew = false) => ({
    preview: { price, seats, proration: null, error: { title, text, harmless: status === 200 }, tooFew },
    status,
  });
  if (!/^\d{1,9}$/.test(seats) || parseUuid(price) === null)
    return refuse(400, "Enter a whole number of seats", "Nothing was changed.");
  const choice = { priceId: price, seats: Number(seats) };
  if (choice.priceId === has.priceId && choice.seats === has.seats)
    return refuse(200, "That’s what you have today", "Choose another plan or another number of seats.");
  const outcome = await previewChange(context, userId, payer.key, choice);
  if (outcome.kind === "preview")
    return {
      preview: { price, seats, proration: outcome.proration, error: null, tooFew: false },
      status: 200,
    };
  if (outcome.kind !== "seats") {
    const { status, title, text } = outcome.kind === "down" ? ASKED_IN_VAIN : CHANGE_REFUSALS[outcome.kind];
    return refuse(status, title, text);
  }
  const taken = payer.organization?.taken ?? 0;
  const tooFew = choice.seats < taken;
  return refuse(
    400,
    seatsRefusal(outcome.least, outcome.most),
    tooFew
      ? `${taken === 1 ? "1 person takes" : `${taken} people take`} a seat today. Remove someone first, or keep the seats.`
      : "Nothing was changed.",
    tooFew,
  );
}
