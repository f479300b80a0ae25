/** Who is no longer listed, and requests for it. */
import type { ENDING_KINDS, REQUEST_BY, REQUEST_REASONS, REQUEST_STATUSES } from "#db/lists.ts";

export type EndingKind = (typeof ENDING_KINDS)[number];
export type RequestBy = (typeof REQUEST_BY)[number];
export type RequestReason = (typeof REQUEST_REASONS)[number];
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
