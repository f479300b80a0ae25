/** Why each kind of organization signs up, in three lines of what the product does today. */
import type { OrganizationType } from "#app/domains/organizations/types.ts";
import type { PlainMessage } from "#app/text/text.ts";

export type Reasons = readonly [PlainMessage, PlainMessage, PlainMessage];

export const ORGANIZATION_REASONS: Readonly<Record<OrganizationType, Reasons>> = {
  agency: [
    "One page with your agents and their licenses.",
    "Invite them by email, up to 200 at once.",
    "See reviews without a reply, and licenses about to expire.",
  ],
  fmo: [
    "Your agencies on your page, confirmed by both sides.",
    "Their agents, ratings, and leads as one sum.",
    "Invite your own people, and managers to help.",
  ],
  carrier: [
    "The organizations below you, with their agents counted.",
    "Your appointed agents, by state, from state lists.",
    "A public page that you write yourself.",
  ],
};
