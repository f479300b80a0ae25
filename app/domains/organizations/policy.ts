/** Words for organizations, and which of their pages search engines may index. */

import { type PlainMessage, t, tn } from "#app/text/text.ts";
import type { MemberRating, Organization, OrganizationRole, OrganizationType } from "./types.ts";

export const typeWords: Record<OrganizationType, PlainMessage> = {
  agency: "Agency",
  fmo: "Field marketing organization",
  carrier: "Carrier",
};

export const roleWords: Record<OrganizationRole, PlainMessage> = {
  owner: "Owner",
  manager: "Manager",
  executive: "Executive",
  member: "Member",
};

/** Search engines may index a page with listed agents, or organizations under it. The sitemap asks the database the same. */
export function isIndexable({ rating, childCount }: Pick<Organization, "rating" | "childCount">): boolean {
  return rating.listedAgents > 0 || childCount > 0;
}

/** "from 1,204 reviews of 38 of its 52 agents": an average is never shown without what it covers. */
export function ratingBase({ listedAgents, reviewedAgents, reviewCount }: MemberRating): string {
  if (listedAgents === 0) return t("none of its agents are listed");
  if (reviewCount === 0)
    return tn(listedAgents, "no reviews yet for its {n} agent", "no reviews yet for its {n} agents");
  const reviews = tn(reviewCount, "{n} review", "{n} reviews");
  if (listedAgents === 1) return t("from {reviews} of its one agent", { reviews });
  return reviewedAgents === listedAgents
    ? t("from {reviews} of all {agents} agents", { reviews, agents: listedAgents })
    : t("from {reviews} of {reviewed} of its {agents} agents", {
        reviews,
        reviewed: reviewedAgents,
        agents: listedAgents,
      });
}
