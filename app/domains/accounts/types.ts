/** Accounts as the rest of the product sees them. */
import type {
  ACCOUNT_STATUSES,
  AGREEMENT_TYPES,
  APPLICATION_STATUSES,
  ENTITLEMENTS,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
  ROLES,
} from "#db/lists.ts";

export type Role = (typeof ROLES)[number];

/** What an account's terms are called: the role, one value for the three executives (specification §3). */
export type AgreementType = (typeof AGREEMENT_TYPES)[number];

export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

export type Entitlement = (typeof ENTITLEMENTS)[number];

export type OnboardingStep = "terms" | "payment" | "setup" | "complete";

/** Answer of `get_user_onboarding_status` (specification §3), in the product's own words. */
export type Onboarding = {
  needsOnboarding: boolean;
  step: OnboardingStep;
  organizationId: string | null;
  organizationName: string | null;
  organizationType: (typeof ORGANIZATION_TYPES)[number] | null;
  applicationStatus: (typeof APPLICATION_STATUSES)[number] | null;
  pricingTier: string | null;
  /** What the applicant was told. */
  rejectionReason: string | null;
  /** A plan has to be paid, or was, before the workspace opens. */
  paymentDue: boolean;
  canPay: boolean;
  isApproved: boolean;
};

/** The account's second factors, and when this session last showed one. */
export type SecondFactor = { authenticator: boolean; passkeys: boolean; shownAt: number | null };

/** The signed-in person, with all that the gate and the shell need. */
export type Viewer = {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** False when the role could not be read: shown as an active customer, refused every write and admin page. */
  roleKnown: boolean;
  accountStatus: (typeof ACCOUNT_STATUSES)[number];
  verified: boolean;
  emailConfirmed: boolean;
  secondFactor: SecondFactor;
  /** The agent's public profile. */
  slug: string | null;
  termsAccepted: boolean;
  /** When a published version of the terms takes effect that isn't in force yet: until then `termsAccepted` holds. */
  termsChangeAt: number | null;
  onboarding: Onboarding | null;
  /** The first of them; `role` is the account's role there. */
  managedOrganization: { id: string; name: string; slug: string; role: OrganizationRole } | null;
  /** What paid plans unlock: the account's own plan, and those of organizations it leads. */
  entitlements: readonly Entitlement[];
  /** Missing payments, and until when the plan still works; `organization` null: the account's own plan. */
  pastDue: readonly { plan: string; organization: string | null; slug: string | null; untilMs: number }[];
  /** The time zone for their pages when the browser doesn't say one; null when unknown. */
  timeZone: string | null;
  /** The time zone that their browser last sent, as it is stored. */
  storedTimeZone: string | null;
  /** Notifications not read yet. */
  unread: number;
  /** Messages not seen yet, over all conversations. */
  unreadMessages: number;
};
