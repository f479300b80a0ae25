/** Words for terms. */

import type { AgreementType } from "#app/domains/accounts/types.ts";
import { COUNTED_ACCOUNTS } from "#app/domains/onboarding/limits.ts";
import type { TermsState } from "#app/domains/onboarding/terms/terms-queries.server.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const TYPE_NAMES: Readonly<Record<AgreementType, string>> = {
  customer: "Customers",
  agent: "Agents",
  agency: "Agencies",
  fmo: "Field marketing organizations",
  carrier: "Carriers",
  executive: "Executives",
};

/** "In force since Jun 1, 2026, 12:00 AM" */
export function stateWords(state: TermsState, effectiveAt: number): string {
  const moment = formatMoment(effectiveAt);
  if (state === "waiting") return `Takes effect ${moment}`;
  return state === "in force" ? `In force since ${moment}` : `Replaced; began ${moment}`;
}

/** "1 account", "10,000 accounts or more" */
export const accountsWords = (count: number): string =>
  count >= COUNTED_ACCOUNTS
    ? `${formatCount(count)} accounts or more`
    : `${formatCount(count)} ${count === 1 ? "account" : "accounts"}`;
