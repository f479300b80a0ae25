/** The status of the writer's own review in words: what it means and what comes next. */

import { DAY_MS } from "#app/platform/durations.ts";
import { formatDayOf, formatPublicDay } from "#app/platform/time/reader-time.ts";
import { type PlainMessage, t, tn } from "#app/text/text.ts";
import { LINK_DAYS } from "../limits.ts";
import { editDaysLeft, type ReviewStatus } from "../policy.ts";
import { removedLabel } from "../reasons.ts";

const LABELS: Readonly<Record<ReviewStatus, PlainMessage>> = {
  "awaiting-verification": "Waiting for you to confirm it",
  held: "Being reviewed by our team",
  published: "Published",
  removed: "Removed",
  withdrawn: "Taken back",
};

/** Hides from the writer which signal held the review: it would teach fraudsters what to avoid. */
export const withoutSignal = <Review extends { status: ReviewStatus; reason: string | null }>(
  review: Review,
): Review => (review.status === "held" && review.reason !== "paused" ? { ...review, reason: null } : review);

export const ownStateLabel = (status: ReviewStatus): string => t(LABELS[status]);

type Own = {
  status: ReviewStatus;
  submittedAt: number;
  publishedAt: number | null;
  editedAt: number | null;
  reason: string | null;
  heldDueAt?: number | null;
};

/**
 * What the status means, what comes next, and what the writer can do. `email` is the writer's address, when it should
 * be mentioned.
 */
export function formatOwnState(review: Own, nowMs: number, email?: string): string {
  const left = editDaysLeft(review, nowMs);
  const change =
    left === 0
      ? t("You can no longer edit it, but you can take it back.")
      : tn(left, "You can edit it for one more day.", "You can edit it for {n} more days.");
  switch (review.status) {
    case "awaiting-verification": {
      const days = {
        until: formatDayOf(review.submittedAt + LINK_DAYS * DAY_MS),
        sent: formatDayOf(review.submittedAt),
      };
      return email === undefined
        ? t(
            "Open the link we emailed you by {until}. Nobody else sees your review before then. You sent it {sent}; if you send it again, we’ll email you a new link.",
            days,
          )
        : t(
            "Open the link we emailed you at {email} by {until}. Nobody else sees your review before then. You sent it {sent}; if you send it again, we’ll email you a new link.",
            { ...days, email },
          );
    }
    case "held": {
      const due = review.heldDueAt ?? null;
      const why =
        review.reason === "paused"
          ? t(
              "Many reviews of this agent came at once, so new ones wait until a person has read them. We aren’t saying that anything is wrong with yours, and your stars play no part.",
            )
          : t(
              "Something about how it was sent means a person has to read it first. Your stars play no part.",
            );
      const promise =
        due === null ? [] : [t("We’ll tell you by {day} whether it’s published.", { day: formatDayOf(due) })];
      return [...promise, why, change].join(" ");
    }
    case "published": {
      const day = formatPublicDay(review.publishedAt ?? review.submittedAt);
      const since =
        review.editedAt === null
          ? t("Since {day}.", { day })
          : t("Since {day}, edited {edited}.", { day, edited: formatPublicDay(review.editedAt) });
      return `${since} ${change}`;
    }
    case "removed":
      return t("{reason}. Nobody else sees it.", { reason: removedLabel(review.reason ?? "") });
    case "withdrawn":
      return t("Its words are gone. It’s counted as taken back until you write another.");
  }
}
