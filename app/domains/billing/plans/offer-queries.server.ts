/** What an organization costs, shown before anyone applies for one. */
import type { AppContext } from "#app/platform/context.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { formatMoney } from "../money.ts";
import type { Plan, PlanAudience } from "../types.ts";
import { INTERVALS, priceWords, seatWords } from "../words.ts";
import { listPlans } from "./plan-queries.server.ts";
import { isSample } from "./plan-words.ts";

export type Offer = {
  audience: PlanAudience;
  /** "Agency: $12 a seat a month or $120 a seat a year, plus tax, with at least 3 seats ($36 a month)" */
  words: string;
  /** Its price is a sample. */
  sample: boolean;
};

/** The plans for these kinds of organizations, with prices. Empty when nothing is to be paid. */
export async function listOffers(
  context: Pick<AppContext, "db">,
  audiences: readonly PlanAudience[] = ORGANIZATION_TYPES,
): Promise<Offer[]> {
  const plans = await listPlans(context, audiences);
  return plans.filter(({ prices }) => prices.length > 0).map(offerOf);
}

function offerOf({ audience, name, summary, perSeat, seatsMin, prices }: Plan): Offer {
  const each = prices.map((one) => priceWords(one, perSeat)).join(" or ");
  const [first] = prices;
  const least =
    perSeat && seatsMin > 1 && first !== undefined
      ? `, with at least ${seatWords(seatsMin)} (${formatMoney(first.amountCents * seatsMin, first.currency)} ${INTERVALS[first.interval].per})`
      : "";
  return { audience, words: `${name}: ${each}, plus tax${least}`, sample: isSample(summary) };
}

/** The same for the email about an approved application; null when nothing is to be paid. */
export const dueWords = (offers: readonly Offer[]): string | null =>
  offers.length === 0
    ? null
    : `Your workspace opens with the first payment. ${offers
        .map(({ words, sample }) => `${words}.${sample ? " This is a sample price." : ""}`)
        .join(" ")}`;
