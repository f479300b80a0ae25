/** Claims as the rest of the product sees them. */
import type { DOCUMENT_TYPES } from "#db/lists.ts";
import type { CLAIM_KINDS, CLAIM_STATUSES, PROOFS } from "#db/schema/index.ts";

export type ClaimKind = (typeof CLAIM_KINDS)[number];
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type Proof = (typeof PROOFS)[number];
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The newest claim of an account, as the account sees it. */
export type OwnClaim = {
  id: string;
  npn: string;
  agentName: string;
  kind: ClaimKind;
  way: Proof;
  status: ClaimStatus;
  /** Where the code went, masked; null when the register has no address. */
  sentTo: string | null;
  codeExpiresAt: number | null;
  triesLeft: number;
  codeProvenAt: number | null;
  openedAt: number;
  dueAt: number | null;
  reason: string;
};

/** A claim that waits for a person. */
export type WaitingClaim = {
  id: string;
  kind: ClaimKind;
  way: Proof;
  agentName: string;
  npn: string;
  /** The claimant's account. */
  claimant: string;
  openedAt: number;
  dueAt: number;
};

/** An account that has to do with a claim. */
export type ClaimAccount = { userId: string; name: string; email: string; since: number };

/** The facts by which an admin decides a claim. */
export type ClaimPage = {
  id: string;
  kind: ClaimKind;
  way: Proof;
  status: ClaimStatus;
  npn: string;
  openedAt: number;
  dueAt: number | null;
  decidedAt: number | null;
  /** The admin who decided, as others see it. */
  judge: string | null;
  reason: string;
  codeProvenAt: number | null;
  document: { type: DocumentType; bytes: number } | null;
  claimant: ClaimAccount & { emailConfirmed: boolean; sameName: boolean };
  /** `notListedSince`: they asked not to be listed, and approving lists them again. */
  agent: {
    no: number;
    slug: string;
    firstName: string;
    lastName: string;
    registerEmail: string | null;
    notListedSince: number | null;
  };
  /** The account that holds the profile now; null for none. */
  holder: (ClaimAccount & { proof: Proof | null }) | null;
  licenses: {
    stateCode: string;
    number: string;
    licenseClass: string;
    status: string;
    expiresOn: string;
  }[];
};
