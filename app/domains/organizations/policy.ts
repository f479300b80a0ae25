/** The words for organizations, and which of their pages search engines are offered. */
import { formatCount } from "#app/ui/format-count.ts";
import type { MemberRating, Organization, OrganizationRole, OrganizationType } from "./types.ts";

export const typeWords: Record<OrganizationType, string> = {
  agency: "Agency",
  fmo: "Field marketing organization",
  carrier: "Carrier",
};

export const roleWords: Record<OrganizationRole, string> = {
  owner: "Owner",
  manager: "Manager",
  executive: "Executive",
  member: "Member",
};

/** A page that leads to nobody is kept out of search engines. The sitemap asks the same of the database. */
export function isIndexable({ rating, childCount }: Pick<Organization, "rating" | "childCount">): boolean {
  return rating.listedAgents > 0 || childCount > 0;
}

/** "from 1,204 reviews of 38 of its 52 agents": an average never stands without what it is counted over. */
export function ratingBase({ listedAgents, reviewedAgents, reviewCount }: MemberRating): string {
  if (listedAgents === 0) return "none of its agents are listed";
  if (reviewCount === 0) return `no reviews yet for its ${agents(listedAgents)}`;
  const reviews = reviewCount === 1 ? "1 review" : `${number(reviewCount)} reviews`;
  if (listedAgents === 1) return `from ${reviews} of its one agent`;
  const of =
    reviewedAgents === listedAgents
      ? `all ${agents(listedAgents)}`
      : `${number(reviewedAgents)} of its ${agents(listedAgents)}`;
  return `from ${reviews} of ${of}`;
}

const number = (count: number) => formatCount(count);
const agents = (count: number) => (count === 1 ? "1 agent" : `${number(count)} agents`);
