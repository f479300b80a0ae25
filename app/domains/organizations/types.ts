/** Organizations as pages show them. Times are milliseconds UTC. */

import type { OrganizationRole } from "#app/domains/accounts/types.ts";
import type { ORGANIZATION_TYPES } from "#db/lists.ts";

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];
export type { OrganizationRole };

export type OrganizationRef = { name: string; slug: string; type: OrganizationType };

/** One step up the hierarchy: the organization that the one below belongs to, and since when. */
export type Parent = OrganizationRef & { since: number | null };

export type Child = OrganizationRef & { place: string; agentCount: number; since: number | null };

export type Leader = {
  name: string;
  role: Exclude<OrganizationRole, "member">;
  joinedAt: number;
  /** Slug of the person's own profile, when listed as an agent. */
  agentSlug: string | null;
};

/** The mean over all published reviews of an organization's listed agents, with how many of each it covers. */
export type MemberRating = {
  listedAgents: number;
  reviewedAgents: number;
  reviewCount: number;
  average: number | null;
};

export type Organization = OrganizationRef & {
  id: string;
  description: string;
  /** Address of its photo, without a size. */
  photoUrl: string | null;
  npn: string | null;
  street: string;
  zip: string;
  city: { name: string; slug: string; state: { code: string; name: string; slug: string } };
  point: { lat: number; lon: number };
  /** E.164. */
  phone: string | null;
  website: string | null;
  foundedYear: number | null;
  /** Nearest first. */
  parents: Parent[];
  /** Those with the most agents first; `childCount` is all of them. */
  children: Child[];
  childCount: number;
  leaders: Leader[];
  rating: MemberRating;
  /** An account owns or manages it. */
  managed: boolean;
};

/** An organization that a user manages, and in which role. */
export type Managed = {
  organizationNo: number;
  id: string;
  name: string;
  slug: string;
  type: OrganizationType;
  role: OrganizationRole;
};
