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
export function wordOwnState(review: Own, nowMs: number, email?: string): string {
  const left = editDaysLeft(review, nowMs);
  const change =
    left === 0
      ? "It can no longer be changed, only taken back."
      : `You may change it for ${left === 1 ? "one more day" : `${left} more days`}.`;
  switch (review.status) {
    case "awaiting-verification":
      return `Follow the link in the mail${email === undefined ? "" : ` to ${email}`} by ${formatUtcDay(review.submittedAt + LINK_DAYS * DAY_MS)}: nobody else sees it before. Sent ${formatUtcDay(review.submittedAt)}; sending it again mails a new link.`;
    case "held": {
      const due = review.heldDueAt ?? null;
      return `${due === null ? "" : `You are told by ${formatUtcDay(due)} whether it appears. `}Something about how it came asks for a person to read it before it appears. Its stars play no part. ${change}`;
    }
    case "published": {
      const edited = review.editedAt === null ? "" : `, changed ${formatUtcDay(review.editedAt)}`;
      return `Since ${formatUtcDay(review.publishedAt ?? review.submittedAt)}${edited}. ${change}`;
    }
    case "removed":
      return `${removedLabel(review.reason ?? "")}. Nobody else sees its words.`;
    case "withdrawn":
      return "Its words are gone. It is counted as taken back until you write another.";
  }
}
