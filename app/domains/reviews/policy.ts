/** The states of a review and what leads from one to another, pure. What a state means for a reader stands beside it. */

import { DAY_MS } from "#app/platform/durations.ts";
import type { REVIEW_STATUSES } from "#db/lists.ts";

/** So long after it was sent may its writer change it (product.md). */
export const EDIT_DAYS = 30;

/** A draft lives in its writer's browser; the first state that is kept is the second. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export type ReviewAction =
  /** The link in the mail was followed, and nothing asks for a person. */
  | "verify"
  /** It was followed, and a signal asks for a person. */
  | "verify-held"
  /** A person has read it. */
  | "release"
  | "remove"
  /** After an appeal. */
  | "restore"
  | "withdraw"
  /** Written anew after it was taken back, or sent again before the link was followed. */
  | "submit";

const TRANSITIONS: Readonly<Record<ReviewStatus, Partial<Record<ReviewAction, ReviewStatus>>>> = {
  "awaiting-verification": {
    submit: "awaiting-verification",
    verify: "published",
    "verify-held": "held",
    withdraw: "withdrawn",
  },
  held: { release: "published", remove: "removed", withdraw: "withdrawn" },
  published: { remove: "removed", withdraw: "withdrawn" },
  removed: { restore: "published" },
  withdrawn: { submit: "awaiting-verification" },
};

/** The state after an action; null when the action is not open in this state. */
export function nextReviewStatus(status: ReviewStatus, action: ReviewAction): ReviewStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

/** Whether the writer may change what it says: while it is up or looked at, and within thirty days of sending it. */
export function canEdit(
  { status, submittedAt }: { status: ReviewStatus; submittedAt: number },
  nowMs: number,
) {
  return (status === "published" || status === "held") && nowMs - submittedAt < EDIT_DAYS * DAY_MS;
}

/** Days that are left for changing it, begun ones counted whole; 0 when it cannot be changed. */
export function editDaysLeft(review: { status: ReviewStatus; submittedAt: number }, nowMs: number): number {
  return canEdit(review, nowMs) ? Math.ceil((review.submittedAt + EDIT_DAYS * DAY_MS - nowMs) / DAY_MS) : 0;
}

export type WriterFacts = {
  /** The writer keeps the agent's record. */
  self: boolean;
  /** The writer keeps another agent of the same organization, or manages it. */
  colleague: boolean;
  agentListed: boolean;
};
export type WriterRefusal = "self" | "colleague" | "not-listed";

/** Nobody reviews themselves or a colleague (product.md), nor who is no longer listed. */
export function decideWriter({ self, colleague, agentListed }: WriterFacts): "allowed" | WriterRefusal {
  if (!agentListed) return "not-listed";
  if (self) return "self";
  return colleague ? "colleague" : "allowed";
}
