/** What is agreed on when a time about Medicare is booked: what the form shows, and what was sent. */
import type { Bookable } from "#app/domains/calendar/calendar-queries.server.ts";
import type { Booking } from "#app/domains/calendar/inputs.ts";
import { SCOPE_KEPT_YEARS } from "#app/domains/calendar/limits.ts";
import {
  isTooSoon,
  needsScope,
  SCOPE_LABELS,
  SCOPE_PRODUCTS,
} from "#app/domains/calendar/scopes/scope-policy.ts";
import type { AgreedScope } from "#app/domains/calendar/scopes/scope-statements.server.ts";
import { medicareText } from "#app/domains/law/policy-texts.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { t } from "#app/text/text.ts";

/** What to agree on for an appointment about Medicare; null where the agent sells none of its plans. */
export function scopeOf(context: AppContext, agent: string, insurance: Bookable["insurance"]) {
  const place = { page: "booking", types: insurance.map(({ slug }) => slug) };
  const words = medicareText(context, "medicare-scope-words", place, agent);
  return words === null
    ? null
    : {
        words,
        whoCalls: medicareText(context, "medicare-who-calls", place, agent),
        kept: t(
          "We keep what you agree to for {years} years, as the rule asks, also after you delete your account.",
          { years: SCOPE_KEPT_YEARS },
        ),
        products: SCOPE_PRODUCTS.map((name) => ({ name, label: t(SCOPE_LABELS[name]) })),
      };
}

/**
 * What the client agreed to, for the booking; null when nothing is. A problem where something has to be agreed and isn't,
 * or where it comes too late.
 */
export function agreedScope(
  context: AppContext,
  agent: Bookable,
  { products, beneficiary, insurance, at }: Booking,
): { scope: AgreedScope | null } | { errors: Record<string, string> } {
  const nowMs = context.clock.now();
  const slug = agent.insurance.find(({ bit }) => bit === insurance)?.slug ?? "";
  const needed = needsScope(slug, nowMs);
  const words = scopeOf(context, agent.name, agent.insurance)?.words;
  if (words === undefined || (products.length === 0 && !needed)) return { scope: null };
  if (products.length === 0) return { errors: { advantage: t("Check what you want to talk about.") } };
  if (isTooSoon(slug, nowMs, at))
    return {
      errors: {
        at: t("What you talk about has to be agreed 48 hours ahead for Medicare. Choose a later time."),
      },
    };
  return { scope: { products, beneficiary: beneficiary ?? "", words } };
}
