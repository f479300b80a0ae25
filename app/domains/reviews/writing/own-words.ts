/** Where a review of one's own stands, in words: what the state means and what comes next. */
import { formatUtcDay } from "#app/platform/dates.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { LINK_DAYS } from "../limits.ts";
import { editDaysLeft, type ReviewStatus } from "../policy.ts";
import { removedLabel } from "../reasons.ts";

const LABELS: Readonly<Record<ReviewStatus, string>> = {
  "awaiting-verification": "Waiting for you to confirm it",
  held: "A person is reading it",
  published: "Published",
  removed: "Removed",
  withdrawn: "Taken back",
};

/** As its writer may have it: which signal held it would teach who tries what to avoid. */
export const withoutSignal = <Review extends { status: ReviewStatus; reason: string | null }>(
  review: Review,
): Review => (review.status === "held" ? { ...review, reason: null } : review);

export const ownStateLabel = (status: ReviewStatus): string => LABELS[status];

type Own = {
  status: ReviewStatus;
  submittedAt: number;
  publishedAt: number | null;
  editedAt: number | null;
  reason: string | null;
  heldDueAt?: number | null;
};

/** What comes next, what it means, and what can be done. `email` is the writer's own address, where it is to be said. */
export function formatOwnState(review: Own, nowMs: number, email?: string): string {
  const left = editDaysLeft(review, nowMs);
  const change =
    left === 0
      ? "You can no longer edit it, but you can take it back."
      : `You can edit it for ${left === 1 ? "one more day" : `${left} more days`}.`;
  switch (review.status) {
    case "awaiting-verification":
      return `Open the link we emailed you${email === undefined ? "" : ` at ${email}`} by ${formatUtcDay(review.submittedAt + LINK_DAYS * DAY_MS)}. Nobody else sees your review before then. You sent it ${formatUtcDay(review.submittedAt)}; if you send it again, we’ll email you a new link.`;
    case "held": {
      const due = review.heldDueAt ?? null;
      return `${due === null ? "" : `We’ll tell you by ${formatUtcDay(due)} whether it’s published. `}Something about how it was sent means a person has to read it first. Your stars play no part. ${change}`;
    }
    case "published": {
      const edited = review.editedAt === null ? "" : `, edited ${formatUtcDay(review.editedAt)}`;
      return `Since ${formatUtcDay(review.publishedAt ?? review.submittedAt)}${edited}. ${change}`;
    }
    case "removed":
      return `${removedLabel(review.reason ?? "")}. Nobody else sees it.`;
    case "withdrawn":
      return "Its words are gone. It’s counted as taken back until you write another.";
  }
}
