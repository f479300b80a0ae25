/** Why each kind of person signs up, in three lines of what the product does today. */
import { ORGANIZATION_REASONS, type Reasons } from "#app/domains/onboarding/organization-reasons.ts";
import { paths } from "#app/paths/paths.ts";
import type { PlainMessage } from "#app/text/text.ts";

export const REASONS = {
  customer: [
    "Message agents without showing your phone or email.",
    "Compare agents, save them, and book a time.",
    "Free. We never sell your information.",
  ],
  agent: [
    "Claim the profile people find, and say what you do best.",
    "Leads go only to you, with the consent they gave.",
    "Free. Paying changes nothing in the ranking.",
  ],
} as const satisfies Record<"customer" | "agent", readonly PlainMessage[]>;

export type Organizing = { title: PlainMessage; to: string; reasons: Reasons };

/** Who signs up on a page of their own. */
export const ORGANIZING: readonly Organizing[] = [
  { title: "Sign up an agency", to: paths.agencySignUp(), reasons: ORGANIZATION_REASONS.agency },
  {
    title: "Sign up a field marketing organization",
    to: paths.fmoSignUp(),
    reasons: ORGANIZATION_REASONS.fmo,
  },
  { title: "Sign up a carrier", to: paths.carrierSignUp(), reasons: ORGANIZATION_REASONS.carrier },
  {
    title: "Sign up as an executive",
    to: paths.executiveSignUp(),
    reasons: [
      "For leaders of an organization that’s already here.",
      "See the figures your managers work with.",
      "A profile only members can see.",
    ],
  },
];
