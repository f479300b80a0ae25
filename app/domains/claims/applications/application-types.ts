/** Agents' applications as the rest of the product sees them. */
import type { ProvenLicense } from "#app/domains/licenses/imports/profile-commands.server.ts";
import type {
  AGENT_APPLICATION_STATUSES,
  AGENT_DECLINE_REASONS,
  DOCUMENT_TYPES,
  LICENSE_STATUSES,
  LIST_VERDICTS,
} from "#db/lists.ts";

export type ApplicationStatus = (typeof AGENT_APPLICATION_STATUSES)[number];
export type DeclineReason = (typeof AGENT_DECLINE_REASONS)[number];
export type ListVerdict = (typeof LIST_VERDICTS)[number];
type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What an agent applies with. */
export type AppliedFacts = {
  npn: string;
  firstName: string;
  lastName: string;
  zip: string;
  licenses: readonly ProvenLicense[];
};

export type NamedLicense = ProvenLicense & { stateName: string };

/** The newest application of an account, as the account sees it. */
export type OwnApplication = {
  id: string;
  status: ApplicationStatus;
  npn: string;
  firstName: string;
  lastName: string;
  zip: string;
  documentType: DocumentType;
  documentBytes: number;
  openedAt: number;
  dueAt: number;
  decidedAt: number | null;
  declinedFor: DeclineReason | null;
  reason: string;
  licenses: readonly NamedLicense[];
  /** Whether the directory has the NPN by now: a list brought it. */
  isListed: boolean;
  /** Whether its person asked not to be listed. */
  returns: boolean;
};

/** What waits for an admin: an application, or one that made a profile and that a list contradicts. */
export type WaitingNewAgent = {
  id: string;
  name: string;
  npn: string;
  status: ApplicationStatus;
  contradicted: boolean;
  openedAt: number;
  dueAt: number;
};

/** A profile that is there already and may be the applicant's: by NPN, license number, or name in the same city. */
export type ListedAgent = {
  agentNo: number;
  slug: string;
  name: string;
  npn: string;
  place: string;
  why: "npn" | "number" | "name";
  /** The number in question. */
  number: string;
  isHeld: boolean;
};

/** What a row of an applied list says. */
export type Listing = {
  importNo: number;
  verdict: ListVerdict;
  said: {
    stateCode: string;
    number: string;
    npn: string;
    name: string | null;
    status: (typeof LICENSE_STATUSES)[number];
    expiresOn: string | null;
  };
  readOn: string;
  appliedAt: number;
  settledAt: number | null;
};

/** The facts by which an admin decides. */
export type ApplicationPage = Omit<OwnApplication, "isListed" | "returns"> & {
  /** When an admin agreed not to list the person of this NPN; null: they didn’t ask. */
  notListedSince: number | null;
  /** "Austin, TX"; null for a ZIP that the directory doesn't know. */
  place: string | null;
  /** The admin who decided, as others see it. */
  judge: string | null;
  applicant: {
    userId: string;
    name: string;
    email: string;
    since: number;
    emailConfirmed: boolean;
    sameName: boolean;
    /** The profile that the account manages by now. */
    managed: string | null;
  };
  /** What it became. */
  agent: { slug: string; name: string } | null;
  listed: readonly ListedAgent[];
  /** Other applications with the same NPN. */
  others: readonly { id: string; name: string; status: ApplicationStatus; openedAt: number }[];
  listings: readonly Listing[];
};
