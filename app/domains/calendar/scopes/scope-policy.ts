/** What is agreed before an appointment about Medicare: its products, and when it has to be agreed. Pure. */
import { lawRule } from "#app/domains/law/policy.ts";
import { utcDay } from "#app/platform/clock.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { PlainMessage } from "#app/text/text.ts";

/** Fields of the booking form, and what is stored. */
export const SCOPE_PRODUCTS = ["advantage", "drugs", "supplement", "extras", "hospital"] as const;
export type ScopeProduct = (typeof SCOPE_PRODUCTS)[number];

export const SCOPE_LABELS: Readonly<Record<ScopeProduct, PlainMessage>> = {
  advantage: "Medicare Advantage (Part C) and cost plans",
  drugs: "Part D drug plans",
  supplement: "Medicare Supplement (Medigap)",
  extras: "Dental, vision, and hearing",
  hospital: "Hospital indemnity",
};

/** The products in a stored list, in the order of the form. */
export const readProducts = (stored: string): ScopeProduct[] => {
  const keys = stored.split(" ");
  return SCOPE_PRODUCTS.filter((one) => keys.includes(one));
};

/** Whether an appointment about this insurance needs a scope on this day. */
export const needsScope = (insuranceSlug: string, nowMs: number): boolean =>
  lawRule("medicare-scope", { day: utcDay(nowMs), page: "booking", types: [insuranceSlug] }) !== undefined;

const HOURS_AHEAD = 48;

/** Whether the appointment comes too soon after its scope was agreed: until September 30, 2026, within 48 hours. */
export const isTooSoon = (insuranceSlug: string, agreedAtMs: number, startsAtMs: number): boolean =>
  lawRule("medicare-scope-48-hours", {
    day: utcDay(startsAtMs),
    page: "booking",
    types: [insuranceSlug],
  }) !== undefined && startsAtMs - agreedAtMs < HOURS_AHEAD * HOUR_MS;
