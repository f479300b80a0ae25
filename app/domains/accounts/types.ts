/** People as the rest of the product sees them. */
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
  canPay: boolean;
  isApproved: boolean;
};

/** What the account keeps beside its password, and when this session has last shown it. */
export type SecondFactor = { authenticator: boolean; passkeys: boolean; shownAt: number | null };

/** Who is signed in, and all that the gate and the shell ask about them. */
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
  /** Of an agent's public profile. */
  slug: string | null;
  termsAccepted: boolean;
  /** When a version of terms takes effect that was published and is not in force yet: until then `termsAccepted` holds. */
  termsChangeAt: number | null;
  onboarding: Onboarding | null;
  /** The first of them; `role` is what the account is there. */
  managedOrganization: { id: string; name: string; slug: string; role: OrganizationRole } | null;
  /** What the plans that are paid unlock: the account's own, and those of organizations it leads. */
  entitlements: readonly Entitlement[];
  /** Payments that are missing, and until when nothing is taken away for it; `organization` null: one's own. */
  pastDue: readonly { plan: string; organization: string | null; slug: string | null; untilMs: number }[];
  /** In which their times are written where their browser does not say; null where nothing is known of it. */
  timeZone: string | null;
  /** What their browser last said of it, as it is stored. */
  storedTimeZone: string | null;
  /** Notifications not read yet. */
  unread: number;
  /** Messages not seen yet, over all conversations. */
  unreadMessages: number;
};
