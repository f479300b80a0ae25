/** Why each kind of person signs up, in three lines of what the product does today. */
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

export type Organizing = { title: PlainMessage; to: string; reasons: readonly [PlainMessage, PlainMessage, PlainMessage] };

/** Who signs up on a page of their own. */
export const ORGANIZING: readonly Organizing[] = [
  {
    title: "Sign up an agency",
    to: paths.agencySignUp(),
    reasons: [
      "One page with your agents and their licenses.",
      "Invite them by email, up to 200 at once.",
      "See reviews without a reply, and licenses about to expire.",
    ],
  },
  {
    title: "Sign up a field marketing organization",
    to: paths.fmoSignUp(),
    reasons: [
      "Your agencies on your page, confirmed by both sides.",
      "Their agents, ratings, and leads as one sum.",
      "Invite your own people, and managers to help.",
    ],
  },
  {
    title: "Sign up a carrier",
    to: paths.carrierSignUp(),
    reasons: [
      "The organizations below you, with their agents counted.",
      "Your appointed agents, by state, from state lists.",
      "A public page that you write yourself.",
    ],
  },
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
