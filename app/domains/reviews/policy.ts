/** The statuses of a review and the transitions between them. Pure. */

import { DAY_MS } from "#app/platform/durations.ts";
import type { REVIEW_STATUSES } from "#db/lists.ts";

/** How long after sending it the writer may edit it (product.md). */
export const EDIT_DAYS = 30;

/** A draft exists only in the writer's browser; the first stored status is `awaiting-verification`. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export type ReviewAction =
  /** The emailed link was followed, and no signal asks for a person. */
  | "verify"
  /** The link was followed, and signals ask for a person. */
  | "verify-held"
  /** It is one of many that came at once, and was up before that was seen. */
  | "hold"
  /** A person has read it. */
  | "release"
  | "remove"
  /** After an appeal. */
  | "restore"
  | "withdraw"
  /** Written again after it was taken back, or sent again before the link was followed. */
  | "submit";

const TRANSITIONS: Readonly<Record<ReviewStatus, Partial<Record<ReviewAction, ReviewStatus>>>> = {
  "awaiting-verification": {
    submit: "awaiting-verification",
    verify: "published",
    "verify-held": "held",
    withdraw: "withdrawn",
  },
  held: { release: "published", remove: "removed", withdraw: "withdrawn" },
  published: { hold: "held", remove: "removed", withdraw: "withdrawn" },
  removed: { restore: "published" },
  withdrawn: { submit: "awaiting-verification" },
};

/** The status after an action; null when this status doesn't allow it. */
export function nextReviewStatus(status: ReviewStatus, action: ReviewAction): ReviewStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

/** Whether the writer may edit it: while it is published or held, within thirty days of sending it. */
export function canEdit(
  { status, submittedAt }: { status: ReviewStatus; submittedAt: number },
  nowMs: number,
) {
  return (status === "published" || status === "held") && nowMs - submittedAt < EDIT_DAYS * DAY_MS;
}

/** Days left for editing, rounded up; 0 when it can't be edited. */
export function editDaysLeft(review: { status: ReviewStatus; submittedAt: number }, nowMs: number): number {
  return canEdit(review, nowMs) ? Math.ceil((review.submittedAt + EDIT_DAYS * DAY_MS - nowMs) / DAY_MS) : 0;
}

export type WriterFacts = {
  /** The writer claimed the agent's profile. */
  self: boolean;
  /** The writer claimed another agent of the same organization, or manages it. */
  colleague: boolean;
  agentListed: boolean;
};
export type WriterRefusal = "self" | "colleague" | "not-listed";

/** Nobody reviews themselves or a colleague (product.md), or an agent who is no longer listed. */
export function decideWriter({ self, colleague, agentListed }: WriterFacts): "allowed" | WriterRefusal {
  if (!agentListed) return "not-listed";
  if (self) return "self";
  return colleague ? "colleague" : "allowed";
}
