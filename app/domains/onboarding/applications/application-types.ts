/** Applications of organizations as pages show them. Times are milliseconds UTC. */
import type { Onboarding } from "#app/domains/accounts/types.ts";
import type { OrganizationRole, OrganizationType } from "#app/domains/organizations/types.ts";

export type ApplicationStatus = NonNullable<Onboarding["applicationStatus"]>;

/** What the applicant entered; empty where they entered nothing. */
export type ApplicationFacts = {
  organizationName: string;
  organizationType: OrganizationType;
  npn: string;
  street: string;
  zip: string;
  phone: string;
  website: string;
  description: string;
};

export type OwnApplication = {
  id: string;
  status: ApplicationStatus;
  facts: ApplicationFacts;
  /** To manage a listed organization: which one, and the proof that they may. Null for a new organization. */
  listed: { slug: string; proof: string } | null;
  /** The reason that the applicant got with the decision. */
  reason: string | null;
  submittedAt: number;
  reviewStartedAt: number | null;
  decidedAt: number | null;
  dueAt: number;
};

export type WaitingApplication = {
  id: string;
  organizationName: string;
  organizationType: OrganizationType;
  status: ApplicationStatus;
  submittedAt: number;
  dueAt: number;
  email: string;
};

/** One to decide, with what an admin needs to know. */
export type ApplicationPage = OwnApplication & {
  applicant: { userId: string; name: string; email: string; emailConfirmed: boolean; since: number };
  place: string | null;
  changedAt: number;
  organizationSlug: string | null;
  /** For a listed organization: whether an account manages it by now, and who leads it by the register or by account. */
  managed: boolean;
  leaders: { name: string; role: OrganizationRole; userId: string | null }[];
  decidedBy: string | null;
  /** Listed organizations of the same NPN, or of the same name. */
  alike: { name: string; slug: string; place: string; sameNpn: boolean }[];
  /** Earlier decisions about it. */
  earlier: { status: ApplicationStatus; decidedAt: number | null; reason: string | null }[];
};
