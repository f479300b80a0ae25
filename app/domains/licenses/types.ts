/** Licenses as the rest of the product sees them. */
import type { LICENSE_EVIDENCE, LICENSE_STATUSES } from "#db/lists.ts";

/** What evidence says of a license. */
export type RecordedStatus = (typeof LICENSE_STATUSES)[number];
export type EvidenceSource = (typeof LICENSE_EVIDENCE)[number];

/** The last day of a license whose list names none: later than every other, so it compares as they do. */
export const NO_END = "2999-12-31";

/** What a license is on a day. */
export type LicenseStatus = Exclude<RecordedStatus, "expired"> | "not-yet-effective" | "lapsed";

/** All that a license's row says, but for its number in the database and its revision. */
export type LicenseFacts = {
  stateCode: string;
  number: string;
  licenseClass: string;
  resident: boolean;
  /** Bits of `lines_of_authority`. */
  lines: number;
  stateLabel: string;
  status: RecordedStatus;
  effectiveOn: string;
  expiresOn: string;
  evidence: EvidenceSource;
  evidenceReadOn: string;
};

/** A license as it was read, to be changed. */
export type HeldLicense = LicenseFacts & {
  licenseNo: number;
  agentNo: number;
  revision: number;
  /** The day of the newest list that put it in question; null: none does. */
  questionedOn?: string | null;
};
