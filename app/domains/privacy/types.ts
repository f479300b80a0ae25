/** Requests about a person's own information. */
import type { PRIVACY_KINDS, PRIVACY_STATUSES } from "#db/lists.ts";

export type PrivacyKind = (typeof PRIVACY_KINDS)[number];
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number];
