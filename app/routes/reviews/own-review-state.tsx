import { Form, Link } from "@remix-run/react";
import { nextReviewStatus } from "#app/domains/reviews/policy.ts";
import { removedLabel } from "#app/domains/reviews/reason-labels.ts";
import type { OwnReviewFacts } from "#app/domains/reviews/types.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

export type OwnReviewStateProps = { review: OwnReviewFacts; agent: { slug: string }; nowMs: number };

/** Where the writer's review stands, and taking it back. */
export function OwnReviewState({ review, agent, nowMs }: OwnReviewStateProps) {
  const { appealUntil } = review;
  return (
    <Note tone="plain" className="mb-5">
      <Form method="post" className="flow tight">
        <p>{wordState(review)}</p>
        <p className="row">
          {nextReviewStatus(review.status, "withdraw") === null ? null : (
            <Button small look="danger" name="intent" value="withdraw">
              Take it back
            </Button>
          )}
          {appealUntil !== null && appealUntil > nowMs ? (
            <>
              <span>You may appeal until {formatUtcDay(appealUntil)}.</span>
              <Link to={paths.appealReview(review.id)}>Appeal</Link>
            </>
          ) : null}
          {review.status === "published" ? (
            <Link to={`${paths.showcase(agent.slug)}#reviews`}>See it on the record</Link>
          ) : null}
        </p>
      </Form>
    </Note>
  );
}

function wordState({
  status,
  submittedAt,
  publishedAt,
  editedAt,
  reason,
  appealDueAt,
}: OwnReviewFacts): string {
  switch (status) {
    case "awaiting-verification":
      return `Sent ${formatUtcDay(submittedAt)}. It appears once you follow the link in the mail; sending it again mails a new link.`;
    case "held":
      return "A person is reading it before it appears.";
    case "published":
      return `Published ${formatUtcDay(publishedAt ?? submittedAt)}${editedAt === null ? "" : `, changed ${formatUtcDay(editedAt)}`}. You may change it for 30 days after sending it.`;
    case "removed":
      return `It was removed. ${removedLabel(reason ?? "")}.${appealDueAt === null ? "" : ` A second person decides about your appeal by ${formatUtcDay(appealDueAt)}.`}`;
    case "withdrawn":
      return "You have taken your review back. You may write another.";
  }
}
