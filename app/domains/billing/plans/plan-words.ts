/** The admin pages' words for plans. */
import { formatMoney } from "../money.ts";
import type { BillingInterval, PlanAudience } from "../types.ts";

export const AUDIENCE_WORDS: Readonly<Record<PlanAudience, string>> = {
  agent: "Agents",
  agency: "Agencies",
  fmo: "Field marketing organizations",
  carrier: "Carriers",
  member: "Members without a free seat",
};
export const ENTITLEMENT_WORDS = {
  "figures-file": "Figures of each week as a file",
  "all-versions": "All earlier versions of a profile",
} as const;

type Priced = { amountCents: number; currency: string; interval: BillingInterval };

/** "$29 a month" */
export const priceWords = ({ amountCents, currency, interval }: Priced): string =>
  `${formatMoney(amountCents, currency)} a ${interval}`;

/** The seeded plans say in their summary that their prices are samples. */
export const isSample = (summary: string): boolean => /\bsample price/i.test(summary);
